// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Remembers the scroll position and the current row of each place's list until the window
///        closes.
///
/// Rows are remembered by episode, so rows that are added or removed in between do not matter. A
/// search is not remembered: when it ends, the list returns to its previous position.
///
/// Threads: GUI thread.
/// Owner:   owned by the page; model, list and current row outlive it.
/// Tests:   tests/gui/tst_current_row.cpp

#include <base/ids.h>
#include <itemmodels/library_view.h>

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

    /// To be called when the model has loaded.
    void follow();

private:
    struct Spot
    {
        EpisodeId top;  ///< the first visible row
        int pixels = 0; ///< height of the part of that row above the viewport
        EpisodeId current;
    };

    void remember();
    /// Scrolls to \a spot. \return whether its row is loaded
    [[nodiscard]] bool goTo(const Spot &spot);

    itemmodels::EpisodeListModel &m_model;
    UniformListView &m_list;
    CurrentRow &m_current;
    QHash<itemmodels::LibraryView, Spot> m_spots;
    std::optional<itemmodels::LibraryView> m_shown; ///< nullopt: a search
    bool m_isWaiting = false;                       ///< for the row to scroll to, still being read
};

} // namespace dogear::widgets
