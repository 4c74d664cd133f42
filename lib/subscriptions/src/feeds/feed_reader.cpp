// SPDX-License-Identifier: GPL-3.0-or-later
#include "local/local_reader.h"
#include "low_priority_run.h"
#include "web_addresses.h"

#include <accounts/accounts.h>
#include <base/workers.h>
#include <feed/unpack.h>
#include <net/plain_user_agent.h>
#include <storage/episode_store.h>
#include <subscriptions/feed_reader.h>

#include <QCryptographicHash>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace dogear::subscriptions {

namespace {

constexpr qint64 maxFileBytes = qint64{64} * 1024 * 1024;

/// The address of the folder \a path in one spelling, so that a folder is followed only once.
QUrl folderUrl(const QString &path)
{
    const QString clean = QDir::cleanPath(path);
    return QUrl::fromLocalFile(clean.endsWith(u'/') ? clean : QString(clean + u'/'));
}

/// Web pages and OPML lists are unpacked like feeds: servers send all of them compressed.
Result<FetchedDocument> unpacked(FetchedDocument document)
{
    const Result<QByteArray> body = feed::unpack(document.body, maxFileBytes);
    if (!body)
        return failure({body.error().code, body.error().detail, document.finalUrl});
    document.body = *body;
    return document;
}

Result<FetchedDocument> readFile(const QUrl &url)
{
    const QString path = url.scheme() == "qrc"_L1 ? ":"_L1 + url.path() : url.toLocalFile();
    QFile file(path);
    if (!file.exists())
        return failure({ErrorCode::FileNotFound, path, url});
    if (url.isLocalFile() && QFileInfo(path).isDir())
        return FetchedDocument{.isLocalShow = true, .finalUrl = folderUrl(path)};
    // A file of an unknown type is inspected, because its name may tell nothing.
    if (url.isLocalFile()) {
        const Result<bool> isMedia = isMediaFile(path);
        if (!isMedia)
            return failure({isMedia.error().code, isMedia.error().detail, url});
        if (*isMedia)
            return FetchedDocument{.isLocalShow = true, .finalUrl = url};
    }
    if (!file.open(QIODevice::ReadOnly))
        return failure({ErrorCode::FileUnreadable, file.errorString(), url});
    FetchedDocument document;
    // One byte more than allowed, to distinguish a file of the maximum size from a longer one.
    document.body = file.read(maxFileBytes + 1);
    if (document.body.size() > maxFileBytes)
        return failure({ErrorCode::LimitExceeded, u"file size"_s, url});
    if (file.error() != QFileDevice::NoError)
        return failure({ErrorCode::FileUnreadable, file.errorString(), url});
    document.finalUrl = url;
    return unpacked(document);
}

Result<FetchedDocument> toDocument(const Result<net::HttpResponse> &response)
{
    if (!response)
        return failure(response.error());
    // The address of a permanent redirect may repeat the credentials of the request.
    return FetchedDocument{.isNotModified = response->isNotModified(),
                           .body = response->body,
                           .contentType = response->contentType,
                           .httpStatus = response->status,
                           .finalUrl = response->finalUrl,
                           .permanentUrl = response->permanentUrl.adjusted(QUrl::RemoveUserInfo),
                           .etag = response->etag,
                           .lastModified = response->lastModified};
}

/// Unpacks in the pool, because the document may unpack to many bytes.
Future<Result<FetchedDocument>> withBodyUnpacked(const Result<FetchedDocument> &document)
{
    if (!document || !feed::isPacked(document->body))
        return readyFuture(document);
    return runAtLowPriority(unpacked, *document);
}

bool isStatus(const Result<net::HttpResponse> &response, int status)
{
    return !response && response.error().code == ErrorCode::HttpStatus
           && response.error().httpStatus == status;
}

Result<ReadFeed> parseDocument(const FetchedDocument &document, const Validators &validators)
{
    ReadFeed read{.isNotModified = document.isNotModified,
                  .isWhole = !document.isNotModified,
                  .finalUrl = document.finalUrl,
                  .permanentUrl = document.permanentUrl,
                  .etag = document.etag,
                  .lastModified = document.lastModified,
                  .httpStatus = document.httpStatus,
                  .bytes = document.body.size(),
                  .elapsed = document.elapsed};
    if (document.isNotModified)
        return read;

    // The fastest hash that Qt has; SHA-256 takes as long as parsing the feed.
    read.bodyHash = QCryptographicHash::hash(document.body, QCryptographicHash::Blake2b_160);
    if (read.bodyHash == validators.bodyHash) {
        read.isNotModified = true;
        return read;
    }
    Result<feed::ParsedFeed> parsed =
        feed::parseFeed(document.body, document.finalUrl, {}, document.contentType);
    if (!parsed) {
        Error error = parsed.error();
        error.url = document.finalUrl;
        return failure(error);
    }
    read.feed = *std::move(parsed);
    if (isWebAddress(document.finalUrl))
        keepWebAddresses(read.feed);
    // Private feeds repeat the address that they were requested from, credentials included.
    domain::Podcast &podcast = read.feed.podcast;
    podcast.selfLink = podcast.selfLink.adjusted(QUrl::RemoveUserInfo);
    podcast.newFeedUrl = podcast.newFeedUrl.adjusted(QUrl::RemoveUserInfo);
    read.contentHashes.reserve(read.feed.episodes.size());
    for (const domain::Episode &episode : std::as_const(read.feed.episodes))
        read.contentHashes.append(storage::contentHash(episode));
    read.isComplete = !read.feed.isTruncated && read.feed.nextPage.isEmpty();
    return read;
}

} // namespace

FeedReader::FeedReader(net::HttpClient &http, accounts::Accounts &accounts)
    : m_http(http)
    , m_accounts(accounts)
    , m_local(std::make_unique<LocalReader>())
{}

FeedReader::~FeedReader() = default;

Future<Result<FetchedDocument>> FeedReader::fetch(const QUrl &url, const Validators &validators)
{
    const QString scheme = url.scheme();
    if (scheme == "file"_L1 || scheme == "qrc"_L1)
        return QtConcurrent::run(workers(), readFile, url);
    if (scheme != "http"_L1 && scheme != "https"_L1) {
        return readyFuture<Result<FetchedDocument>>(
            failure({ErrorCode::UnsupportedScheme, scheme, url}));
    }
    const net::HttpRequest request{.url = url,
                                   .cause = {net::Purpose::Feed, url},
                                   .etag = validators.etag,
                                   .lastModified = validators.lastModified};
    QElapsedTimer timer;
    timer.start();
    return m_accounts.authorised(url, url)
        .then(&m_context,
              [this, request](const QUrl &candidateUrl) {
                  net::HttpRequest authorised = request;
                  authorised.url = candidateUrl;
                  return get(authorised);
              })
        .then(&m_context, [this](const Response &response) { return explained(response); })
        .then([timer](const Result<net::HttpResponse> &response) {
            Result<FetchedDocument> document = toDocument(response);
            if (document)
                document->elapsed = std::chrono::milliseconds(timer.elapsed());
            return withBodyUnpacked(document);
        });
}

Future<FeedReader::Response> FeedReader::get(const net::HttpRequest &request)
{
    return m_http.get(request).then(&m_context, [this, request](const Response &response) {
        if (isStatus(response, 403)) {
            // Some servers refuse every podcast player by its user agent; see fetch().
            net::HttpRequest plain = request;
            plain.userAgent = net::plainUserAgent();
            return m_http.get(plain);
        }
        if (!isStatus(response, 401) || !request.url.userInfo().isEmpty()
            || !accounts::asksForPassword(response.error(), request.url))
            return readyFuture(response);
        // The user may have an account on this server for another show.
        return m_accounts.urlsWithEveryAccount(request.url)
            .then(&m_context, [this, request, response](const QList<QUrl> &candidateUrls) {
                return candidateUrls.isEmpty() ? readyFuture(response)
                                               : getWith(request, candidateUrls);
            });
    });
}

/// Replaces connection errors by BlockedByDns if a DNS filter blocks the host.
Future<FeedReader::Response> FeedReader::explained(const Response &response)
{
    static const QList<ErrorCode> suspicious{
        ErrorCode::Offline, ErrorCode::ConnectionFailed, ErrorCode::Timeout, ErrorCode::TlsFailed};
    if (response || !suspicious.contains(response.error().code))
        return readyFuture(response);
    // Asked only after a failure, so that a normal fetch needs no second look-up.
    return m_http.isBlockedByDns(response.error().url)
        .then([error = response.error()](bool isBlocked) mutable -> Response {
            if (isBlocked)
                error.code = ErrorCode::BlockedByDns;
            return failure(error);
        });
}

Future<FeedReader::Response> FeedReader::getWith(const net::HttpRequest &request,
                                                 QList<QUrl> candidateUrls)
{
    net::HttpRequest next = request;
    next.url = candidateUrls.takeFirst();
    return m_http.get(next).then(&m_context, [this, next, candidateUrls](const Response &response) {
        if (isStatus(response, 401) && !candidateUrls.isEmpty())
            return getWith(next, candidateUrls);
        // The account that worked is stored for this address, so the others are not tried again.
        if (response)
            m_accounts.keep(m_accounts.adopt(next.url));
        return readyFuture(response);
    });
}

Future<Result<ReadFeed>> FeedReader::read(const QUrl &url,
                                          const Validators &validators,
                                          const std::stop_token &stop)
{
    return fetch(url, validators)
        .then(&m_context, [this, validators, stop](const Result<FetchedDocument> &document) {
            if (!document)
                return readyFuture<Result<ReadFeed>>(failure(document.error()));
            if (document->isLocalShow)
                return m_local->read(document->finalUrl, validators, stop);
            return parse(*document, validators);
        });
}

Future<Result<ReadFeed>> FeedReader::parse(const FetchedDocument &document,
                                           const Validators &validators)
{
    return runAtLowPriority(parseDocument, document, validators);
}

} // namespace dogear::subscriptions
