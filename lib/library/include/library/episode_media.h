// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Where the player has an episode from: a file of this machine, or its origin by way of the
/// streamer.
///
/// What comes from afar is stored while it is heard. The streamer learns how fast it is played, and
/// the player what becomes of the origin: while it cannot be reached the player waits, and goes on
/// by itself; it fails once there is nothing left to hear and nothing to wait for.
///
/// Threads: GUI thread.
/// Owner:   the composition root; collaborators outlive it.
/// Tests:   tests/integration/tst_episode_media.cpp

#include <base/future.h>
#include <base/latest_request.h>
#include <base/result.h>
#include <domain/library.h>

#include <QObject>
#include <QUrl>

#include <media/media_store.h>
#include <stream/stream_news.h>

namespace dogear::playback {
class Player;
} // namespace dogear::playback

namespace dogear::stream {
class Streamer;
} // namespace dogear::stream

namespace dogear::library {

class Accounts;
class Downloads;

class EpisodeMedia final : public QObject
{
    Q_OBJECT

public:
    EpisodeMedia(Accounts &accounts,
                 stream::Streamer &streamer,
                 playback::Player &player,
                 QObject *parent = nullptr);

    /// What is downloaded is played from its file. \a downloads outlives this.
    void setDownloads(Downloads &downloads) { m_downloads = &downloads; }

    /// Prepares \a episode, which has an enclosure. What was prepared before and not begun is given
    /// up. \return the address for the player; the origin itself if nothing can be stored. An
    /// answer
    ///   that comes after giveUp() or another prepare() is of no use.
    [[nodiscard]] Future<QUrl> prepare(const domain::EpisodeDetail &episode);
    /// Releases what was prepared and not begun.
    void giveUp();
    /// What was prepared last is in the player from now on; what was there before is let go.
    void begin();

    /// What of the episode in the player is on this machine; empty for a file of its own.
    [[nodiscard]] const stream::Buffered &buffered() const { return m_buffered; }

    /// Why nothing comes from the origin at the moment; it is asked again and again.
    [[nodiscard]] const std::optional<Error> &problem() const { return m_problem; }
    /// There is a network again: what could not be reached is asked now.
    void askAgain();

signals:
    void bufferedChanged();
    void problemChanged();
    /// The episode has become another file at its origin; playing goes on at the same time.
    void changed();
    /// Nothing that is heard can be kept, for example because the disk is full.
    void notStored(const dogear::Error &error);

private:
    /// As prepare(), of what has no file of its own.
    [[nodiscard]] Future<QUrl> openStream(const media::MediaKey &key,
                                          const QUrl &enclosure,
                                          const QUrl &feed,
                                          LatestRequest::Ticket ticket);
    void followStreamer();
    void followPlayer();
    void tellPace();
    void tellExactness();
    void tellLength();
    void takeFailure(const Error &error);
    void takeWait(const Error &error);
    void setProblem(const std::optional<Error> &error);
    void failIfStarved();
    void setBuffered(const stream::Buffered &buffered);
    [[nodiscard]] bool isOf(const media::MediaKey &key) const
    {
        return !m_key.isEmpty() && key == m_key;
    }

    Accounts &m_accounts;
    stream::Streamer &m_streamer;
    playback::Player &m_player;
    Downloads *m_downloads = nullptr; ///< none in some tests
    media::MediaKey m_key;            ///< of what is in the player; empty: it is not streamed
    media::MediaKey m_prepared;       ///< the same of what may come next
    LatestRequest m_preparations;
    stream::Buffered m_buffered;
    stream::Buffered m_preparedBuffered;
    std::optional<Error> m_failure; ///< of the origin, for good
    std::optional<Error> m_problem; ///< of the origin, for now
};

} // namespace dogear::library
