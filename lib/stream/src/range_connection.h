// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Serves the requests of one connection to RangeServer, one after the other.
///
/// Threads: the server's.
/// Owner:   its socket; the connection is deleted with it.
/// Tests:   tests/unit/stream/tst_range_server.cpp

#include "request_head.h"
#include "token_bucket.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>

class QTcpSocket;

namespace dogear::stream {

class ByteSource;

class RangeConnection final : public QObject
{
    Q_OBJECT

public:
    /// Returns the source at a path, or nullptr.
    using Find = std::function<std::shared_ptr<ByteSource>(const QByteArray &path)>;

    RangeConnection(QTcpSocket &socket, Find find);

    /// Aborts the connection if it is serving \a source.
    void cut(const ByteSource &source);

private:
    void readRequests();
    void begin(const RequestHead &head);
    /// Sends the head of the answer once the origin has answered.
    void answer();
    /// Sends the head for a file of unknown length: the end of the connection is its end.
    void sendHeadWithoutLength();
    void sendStatus(int status, const QByteArray &fields = {});
    void send();
    /// \return whether another piece may be sent at once
    bool sendPiece();
    /// Whether a reader that has used up the stored bytes has to wait until a second's worth of
    /// bytes is stored.
    [[nodiscard]] bool waitsForMore() const;
    void finish();
    void forget();

    QTcpSocket &m_socket;
    Find m_find;
    QByteArray m_buffer;
    RequestHead m_head;
    std::shared_ptr<ByteSource> m_source; ///< of the request that is being answered
    WantedRange m_left;                   ///< part of its body that is not sent yet
    bool m_isAnswered = false;            ///< the head of the answer is sent
    qint64 m_storedEndAtStart = 0;        ///< end of the stored run when the answer began
    TokenBucket m_bucket;
    QElapsedTimer m_time;
    QTimer m_sendTimer;       ///< calls send() when the pace may allow more
    bool m_isStarved = false; ///< all stored bytes are sent, but not all of the answer
};

} // namespace dogear::stream
