// SPDX-License-Identifier: GPL-3.0-or-later
#include "row_delegate.h"

#include "painted_row.h"

#include <widgets/key_hints.h>

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

namespace dogear::widgets {

RowDelegate::RowDelegate(double rowUnits, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_rowUnits(rowUnits)
{}

QSize RowDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex & /*index*/) const
{
    return {units(option.font, 60), units(option.font, m_rowUnits)};
}

void RowDelegate::paint(QPainter *painter,
                        const QStyleOptionViewItem &option,
                        const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintRowPanel(*painter, option);
    paintRow(*painter, option, index);
    paintRowFocus(*painter, option);
    painter->restore();
}

bool RowDelegate::editorEvent(QEvent *event,
                              QAbstractItemModel *model,
                              const QStyleOptionViewItem &option,
                              const QModelIndex &index)
{
    if (const auto place = leftClick(*event); place && click(*place, option, index))
        return true;
    return QStyledItemDelegate::editorEvent(event, model, option, index);
}

bool RowDelegate::helpEvent(QHelpEvent *event,
                            QAbstractItemView *view,
                            const QStyleOptionViewItem &option,
                            const QModelIndex &index)
{
    if (event->type() != QEvent::ToolTip || !index.isValid())
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    QToolTip::showText(event->globalPos(), toolTip(event->pos(), option, index), view, option.rect);
    return true;
}

QString keyedToolTip(const QString &text, const QStyleOptionViewItem &option, const QString &name)
{
    return option.widget ? withKey(text, keyOf(*option.widget, name)) : text;
}

std::optional<QPoint> leftClick(const QEvent &event)
{
    if (event.type() != QEvent::MouseButtonRelease)
        return {};
    const auto &mouse = static_cast<const QMouseEvent &>(event);
    if (mouse.button() != Qt::LeftButton)
        return {};
    return mouse.position().toPoint();
}

} // namespace dogear::widgets
