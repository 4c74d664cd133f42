// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Fetches a feed from its address, or reads it from a file, and parses it.
///
/// A folder, or an audio or video file, is a show of its own.
///
/// Threads: GUI thread; reading files and parsing run in the pool.
/// Owner:   HttpClient and Accounts outlive it. The destructor drops work in flight.
/// Tests:   tests/integration/tst_library.cpp, tst_local_shows.cpp

#include <base/future.h>
#include <base/result.h>
#include <net/http_client.h>
#include <subscriptions/read_feed.h>

#include <QObject>
#include <QSet>

#include <chrono>
#include <memory>
#include <stop_token>

namespace dogear::accounts {
class Accounts;
} // namespace dogear::accounts

namespace dogear::subscriptions {

class LocalReader;

class FeedReader final
{
public:
    /// Maximum number of moves that are followed when a feed says that it has moved.
    static constexpr int maxMoves = 5;
    /// Maximum number of pages: a show of 10,000 episodes in pages of 50.
    static constexpr int maxPages = 200;

    FeedReader(net::HttpClient &http, accounts::Accounts &accounts);
    ~FeedReader();
    FeedReader(const FeedReader &) = delete;
    FeedReader &operator=(const FeedReader &) = delete;

    /// Fetches \a url, whose scheme is http, https, file or qrc. If the server answers 403, the
    /// request is repeated once with a plain user agent, because some servers refuse every podcast
    /// player. If \a url has no credentials, those of its account are used; no returned address has
    /// credentials.
    ///
    /// \return the bytes, or an Error of HttpClient::get, FileNotFound, FileUnreadable,
    ///   UnsupportedScheme, or UnsupportedFeed for a file that is neither a document nor media
    [[nodiscard]] Future<Result<FetchedDocument>> fetch(const QUrl &url,
                                                        const Validators &validators = {});

    /// fetch() followed by feed::parseFeed. A body whose hash equals `validators.bodyHash` is not
    /// parsed again and results in isNotModified. The files of a folder are read one after another
    /// until \a stop is requested; then the result is Cancelled. NoMedia if a folder contains no
    /// audio or video.
    [[nodiscard]] Future<Result<ReadFeed>> read(const QUrl &url,
                                                const Validators &validators = {},
                                                const std::stop_token &stop = {});

    /// Parses a document that was already fetched.
    [[nodiscard]] static Future<Result<ReadFeed>> parse(const FetchedDocument &document,
                                                        const Validators &validators = {});

    /// If \a read names a new address of the feed (`itunes:new-feed-url`, or a document that
    /// contains nothing else), reads the feed there, up to maxMoves times. If the next address
    /// cannot be read, the result is the last feed that could; if addresses form a circle, it is
    /// \a read. \a from is the address that was requested.
    [[nodiscard]] Future<Result<ReadFeed>> followMoves(const ReadFeed &read, const QUrl &from);

    /// Appends the pages of older episodes (RFC 5005) to \a read, up to maxPages, until a page
    /// contains an episode of \a knownGuids or no new episode.
    [[nodiscard]] Future<ReadFeed> addPages(const ReadFeed &read, const QSet<QString> &knownGuids);

    /// The accounts that requests use; for classes that remove passwords from addresses.
    [[nodiscard]] accounts::Accounts &accounts() const { return m_accounts; }

private:
    using Response = Result<net::HttpResponse>;
    [[nodiscard]] Future<Response> get(const net::HttpRequest &request);
    [[nodiscard]] Future<Response> explained(const Response &response);
    [[nodiscard]] Future<Response> getWith(const net::HttpRequest &request,
                                           QList<QUrl> candidateUrls);
    [[nodiscard]] Future<Result<ReadFeed>> followMove(const ReadFeed &read,
                                                      const QStringList &visited);
    [[nodiscard]] Future<ReadFeed> addPage(const ReadFeed &read,
                                           const QSet<QString> &knownGuids,
                                           const QStringList &visited);

    net::HttpClient &m_http;
    accounts::Accounts &m_accounts;
    std::unique_ptr<LocalReader> m_local;
    QObject m_context; ///< of continuations in flight
};

} // namespace dogear::subscriptions
