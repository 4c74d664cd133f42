// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Writes down how long somebody listens, by the day of their calendar and by show.
///
/// Measured by what the player says was heard: the place in the media moves on, and the speed and
/// the pauses that were left out say how long that took. So jumps, pauses, waiting for a server and
/// the sleep of the computer are no listening, and a clock that is put right makes nothing longer.
///
/// Written every 15 s of listening, at pauses, and when another episode comes; a crash loses no
/// more than that. What cannot be written waits for the next time.
///
/// Threads: GUI thread.
/// Owner:   the composition root; player, database and clock outlive it, and it the sessions that
///          it follows. The destructor writes what is left.
/// Tests:   tests/integration/tst_listening_log.cpp

#include <base/clock.h>
#include <base/error.h>
#include <base/ids.h>
#include <domain/listening.h>
#include <storage/database_thread.h>

#include <QDateTime>
#include <QObject>

#include <chrono>
#include <optional>

namespace dogear::playback {
class Player;
} // namespace dogear::playback

namespace dogear::library {

class PlaybackSession;

class ListeningLog final : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds saveInterval{15'000}; ///< of listening

    ListeningLog(playback::Player &player,
                 storage::DatabaseThread &database,
                 const Clock &clock,
                 QObject *parent = nullptr);
    ~ListeningLog() override;

    /// Learns from \a session, which goes first, what is in the player.
    void follow(PlaybackSession &session);

    /// Writes what was heard since the last time; a question to the database that is asked
    /// afterwards knows it.
    void save();

signals:
    /// Emitted when something more is in the database.
    void saved();
    /// Emitted when it could not be written; once until it works again.
    void failed(const dogear::Error &error);

private:
    using Span = std::chrono::duration<double, std::milli>;

    /// A day of one show, not yet in whole milliseconds.
    struct Piece
    {
        QDate day;
        Span listened{};
        Span heard{};
        Span savedBySilence{};

        [[nodiscard]] bool isEmpty() const { return heard <= Span::zero(); }
    };

    void followPlayer();
    void hear(std::chrono::milliseconds position);
    void add(Span heard, const QDateTime &now);
    void expect(std::chrono::milliseconds saved);
    void breakOff();
    void takeEpisode();
    void takeShow();
    void noteFinished();
    void closePiece();
    void keep(const domain::ListeningRecord &record);
    void write(const QList<domain::ListeningRecord> &records);

    playback::Player &m_player;
    storage::DatabaseThread &m_database;
    const Clock &m_clock;
    PlaybackSession *m_session = nullptr;
    EpisodeId m_episode;
    QUrl m_podcast; ///< of what is in the player; empty: nothing
    QString m_podcastTitle;
    double m_speed = 1; ///< of what is heard since m_last
    std::optional<std::chrono::milliseconds> m_last;
    QDateTime m_lastTime; ///< when m_last was heard
    Span m_trimmed{};     ///< left out of what comes next
    Span m_expected{};    ///< so far the place will jump for it
    Piece m_piece;
    QList<domain::ListeningRecord> m_unsaved;
    bool m_isSaveFailing = false;
};

} // namespace dogear::library
