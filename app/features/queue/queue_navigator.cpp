// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue_navigator.h"

#include <listening/auto_advance.h>
#include <playback/player.h>

namespace dogear {

QueueNavigator::QueueNavigator(listening::AutoAdvance &autoAdvance, const playback::Player &player)
    : m_autoAdvance(autoAdvance)
    , m_player(player)
{
    connect(&autoAdvance,
            &listening::AutoAdvance::canGoNextChanged,
            this,
            &desktop::TrackNavigator::changed);
}

bool QueueNavigator::hasNext() const
{
    return m_autoAdvance.canGoNext();
}

void QueueNavigator::goNext()
{
    // MPRIS, Player.Next: a paused player stays paused.
    m_autoAdvance.next(m_player.isPlayWanted());
}

} // namespace dogear
