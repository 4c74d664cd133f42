// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Remembers where each place's list was scrolled to, and its current row, until the window
///        closes.
///
/// Rows are remembered by episode, so that rows that come or go in between do not matter. A search
/// has no place of its own: its end leads back to where the list was.
///
/// Threads: GUI thread.
/// Owner:   the page; model, list and current row outlive it.
/// Tests:   tests/gui/tst_current_row.cpp

#include <base/ids.h>
#include <itemmodels/place.h>

#include <QHash>
#include <QObject>

#include <optional>

namespace dogear::itemmodels {
class EpisodeListModel;
} // namespace dogear::itemmodels

namespace dogear::widgets {

class CurrentRow;
class UniformListView;

class ScrollMemory final : public QObject
{
    Q_OBJECT

public:
    ScrollMemory(itemmodels::EpisodeListModel &model,
                 UniformListView &list,
                 CurrentRow &current,
                 QObject *parent);

    /// The model has loaded.
    void follow();

private:
    struct Spot
    {
        EpisodeId top;  ///< the first row that is seen
        int pixels = 0; ///< of it that are above the viewport
        EpisodeId current;
    };

    void remember();
    /// \return whether the row of \a spot is there
    [[nodiscard]] bool goTo(const Spot &spot);

    itemmodels::EpisodeListModel &m_model;
    UniformListView &m_list;
    CurrentRow &m_current;
    QHash<itemmodels::Place, Spot> m_spots;
    std::optional<itemmodels::Place> m_shown; ///< none: a search
    bool m_isWaiting = false;                 ///< for rows that are on their way
};

} // namespace dogear::widgets
