// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue_time.h"

#include <library/queue.h>
#include <playback/player.h>
#include <widgets/episode_list_page.h>
#include <words/format.h>

namespace dogear {

using std::chrono::milliseconds;

QueueTime::QueueTime(library::Queue &queue,
                     playback::Player &player,
                     widgets::EpisodeListPage &list)
    : QObject(&list)
    , m_queue(queue)
    , m_player(player)
    , m_list(list)
{
    connect(&queue, &library::Queue::changed, this, &QueueTime::ask);
    connect(&player, &playback::Player::speedChanged, this, &QueueTime::show);
    ask();
}

void QueueTime::ask()
{
    m_queue.timeLeft().then(this, [this](const Result<milliseconds> &left) {
        m_left = left.value_or(milliseconds());
        show();
    });
}

void QueueTime::show()
{
    m_list.setTimeLeft(words::formatTimeLeft({}, m_left, m_player.speed()));
}

} // namespace dogear
