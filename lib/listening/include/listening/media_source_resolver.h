// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Provides the player with the source of an episode: a local file, or a stream of its
///        origin.
///
/// Streamed bytes are stored during playback. The streamer gets the playback rate, and the player
/// gets the state of the origin: while the origin is unreachable the player waits and continues by
/// itself; it fails when no bytes are left to play and no more will arrive.
///
/// Threads: GUI thread.
/// Owner:   the composition root; collaborators outlive it.
/// Tests:   tests/integration/tst_media_source_resolver.cpp

#include <base/future.h>
#include <base/latest_request.h>
#include <base/result.h>
#include <domain/library.h>

#include <QHash>
#include <QObject>
#include <QUrl>

#include <media/media_store.h>
#include <stream/stream_events.h>

namespace dogear::accounts {
class Accounts;
} // namespace dogear::accounts

namespace dogear::downloads {
class Downloads;
} // namespace dogear::downloads

namespace dogear::playback {
class Player;
class SoundControls;
} // namespace dogear::playback

namespace dogear::stream {
class Streamer;
} // namespace dogear::stream

namespace dogear::listening {

class MediaSourceResolver final : public QObject
{
    Q_OBJECT

public:
    MediaSourceResolver(accounts::Accounts &accounts,
                        stream::Streamer &streamer,
                        playback::Player &player,
                        playback::SoundControls &sound,
                        QObject *parent = nullptr);

    /// Plays \a episode from \a source, an alternate enclosure of its feed, until the program ends.
    /// Any other \a source stands for its enclosure. Takes effect with the next prepare().
    void chooseVersion(EpisodeId episode, const QUrl &source);
    /// The source that was chosen for \a episode; empty: its enclosure.
    [[nodiscard]] QUrl version(EpisodeId episode) const { return m_versions.value(episode); }
    /// The address on the web, or of a local file, that \a episode is played from.
    /// \pre it has an enclosure
    [[nodiscard]] QUrl origin(const domain::EpisodeDetail &episode) const;

    /// Sets the downloads, which are played from their files. \a downloads outlives this.
    void setDownloads(downloads::Downloads &downloads) { m_downloads = &downloads; }

    /// Prepares \a episode, which has an enclosure, and releases an episode that was prepared but
    /// not begun.
    /// \return the address for the player, or that of the origin if nothing can be stored; empty if
    ///   the origin may then only be asked through a proxy, which the player does not use. Ignore
    ///   a result that arrives after giveUp() or another prepare()
    [[nodiscard]] Future<QUrl> prepare(const domain::EpisodeDetail &episode);
    /// Releases the episode that was prepared but not begun.
    void giveUp();
    /// Makes the prepared episode the one in the player, and releases the previous one.
    void begin();

    /// The bytes of the current episode that are stored here; empty for a local file.
    [[nodiscard]] const stream::Buffered &buffered() const { return m_buffered; }

    /// The reason why the origin sends nothing at the moment; the streamer keeps asking.
    [[nodiscard]] const std::optional<Error> &problem() const { return m_problem; }
    /// Asks an unreachable origin again now; call it when a network is available again.
    void retryNow();

signals:
    void bufferedChanged();
    void problemChanged();
    /// Emitted when the origin has replaced the file; playback continues at the same position.
    void changed();
    /// Emitted when streamed bytes cannot be stored, for example because the disk is full.
    void notStored(const dogear::Error &error);

private:
    /// Does the work of prepare() for an episode without a local file.
    [[nodiscard]] Future<QUrl> openStream(const media::MediaKey &key,
                                          const QUrl &enclosure,
                                          const QUrl &feed,
                                          LatestRequest::Ticket ticket);
    void connectStreamer();
    void connectPlayer();
    void sendPlaybackRate();
    void tellStored();
    void handleFailure(const Error &error);
    void handleWait(const Error &error);
    void setProblem(const std::optional<Error> &error);
    void failIfStarved();
    void setBuffered(const stream::Buffered &buffered);
    [[nodiscard]] bool isOf(const media::MediaKey &key) const
    {
        return !m_key.isEmpty() && key == m_key;
    }

    accounts::Accounts &m_accounts;
    stream::Streamer &m_streamer;
    playback::Player &m_player;
    playback::SoundControls &m_sound;
    downloads::Downloads *m_downloads = nullptr; ///< null in some tests
    QHash<EpisodeId, QUrl> m_versions;           ///< chosen by the user
    media::MediaKey m_key;      ///< of the current episode; empty: it is not streamed
    media::MediaKey m_prepared; ///< of the prepared episode; empty: it is not streamed
    LatestRequest m_preparations;
    stream::Buffered m_buffered;
    stream::Buffered m_preparedBuffered;
    std::optional<Error> m_failure; ///< permanent failure of the origin
    std::optional<Error> m_problem; ///< temporary problem of the origin
};

} // namespace dogear::listening
