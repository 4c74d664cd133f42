// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A list whose rows are all as high as the first, however many there are.
///
/// QListView lays out every row again at each change, with uniform sizes too: 50 ms for a million.
/// Here where a row stands is a multiplication. Only one column of rows from top to bottom.
///
/// What is read stays where it is: rows that come or go above it move the scroll bar, not the rows.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_uniform_list_view.cpp

#include <QListView>

#include <optional>

namespace dogear::widgets {

class UniformListView final : public QListView
{
    Q_OBJECT

public:
    explicit UniformListView(QWidget *parent = nullptr);

    /// The rows that are seen, also in part; first > last where there are none.
    struct Rows
    {
        int first = 0;
        int last = -1;
    };
    [[nodiscard]] Rows visibleRows() const;

    void setModel(QAbstractItemModel *model) override;
    void doItemsLayout() override;
    void reset() override;
    [[nodiscard]] QRect visualRect(const QModelIndex &index) const override;
    [[nodiscard]] QModelIndex indexAt(const QPoint &point) const override;
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;
    /// Does nothing: it would look at every row, and most are only read when they are looked at.
    void keyboardSearch(const QString & /*text*/) override {}

protected:
    bool event(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void timerEvent(QTimerEvent *event) override;
    void startDrag(Qt::DropActions actions) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void updateGeometries() override;
    void dataChanged(const QModelIndex &from,
                     const QModelIndex &to,
                     const QList<int> &roles = {}) override;
    void rowsInserted(const QModelIndex &parent, int first, int last) override;
    void rowsAboutToBeRemoved(const QModelIndex &parent, int first, int last) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    [[nodiscard]] int horizontalOffset() const override { return 0; }
    [[nodiscard]] int verticalOffset() const override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void setSelection(const QRect &area, QItemSelectionModel::SelectionFlags command) override;
    [[nodiscard]] QRegion visualRegionForSelection(const QItemSelection &selection) const override;
    [[nodiscard]] QModelIndexList selectedIndexes() const override;

private:
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] int rowCount() const { return model() ? model()->rowCount(rootIndex()) : 0; }
    /// Where \a row stands in the viewport, whether or not there is such a row.
    [[nodiscard]] int top(int row) const { return row * rowHeight() - verticalOffset(); }
    void keepInPlace(int first, int count);
    void setHovered(const std::optional<QPoint> &place);
    void showDropAt(const std::optional<QPoint> &place);

    mutable int m_rowHeight = 0; ///< 0: to be asked for
    bool m_isRemoving = false;
    QPersistentModelIndex m_hovered;
    std::optional<int> m_dropLine; ///< where in the viewport what is dragged would fall
};

} // namespace dogear::widgets
