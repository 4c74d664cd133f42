// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads one byte range of a media file over HTTP.
///
/// Threads: the thread of the RangeClient that created it.
/// Spec:    RFC 9110 sections 13.1.5 (If-Range), 14 (ranges)
/// Tests:   tests/unit/net/tst_range_reader.cpp

#include <base/result.h>
#include <net/cause.h>

#include <QByteArray>
#include <QObject>
#include <QUrl>

#include <chrono>
#include <memory>
#include <optional>

namespace dogear::net {

class AccessManager;

struct RangeRequest
{
    QUrl url;                  ///< http or https; user:password@ is sent as basic auth
    Cause cause;               ///< why it is sent
    qint64 begin = 0;          ///< offset of the first byte
    std::optional<qint64> end; ///< offset behind the last byte; empty: up to the end of the file
    /// Sent as If-Range when not empty: a strong entity tag, or a Last-Modified date. If the file
    /// has changed, the server sends all of it. Sent to the server of
    /// validatorSource alone.
    QByteArray validator = {};
    QUrl validatorSource = {};                 ///< address that sent it; empty: `url`
    QByteArray userAgent = {};                 ///< instead of the client's own when not empty
    std::chrono::milliseconds timeout{30'000}; ///< maximum time without a byte
    /// Maximum number of buffered, unread bytes. Further ones stay with the server until read() is
    /// called; buffered ones are lost when the connection breaks. 0: no limit.
    qint64 maxBufferedBytes = 0;
};

/// The head of an answer, and the first bytes of the file.
struct RangeResponse
{
    qint64 begin = 0; ///< offset of the first byte that arrives; may be before the requested one
    std::optional<qint64> length; ///< of the whole file, in bytes
    bool isPartial = false;       ///< a range (206), not the file from its first byte (200)
    bool isDecoded =
        false; ///< the body is compressed: it can only be fetched as a whole, its length is unknown
    QByteArray opening; ///< first bytes of the file, also part of read(); empty if `begin` > 0
    QByteArray etag;
    QByteArray lastModified;
    QByteArray contentType;
    QUrl finalUrl; ///< address that sends the bytes, without credentials
};

class RangeReader final : public QObject
{
    Q_OBJECT

public:
    /// See RangeClient::read().
    RangeReader(AccessManager &manager, RangeRequest request, QByteArray userAgent);
    /// Aborts the transfer.
    ~RangeReader() override;

    /// Valid after responseReceived().
    [[nodiscard]] const RangeResponse &answer() const { return m_answer; }
    /// Takes at most \a maxBytes of the bytes that have arrived.
    [[nodiscard]] QByteArray read(qint64 maxBytes);
    /// Whether the transfer has ended. read() may still return buffered bytes.
    [[nodiscard]] bool isFinished() const { return m_outcome.has_value(); }
    /// Result of the transfer: an Error of HttpClient::get(), or one of
    ///   HttpStatus           416: no bytes at that offset; answer().length is then the length of
    ///                        the file, if the server sent it
    ///   TruncatedInput       fewer bytes than announced, or a damaged compressed body
    ///   EmptyInput           the file has no bytes
    ///   BadResponse          an invalid range, several parts, or a range of a compressed body
    ///   UnsupportedEncoding  an unsupported compression
    ///   InsecureRedirect     from https to http, with a password
    /// \pre isFinished()
    [[nodiscard]] const Result<> &outcome() const { return *m_outcome; }

signals:
    /// Emitted when head and opening have arrived and further bytes follow; not emitted before an
    /// error.
    void responseReceived();
    void readyRead();
    /// Emitted once; there may still be bytes to read().
    void finished();

private:
    void send();
    void sendNow();
    void handleHead();
    [[nodiscard]] Result<RangeResponse> readHead() const;
    [[nodiscard]] Result<> checkRange(RangeResponse &answer) const;
    void handleBody();
    /// Reads until the opening is complete or the body ends, then emits responseReceived().
    void handleOpening();
    void emitResponse();
    /// Takes a chunk from the network and decompresses it. \return whether there was one
    bool pull();
    /// Counts \a bytes that were taken from the network.
    void countRead(qint64 bytes);
    void finishReply();
    [[nodiscard]] Result<> checkLength();
    void settle(Result<> outcome);
    [[nodiscard]] Error error(ErrorCode code, const QString &detail) const;

    struct Transfer;

    AccessManager &m_manager;
    RangeRequest m_request;
    QByteArray m_userAgent;
    RangeResponse m_answer;
    std::unique_ptr<Transfer> m_transfer;
    qint64 m_read = 0; ///< bytes taken from the network, before they are decompressed
    bool m_isAnswered = false;
    std::optional<Result<>> m_outcome;
};

} // namespace dogear::net
