// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue_neighbours.h"

#include <listening/continuation.h>
#include <playback/player.h>

namespace dogear {

QueueNeighbours::QueueNeighbours(listening::Continuation &continuation,
                                 const playback::Player &player)
    : m_continuation(continuation)
    , m_player(player)
{
    connect(&continuation,
            &listening::Continuation::canGoNextChanged,
            this,
            &desktop::TrackNeighbours::changed);
}

bool QueueNeighbours::hasNext() const
{
    return m_continuation.canGoNext();
}

void QueueNeighbours::goNext()
{
    // MPRIS, Player.Next: a paused player stays paused.
    m_continuation.next(m_player.isPlayWanted());
}

} // namespace dogear
