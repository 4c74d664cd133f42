// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Records the positions that the user left by seeking or by changing the episode, for going
///        back: the last hundred, also after a restart.
///
/// Seeks in quick succession count as one jump. Seeks that the player makes by itself, and an
/// episode that ended, are not recorded.
///
/// Threads: GUI thread.
/// Owner:   the composition root; all collaborators outlive it.
/// Tests:   tests/integration/tst_position_journal.cpp

#include <base/clock.h>
#include <base/latest_request.h>
#include <domain/jump.h>
#include <storage/database_thread.h>

#include <QDateTime>
#include <QList>
#include <QObject>

#include <chrono>
#include <optional>

namespace dogear::playback {
class Player;
} // namespace dogear::playback

namespace dogear::listening {

class PlaybackSession;

class PositionJournal final : public QObject
{
    Q_OBJECT

public:
    /// Minimum distance of a jump.
    static constexpr std::chrono::milliseconds minJump{1'000};
    /// Seeks within this time of each other count as one jump.
    static constexpr std::chrono::milliseconds mergeWindow{2'000};

    PositionJournal(playback::Player &player,
                    PlaybackSession &session,
                    storage::DatabaseThread &database,
                    const Clock &clock,
                    QObject *parent = nullptr);

    /// Reads the stored jumps.
    void load();
    [[nodiscard]] bool canGoBack() const { return !m_jumps.isEmpty(); }
    /// Returns to the position before the last jump, also in another episode, and removes that
    /// jump.
    void goBack();

signals:
    /// Emitted when the result of canGoBack() may have changed.
    void changed();
    /// Emitted when a jump could not be stored; it is kept in memory until the program ends.
    void failed(const dogear::Error &error);

private:
    void recordSeek(std::chrono::milliseconds target);
    void recordEpisodeChange();
    void append(const domain::Jump &jump);
    void store(const Future<Result<>> &written);

    playback::Player &m_player;
    PlaybackSession &m_session;
    storage::DatabaseThread &m_database;
    const Clock &m_clock;
    QList<domain::Jump> m_jumps;
    std::optional<domain::Jump> m_here; ///< the episode in the player and its position
    QDateTime m_lastSeekTime;           ///< time of the last seek
    bool m_isGoingBack = false;         ///< goBack() makes the coming seek
    LatestRequest::Ticket m_goingBack; ///< request of goBack() for an episode not in the player yet
};

} // namespace dogear::listening
