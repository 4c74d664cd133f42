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

#include <QThread>
#include <QUrl>

#include <memory>
#include <stream/fetcher.h>
#include <stream/stream_news.h>

namespace dogear::stream {

class StreamThread;

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

private:
    template<typename Function>
    void post(Function function);

    QThread m_thread;
    std::unique_ptr<StreamThread> m_there; ///< lives in m_thread
};

} // namespace dogear::stream
