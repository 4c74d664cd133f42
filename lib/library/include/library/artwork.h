// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Fetches pictures once and keeps them as files.
///
/// Threads: GUI thread; futures finish there.
/// Owner:   the composition root; the HttpClient outlives it.
/// Tests:   tests/integration/tst_library.cpp

#include <base/future.h>
#include <base/result.h>

#include <QHash>
#include <QString>
#include <QUrl>

namespace dogear::net {
class HttpClient;
} // namespace dogear::net

namespace dogear::library {

class Artwork final
{
public:
    /// A picture beyond this is not fetched to the end.
    static constexpr qint64 maxBytes = qint64{24} * 1024 * 1024;

    /// Files go below \a folder, which is made at need.
    Artwork(net::HttpClient &http, QString folder);

    /// The path of a file (or resource, ":/…") that holds the picture at \a url, fetched if it is
    /// not there. Equal calls share one fetch; an address that failed is not tried again in this
    /// run.
    [[nodiscard]] Future<Result<QString>> file(const QUrl &url);

private:
    [[nodiscard]] QString cachePath(const QUrl &url) const;

    net::HttpClient &m_http;
    QString m_folder;
    QHash<QUrl, Future<Result<QString>>> m_fetches;
};

} // namespace dogear::library
