// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Gives the player on this machine the bytes of an episode while they are fetched.
///
/// HTTP/1.1 on 127.0.0.1, GET and HEAD with Range, on a port that the system chooses. What is
/// served has a path of 128 random bits, which only the player is told; everything else is answered
/// 404, so that a stranger on this machine learns nothing. A request for bytes that are not there
/// yet waits.
///
/// Threads: one, with an event loop.
/// Spec:    RFC 9110 section 14 (ranges), RFC 9112 (messages)
/// Tests:   tests/unit/stream/tst_range_server.cpp

#include <base/result.h>

#include <QHash>
#include <QTcpServer>
#include <QUrl>

#include <memory>

namespace dogear::stream {

class ByteSource;

class RangeServer final : public QObject
{
    Q_OBJECT

public:
    RangeServer();
    ~RangeServer() override;

    /// The address of \a source from now on; listens from the first call on. With the query
    /// ?from=N the bytes from offset N on are served, without range requests.
    /// \return or ConnectionFailed: this machine has no port to spare
    [[nodiscard]] Result<QUrl> serve(std::shared_ptr<ByteSource> source);
    /// What was at \a address is there no longer; who reads it is cut off.
    void withdraw(const QUrl &address);

private:
    void acceptConnections();

    QTcpServer m_server;
    QHash<QString, std::shared_ptr<ByteSource>> m_sources; ///< by path
};

} // namespace dogear::stream
