// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief One connection to the RangeServer: request after request, each answered in turn.
///
/// Threads: the server's.
/// Owner:   its socket, whose end is the connection's.
/// Tests:   tests/unit/stream/tst_range_server.cpp

#include "pacer.h"
#include "request_head.h"

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
    /// \return whether there may be more to send at once
    bool sendPiece();
    /// Whether a reader who had taken all there was waits for more than the next few bytes.
    [[nodiscard]] bool waitsForMore() const;
    void finish();
    void forget();

    QTcpSocket &m_socket;
    Find m_find;
    QByteArray m_buffer;
    RequestHead m_head;
    std::shared_ptr<ByteSource> m_source; ///< of the request that is being answered
    WantedRange m_left;                   ///< of its body
    bool m_isAnswered = false;            ///< its head is sent
    qint64 m_hereBefore = 0;              ///< up to there all was, when the answer began
    Pacer m_pacer;
    QElapsedTimer m_time;
    QTimer m_later;       ///< when more may be sent
    bool m_isDry = false; ///< everything that was there is sent, and it is not the end
};

} // namespace dogear::stream
