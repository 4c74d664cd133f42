// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What LocalHttpServer reads and writes.
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
    QByteArray target;                     ///< `path` byte by byte

    [[nodiscard]] QString pathWithoutQuery() const { return path.section(u'?', 0, 0); }
    [[nodiscard]] QString query() const { return path.section(u'?', 1); }
    /// The value of the header \a name, in any case.
    [[nodiscard]] QByteArray header(const QByteArray &name) const
    {
        return headers.value(name.toLower());
    }
};

/// Reads the head of a request off \a buffer; nothing while it is incomplete.
[[nodiscard]] std::optional<ServerRequest> takeRequest(QByteArray &buffer);

enum class Ending {
    KeepAlive,
    Close, ///< close after the last byte, as HTTP/1.0 did
    Stall, ///< leave the connection open and say no more
    Drop,  ///< close without a single byte
};

struct ServerAnswer
{
    int status = 200;
    QByteArray body = {};
    QList<std::pair<QByteArray, QByteArray>> headers = {};
    qsizetype truncateAt = -1; ///< sends no more than this of the body that it announces
    bool isSilent = false;     ///< never answers
    bool hasLength = true;     ///< false: says nothing of the length
    Ending ending = Ending::KeepAlive;
    std::chrono::milliseconds delay{}; ///< before the first byte
    qint64 bytesPerSecond = 0;         ///< of the body; 0 is as fast as it goes

    /// Status line and headers, ending with the empty line.
    [[nodiscard]] QByteArray head() const;
    /// What is sent of the body.
    [[nodiscard]] QByteArray sentBody() const;
    /// Whether the connection is closed after it.
    [[nodiscard]] bool isClosing() const;
};

/// A document with what belongs to it.
struct ServerDocument
{
    QByteArray body;
    QByteArray type = "application/rss+xml";
    QByteArray etag = {};
    QByteArray lastModified = {};
};

/// \a document as asked for by \a request: 304 if a validator holds (RFC 9110 section 13), 206 or
/// 416 for a single range (section 14), else 200.
[[nodiscard]] ServerAnswer answerWith(const ServerDocument &document, const ServerRequest &request);

/// \a text as a gzip member (RFC 1952).
[[nodiscard]] QByteArray gzip(const QByteArray &text);

} // namespace dogear::test
