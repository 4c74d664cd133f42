// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Fetches pictures once and caches them as files.
///
/// Threads: GUI thread; futures finish there.
/// Owner:   the composition root; all collaborators outlive it.
/// Tests:   tests/integration/tst_library.cpp

#include <base/future.h>
#include <base/result.h>

#include <QHash>
#include <QList>
#include <QObject>
#include <QString>
#include <QUrl>

#include <functional>

namespace dogear::accounts {
class Accounts;
} // namespace dogear::accounts

namespace dogear::net {
class HttpClient;
enum class Purpose;
struct HttpResponse;
} // namespace dogear::net

namespace dogear::storage {
class DatabaseThread;
} // namespace dogear::storage

namespace dogear::documents {

class Artwork final
{
public:
    /// Maximum size of a picture; the fetch of a larger one fails.
    static constexpr qint64 maxBytes = qint64{24} * 1024 * 1024;

    /// Stores files below \a folder, which is created when needed.
    Artwork(net::HttpClient &http,
            accounts::Accounts &accounts,
            storage::DatabaseThread &database,
            QString folder);

    /// Returns the path of a file (or resource, ":/…") with the picture at \a url, which is fetched
    /// if it is not cached. Equal calls share one fetch; a failed fetch is repeated by the next
    /// call. For the address of a local media file it is the picture inside that file, copied; for
    /// an address of PictureStore it is the picture that the user gave to a show. The accounts of
    /// the picture's server are tried first; if it refuses them, the picture is requested without
    /// an account.
    [[nodiscard]] Future<Result<QString>> file(const QUrl &url);
    /// Does the same for a picture in show notes.
    [[nodiscard]] Future<Result<QString>> notePicture(const QUrl &url);

    /// Returns the path of the picture at \a url if it is in a file already, which other programs
    /// can read; empty if it would have to be fetched first.
    [[nodiscard]] QString cachedFile(const QUrl &url) const;

    /// Returns the path for a copy of the picture in \a file that is scaled to \a pixels, next to
    /// the fetched pictures; another path once the file has changed. The caller creates the copy.
    /// Called on any thread.
    using ThumbnailPath = std::function<QString(const QString &file, int pixels)>;
    [[nodiscard]] ThumbnailPath thumbnailPath() const;

private:
    [[nodiscard]] Future<Result<QString>> file(const QUrl &url, net::Purpose purpose);
    [[nodiscard]] Future<Result<QString>> localFile(const QUrl &url);
    [[nodiscard]] Future<Result<QString>> ownPicture(const QUrl &url);
    [[nodiscard]] Future<Result<net::HttpResponse>> get(QList<QUrl> candidateUrls,
                                                        net::Purpose purpose);

    net::HttpClient &m_http;
    accounts::Accounts &m_accounts;
    storage::DatabaseThread &m_database;
    QString m_folder;
    QHash<QUrl, Future<Result<QString>>> m_fetches;
    QObject m_context; ///< of continuations in flight; destroyed first
};

} // namespace dogear::documents
