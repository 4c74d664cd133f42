// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Documents that an episode of a feed points to: chapters, transcripts.
///
/// A feed from the web is not believed when it names a file: those are read only for feeds that are
/// files themselves, and resources only for the Guide.
///
/// Threads: GUI thread; files are read in the pool.
/// Owner:   HttpClient and Accounts outlive it. The destructor stops what is being fetched; nothing
///          comes of it then.
/// Tests:   tests/integration/tst_episode_chapters.cpp, tst_episode_transcripts.cpp

#include <base/future.h>
#include <base/result.h>

#include <QByteArray>
#include <QHash>
#include <QObject>
#include <QUrl>

namespace dogear::net {
class HttpClient;
struct HttpRequest;
struct HttpResponse;
} // namespace dogear::net

namespace dogear::library {

class Accounts;

/// Where a feed says that a document is.
struct DocumentPlace
{
    QUrl url;
    QUrl feed; ///< the feed that names it

    /// Whether it may be read at all.
    [[nodiscard]] bool isAllowed() const;
    /// Whether it is read without a network.
    [[nodiscard]] bool isLocal() const;
};

/// What was read earlier, to read it again only if it changed.
struct DocumentValidators
{
    QByteArray etag = {}; ///< of files: size and date
    QByteArray lastModified = {};
};

struct ReadDocument
{
    bool isNotModified = false; ///< the rest is empty then
    QByteArray body = {};
    QUrl url = {};     ///< behind every redirect, without credentials
    QString type = {}; ///< MIME type, if a server said one; lower case, without parameters
    QByteArray etag = {};
    QByteArray lastModified = {};
};

class DocumentReader final
{
public:
    using Answer = Future<Result<ReadDocument>>;

    DocumentReader(net::HttpClient &http, Accounts &accounts);
    ~DocumentReader();
    DocumentReader(const DocumentReader &) = delete;
    DocumentReader &operator=(const DocumentReader &) = delete;

    /// Reads the document at \a place, of at most \a maxBytes, with the account of the feed if it
    /// is on its server; where that is refused (401, 403) it is asked for once more without.
    /// \return or UnsupportedScheme, FileNotFound, FileUnreadable, LimitExceeded, and what
    ///   HttpClient::get says
    [[nodiscard]] Answer read(const DocumentPlace &place,
                              const DocumentValidators &known,
                              qint64 maxBytes);

    /// Stops fetching what is at \a url; the answer never comes.
    void cancel(const QUrl &url);

private:
    using Response = Result<net::HttpResponse>;
    [[nodiscard]] Future<Response> get(const QUrl &key, const net::HttpRequest &request);
    [[nodiscard]] Future<Response> ask(const QUrl &key, const net::HttpRequest &request);

    net::HttpClient &m_http;
    Accounts &m_accounts;
    QHash<QUrl, Future<Response>> m_requests; ///< by what was asked for, without credentials
    QObject m_context;                        ///< of what is in flight
};

} // namespace dogear::library
