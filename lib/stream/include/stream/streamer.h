// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Streams episodes: gives the player an address on this machine, and fetches what it reads.
///
/// What is streamed is stored, so it is fetched once, however often it is heard.
///
/// Threads: GUI thread. Sockets, disk and origins are those of a thread of its own, which this
///          starts at the first open() and ends.
/// Owner:   the composition root.
/// Tests:   tests/integration/tst_streamer.cpp, tests/integration/tst_streaming.cpp

#include <base/future.h>
#include <base/result.h>

#include <QHash>
#include <QObject>
#include <QThread>
#include <QUrl>

#include <media/byte_ranges.h>
#include <media/media_store.h>
#include <memory>
#include <optional>
#include <stream/fetcher.h>

namespace dogear::stream {

class StreamThread;

/// How much of an episode is on this machine.
struct Buffered
{
    media::ByteRanges ranges;
    std::optional<qint64> length; ///< of the whole; nothing if nobody knows it

    friend bool operator==(const Buffered &, const Buffered &) = default;
};

class Streamer final : public QObject
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

signals:
    /// A few times a second at most.
    void bufferedChanged(const dogear::media::MediaKey &key,
                         const dogear::stream::Buffered &buffered);
    /// See Fetcher.
    void completed(const dogear::media::MediaKey &key);
    void waiting(const dogear::media::MediaKey &key, const dogear::Error &error);
    void recovered(const dogear::media::MediaKey &key);
    void failed(const dogear::media::MediaKey &key, const dogear::Error &error);
    void changed(const dogear::media::MediaKey &key);

private:
    template<typename Function>
    void post(Function function);

    QThread m_thread;
    std::unique_ptr<StreamThread> m_there; ///< lives in m_thread
};

} // namespace dogear::stream
