// SPDX-License-Identifier: GPL-3.0-or-later
// QListView keeps a table with the position of every row. The overrides that only call the function
// of QAbstractItemView bypass that table.
// NOLINTBEGIN(bugprone-parent-virtual-call)
#include "uniform_list_view.h"

#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace dogear::widgets {

UniformListView::UniformListView(QWidget *parent)
    : QListView(parent)
{
    setUniformItemSizes(true);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

int UniformListView::rowHeight() const
{
    if (m_rowHeight == 0 && rowCount() > 0) {
        const QModelIndex first = model()->index(0, modelColumn(), rootIndex());
        m_rowHeight = sizeHintForIndex(first).height();
    }
    return std::max(1, m_rowHeight);
}

UniformListView::Rows UniformListView::visibleRows() const
{
    const int last = (verticalOffset() + viewport()->height() - 1) / rowHeight();
    return {verticalOffset() / rowHeight(), std::min(last, rowCount() - 1)};
}

void UniformListView::setModel(QAbstractItemModel *model)
{
    m_rowHeight = 0;
    if (this->model()) // ends the connection that is made below
        disconnect(this->model(), nullptr, this, nullptr);
    QListView::setModel(model);
    if (model) // runs after the slots of the view and its selection model, connected just before
        connect(model, &QAbstractItemModel::rowsRemoved, this, [this] { m_isRemoving = false; });
}

void UniformListView::doItemsLayout()
{
    QAbstractItemView::doItemsLayout();
}

void UniformListView::reset()
{
    m_rowHeight = 0;
    QAbstractItemView::reset();
}

int UniformListView::verticalOffset() const
{
    return verticalScrollBar()->value();
}

QRect UniformListView::visualRect(const QModelIndex &index) const
{
    if (!index.isValid() || index.model() != model() || index.parent() != rootIndex())
        return {};
    return {0, top(index.row()), viewport()->width(), rowHeight()};
}

QModelIndex UniformListView::indexAt(const QPoint &point) const
{
    const int y = point.y() + verticalOffset();
    if (!viewport()->rect().contains(point) || y / rowHeight() >= rowCount())
        return {};
    return model()->index(y / rowHeight(), modelColumn(), rootIndex());
}

void UniformListView::scrollTo(const QModelIndex &index, ScrollHint hint)
{
    if (!visualRect(index).isValid())
        return;
    // The layout after a change is delayed. If rows were removed just now, the scroll bar corrects
    // its value here, and not after the scrolling.
    updateGeometries();
    const QRect row = visualRect(index);
    const int height = viewport()->height();
    const int toTop = row.top();
    const int toBottom = row.top() + row.height() - height;
    const auto distance = [&] {
        switch (hint) {
        case PositionAtTop:
            return toTop;
        case PositionAtBottom:
            return toBottom;
        case PositionAtCenter:
            return (toTop + toBottom) / 2;
        case EnsureVisible:
            break;
        }
        // A row that is higher than the viewport shows its top.
        return toTop < 0 || row.height() > height ? toTop : std::max(0, toBottom);
    }();
    verticalScrollBar()->setValue(verticalOffset() + distance);
}

void UniformListView::updateGeometries()
{
    const int height = viewport()->height();
    verticalScrollBar()->setPageStep(height);
    verticalScrollBar()->setSingleStep(std::max(1, rowHeight() / 2));
    verticalScrollBar()->setRange(0, std::max(0, rowCount() * rowHeight() - height));
    horizontalScrollBar()->setRange(0, 0); // rows are as wide as the viewport
    QAbstractItemView::updateGeometries();
}

bool UniformListView::event(QEvent *event)
{
    // The delegate's size hint depends on both.
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange)
        m_rowHeight = 0;
    return QListView::event(event);
}

void UniformListView::resizeEvent(QResizeEvent *event)
{
    QAbstractItemView::resizeEvent(event);
}

void UniformListView::wheelEvent(QWheelEvent *event)
{
    QAbstractItemView::wheelEvent(event);
}

void UniformListView::mouseMoveEvent(QMouseEvent *event)
{
    QAbstractItemView::mouseMoveEvent(event);
}

void UniformListView::mouseReleaseEvent(QMouseEvent *event)
{
    QAbstractItemView::mouseReleaseEvent(event);
}

void UniformListView::timerEvent(QTimerEvent *event)
{
    QAbstractItemView::timerEvent(event);
}

void UniformListView::scrollContentsBy(int /*dx*/, int dy)
{
    // After scrolling, another row is below the pointer, which has not moved.
    const QPoint pointer = viewport()->mapFromGlobal(QCursor::pos());
    viewport()->scroll(0, dy);
    if (m_hovered.isValid())
        setHovered(pointer);
}

void UniformListView::dataChanged(const QModelIndex &from,
                                  const QModelIndex &to,
                                  const QList<int> &roles)
{
    QAbstractItemView::dataChanged(from, to, roles);
}

/// Scrolls by \a count rows that were inserted at \a first, or are removed there if \a count is
/// negative, so that the visible rows keep their place.
void UniformListView::keepInPlace(int first, int count)
{
    const int offset = verticalOffset();
    // At the very top the list does not scroll: new rows are shown there.
    if (offset > 0 && first * rowHeight() < offset) {
        // The delayed layout sets the range only later, and it would limit the value.
        verticalScrollBar()->setMaximum(
            std::max(verticalScrollBar()->maximum(), offset + count * rowHeight()));
        verticalScrollBar()->setValue(std::max(0, offset + count * rowHeight()));
    }
}

void UniformListView::rowsInserted(const QModelIndex &parent, int first, int last)
{
    QAbstractItemView::rowsInserted(parent, first, last);
    keepInPlace(first, last - first + 1);
    scheduleDelayedItemsLayout();
}

void UniformListView::rowsAboutToBeRemoved(const QModelIndex &parent, int first, int last)
{
    QAbstractItemView::rowsAboutToBeRemoved(parent, first, last);
    m_isRemoving = true;
    // Only rows that are wholly above the viewport move the visible ones.
    const int above = std::min(last, verticalOffset() / rowHeight() - 1) - first + 1;
    if (above > 0)
        keepInPlace(first, -above);
    scheduleDelayedItemsLayout();
}

/// Does not scroll while rows are removed: Qt then makes another row current, which the user did
/// not ask to see.
void UniformListView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    const bool wasFollowing = hasAutoScroll();
    setAutoScroll(wasFollowing && !m_isRemoving);
    QListView::currentChanged(current, previous);
    setAutoScroll(wasFollowing);
}

QModelIndex UniformListView::moveCursor(CursorAction action, Qt::KeyboardModifiers /*modifiers*/)
{
    if (rowCount() == 0)
        return {};
    const int page = std::max(1, viewport()->height() / rowHeight()); // rows that fit wholly
    const int row = currentIndex().isValid() ? currentIndex().row() : -1;
    const int next = [&] {
        switch (action) {
        case MoveHome:
            return 0;
        case MoveEnd:
            return rowCount() - 1;
        case MovePageUp:
            return row - page;
        case MovePageDown:
            return row + page;
        case MoveUp:
        case MovePrevious:
            return row - 1;
        case MoveDown:
        case MoveNext:
            return row + 1;
        case MoveLeft:
        case MoveRight:
            break;
        }
        return row;
    }();
    return model()->index(std::clamp(next, 0, rowCount() - 1), modelColumn(), rootIndex());
}

void UniformListView::setSelection(const QRect &area, QItemSelectionModel::SelectionFlags command)
{
    const QRect rect = area.normalized();
    const int first = std::max(0, (rect.top() + verticalOffset()) / rowHeight());
    const int last = std::min((rect.bottom() + verticalOffset()) / rowHeight(), rowCount() - 1);
    // One range for any number of rows: a million indexes would take long to select.
    QItemSelection selection;
    if (first <= last)
        selection.select(model()->index(first, modelColumn(), rootIndex()),
                         model()->index(last, modelColumn(), rootIndex()));
    selectionModel()->select(selection, command);
}

QRegion UniformListView::visualRegionForSelection(const QItemSelection &selection) const
{
    QRegion region;
    for (const QItemSelectionRange &range : selection) {
        const QRect rows(0,
                         top(range.top()),
                         viewport()->width(),
                         (range.bottom() - range.top() + 1) * rowHeight());
        region += rows & viewport()->rect();
    }
    return region;
}

QModelIndexList UniformListView::selectedIndexes() const
{
    return QAbstractItemView::selectedIndexes();
}

/// Keeps the row below the pointer, because paintEvent() needs it and the one of QAbstractItemView
/// is private.
void UniformListView::setHovered(const std::optional<QPoint> &place)
{
    const QModelIndex now = place ? indexAt(*place) : QModelIndex();
    if (now == m_hovered)
        return;
    viewport()->update(visualRect(m_hovered));
    m_hovered = now;
    viewport()->update(visualRect(m_hovered));
}

bool UniformListView::viewportEvent(QEvent *event)
{
    switch (event->type()) {
    case QEvent::HoverMove:
    case QEvent::HoverEnter:
        setHovered(static_cast<QHoverEvent *>(event)->position().toPoint());
        break;
    case QEvent::MouseMove:
        setHovered(static_cast<QMouseEvent *>(event)->position().toPoint());
        break;
    case QEvent::HoverLeave:
    case QEvent::Leave:
        setHovered({});
        break;
    default:
        break;
    }
    return QListView::viewportEvent(event);
}

void UniformListView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    const QStyle::State state = option.state;
    const auto [first, last] = visibleRows();
    for (int row = first; row <= last; ++row) {
        const QModelIndex index = model()->index(row, modelColumn(), rootIndex());
        option.rect = visualRect(index);
        if (!event->rect().intersects(option.rect))
            continue;
        option.state = state;
        option.state.setFlag(QStyle::State_Selected, selectionModel()->isSelected(index));
        option.state.setFlag(QStyle::State_MouseOver, index == m_hovered);
        option.state.setFlag(QStyle::State_HasFocus, hasFocus() && index == currentIndex());
        itemDelegateForIndex(index)->paint(&painter, option, index);
    }
    // QListView paints its drop indicator in the function that this one replaces.
    if (m_dropLine) {
        QStyleOption line;
        line.initFrom(this);
        line.rect = QRect(0, *m_dropLine, viewport()->width(), 0);
        style()->drawPrimitive(QStyle::PE_IndicatorItemViewItemDrop, &line, &painter, this);
    }
}

void UniformListView::startDrag(Qt::DropActions actions)
{
    QAbstractItemView::startDrag(actions);
    showDropAt({}); // the drag has ended, here or in another window
}

void UniformListView::dragMoveEvent(QDragMoveEvent *event)
{
    QAbstractItemView::dragMoveEvent(event);
    showDropAt(event->isAccepted() ? std::optional(event->position().toPoint()) : std::nullopt);
}

void UniformListView::dragLeaveEvent(QDragLeaveEvent *event)
{
    QAbstractItemView::dragLeaveEvent(event);
    showDropAt({});
}

void UniformListView::dropEvent(QDropEvent *event)
{
    QAbstractItemView::dropEvent(event);
    showDropAt({});
}

void UniformListView::showDropAt(const std::optional<QPoint> &place)
{
    m_dropLine.reset();
    if (place && dropIndicatorPosition() != OnViewport) {
        const int row = (place->y() + verticalOffset()) / rowHeight();
        m_dropLine = top(row + (dropIndicatorPosition() == BelowItem ? 1 : 0));
    } else if (place) { // below the last row
        m_dropLine = top(rowCount());
    }
    viewport()->update();
}

} // namespace dogear::widgets
// NOLINTEND(bugprone-parent-virtual-call)
