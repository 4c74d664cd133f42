// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Chooses the episode that plays after the current one ends, or when the user wants the
///        next.
///
/// First Up next; then, if the setting says so, the next unplayed episode of the same show, in
/// the order of the show; then the list or the station that plays when Up next is empty; then none.
///
/// Threads: GUI thread.
/// Owner:   the composition root; collaborators outlive it.
/// Tests:   tests/integration/tst_queue.cpp, tests/integration/tst_play_sources.cpp

#include <base/ids.h>
#include <settings/settings.h>

#include <QObject>

namespace dogear::episodes {
class Episodes;
} // namespace dogear::episodes

namespace dogear::listening {

class FallbackSource;
class PlaybackSession;
class Queue;

class AutoAdvance final : public QObject
{
    Q_OBJECT

public:
    AutoAdvance(PlaybackSession &session,
                Queue &queue,
                episodes::Episodes &episodes,
                QObject *parent = nullptr);

    /// Sets what plays when Up next is empty; \a fallback outlives this.
    void setFallback(FallbackSource &fallback);
    /// Sets the action after an episode. Folders always play on to their end, except with Stop.
    void setAfterEpisode(settings::AfterEpisode what);
    /// Whether next() may find an episode.
    [[nodiscard]] bool canGoNext() const;

    /// Leaves the current episode at its position and loads the next one; plays it unless
    /// \a isPlayWanted is false.
    void next(bool isPlayWanted = true);
    /// Stops once after the current episode ends.
    void stopAfterCurrent() { m_stopsAfterCurrent = true; }

signals:
    void canGoNextChanged();

private:
    [[nodiscard]] bool continuesWithShow() const;
    void advanceAfter(EpisodeId finished);
    void take(EpisodeId id, bool isPlayWanted);
    void playNextInShow(EpisodeId after, bool isPlayWanted);
    void playFallback(EpisodeId after, bool isPlayWanted);
    [[nodiscard]] EpisodeId currentId() const;

    PlaybackSession &m_session;
    Queue &m_queue;
    episodes::Episodes &m_episodes;
    FallbackSource *m_fallback = nullptr;
    bool m_stopsAfterCurrent = false;
    settings::AfterEpisode m_afterEpisode = settings::AfterEpisode::Queue;
};

} // namespace dogear::listening
