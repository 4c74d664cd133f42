// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Defines the HTTP requests and answers of LocalHttpServer.
///
/// Spec: RFC 9112 (HTTP/1.1 messages)

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>

#include <chrono>
#include <optional>
#include <utility>

namespace dogear::test {

struct ServerRequest
{
    QByteArray method;
    QString path;                          ///< with the query
    QHash<QByteArray, QByteArray> headers; ///< names in lower case
    QByteArray target;                     ///< `path` as received, still percent-encoded
    QByteArray body = {};                  ///< of a request with Content-Length

    [[nodiscard]] QString pathWithoutQuery() const { return path.section(u'?', 0, 0); }
    [[nodiscard]] QString query() const { return path.section(u'?', 1); }
    /// The value of the header \a name, whose case does not matter.
    [[nodiscard]] QByteArray header(const QByteArray &name) const
    {
        return headers.value(name.toLower());
    }
};

/// Removes a request with its body from \a buffer; nullopt while it is incomplete.
[[nodiscard]] std::optional<ServerRequest> takeRequest(QByteArray &buffer);

enum class Ending {
    KeepAlive,
    Close, ///< closes the connection after the last byte, as in HTTP/1.0
    Stall, ///< leaves the connection open and sends nothing more
    Drop,  ///< closes the connection without sending a byte
};

struct ServerAnswer
{
    int status = 200;
    QByteArray body = {};
    QList<std::pair<QByteArray, QByteArray>> headers = {};
    qsizetype truncateAt = -1; ///< maximum number of bytes sent of the announced body; -1: all
    bool isSilent = false;     ///< never answers
    bool hasLength = true;     ///< false: sends no Content-Length
    Ending ending = Ending::KeepAlive;
    std::chrono::milliseconds delay{}; ///< before the first byte
    qint64 bytesPerSecond = 0;         ///< rate of the body; 0: unlimited

    /// Status line and headers, including the empty line at the end.
    [[nodiscard]] QByteArray head() const;
    /// The part of the body that is sent, see truncateAt.
    [[nodiscard]] QByteArray sentBody() const;
    /// Whether the connection is closed after the answer.
    [[nodiscard]] bool isClosing() const;
};

/// Document with its media type and validators.
struct ServerDocument
{
    QByteArray body;
    QByteArray type = "application/rss+xml";
    QByteArray etag = {};
    QByteArray lastModified = {};
};

/// Returns the answer for \a document: 304 if a validator of \a request matches (RFC 9110 section
/// 13), 206 or 416 for a single range (section 14), else 200.
[[nodiscard]] ServerAnswer answerWith(const ServerDocument &document, const ServerRequest &request);

/// Compresses \a text to a gzip member (RFC 1952).
[[nodiscard]] QByteArray gzip(const QByteArray &text);

} // namespace dogear::test
