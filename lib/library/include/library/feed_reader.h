// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief From an address to a parsed feed: fetch or read, then parse.
///
/// Threads: GUI thread; reading files and parsing run in the pool.
/// Owner:   the HttpClient outlives it. Work in flight when it dies is dropped.
/// Tests:   tests/integration/tst_library.cpp

#include <base/future.h>
#include <base/result.h>
#include <feed/feed_parser.h>
#include <net/http_client.h>

#include <QObject>

#include <chrono>

namespace dogear::library {

/// A feed as it came, with what is needed to ask for it again.
struct ReadFeed
{
    bool isNotModified = false; ///< nothing has changed; `feed` is empty
    bool isWhole = false;       ///< a document came, even if it was the same
    feed::ParsedFeed feed;
    QList<QByteArray> contentHashes; ///< storage::contentHash, one per episode
    QUrl finalUrl;
    QUrl permanentUrl; ///< net::HttpResponse::permanentUrl; empty if it is not from the web
    QByteArray etag;
    QByteArray lastModified;
    QByteArray bodyHash;                 ///< SHA-256
    int httpStatus = 0;                  ///< 0 if it is not from the web
    qint64 bytes = 0;                    ///< received
    std::chrono::milliseconds elapsed{}; ///< of fetching
};

/// The bytes at a feed's or OPML list's address.
struct FetchedDocument
{
    bool isNotModified = false;
    QByteArray body;
    QByteArray contentType; ///< of HTTP; its charset counts if the document names none
    int httpStatus = 0;     ///< 0 if it is not from the web
    QUrl finalUrl;
    QUrl permanentUrl;
    QByteArray etag;
    QByteArray lastModified;
    std::chrono::milliseconds elapsed{};
};

/// What is known of the last fetch, to make the next one cheap.
struct Validators
{
    QByteArray etag = {};
    QByteArray lastModified = {};
    QByteArray bodyHash = {};
};

class FeedReader final
{
public:
    explicit FeedReader(net::HttpClient &http)
        : m_http(http)
    {}

    /// Reads \a url: http, https, file or qrc. A server that forbids it (403) is asked once more
    /// under a plain name: some turn away every player.
    ///
    /// \return the bytes, or an Error of HttpClient::get, FileNotFound, FileUnreadable,
    ///   UnsupportedScheme
    [[nodiscard]] Future<Result<FetchedDocument>> fetch(const QUrl &url,
                                                        const Validators &validators = {});

    /// fetch() and feed::parseFeed. A body whose hash is `validators.bodyHash` is not parsed again
    /// and comes back as isNotModified.
    [[nodiscard]] Future<Result<ReadFeed>> read(const QUrl &url, const Validators &validators = {});

    /// Parses a document that was fetched already.
    [[nodiscard]] static Future<Result<ReadFeed>> parse(const FetchedDocument &document,
                                                        const Validators &validators = {});

private:
    net::HttpClient &m_http;
    QObject m_context; ///< of what is in flight
};

} // namespace dogear::library
