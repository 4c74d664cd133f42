// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Serves episodes to the player over HTTP on this machine while they are being fetched.
///
/// HTTP/1.1 on 127.0.0.1, GET and HEAD with Range, on a port that the system chooses. Each source
/// has a path of 128 random bits, which only the player is told; every other path is answered with
/// 404, so that other programs on this machine learn nothing. A request for bytes that are not
/// stored yet waits for them.
///
/// Threads: one, with an event loop.
/// Spec:    RFC 9110 section 14 (ranges), RFC 9112 (messages)
/// Tests:   tests/unit/stream/tst_range_server.cpp
/// Decision: README.md, "Every episode from the web is played from a server of our own".

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

    /// Gives \a source an address; the first call starts to listen. With the query ?from=N the
    /// bytes from offset N on are served, without range requests; while the origin does not say how
    /// long the file is, all bytes.
    /// \return the address, or ConnectionFailed: this machine has no free port
    [[nodiscard]] Result<QUrl> serve(const std::shared_ptr<ByteSource> &source);
    /// Removes the source at \a address and aborts the connections that read it.
    void withdraw(const QUrl &address);

private:
    void acceptConnections();

    QTcpServer m_server;
    QHash<QString, std::shared_ptr<ByteSource>> m_sources; ///< by path
};

} // namespace dogear::stream
