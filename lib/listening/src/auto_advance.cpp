// SPDX-License-Identifier: GPL-3.0-or-later
#include <episodes/episodes.h>
#include <listening/auto_advance.h>
#include <listening/fallback_source.h>
#include <listening/playback_session.h>
#include <listening/queue.h>

#include <utility>

namespace dogear::listening {

using settings::AfterEpisode;

AutoAdvance::AutoAdvance(PlaybackSession &session,
                         Queue &queue,
                         episodes::Episodes &episodes,
                         QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_queue(queue)
    , m_episodes(episodes)
{
    connect(&session, &PlaybackSession::episodeFinished, this, &AutoAdvance::advanceAfter);
    // The queue does not contain the episode in the player.
    connect(&session, &PlaybackSession::currentChanged, this, [this] {
        if (const auto &current = m_session.current())
            m_queue.remove({current->summary.id});
        if (m_fallback)
            m_fallback->setCurrent(currentId());
        emit canGoNextChanged();
    });
    connect(&queue, &Queue::changed, this, &AutoAdvance::canGoNextChanged);
}

void AutoAdvance::setFallback(FallbackSource &fallback)
{
    m_fallback = &fallback;
    connect(&fallback, &FallbackSource::changed, this, &AutoAdvance::canGoNextChanged);
    fallback.setCurrent(currentId());
}

EpisodeId AutoAdvance::currentId() const
{
    const auto &current = m_session.current();
    return current ? current->summary.id : EpisodeId();
}

void AutoAdvance::setAfterEpisode(AfterEpisode what)
{
    m_afterEpisode = what;
    emit canGoNextChanged();
}

/// Whether the show itself continues. The files of a folder are parts of one work, for example an
/// audio book, so playback does not stop after each of them.
bool AutoAdvance::continuesWithShow() const
{
    const auto &current = m_session.current();
    if (!current || m_afterEpisode == AfterEpisode::Stop)
        return false;
    return m_afterEpisode == AfterEpisode::QueueThenShow
           || (current->podcastUrl.isLocalFile() && current->podcastUrl.path().endsWith(u'/'));
}

bool AutoAdvance::canGoNext() const
{
    return !m_queue.ids().isEmpty() || continuesWithShow() || (m_fallback && m_fallback->hasNext());
}

void AutoAdvance::next(bool isPlayWanted)
{
    // Next must not lead back to the episode that the user leaves.
    if (m_fallback)
        m_fallback->skip(currentId());
    if (!m_queue.ids().isEmpty())
        take(m_queue.ids().constFirst(), isPlayWanted);
    else if (continuesWithShow())
        playNextInShow(currentId(), isPlayWanted);
    else
        playFallback(currentId(), isPlayWanted);
}

void AutoAdvance::take(EpisodeId id, bool isPlayWanted)
{
    if (isPlayWanted)
        m_session.play(id);
    else
        m_session.load(id);
}

void AutoAdvance::advanceAfter(EpisodeId finished)
{
    // "Stop after this episode" applies once, whatever the setting.
    if (std::exchange(m_stopsAfterCurrent, false) || m_afterEpisode == AfterEpisode::Stop)
        return;
    if (!m_queue.ids().isEmpty())
        take(m_queue.ids().constFirst(), true);
    else if (continuesWithShow())
        playNextInShow(finished, true);
    else
        playFallback(finished, true);
}

void AutoAdvance::playNextInShow(EpisodeId after, bool isPlayWanted)
{
    m_episodes.nextOfShow(after).then(
        this,
        [this, after, isPlayWanted, wish = m_session.latestPlayRequest()](
            const Result<std::optional<EpisodeId>> &found) {
            // The user may have requested another episode since,
            // which may not be in the player yet.
            const bool isWanted = m_session.isLatestPlayRequest(wish) && m_session.isCurrent(after);
            if (found && *found && isWanted)
                take(**found, isPlayWanted);
            else if (found && isWanted)
                playFallback(after, isPlayWanted); // the show has no more episodes
        });
}

void AutoAdvance::playFallback(EpisodeId after, bool isPlayWanted)
{
    if (!m_fallback)
        return;
    m_fallback->next().then(this,
                            [this, after, isPlayWanted, wish = m_session.latestPlayRequest()](
                                const Result<std::optional<EpisodeId>> &found) {
                                const bool isWanted =
                                    m_session.isLatestPlayRequest(wish) && currentId() == after;
                                if (found && *found && isWanted)
                                    take(**found, isPlayWanted);
                            });
}

} // namespace dogear::listening
