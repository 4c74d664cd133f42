// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The chips and the order above the list: what they say goes to the model.
///
/// Tests: tests/gui/tst_episode_list_page.cpp

#include <QWidget>

class QActionGroup;
class QHBoxLayout;
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
    QToolButton *addChip(const QString &name, const QString &text, const QString &help);
    void createSort();
    void apply();

    itemmodels::EpisodeListModel &m_model;
    QHBoxLayout *m_row;
    QToolButton *m_unplayed = nullptr;
    QToolButton *m_inProgress = nullptr;
    QToolButton *m_favourites = nullptr;
    QToolButton *m_offline = nullptr;
    QToolButton *m_sort = nullptr;
    QActionGroup *m_orders = nullptr;
};

} // namespace dogear::widgets
