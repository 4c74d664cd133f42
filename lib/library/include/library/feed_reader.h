// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief From an address to a parsed feed: fetch or read, parse, make plain text of the notes.
///
/// Threads: GUI thread; reading files, parsing and text extraction run in the pool.
/// Owner:   the HttpClient outlives it. Work in flight when it dies is dropped.
/// Tests:   tests/integration/tst_library.cpp

#include <base/future.h>
#include <base/result.h>
#include <feed/feed_parser.h>
#include <net/http_client.h>

#include <QStringList>

namespace dogear::library {

/// A feed as it came, with what is needed to ask for it again.
struct ReadFeed
{
    bool isNotModified = false; ///< the validators still hold; `feed` is empty
    feed::ParsedFeed feed;
    QStringList notesTexts; ///< plain text, one per episode
    QUrl finalUrl;
    QByteArray etag;
    QByteArray lastModified;
    QByteArray bodyHash; ///< SHA-256
    qint64 bytes = 0;    ///< received
};

/// The bytes at a feed's or OPML list's address.
struct FetchedDocument
{
    bool isNotModified = false;
    QByteArray body;
    QByteArray contentType; ///< of HTTP; its charset counts if the document names none
    QUrl finalUrl;
    QByteArray etag;
    QByteArray lastModified;
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

    /// Reads \a url: http, https, file or qrc.
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
};

} // namespace dogear::library
