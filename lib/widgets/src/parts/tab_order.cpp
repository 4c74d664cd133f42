// SPDX-License-Identifier: GPL-3.0-or-later
#include <widgets/tab_order.h>

#include <QLayout>
#include <QScrollArea>
#include <QSplitter>
#include <QWidget>

namespace dogear::widgets {

namespace {

void collect(QWidget &widget, QList<QWidget *> &found);

void collect(QLayout &layout, QList<QWidget *> &found)
{
    for (int i = 0; i < layout.count(); ++i) {
        // All pages of a stack count, as its layout contains them; Tab itself skips hidden widgets.
        QLayoutItem *item = layout.itemAt(i);
        if (QWidget *widget = item->widget())
            collect(*widget, found);
        else if (QLayout *inner = item->layout())
            collect(*inner, found);
    }
}

/// Appends \a widget and all widgets inside it that Tab can reach, in the order of their layouts.
void collect(QWidget &widget, QList<QWidget *> &found)
{
    if (widget.focusPolicy() & Qt::TabFocus)
        found.append(&widget);
    // Scroll areas and splitters have no QLayout for their content.
    if (auto *area = qobject_cast<QScrollArea *>(&widget)) {
        if (area->widget())
            collect(*area->widget(), found);
    } else if (auto *splitter = qobject_cast<QSplitter *>(&widget)) {
        for (int i = 0; i < splitter->count(); ++i)
            collect(*splitter->widget(i), found);
    } else if (widget.layout()) {
        collect(*widget.layout(), found);
    }
}

void chain(const QList<QWidget *> &widgets)
{
    // setTabOrder() moves the second widget directly behind the first.
    for (qsizetype i = 1; i < widgets.size(); ++i)
        QWidget::setTabOrder(widgets.at(i - 1), widgets.at(i));
}

} // namespace

bool acceptsFocus(const QWidget &widget)
{
    return widget.focusPolicy() != Qt::NoFocus || widget.focusProxy();
}

QList<QWidget *> inLayoutOrder(QWidget &root)
{
    QList<QWidget *> found;
    collect(root, found);
    return found;
}

void tabInLayoutOrder(QWidget &root)
{
    chain(inLayoutOrder(root));
}

void tabAfter(QWidget &before, QWidget &page)
{
    const QList<QWidget *> first = inLayoutOrder(before);
    if (!first.isEmpty())
        chain(QList<QWidget *>{first.constLast()} + inLayoutOrder(page));
}

} // namespace dogear::widgets
