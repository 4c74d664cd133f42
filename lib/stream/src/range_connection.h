// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief One connection to the RangeServer: request after request, each answered in turn.
///
/// Threads: the server's.
/// Owner:   its socket, whose end is the connection's.
/// Tests:   tests/unit/stream/tst_range_server.cpp

#include "request_head.h"

#include <QObject>

#include <functional>
#include <memory>

class QTcpSocket;

namespace dogear::stream {

class ByteSource;

class RangeConnection final : public QObject
{
    Q_OBJECT

public:
    /// What is at a path; nothing if nothing is.
    using Find = std::function<std::shared_ptr<ByteSource>(const QByteArray &path)>;

    RangeConnection(QTcpSocket &socket, Find find);

    /// Cut off if \a source is what it reads.
    void cut(const ByteSource &source);

private:
    void readRequests();
    void begin(const RequestHead &head);
    /// Answers once the length is known.
    void answer();
    /// Of a length that nobody knows.
    void answerEndless();
    void answerShort(int status, const QByteArray &fields = {});
    void send();
    void finish();
    void forget();

    QTcpSocket &m_socket;
    Find m_find;
    QByteArray m_buffer;
    RequestHead m_head;
    std::shared_ptr<ByteSource> m_source; ///< of the request that is being answered
    WantedRange m_left;                   ///< of its body
    bool m_isAnswered = false;            ///< its head is sent
};

} // namespace dogear::stream
