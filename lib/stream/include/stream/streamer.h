// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Streams and downloads episodes: gives the player a local address and fetches what it
/// reads.
///
/// Streamed bytes are stored, so each byte is fetched once, however often it is played.
///
/// Threads: GUI thread. Sockets, disk and requests run on a thread of their own, which this class
///          starts at its first use and ends in its destructor.
/// Owner:   the composition root.
/// Tests:   tests/integration/tst_streamer.cpp, tests/integration/tst_streaming.cpp,
///          tests/integration/tst_stream_downloads.cpp

#include <base/future.h>
#include <base/result.h>

#include <QDateTime>
#include <QSet>
#include <QThread>
#include <QUrl>

#include <memory>
#include <stream/fetcher.h>
#include <stream/stream_events.h>

namespace dogear::stream {

class StreamThread;

/// The file that the media store has for a key.
struct StoredFile
{
    QString path; ///< of the file with the bytes
    std::optional<qint64> length;
    QByteArray contentType; ///< as the origin sent it
    QUrl finalUrl;          ///< target of the redirects; empty if unknown
    bool isComplete = false;
};

class Streamer final : public StreamEvents
{
    Q_OBJECT

public:
    /// Stores the files below \a folder. Without \a connections the proxy is that of the system,
    /// and nothing is reported.
    Streamer(const QString &folder,
             const QByteArray &userAgent,
             RetryPolicy retryPolicy = {},
             std::shared_ptr<net::Connections> connections = nullptr);
    /// Ends all streams and downloads, and waits for the thread.
    ~Streamer() override;

    /// Begins to stream \a key from \a url, which has the credentials that it needs and is named by
    /// \a feed. \return the address for the player, valid until close(); or FileUnwritable,
    ///   DiskFull, ConnectionFailed
    [[nodiscard]] Future<Result<QUrl>> open(const media::MediaKey &key,
                                            const QUrl &url,
                                            const QUrl &feed = {});
    /// Whether a player may fetch \a url itself, which no proxy of the user sees; then this contact
    /// is reported. For media that cannot be stored.
    [[nodiscard]] bool allowBypass(const QUrl &url, const QUrl &feed);
    /// Ends the stream of \a key; its stored bytes are kept.
    void close(const media::MediaKey &key);
    /// Asks the origin again at once, also after failed().
    void retry(const media::MediaKey &key);
    /// Sets how many bytes behind the playback position are fetched in advance; for streams that
    /// are opened later.
    void setReadAhead(qint64 bytes);
    /// Sets the read-ahead as playing time, likewise; it counts where the playback rate is known.
    void setReadAheadTime(std::chrono::seconds time);
    /// Sets the fraction of \a key that is played per second; 0: unknown. See Fetcher.
    void setConsumedFraction(const media::MediaKey &key, double share);

    /// Fetches all of \a key, whether it is played or not. completed() is also emitted if the file
    /// is complete already, and failed() if it cannot be stored.
    void download(const media::MediaKey &key, const QUrl &url, const QUrl &feed = {});
    /// Ends the download. Its stored bytes are kept, and playback continues.
    void stopDownload(const media::MediaKey &key);
    /// Limits all downloads together to \a bytesPerSecond; 0: no limit. Playback is never slowed
    /// down.
    void setDownloadLimit(qint64 bytesPerSecond);

    /// Sets whether streams and downloads that begin later ask their servers without the prefixes
    /// of tracking services (net/tracking_prefix.h). The stored bytes are those of the key all the
    /// same.
    void setRemovesTrackers(bool removes);

    [[nodiscard]] Future<Result<StoredFile>> describe(const media::MediaKey &key);
    /// Makes the complete file of \a key the file at \a path. There must be no file at \a path, and
    /// its folder must exist. Playback continues. \a modified: modification time of the file, if
    /// valid.
    /// \return or FileUnreadable, FileUnwritable, DiskFull; TruncatedInput if the file is not
    ///   complete. After an error the store still has it
    [[nodiscard]] Future<Result<>> moveOut(const media::MediaKey &key,
                                           const QString &path,
                                           const QDateTime &modified = {});
    /// Deletes the stored bytes of \a key, unless it is being played.
    Future<Result<>> remove(const media::MediaKey &key);
    /// Gives the stored bytes of \a from the key \a to; see media::MediaStore.
    Future<Result<>> rename(const media::MediaKey &from, const media::MediaKey &to);
    /// See media::MediaStore.
    [[nodiscard]] Future<QList<media::StoredMedia>> stored();
    Future<QList<media::StoredMedia>> evict(qint64 budget, const QSet<media::MediaKey> &kept);

    [[nodiscard]] const QString &folder() const { return m_folder; }

private:
    [[nodiscard]] Future<Result<>> copyOut(const media::MediaKey &key, const QString &path);
    template<typename Function>
    auto ask(Function function) -> Future<std::invoke_result_t<Function, StreamThread &>>;
    template<typename Function>
    void post(Function function);

    QString m_folder;
    std::shared_ptr<net::Connections> m_connections;
    QThread m_thread;
    std::unique_ptr<StreamThread> m_worker; ///< lives in m_thread
};

} // namespace dogear::stream
