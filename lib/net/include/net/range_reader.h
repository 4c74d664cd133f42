// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief One request for the bytes of a media file from some place on.
///
/// Threads: that of the RangeClient which made it.
/// Spec:    RFC 9110 sections 13.1.5 (If-Range), 14 (ranges)
/// Tests:   tests/unit/net/tst_range_reader.cpp

#include <base/result.h>

#include <QByteArray>
#include <QObject>
#include <QUrl>

#include <chrono>
#include <memory>
#include <optional>

QT_FORWARD_DECLARE_CLASS(QNetworkAccessManager)

namespace dogear::net {

struct RangeRequest
{
    QUrl url;                  ///< http or https; user:password@ is sent as basic auth
    qint64 begin = 0;          ///< the first byte that is wanted
    std::optional<qint64> end; ///< behind the last one; nothing: all there are
    /// Sent as If-Range when not empty: a strong entity tag, or a date of last change. If the file
    /// has changed, all of it comes.
    QByteArray validator = {};
    QByteArray userAgent = {};                 ///< instead of the client's own when not empty
    std::chrono::milliseconds timeout{30'000}; ///< without a byte
    /// So many bytes may wait to be read(); what is not read then stays with the server, and is
    /// lost when the connection breaks. 0: as many as come.
    qint64 mostWaiting = 0;
};

/// What a server says before the first byte, and what a file begins with.
struct RangeAnswer
{
    qint64 begin = 0; ///< of the first byte that comes; may be before what was asked for
    std::optional<qint64> length; ///< of the whole file
    bool isPartial = false;       ///< a range (206), not the file from its first byte (200)
    bool isDecoded =
        false;          ///< it comes compressed: only all of it can be had, and no length is known
    QByteArray opening; ///< the first bytes, which read() gives too; empty unless `begin` is 0
    QByteArray etag;
    QByteArray lastModified;
    QByteArray contentType;
    QUrl finalUrl; ///< where the bytes come from, without credentials
};

class RangeReader final : public QObject
{
    Q_OBJECT

public:
    /// See RangeClient::read().
    RangeReader(QNetworkAccessManager &manager, RangeRequest request, QByteArray userAgent);
    /// Ends the transfer.
    ~RangeReader() override;

    /// After answered().
    [[nodiscard]] const RangeAnswer &answer() const { return m_answer; }
    /// At most \a most bytes of those that have come.
    [[nodiscard]] QByteArray read(qint64 most);
    /// Whether the server has nothing more to say: with what read() still gives, that was all.
    [[nodiscard]] bool isFinished() const { return m_outcome.has_value(); }
    /// How it ended: an Error as HttpClient::get() has them, and besides
    ///   HttpStatus 416       nothing at that place; answer().length then says how long the file is
    ///   TruncatedInput       fewer bytes than announced, or a compressed body that is damaged
    ///   EmptyInput           the file has no bytes
    ///   BadResponse          a range that makes no sense, in several parts, or of a compressed
    ///   body UnsupportedEncoding  a compression that is not read here InsecureRedirect     from
    ///   https to http, with a password
    /// \pre isFinished()
    [[nodiscard]] const Result<> &outcome() const { return *m_outcome; }

signals:
    /// Bytes are coming, the opening of the file is here; not emitted when there is an error
    /// instead.
    void answered();
    void readyRead();
    /// Once; there may be bytes to read() still.
    void finished();

private:
    void send();
    void takeHead();
    [[nodiscard]] Result<RangeAnswer> readHead() const;
    [[nodiscard]] Result<> checkRange(RangeAnswer &answer) const;
    void takeBody();
    /// Reads until the opening is complete or the body ends, then tells the answer.
    void takeOpening();
    void tellAnswer();
    /// Takes some of what has come from the network. \return whether there was anything
    bool pull();
    void finishReply();
    [[nodiscard]] Result<> checkWhole();
    void settle(Result<> outcome);
    [[nodiscard]] Error error(ErrorCode code, const QString &detail) const;

    struct Way;

    QNetworkAccessManager &m_manager;
    RangeRequest m_request;
    QByteArray m_userAgent;
    RangeAnswer m_answer;
    std::unique_ptr<Way> m_way;
    qint64 m_read = 0; ///< bytes of the body as it was sent
    bool m_isAnswered = false;
    std::optional<Result<>> m_outcome;
};

} // namespace dogear::net
