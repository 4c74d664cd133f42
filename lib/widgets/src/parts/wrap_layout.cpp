// SPDX-License-Identifier: GPL-3.0-or-later
#include "wrap_layout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace dogear::widgets {

struct WrapLayout::Line
{
    std::vector<QLayoutItem *> items;
    int width = 0;
    int height = 0;
};

WrapLayout::WrapLayout(int gap, QWidget *parent)
    : QLayout(parent)
    , m_gap(gap)
{
    setContentsMargins(0, 0, 0, 0);
}

WrapLayout::~WrapLayout() = default;

void WrapLayout::addItem(QLayoutItem *item)
{
    m_items.emplace_back(item);
    invalidate();
}

QLayoutItem *WrapLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items.at(size_t(index)).get() : nullptr;
}

QLayoutItem *WrapLayout::takeAt(int index)
{
    if (index < 0 || index >= count())
        return nullptr;
    QLayoutItem *item = m_items.at(size_t(index)).release();
    m_items.erase(m_items.begin() + index);
    invalidate();
    return item;
}

/// Distributes the visible items over lines of at most \a width pixels. An item that is wider gets
/// a line of its own.
std::vector<WrapLayout::Line> WrapLayout::lines(int width) const
{
    std::vector<Line> lines;
    for (const auto &item : m_items) {
        if (item->isEmpty()) // a hidden widget
            continue;
        const QSize size = item->sizeHint();
        if (lines.empty() || lines.back().width + m_gap + size.width() > width)
            lines.push_back({});
        Line &line = lines.back();
        line.width += size.width() + (line.items.empty() ? 0 : m_gap);
        line.height = std::max(line.height, size.height());
        line.items.push_back(item.get());
    }
    return lines;
}

QSize WrapLayout::sizeHint() const
{
    QSize size;
    for (const Line &line : lines(QLAYOUTSIZE_MAX)) // at this width at most one line
        size = {line.width, line.height};
    return size.grownBy(contentsMargins());
}

QSize WrapLayout::minimumSize() const
{
    QSize size;
    for (const auto &item : m_items) {
        if (!item->isEmpty())
            size = size.expandedTo(item->sizeHint());
    }
    size = size.grownBy(contentsMargins());
    // The height of all lines at the present width, because QSplitter, in which the panes lie,
    // never asks for heightForWidth().
    if (m_width >= size.width())
        size.setHeight(std::max(size.height(), heightForWidth(m_width)));
    return size;
}

int WrapLayout::heightForWidth(int width) const
{
    const QMargins margins = contentsMargins();
    int height = margins.top() + margins.bottom();
    const auto all = lines(width - margins.left() - margins.right());
    for (const Line &line : all)
        height += line.height;
    return height + m_gap * std::max(0, int(all.size()) - 1);
}

void WrapLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    // A new width changes minimumSize(), so the parent has to ask for it again. The old width is
    // not taken from geometry(): that is empty whenever the layout is invalid, as it is after
    // update(), so the window would be laid out again and again, at the cost of a whole processor.
    if (std::exchange(m_width, rect.width()) != rect.width())
        update();
    const QRect inside = rect.marginsRemoved(contentsMargins());
    const Qt::LayoutDirection direction =
        parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    int y = inside.top();
    for (const Line &line : lines(inside.width())) {
        int x = inside.left();
        for (QLayoutItem *item : line.items) {
            const QSize size = item->sizeHint();
            // An item that is wider than the layout is narrowed, not cut.
            const QRect place({x, y + (line.height - size.height()) / 2},
                              QSize(std::min(size.width(), inside.width()), size.height()));
            item->setGeometry(QStyle::visualRect(direction, inside, place));
            x += size.width() + m_gap;
        }
        y += line.height + m_gap;
    }
}

} // namespace dogear::widgets
