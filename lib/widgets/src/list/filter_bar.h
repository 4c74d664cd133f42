// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Offers filters (chips) and the order above the list, and applies them to its query.
///
/// Tests: tests/gui/tst_episode_list_page.cpp

#include <itemmodels/library_view.h>

#include <QList>
#include <QWidget>

class QAction;
class QActionGroup;
class QLayout;
class QMenu;
class QToolButton;

namespace dogear::itemmodels {
class ListQuery;
} // namespace dogear::itemmodels

namespace dogear::widgets {

class FilterBar final : public QWidget
{
    Q_OBJECT

public:
    FilterBar(itemmodels::ListQuery &query, QWidget *parent);

    /// Shows the present filter of the list: that of the place or, during a search, that of the
    /// search.
    void follow();
    [[nodiscard]] bool isFiltering() const;
    /// Sets the menu that the sort button opens in Up next; \a menu outlives the bar.
    void setQueueSorting(QMenu &menu);

private:
    struct Filter
    {
        QToolButton *button;
        bool itemmodels::ListFilter::*wanted;
    };

    void createChips(QLayout &row);
    void createSeasons(QLayout &row);
    void createSort();
    void apply();
    void offerSeasons();
    void followSeasons();
    void followOrder();

    itemmodels::ListQuery &m_query;
    QList<Filter> m_chips;
    QToolButton *m_season = nullptr; ///< visible for shows with several seasons
    QActionGroup *m_seasons = nullptr;
    QToolButton *m_sort = nullptr;
    QMenu *m_order = nullptr;
    QActionGroup *m_orders = nullptr;
    QMenu *m_queueSorting = nullptr;
    QAction *m_bestFirst = nullptr; ///< visible during a search
};

} // namespace dogear::widgets
