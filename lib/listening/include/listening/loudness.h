// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Measures the loudness of episodes, so that the player can play all equally loud.
///
/// A local file is measured once, while it first plays, and the result is kept until the file
/// changes; only while the player levels loudness. Until the loudness is known the player estimates
/// it.
///
/// Threads: GUI thread; files are read on a thread of its own.
/// Spec:    EBU R 128
/// Owner:   the composition root; collaborators outlive it. The destructor stops the reader and
///          waits for it.
/// Tests:   tests/integration/tst_stored_loudness.cpp

#include <base/future.h>
#include <base/ids.h>
#include <base/result.h>

#include <QObject>
#include <QThreadPool>
#include <QUrl>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>

namespace dogear::playback {
class Player;
class SoundControls;
} // namespace dogear::playback

namespace dogear::storage {
class DatabaseThread;
struct StoredLoudness;
} // namespace dogear::storage

namespace dogear::listening {

class PlaybackSession;

class Loudness final : public QObject
{
    Q_OBJECT

public:
    /// Reads the file (or resource) at \a path to its end, or until \a isStopped, and returns its
    /// loudness in LUFS; nullopt for silence and for a file that was not read to its end. Called on
    /// any thread.
    using Reader = std::function<Result<std::optional<double>>(const QString &path,
                                                               const std::atomic_bool &isStopped)>;

    Loudness(playback::Player &player,
             playback::SoundControls &sound,
             PlaybackSession &session,
             storage::DatabaseThread &database,
             Reader reader,
             QObject *parent = nullptr);
    ~Loudness() override;

signals:
    /// Emitted when the measured loudness of a file is stored.
    void measured(dogear::EpisodeId id);

private:
    /// The local file of the episode in the player.
    struct Media
    {
        EpisodeId episode;
        QUrl url;
        QString path;
        QString stamp;
    };

    void follow();
    void handleStored(const Media &media,
                      const Result<std::optional<storage::StoredLoudness>> &stored);
    void measureCurrent();
    void measure(const Media &media);
    void handleMeasured(const Media &media, const Result<std::optional<double>> &lufs);
    void stop();
    [[nodiscard]] bool isInPlayer(const Media &media) const;

    playback::Player &m_player;
    playback::SoundControls &m_sound;
    PlaybackSession &m_session;
    storage::DatabaseThread &m_database;
    Reader m_reader;
    QUrl m_asked;                      ///< enclosure in the player, once it was looked up
    std::optional<Media> m_unmeasured; ///< waits for playback to start
    std::shared_ptr<std::atomic_bool> m_isStopped;
    QThreadPool m_pool; ///< one thread: the others are for the sound
};

} // namespace dogear::listening
