// SPDX-License-Identifier: GPL-3.0-or-later
#include <library/artwork.h>
#include <net/http_client.h>

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace dogear::library {

namespace {

Future<Result<QString>> ready(const Result<QString> &path)
{
    return readyFuture(path);
}

Result<QString> keep(const QByteArray &picture, const QString &path)
{
    QSaveFile file(path);
    const bool isWritten = QDir().mkpath(QFileInfo(path).path()) && file.open(QIODevice::WriteOnly)
                           && file.write(picture) == picture.size() && file.commit();
    if (!isWritten)
        return failure({ErrorCode::FileUnwritable, file.errorString(), QUrl::fromLocalFile(path)});
    return path;
}

} // namespace

Artwork::Artwork(net::HttpClient &http, QString folder)
    : m_http(http)
    , m_folder(std::move(folder))
{}

Future<Result<QString>> Artwork::file(const QUrl &url)
{
    if (url.scheme() == "qrc"_L1)
        return ready(":"_L1 + url.path());
    if (url.isLocalFile())
        return ready(url.toLocalFile());
    if (url.scheme() != "http"_L1 && url.scheme() != "https"_L1)
        return ready(failure({ErrorCode::UnsupportedScheme, url.scheme(), url}));

    const QString path = cachePath(url);
    if (QFile::exists(path))
        return ready(path);
    if (const auto fetch = m_fetches.constFind(url);
        fetch != m_fetches.cend() && !fetch->isFinished())
        return *fetch; // one that has finished without leaving a file is tried again
    const auto fetch =
        m_http.get({.url = url, .maxBytes = maxBytes})
            .then([path](const Result<net::HttpResponse> &response) -> Future<Result<QString>> {
                if (!response)
                    return ready(failure(response.error()));
                return QtConcurrent::run(keep, response->body, path);
            });
    m_fetches.insert(url, fetch);
    return fetch;
}

QString Artwork::cachePath(const QUrl &url) const
{
    const QByteArray name = QCryptographicHash::hash(url.toEncoded(), QCryptographicHash::Sha256);
    return m_folder + u'/' + QString::fromLatin1(name.toHex().first(40));
}

} // namespace dogear::library
