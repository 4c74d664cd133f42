// SPDX-License-Identifier: GPL-3.0-or-later
#include <accounts/accounts.h>
#include <base/workers.h>
#include <documents/artwork.h>
#include <documents/document_files.h>
#include <files/media_types.h>
#include <net/http_client.h>
#include <storage/database_thread.h>
#include <storage/picture_store.h>
#include <tags/media_tags.h>

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace dogear::documents {

namespace {

Future<Result<QString>> ready(const Result<QString> &path)
{
    return readyFuture(path);
}

/// Writes \a picture to \a path. QSaveFile, so that a crash leaves no truncated picture.
Result<QString> keep(const QByteArray &picture, const QString &path)
{
    QSaveFile file(path);
    const bool isWritten = QDir().mkpath(QFileInfo(path).path()) && file.open(QIODevice::WriteOnly)
                           && file.write(picture) == picture.size() && file.commit();
    if (!isWritten)
        return failure({ErrorCode::FileUnwritable, file.errorString(), QUrl::fromLocalFile(path)});
    return path;
}

/// The path of the cached picture of \a url below \a folder.
QString cachePath(const QString &folder, const QUrl &url)
{
    const QByteArray name = QCryptographicHash::hash(url.toEncoded(), QCryptographicHash::Sha256);
    return folder + u'/' + QString::fromLatin1(name.toHex().first(40));
}

/// Copies the picture in the media file at \a media to \a folder, unless it is there.
Result<QString> keepCover(const QUrl &media, const QString &folder)
{
    const QString file = media.toLocalFile();
    QUrl version = media; // a changed file may contain another picture, so it gets another name
    version.setFragment(QString::fromLatin1(etagOf(file)));
    const QString path = cachePath(folder, version);
    if (QFile::exists(path))
        return path;
    const auto tags = tags::readMediaTags(file);
    if (!tags)
        return failure(tags.error());
    if (tags->cover.isEmpty())
        return failure({.code = ErrorCode::FileNotFound, .url = media});
    return keep(tags->cover, path);
}

} // namespace

Artwork::Artwork(net::HttpClient &http,
                 accounts::Accounts &accounts,
                 storage::DatabaseThread &database,
                 QString folder)
    : m_http(http)
    , m_accounts(accounts)
    , m_database(database)
    , m_folder(std::move(folder))
{}

Future<Result<QString>> Artwork::file(const QUrl &url)
{
    return file(url, net::Purpose::Artwork);
}

Future<Result<QString>> Artwork::notePicture(const QUrl &url)
{
    return file(url, net::Purpose::NotePicture);
}

Future<Result<QString>> Artwork::file(const QUrl &url, net::Purpose purpose)
{
    if (url.scheme() == "qrc"_L1)
        return ready(":"_L1 + url.path());
    if (url.isLocalFile())
        return localFile(url);
    if (storage::PictureStore::isAddress(url))
        return ownPicture(url);
    if (url.scheme() != "http"_L1 && url.scheme() != "https"_L1)
        return ready(failure({ErrorCode::UnsupportedScheme, url.scheme(), url}));

    const QString path = cachePath(m_folder, url);
    if (QFile::exists(path))
        return ready(path);
    if (const auto fetch = m_fetches.constFind(url);
        fetch != m_fetches.cend() && !fetch->isFinished())
        return *fetch; // a finished fetch without a file has failed and is repeated
    // A picture is shared by many lists, so it is not known for which feed it is wanted.
    const auto fetch =
        m_accounts.urlsWithEveryAccount(url)
            .then(&m_context,
                  [this, url, purpose](const QList<QUrl> &candidateUrls) {
                      return get(candidateUrls + QList{url}, purpose);
                  })
            .then([path](const Result<net::HttpResponse> &response) -> Future<Result<QString>> {
                if (!response)
                    return ready(failure(response.error()));
                return QtConcurrent::run(workers(), keep, response->body, path);
            });
    m_fetches.insert(url, fetch);
    return fetch;
}

QString Artwork::cachedFile(const QUrl &url) const
{
    // A media file is no picture itself, and the name of the copied one depends on its version.
    if (url.isLocalFile())
        return files::mediaTypeOf(url.fileName()).isEmpty() ? url.toLocalFile() : QString();
    const QString path = cachePath(m_folder, url);
    return url.isValid() && QFile::exists(path) ? path : QString();
}

Artwork::ThumbnailPath Artwork::thumbnailPath() const
{
    // The function holds a copy of the folder, because it is called on other threads.
    return [folder = m_folder](const QString &file, int pixels) {
        QUrl version = QUrl::fromLocalFile(file);
        version.setFragment(QString::fromLatin1(etagOf(file)) + u'@' + QString::number(pixels));
        return QString(cachePath(folder + "/small"_L1, version) + ".png"_L1);
    };
}

/// Returns a picture file itself, or extracts the picture from a media file.
Future<Result<QString>> Artwork::localFile(const QUrl &url)
{
    if (files::mediaTypeOf(url.fileName()).isEmpty())
        return ready(url.toLocalFile());
    if (const auto fetch = m_fetches.constFind(url);
        fetch != m_fetches.cend() && !fetch->isFinished())
        return *fetch;
    const Future<Result<QString>> fetch = QtConcurrent::run(workers(), keepCover, url, m_folder);
    m_fetches.insert(url, fetch);
    return fetch;
}

/// Copies a picture that the user gave to a show from the library to a file of the cache.
Future<Result<QString>> Artwork::ownPicture(const QUrl &url)
{
    const QString path = cachePath(m_folder, url);
    if (QFile::exists(path))
        return ready(path);
    return m_database.run([url, path](storage::Connection &connection) {
        return storage::PictureStore(connection)
            .find(url)
            .and_then([&path](const QByteArray &picture) { return keep(picture, path); });
    });
}

/// Requests the picture at each of \a candidateUrls until a server does not refuse it: it is
/// unknown which feed's account applies.
Future<Result<net::HttpResponse>> Artwork::get(QList<QUrl> candidateUrls, net::Purpose purpose)
{
    const QUrl candidateUrl = candidateUrls.takeFirst();
    return m_http.get({.url = candidateUrl, .cause = purpose, .maxBytes = maxBytes})
        .then(&m_context,
              [this, candidateUrls, purpose](const Result<net::HttpResponse> &response) {
                  const int status = response ? 0 : response.error().httpStatus;
                  const bool isRefused = status == 401 || status == 403;
                  return isRefused && !candidateUrls.isEmpty() ? get(candidateUrls, purpose)
                                                               : readyFuture(response);
              });
}

} // namespace dogear::documents
