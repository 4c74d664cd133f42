// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What a Streamer does on its thread.
///
/// Threads: made and destroyed on the GUI thread, all else on its own.
/// Owner:   Streamer.
/// Tests:   tests/integration/tst_streamer.cpp

#include <net/range_client.h>

#include <map>
#include <media/media_store.h>
#include <stream/range_server.h>
#include <stream/streamer.h>

namespace dogear::stream {

class StreamThread final : public StreamNews
{
    Q_OBJECT

public:
    StreamThread(const QString &folder, const QByteArray &userAgent, FetchPatience patience);
    ~StreamThread() override;

    [[nodiscard]] Result<QUrl> open(const media::MediaKey &key, const QUrl &url);
    void close(const media::MediaKey &key);
    void retry(const media::MediaKey &key);
    void setReadAhead(qint64 bytes) { m_readAhead = bytes; }
    /// Ends everything that belongs to the thread.
    void finish();

private:
    /// What is open, and what was last told of it.
    struct Stream
    {
        std::shared_ptr<Fetcher> fetcher;
        QUrl address;
        Buffered told;
    };

    void follow(const media::MediaKey &key, Fetcher &fetcher);
    void tellBuffered();

    media::MediaStore m_store;
    QByteArray m_userAgent;
    FetchPatience m_patience;
    std::optional<qint64> m_readAhead;
    // Made at the first open(), on the thread.
    std::unique_ptr<net::RangeClient> m_client;
    std::unique_ptr<RangeServer> m_server;
    std::unique_ptr<QTimer> m_ticks;
    std::map<media::MediaKey, Stream> m_streams;
};

} // namespace dogear::stream
