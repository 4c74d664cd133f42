// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Does the work of Streamer on the stream thread.
///
/// Threads: created and destroyed on the GUI thread; all other calls on the stream thread.
/// Owner:   Streamer.
/// Tests:   tests/integration/tst_streamer.cpp, tests/integration/tst_stream_downloads.cpp

#include "direct_servers.h"

#include <net/range_client.h>

#include <map>
#include <media/media_store.h>
#include <stream/range_server.h>
#include <stream/speed_limit.h>
#include <stream/streamer.h>

namespace dogear::stream {

/// The address of a media file, and the feed that names it.
struct MediaOrigin
{
    QUrl url;
    QUrl feed;
};

class StreamThread final : public StreamEvents
{
    Q_OBJECT

public:
    StreamThread(const QString &folder,
                 const QByteArray &userAgent,
                 RetryPolicy retryPolicy,
                 std::shared_ptr<net::Connections> connections);
    ~StreamThread() override;

    // The functions of Streamer, without futures.
    [[nodiscard]] Result<QUrl> open(const media::MediaKey &key, const MediaOrigin &origin);
    void close(const media::MediaKey &key);
    void retry(const media::MediaKey &key);
    void setReadAhead(qint64 bytes) { m_readAhead = bytes; }
    void setReadAheadTime(std::chrono::seconds time) { m_readAheadTime = time; }
    void setConsumedFraction(const media::MediaKey &key, double share);

    [[nodiscard]] Result<> download(const media::MediaKey &key, const MediaOrigin &origin);
    void stopDownload(const media::MediaKey &key);
    void setRemovesTrackers(bool removes) { m_removesTrackers = removes; }
    void setDownloadLimit(qint64 bytesPerSecond);
    [[nodiscard]] Result<StoredFile> describe(const media::MediaKey &key);
    /// See media::MediaStore::renameOut().
    [[nodiscard]] Result<bool> renameOut(const media::MediaKey &key, const QString &path);
    [[nodiscard]] Result<> remove(const media::MediaKey &key);
    [[nodiscard]] Result<> rename(const media::MediaKey &from, const media::MediaKey &to)
    {
        return m_store.rename(from, to);
    }
    [[nodiscard]] QList<media::StoredMedia> stored() const { return m_store.all(); }
    [[nodiscard]] QList<media::StoredMedia> evict(qint64 budget, const QSet<media::MediaKey> &kept);

    /// Destroys all objects that live on the stream thread.
    void finish();

private:
    /// An episode that is being played, downloaded, or both.
    struct Stream
    {
        std::shared_ptr<media::MediaFile> file;
        std::shared_ptr<Fetcher> fetcher;
        QUrl address; ///< for the player; empty: it is not being played
        bool isDownload = false;
        Buffered told; ///< value of the last bufferedChanged()
    };

    void prepare();
    /// \return the stream of \a key; creates it if there is none
    [[nodiscard]] Result<Stream *> stream(const media::MediaKey &key, const MediaOrigin &origin);
    void recordPlayback(const Stream &stream);
    void dropIfUnused(const media::MediaKey &key);
    void shareLimit();
    void follow(const media::MediaKey &key, Fetcher &fetcher);
    void reportBuffered();

    media::MediaStore m_store;
    QByteArray m_userAgent;
    RetryPolicy m_retryPolicy;
    std::shared_ptr<net::Connections> m_connections;
    bool m_removesTrackers = false;
    DirectServers m_directServers;
    std::optional<qint64> m_readAhead;
    std::chrono::seconds m_readAheadTime{};
    // Created by prepare() on the stream thread, when they are first needed.
    std::unique_ptr<SpeedLimit> m_limit;
    std::unique_ptr<net::RangeClient> m_client;
    std::unique_ptr<RangeServer> m_server;
    std::unique_ptr<QTimer> m_ticks;
    std::map<media::MediaKey, Stream> m_streams;
};

} // namespace dogear::stream
