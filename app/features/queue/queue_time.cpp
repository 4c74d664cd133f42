// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue_time.h"

#include <itemmodels/episode_list_model.h>
#include <listening/queue.h>
#include <listening/show_speeds.h>
#include <widgets/episode_list_page.h>
#include <words/format.h>

#include <cmath>

namespace dogear {

using std::chrono::milliseconds;

QueueTime::QueueTime(listening::Queue &queue,
                     listening::ShowSpeeds &speeds,
                     itemmodels::EpisodeListModel &model,
                     widgets::EpisodeListPage &list)
    : QObject(&list)
    , m_queue(queue)
    , m_speeds(speeds)
    , m_model(model)
    , m_list(list)
{
    connect(&queue, &listening::Queue::changed, this, &QueueTime::ask);
    connect(&speeds, &listening::ShowSpeeds::changed, this, &QueueTime::show);
    show();
    ask();
}

void QueueTime::ask()
{
    m_queue.timeLeft().then(this, [this](const Result<QHash<PodcastId, milliseconds>> &left) {
        if (!left)
            return; // the list reports a database that cannot be read
        m_left = *left;
        show();
    });
}

void QueueTime::show()
{
    double left = 0;
    for (auto show = m_left.cbegin(); show != m_left.cend(); ++show)
        left += double(show->count()) / m_speeds.of(show.key());
    // The speeds are part of the sum, hence 1.0.
    m_list.setTimeLeft(words::formatTimeLeft({}, milliseconds(std::llround(left)), 1.0));
    // Set again, because the model does not notice changes behind the function.
    m_model.setSpeeds([this](PodcastId podcast) { return m_speeds.of(podcast); });
}

} // namespace dogear
