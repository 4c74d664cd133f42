// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Streams episodes: gives the player an address on this machine, and fetches what it reads.
///
/// What is streamed is stored, so it is fetched once, however often it is heard.
///
/// Threads: GUI thread. Sockets, disk and origins are those of a thread of its own, which this
///          starts when it is first needed and ends.
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
#include <stream/stream_news.h>

namespace dogear::stream {

class StreamThread;

/// What the store has under a key.
struct StoredFile
{
    QString path; ///< of its bytes
    std::optional<qint64> length;
    QByteArray contentType; ///< as its origin calls it
    QUrl finalUrl;          ///< where redirects led to; empty if nobody knows
    bool isComplete = false;
};

class Streamer final : public StreamNews
{
    Q_OBJECT

public:
    /// Stores below \a folder.
    Streamer(const QString &folder, const QByteArray &userAgent, FetchPatience patience = {});
    /// Ends what is open.
    ~Streamer() override;

    /// Begins to stream \a key from \a url, which has the credentials that it needs.
    /// \return the address for the player, good until close(); or FileUnwritable, DiskFull,
    ///   ConnectionFailed
    [[nodiscard]] Future<Result<QUrl>> open(const media::MediaKey &key, const QUrl &url);
    /// Nobody hears \a key any more; what is there of it stays.
    void close(const media::MediaKey &key);
    /// Asks the origin again at once, also after failed().
    void retry(const media::MediaKey &key);
    /// So many bytes behind what is heard are fetched too; of what is opened from now on.
    void setReadAhead(qint64 bytes);
    /// The same as playing time, where it is known how much that is.
    void setReadAheadTime(std::chrono::seconds time);
    /// \a share of \a key is played in a second; 0: unknown. See Fetcher.
    void setPlayedShare(const media::MediaKey &key, double share);

    /// Fetches all of \a key, whether anybody hears it or not. completed() comes also if all of it
    /// is there already, and failed() if it cannot be stored.
    void download(const media::MediaKey &key, const QUrl &url);
    /// What is there of it stays; who hears it goes on.
    void stopDownload(const media::MediaKey &key);
    /// So many bytes a second of all downloads together, 0: no limit. What somebody hears is
    /// never slowed down.
    void setDownloadLimit(qint64 bytesPerSecond);

    [[nodiscard]] Future<Result<StoredFile>> describe(const media::MediaKey &key);
    /// The complete file of \a key becomes the file at \a path, where nothing is; its folder is
    /// there. Who hears it goes on. \a modified: when the file says it was changed, if valid.
    /// \return or FileUnwritable, DiskFull; TruncatedInput if it is not complete: it is in the
    ///   store as before then
    [[nodiscard]] Future<Result<>> moveOut(const media::MediaKey &key,
                                           const QString &path,
                                           const QDateTime &modified = {});
    /// Nothing of \a key is there any more, unless somebody hears it.
    Future<Result<>> remove(const media::MediaKey &key);
    /// What was stored under \a from belongs to \a to; see media::MediaStore.
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
    QThread m_thread;
    std::unique_ptr<StreamThread> m_there; ///< lives in m_thread
};

} // namespace dogear::stream
