// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Fetches pictures once and keeps them as files.
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

namespace dogear::net {
class HttpClient;
struct HttpResponse;
} // namespace dogear::net

namespace dogear::storage {
class DatabaseThread;
} // namespace dogear::storage

namespace dogear::library {

class Accounts;

class Artwork final
{
public:
    /// A picture beyond this is not fetched to the end.
    static constexpr qint64 maxBytes = qint64{24} * 1024 * 1024;

    /// Files go below \a folder, which is made at need.
    Artwork(net::HttpClient &http,
            Accounts &accounts,
            storage::DatabaseThread &database,
            QString folder);

    /// The path of a file (or resource, ":/…") that holds the picture at \a url, fetched if it is
    /// not there. Equal calls share one fetch; an address that failed is not tried again in this
    /// run. At the address of a media file of this machine it is the picture in that file, copied;
    /// at one of PictureStore what a person gave to a show.
    /// The accounts of its server count for it too; where they are refused it is asked for
    /// without.
    [[nodiscard]] Future<Result<QString>> file(const QUrl &url);

    /// Finds the place of the picture in \a file, as it is painted at \a pixels, beside the
    /// pictures that were fetched; another one once the file has changed. Nobody makes it here.
    /// Called on any thread.
    using SmallPlace = std::function<QString(const QString &file, int pixels)>;
    [[nodiscard]] SmallPlace smallPlace() const;

private:
    [[nodiscard]] Future<Result<QString>> localFile(const QUrl &url);
    [[nodiscard]] Future<Result<QString>> ownPicture(const QUrl &url);
    [[nodiscard]] Future<Result<net::HttpResponse>> get(QList<QUrl> ways);

    net::HttpClient &m_http;
    Accounts &m_accounts;
    storage::DatabaseThread &m_database;
    QString m_folder;
    QHash<QUrl, Future<Result<QString>>> m_fetches;
    QObject m_context; ///< of what is in flight; goes first
};

} // namespace dogear::library
