// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds out how loud an episode is, so that the player can play it as loud as every other.
///
/// What lies on this computer is measured once, beside the sound when it first plays, and
/// remembered until the file changes; only while the player levels loudness. Until it is known the
/// player finds its own way.
///
/// Threads: GUI thread; files are read on a thread of its own.
/// Spec:    EBU R 128
/// Owner:   the composition root; collaborators outlive it. The destructor waits for the reader,
///          which it stops.
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
} // namespace dogear::playback

namespace dogear::storage {
class DatabaseThread;
struct StoredLoudness;
} // namespace dogear::storage

namespace dogear::library {

class PlaybackSession;

class Loudness final : public QObject
{
    Q_OBJECT

public:
    /// Reads the file (or resource) at a path to its end, or until it is told to stop, and tells
    /// its loudness in LUFS; none of silence, and of what was not read to its end. Called on any
    /// thread.
    using Reader = std::function<Result<std::optional<double>>(const QString &path,
                                                               const std::atomic_bool &isStopped)>;

    Loudness(playback::Player &player,
             PlaybackSession &session,
             storage::DatabaseThread &database,
             Reader reader,
             QObject *parent = nullptr);
    ~Loudness() override;

signals:
    /// Emitted when a file was measured, once that is stored.
    void measured(dogear::EpisodeId id);

private:
    /// What is in the player, and where it lies.
    struct Media
    {
        EpisodeId episode;
        QUrl url;
        QString path;
        QString stamp;
    };

    void follow();
    void takeStored(const Media &media,
                    const Result<std::optional<storage::StoredLoudness>> &stored);
    void measureWhatPlays();
    void measure(const Media &media);
    void takeMeasured(const Media &media, const Result<std::optional<double>> &lufs);
    void stop();
    [[nodiscard]] bool isInPlayer(const Media &media) const;

    playback::Player &m_player;
    PlaybackSession &m_session;
    storage::DatabaseThread &m_database;
    Reader m_reader;
    QUrl m_asked;                      ///< of what is in the player, once it was looked up
    std::optional<Media> m_unmeasured; ///< waits until it is played
    std::shared_ptr<std::atomic_bool> m_isStopped;
    QThreadPool m_pool; ///< one thread: the sound has the others
};

} // namespace dogear::library
