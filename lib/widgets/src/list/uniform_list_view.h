// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows a list of any length whose rows all have the height of the first row.
///
/// QListView lays out every row again at each change, also with uniform sizes: 50 ms for a million
/// rows. This view computes the position of a row by a multiplication. It supports one column, from
/// top to bottom.
///
/// Visible rows keep their place: rows that are added or removed above them move the scroll bar.
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

    /// The rows that are visible, wholly or in part; first > last if there are none.
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
    /// Does nothing: type-ahead would access every row, and most rows are read only when they
    /// become visible.
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
    /// Upper edge of \a row in the viewport; the row need not exist.
    [[nodiscard]] int top(int row) const { return row * rowHeight() - verticalOffset(); }
    void keepInPlace(int first, int count);
    void setHovered(const std::optional<QPoint> &place);
    void showDropAt(const std::optional<QPoint> &place);

    mutable int m_rowHeight = 0; ///< pixels; 0: to be computed from the first row
    bool m_isRemoving = false;
    QPersistentModelIndex m_hovered;
    std::optional<int> m_dropLine; ///< y of the drop indicator in the viewport
};

} // namespace dogear::widgets
