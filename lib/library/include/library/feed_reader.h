// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief From an address to a parsed feed: fetch or read, then parse.
///
/// A folder, or a file that is audio or video, is a show as it is.
///
/// Threads: GUI thread; reading files and parsing run in the pool.
/// Owner:   HttpClient and Accounts outlive it. Work in flight when it dies is dropped.
/// Tests:   tests/integration/tst_library.cpp, tst_local_shows.cpp

#include <base/future.h>
#include <base/result.h>
#include <feed/feed_parser.h>
#include <net/http_client.h>

#include <QObject>
#include <QSet>

#include <chrono>
#include <memory>
#include <stop_token>

namespace dogear::library {

class Accounts;
class LocalReader;

/// A feed as it came, with what is needed to ask for it again.
struct ReadFeed
{
    bool isNotModified = false; ///< nothing has changed; `feed` is empty
    bool isWhole = false;       ///< a document came, even if it was the same
    /// `feed` holds all that the show has; false if it is cut, or pages were left out because
    /// what they hold is known. What is missing is then not gone.
    bool isComplete = false;
    /// A page of older episodes was wanted and could not be read; the next fetch tries again.
    bool isPageMissing = false;
    /// The order of `feed.episodes` is the one in which they are heard, whatever their dates.
    bool isInOrder = false;
    feed::ParsedFeed feed;
    QList<QByteArray> contentHashes; ///< storage::contentHash, one per episode
    QUrl finalUrl;
    QUrl permanentUrl; ///< net::HttpResponse::permanentUrl; empty if it is not from the web
    QByteArray etag;
    QByteArray lastModified;
    QByteArray bodyHash;                 ///< to compare bodies
    int httpStatus = 0;                  ///< 0 if it is not from the web
    qint64 bytes = 0;                    ///< received
    std::chrono::milliseconds elapsed{}; ///< of fetching
};

/// The bytes at a feed's or OPML list's address.
struct FetchedDocument
{
    bool isNotModified = false;
    /// `finalUrl` is a folder (a slash at its end) or a media file: no document, but a show of its
    /// own, which read() reads. The rest is empty.
    bool isLocalShow = false;
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
    /// How often a feed that says it has moved is followed.
    static constexpr int maxMoves = 5;
    /// A show of 10,000 episodes in pages of 50.
    static constexpr int maxPages = 200;

    FeedReader(net::HttpClient &http, Accounts &accounts);
    ~FeedReader();
    FeedReader(const FeedReader &) = delete;
    FeedReader &operator=(const FeedReader &) = delete;

    /// Reads \a url: http, https, file or qrc. A server that forbids it (403) is asked once more
    /// under a plain name: some turn away every player. Where \a url has no credentials its account
    /// is used; no address that comes back has any.
    ///
    /// \return the bytes, or an Error of HttpClient::get, FileNotFound, FileUnreadable,
    ///   UnsupportedScheme, UnsupportedFeed of a file that is neither a document nor media
    [[nodiscard]] Future<Result<FetchedDocument>> fetch(const QUrl &url,
                                                        const Validators &validators = {});

    /// fetch() and feed::parseFeed. A body whose hash is `validators.bodyHash` is not parsed again
    /// and comes back as isNotModified. Of a folder all files are read, one after the other, until
    /// \a stop; then it is Cancelled. NoMedia if nothing in it is audio or video.
    [[nodiscard]] Future<Result<ReadFeed>> read(const QUrl &url,
                                                const Validators &validators = {},
                                                const std::stop_token &stop = {});

    /// Parses a document that was fetched already.
    [[nodiscard]] static Future<Result<ReadFeed>> parse(const FetchedDocument &document,
                                                        const Validators &validators = {});

    /// Where \a read names a new address of the feed (`itunes:new-feed-url`, a document that says
    /// nothing else), reads it there, up to maxMoves times. If that fails, or leads in a circle,
    /// \a read still counts. \a from is the address that was asked for.
    [[nodiscard]] Future<Result<ReadFeed>> followMoves(const ReadFeed &read, const QUrl &from);

    /// Adds the pages of older episodes (RFC 5005) to \a read, up to maxPages, until one holds an
    /// episode of \a knownGuids or nothing new.
    [[nodiscard]] Future<ReadFeed> addPages(const ReadFeed &read, const QSet<QString> &knownGuids);

    /// Under which names it reads; for who takes in addresses with passwords.
    [[nodiscard]] Accounts &accounts() const { return m_accounts; }

private:
    using Response = Result<net::HttpResponse>;
    [[nodiscard]] Future<Response> get(const net::HttpRequest &request);
    [[nodiscard]] Future<Response> explained(const Response &response);
    [[nodiscard]] Future<Response> getWith(const net::HttpRequest &request, QList<QUrl> ways);
    [[nodiscard]] Future<Result<ReadFeed>> followMove(const ReadFeed &read,
                                                      const QStringList &visited);
    [[nodiscard]] Future<ReadFeed> addPage(const ReadFeed &read,
                                           const QSet<QString> &knownGuids,
                                           const QStringList &visited);

    net::HttpClient &m_http;
    Accounts &m_accounts;
    std::unique_ptr<LocalReader> m_local;
    QObject m_context; ///< of what is in flight
};

} // namespace dogear::library
