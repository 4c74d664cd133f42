// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The chips and the order above the list: what they say goes to the model.
///
/// Tests: tests/gui/tst_episode_list_page.cpp

#include <itemmodels/place.h>

#include <QList>
#include <QWidget>

class QActionGroup;
class QLayout;
class QToolButton;

namespace dogear::itemmodels {
class EpisodeListModel;
} // namespace dogear::itemmodels

namespace dogear::widgets {

class FilterBar final : public QWidget
{
    Q_OBJECT

public:
    FilterBar(itemmodels::EpisodeListModel &model, QWidget *parent);

    /// Shows what the model's filter is now, and whether it has a say at all.
    void follow();
    [[nodiscard]] bool isFiltering() const;

private:
    struct Chip
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

    itemmodels::EpisodeListModel &m_model;
    QList<Chip> m_chips;
    QToolButton *m_season = nullptr; ///< there for shows with several
    QActionGroup *m_seasons = nullptr;
    QToolButton *m_sort = nullptr;
    QActionGroup *m_orders = nullptr;
};

} // namespace dogear::widgets
