// SPDX-License-Identifier: GPL-3.0-or-later
#include "elided_label.h"

#include "marked_text.h"

#include <widgets/literal_text.h>
#include <widgets/metrics.h>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

ElidedLabel::ElidedLabel(QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText); // titles of feeds must not be read as HTML
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    // The text is painted here, so QLabel's selection by mouse and its copying do not work.
    auto *copyAction = new QAction(tr("Copy"), this);
    connect(copyAction, &QAction::triggered, this, &ElidedLabel::copy);
    addAction(copyAction);
    setContextMenuPolicy(Qt::ActionsContextMenu);
}

void ElidedLabel::setMaxLines(int lines)
{
    m_maxLines = lines;
    // One line has a fixed height; the height of several lines depends on the width.
    QSizePolicy policy = sizePolicy();
    policy.setHeightForWidth(lines > 1);
    policy.setVerticalPolicy(lines > 1 ? QSizePolicy::Preferred : QSizePolicy::Fixed);
    setSizePolicy(policy);
    updateGeometry();
}

void ElidedLabel::setActivatable(bool isActivatable)
{
    m_isActivatable = isActivatable;
    setFocusPolicy(isActivatable ? Qt::TabFocus : Qt::NoFocus);
    setAttribute(Qt::WA_Hover, isActivatable); // painted differently under the pointer
    if (isActivatable)
        setCursor(Qt::PointingHandCursor);
    else
        unsetCursor();
}

void ElidedLabel::setLooksLikeLink(bool looksLikeLink)
{
    m_looksLikeLink = looksLikeLink;
    update();
}

MarkedText ElidedLabel::layOut(int width) const
{
    QFont shown = font();
    if (m_isActivatable && underMouse())
        shown.setUnderline(true);
    QColor color = palette().color(foregroundRole());
    if (m_looksLikeLink && isEnabled())
        color = readable(palette().color(QPalette::Link),
                         palette().color(QPalette::Text),
                         palette().color(QPalette::Base));
    return {text(),
            {.font = shown,
             .text = color,
             .layoutDirection = layoutDirection(),
             .maxLines = m_maxLines},
            width};
}

QString ElidedLabel::shownText() const
{
    return layOut(width()).shown();
}

QSize ElidedLabel::sizeHint() const
{
    const int width = fontMetrics().horizontalAdvance(text());
    return {std::min(width + 1, units(font(), 60)), fontMetrics().height()};
}

QSize ElidedLabel::minimumSizeHint() const
{
    // Small, so that a long title never makes the pane wider.
    return {fontMetrics().averageCharWidth() * 4, fontMetrics().height()};
}

int ElidedLabel::heightForWidth(int width) const
{
    // An empty label has the height of one line.
    return std::max(fontMetrics().height(), layOut(width).height());
}

void ElidedLabel::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    const MarkedText shown = layOut(width());
    shown.draw(painter, {0, std::max(0, (height() - shown.height()) / 2)});
}

bool ElidedLabel::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QLabel::event(event);
    QStringList lines; // first the text, if it is cut, then the label's own tool-tip
    if (layOut(width()).isElided())
        lines.append(text());
    if (!toolTip().isEmpty())
        lines.append(toolTip());
    QToolTip::showText(
        static_cast<QHelpEvent *>(event)->globalPos(), literalToolTip(lines.join(u'\n')), this);
    return true;
}

void ElidedLabel::mouseReleaseEvent(QMouseEvent *event)
{
    // As with a button, a release outside of the label does not count.
    if (m_isActivatable && event->button() == Qt::LeftButton
        && rect().contains(event->position().toPoint()))
        emit activated();
}

void ElidedLabel::keyPressEvent(QKeyEvent *event)
{
    const bool isActivation = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter
                              || event->key() == Qt::Key_Space;
    if (m_isActivatable && isActivation)
        emit activated();
    else
        QLabel::keyPressEvent(event);
}

void ElidedLabel::copy() const
{
    QApplication::clipboard()->setText(text());
}

} // namespace dogear::widgets
