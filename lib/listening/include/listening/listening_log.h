// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Records the listening time per local calendar day and show.
///
/// The time is measured by the progress of the position that the player reports, divided by the
/// speed, less the pauses that were trimmed. Therefore jumps, pauses, waiting for a server and a
/// sleeping computer do not count, and a corrected clock makes nothing longer.
///
/// Written after every 15 s of listening, at pauses, and when the episode changes; a crash loses at
/// most that much. Records that could not be written are written the next time.
///
/// Threads: GUI thread.
/// Owner:   the composition root; player, database and clock outlive it. It outlives the sessions
///          that it follows. The destructor writes the remaining records.
/// Tests:   tests/integration/tst_listening_log.cpp
/// Decision: README.md, "Listening is measured by the progress of the position, not by the clock".

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
class SavedTime;
class SoundControls;
} // namespace dogear::playback

namespace dogear::listening {

class PlaybackSession;

class ListeningLog final : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds saveInterval{15'000}; ///< of listening time

    ListeningLog(playback::Player &player,
                 playback::SoundControls &sound,
                 playback::SavedTime &savedTime,
                 storage::DatabaseThread &database,
                 const Clock &clock,
                 QObject *parent = nullptr);
    ~ListeningLog() override;

    /// Takes the episode in the player from \a session, which is destroyed before this.
    void follow(PlaybackSession &session);

    /// Writes what has been recorded since the last write; later database jobs see it.
    void save();

signals:
    /// Emitted after more records were stored.
    void saved();
    /// Emitted when a write failed; not again until a write succeeds.
    void failed(const dogear::Error &error);

private:
    using Span = std::chrono::duration<double, std::milli>;

    /// The listening time of one day and show, before rounding to whole milliseconds.
    struct Piece
    {
        QDate day;
        Span listened{};
        Span heard{};
        Span savedBySilence{};

        [[nodiscard]] bool isEmpty() const { return heard <= Span::zero(); }
    };

    void connectPlayer();
    void followSound(playback::SoundControls &sound, playback::SavedTime &savedTime);
    void handleProgress(std::chrono::milliseconds position);
    void add(Span heard, const QDateTime &now);
    void expect(std::chrono::milliseconds saved);
    void endPiece();
    void takeEpisode();
    void takeShow();
    void recordFinished();
    void closePiece();
    void keep(const domain::ListeningRecord &record);
    void write(const QList<domain::ListeningRecord> &records);

    playback::Player &m_player;
    storage::DatabaseThread &m_database;
    const Clock &m_clock;
    PlaybackSession *m_session = nullptr;
    EpisodeId m_episode;
    QUrl m_podcast; ///< feed of the episode in the player; empty: none
    QString m_podcastTitle;
    double m_speed = 1; ///< since m_last
    std::optional<std::chrono::milliseconds> m_last;
    QDateTime m_lastTime; ///< clock time at m_last
    Span m_trimmed{};     ///< trimmed from the media that plays next
    Span m_expected{};    ///< the coming jump of the position because of trimmed pauses
    Piece m_piece;
    QList<domain::ListeningRecord> m_unsaved;
    bool m_isSaveFailing = false;
};

} // namespace dogear::listening
