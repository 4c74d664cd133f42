// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Back to where I was: the places that a listener left by seeking or by playing something
/// else, the last hundred of them, also after a restart.
///
/// Seeks that follow each other within moments are one jump. What the player does by itself, and
/// what was heard to its end, is none.
///
/// Threads: GUI thread.
/// Owner:   the composition root; all collaborators outlive it.
/// Tests:   tests/integration/tst_position_journal.cpp

#include <base/clock.h>
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

namespace dogear::library {

class PlaybackSession;

class PositionJournal final : public QObject
{
    Q_OBJECT

public:
    /// Nearer is no jump.
    static constexpr std::chrono::milliseconds shortest{1'000};
    /// Seeks that follow each other faster are one.
    static constexpr std::chrono::milliseconds together{2'000};

    PositionJournal(playback::Player &player,
                    PlaybackSession &session,
                    storage::DatabaseThread &database,
                    const Clock &clock,
                    QObject *parent = nullptr);

    /// Takes over what is stored.
    void load();
    [[nodiscard]] bool canGoBack() const { return !m_jumps.isEmpty(); }
    /// To the place before the last jump, which is forgotten. Another episode is played from there.
    void goBack();

signals:
    /// Emitted when canGoBack() may be another.
    void changed();
    /// Emitted when a jump could not be stored; it is kept until the program ends.
    void failed(const dogear::Error &error);

private:
    void noteSeek(std::chrono::milliseconds target);
    void noteEpisode();
    void append(const domain::Jump &jump);
    void store(const Future<Result<>> &written);

    playback::Player &m_player;
    PlaybackSession &m_session;
    storage::DatabaseThread &m_database;
    const Clock &m_clock;
    QList<domain::Jump> m_jumps;
    std::optional<domain::Jump> m_here; ///< the episode in the player, and where it is
    QDateTime m_soughtAt;               ///< when the last seek was
    bool m_isGoingBack = false;         ///< the seek that follows is goBack()'s
    EpisodeId m_goingBackTo;            ///< asked for by goBack(), and not there yet
};

} // namespace dogear::library
