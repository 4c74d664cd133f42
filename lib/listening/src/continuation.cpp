// SPDX-License-Identifier: GPL-3.0-or-later
#include <episodes/episodes.h>
#include <listening/continuation.h>
#include <listening/playback_session.h>
#include <listening/queue.h>

#include <utility>

namespace dogear::listening {

using settings::AfterEpisode;

Continuation::Continuation(PlaybackSession &session,
                           Queue &queue,
                           episodes::Episodes &episodes,
                           QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_queue(queue)
    , m_episodes(episodes)
{
    connect(&session, &PlaybackSession::episodeFinished, this, &Continuation::goOnAfter);
    // The queue does not contain the episode in the player.
    connect(&session, &PlaybackSession::currentChanged, this, [this] {
        if (const auto &current = m_session.current())
            m_queue.remove({current->summary.id});
        emit canGoNextChanged();
    });
    connect(&queue, &Queue::changed, this, &Continuation::canGoNextChanged);
}

void Continuation::setAfterEpisode(AfterEpisode what)
{
    m_afterEpisode = what;
    emit canGoNextChanged();
}

/// Whether the show itself continues. The files of a folder are parts of one work, for example an
/// audio book, so playback does not stop after each of them.
bool Continuation::goesOnWithShow() const
{
    const auto &current = m_session.current();
    if (!current || m_afterEpisode == AfterEpisode::Stop)
        return false;
    return m_afterEpisode == AfterEpisode::QueueThenShow
           || (current->podcastUrl.isLocalFile() && current->podcastUrl.path().endsWith(u'/'));
}

bool Continuation::canGoNext() const
{
    return !m_queue.ids().isEmpty() || goesOnWithShow();
}

void Continuation::next(bool isPlayWanted)
{
    const auto &current = m_session.current();
    if (!m_queue.ids().isEmpty())
        take(m_queue.ids().constFirst(), isPlayWanted);
    else if (goesOnWithShow())
        takeNextOfShow(current->summary.id, isPlayWanted);
}

void Continuation::take(EpisodeId id, bool isPlayWanted)
{
    if (isPlayWanted)
        m_session.play(id);
    else
        m_session.load(id);
}

void Continuation::goOnAfter(EpisodeId finished)
{
    // "Stop after this episode" applies once, whatever the setting.
    if (std::exchange(m_stopsHere, false) || m_afterEpisode == AfterEpisode::Stop)
        return;
    if (m_queue.ids().isEmpty() && goesOnWithShow())
        takeNextOfShow(finished, true);
    else
        next();
}

void Continuation::takeNextOfShow(EpisodeId after, bool isPlayWanted)
{
    m_episodes.nextOfShow(after).then(this,
                                      [this, after, isPlayWanted, wish = m_session.latestWish()](
                                          const Result<std::optional<EpisodeId>> &found) {
                                          // The user may have requested another episode since,
                                          // which may not be in the player yet.
                                          const bool isWanted = m_session.isLatestWish(wish)
                                                                && m_session.isCurrent(after);
                                          if (found && *found && isWanted)
                                              take(**found, isPlayWanted);
                                      });
}

} // namespace dogear::listening
