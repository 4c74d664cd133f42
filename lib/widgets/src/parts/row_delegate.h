// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Paints the panel of each row of a list, gives all rows one height, and turns events into
///        clicks and tooltips. Derived classes paint the content and handle the clicks.
///
/// Tests: tests/gui/tst_episode_delegate.cpp, tst_bookmark_delegate.cpp

#include <QStyledItemDelegate>

#include <optional>

namespace dogear::widgets {

class RowDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    void paint(QPainter *painter,
               const QStyleOptionViewItem &option,
               const QModelIndex &index) const final;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const final;
    bool editorEvent(QEvent *event,
                     QAbstractItemModel *model,
                     const QStyleOptionViewItem &option,
                     const QModelIndex &index) final;
    bool helpEvent(QHelpEvent *event,
                   QAbstractItemView *view,
                   const QStyleOptionViewItem &option,
                   const QModelIndex &index) final;

protected:
    /// Every row is \a rowUnits grid units high.
    RowDelegate(double rowUnits, QObject *parent);

    /// Paints the row above its panel, with antialiasing.
    virtual void paintRow(QPainter &painter,
                          const QStyleOptionViewItem &option,
                          const QModelIndex &index) const = 0;
    /// Handles a click at \a place. \return false if the click only selects the row
    [[nodiscard]] virtual bool click(const QPoint &place,
                                     const QStyleOptionViewItem &option,
                                     const QModelIndex &index) = 0;
    /// Returns the tooltip for \a place in the row \a index.
    [[nodiscard]] virtual QString toolTip(const QPoint &place,
                                          const QStyleOptionViewItem &option,
                                          const QModelIndex &index) const = 0;

private:
    double m_rowUnits;
};

/// Returns the tooltip \a text with the key of the command \a name in the window of the list that
/// \a option is for.
[[nodiscard]] QString keyedToolTip(const QString &text,
                                   const QStyleOptionViewItem &option,
                                   const QString &name);

/// Returns where \a event releases the left mouse button; nullopt for any other event.
[[nodiscard]] std::optional<QPoint> leftClick(const QEvent &event);

} // namespace dogear::widgets
