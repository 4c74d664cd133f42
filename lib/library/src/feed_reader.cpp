// SPDX-License-Identifier: GPL-3.0-or-later
#include <library/feed_reader.h>
#include <storage/episode_store.h>

#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QFile>
#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace dogear::library {

namespace {

constexpr qint64 maxFileBytes = qint64{64} * 1024 * 1024;
const QByteArray plainUserAgent = "Mozilla/5.0 (compatible; podcast)";

Result<FetchedDocument> readFile(const QUrl &url)
{
    const QString path = url.scheme() == "qrc"_L1 ? ":"_L1 + url.path() : url.toLocalFile();
    QFile file(path);
    if (!file.exists())
        return failure({ErrorCode::FileNotFound, path, url});
    if (!file.open(QIODevice::ReadOnly))
        return failure({ErrorCode::FileUnreadable, file.errorString(), url});
    FetchedDocument document;
    document.body = file.read(maxFileBytes + 1);
    if (document.body.size() > maxFileBytes)
        return failure({ErrorCode::LimitExceeded, u"file size"_s, url});
    if (file.error() != QFileDevice::NoError)
        return failure({ErrorCode::FileUnreadable, file.errorString(), url});
    document.finalUrl = url;
    return document;
}

Result<FetchedDocument> toDocument(const Result<net::HttpResponse> &response)
{
    if (!response)
        return failure(response.error());
    return FetchedDocument{.isNotModified = response->isNotModified(),
                           .body = response->body,
                           .contentType = response->contentType,
                           .httpStatus = response->status,
                           .finalUrl = response->finalUrl,
                           .permanentUrl = response->permanentUrl,
                           .etag = response->etag,
                           .lastModified = response->lastModified};
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

    read.bodyHash = QCryptographicHash::hash(document.body, QCryptographicHash::Sha256);
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
    read.contentHashes.reserve(read.feed.episodes.size());
    for (const domain::Episode &episode : std::as_const(read.feed.episodes))
        read.contentHashes.append(storage::contentHash(episode));
    return read;
}

} // namespace

Future<Result<FetchedDocument>> FeedReader::fetch(const QUrl &url, const Validators &validators)
{
    const QString scheme = url.scheme();
    if (scheme == "file"_L1 || scheme == "qrc"_L1)
        return QtConcurrent::run(readFile, url);
    if (scheme != "http"_L1 && scheme != "https"_L1) {
        return readyFuture<Result<FetchedDocument>>(
            failure({ErrorCode::UnsupportedScheme, scheme, url}));
    }
    const net::HttpRequest request{
        .url = url, .etag = validators.etag, .lastModified = validators.lastModified};
    QElapsedTimer timer;
    timer.start();
    return m_http.get(request)
        .then(&m_context,
              [this, request](const Result<net::HttpResponse> &response) {
                  const bool isForbidden = !response
                                           && response.error().code == ErrorCode::HttpStatus
                                           && response.error().httpStatus == 403;
                  if (!isForbidden)
                      return readyFuture(response);
                  net::HttpRequest plain = request;
                  plain.userAgent = plainUserAgent;
                  return m_http.get(plain);
              })
        .then([timer](const Result<net::HttpResponse> &response) {
            Result<FetchedDocument> document = toDocument(response);
            if (document)
                document->elapsed = std::chrono::milliseconds(timer.elapsed());
            return document;
        });
}

Future<Result<ReadFeed>> FeedReader::read(const QUrl &url, const Validators &validators)
{
    return fetch(url, validators).then([validators](const Result<FetchedDocument> &document) {
        if (document)
            return parse(*document, validators);
        return readyFuture<Result<ReadFeed>>(failure(document.error()));
    });
}

Future<Result<ReadFeed>> FeedReader::parse(const FetchedDocument &document,
                                           const Validators &validators)
{
    return QtConcurrent::run(parseDocument, document, validators);
}

} // namespace dogear::library
