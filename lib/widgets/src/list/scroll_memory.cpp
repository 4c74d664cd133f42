// SPDX-License-Identifier: GPL-3.0-or-later
#include "scroll_memory.h"

#include "current_row.h"
#include "uniform_list_view.h"

#include <itemmodels/episode_list_model.h>

#include <QScrollBar>

namespace dogear::widgets {

using itemmodels::episodeIdOf;

ScrollMemory::ScrollMemory(itemmodels::EpisodeListModel &model,
                           UniformListView &list,
                           CurrentRow &current,
                           QObject *parent)
    : QObject(parent)
    , m_model(model)
    , m_list(list)
    , m_current(current)
{
    connect(list.verticalScrollBar(), &QScrollBar::valueChanged, this, &ScrollMemory::remember);
    connect(&current, &CurrentRow::selected, this, &ScrollMemory::remember);
}

/// Remembers the present position. Ignores scrolling during a search, and while the rows of another
/// place are loading: the list then belongs to neither place.
void ScrollMemory::remember()
{
    if (m_model.isLoading() || !m_shown || *m_shown != m_model.query().view()
        || m_model.query().isSearching())
        return;
    m_isWaiting = false; // the user has scrolled, and keeps that position
    const QModelIndex top = m_model.index(m_list.visibleRows().first);
    m_spots.insert(*m_shown,
                   {.top = episodeIdOf(top),
                    .pixels = -m_list.visualRect(top).top(),
                    .current = m_current.current()});
}

void ScrollMemory::follow()
{
    const auto now =
        m_model.query().isSearching() ? std::nullopt : std::optional(m_model.query().view());
    if (now != m_shown && now) {
        m_isWaiting = m_spots.contains(*now);
        if (!m_isWaiting && m_model.rowCount() > 0)
            m_list.verticalScrollBar()->setValue(0); // the first visit begins at the top
    }
    m_shown = now;
    // A long list loads in parts, so the row may come later. value() copies the spot: goTo()
    // scrolls, and with that remember() overwrites the stored one.
    if (m_isWaiting && now)
        m_isWaiting = !goTo(m_spots.value(*now));
}

bool ScrollMemory::goTo(const Spot &spot)
{
    m_current.mark(spot.current);
    const QModelIndex top = m_model.indexOf(spot.top);
    if (!top.isValid())
        return false;
    m_list.scrollTo(top, QAbstractItemView::PositionAtTop);
    QScrollBar *bar = m_list.verticalScrollBar();
    bar->setValue(bar->value() + spot.pixels);
    return true;
}

} // namespace dogear::widgets
