// SPDX-License-Identifier: GPL-3.0-or-later
#include <library/continuation.h>
#include <library/episodes.h>
#include <library/playback_session.h>
#include <library/queue.h>

namespace dogear::library {

using settings::AfterEpisode;

Continuation::Continuation(PlaybackSession &session,
                           Queue &queue,
                           Episodes &episodes,
                           QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_queue(queue)
    , m_episodes(episodes)
{
    connect(&session, &PlaybackSession::episodeFinished, this, &Continuation::goOnAfter);
    // What is in the player is no longer next.
    connect(&session, &PlaybackSession::currentChanged, this, [this] {
        if (const auto &current = m_session.current())
            m_queue.remove({current->summary.id});
        emit canGoNextChanged();
    });
    connect(&queue, &Queue::changed, this, &Continuation::canGoNextChanged);
}

bool Continuation::canGoNext() const
{
    return !m_queue.ids().isEmpty()
           || (m_afterEpisode == AfterEpisode::QueueThenShow && m_session.current());
}

void Continuation::next()
{
    const auto &current = m_session.current();
    if (!m_queue.ids().isEmpty())
        m_session.play(m_queue.ids().constFirst());
    else if (current && m_afterEpisode == AfterEpisode::QueueThenShow)
        playNextOfShow(current->summary.id);
}

void Continuation::goOnAfter(EpisodeId finished)
{
    if (m_afterEpisode == AfterEpisode::Stop)
        return;
    if (m_queue.ids().isEmpty() && m_afterEpisode == AfterEpisode::QueueThenShow)
        playNextOfShow(finished);
    else
        next();
}

void Continuation::playNextOfShow(EpisodeId after)
{
    m_episodes.nextOfShow(after).then(this,
                                      [this, after](const Result<std::optional<EpisodeId>> &found) {
                                          // Meanwhile something else may have been chosen.
                                          if (found && *found && m_session.isCurrent(after))
                                              m_session.play(**found);
                                      });
}

} // namespace dogear::library
