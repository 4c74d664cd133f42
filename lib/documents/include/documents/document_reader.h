// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads documents that an episode of a feed names: chapters, transcripts.
///
/// A feed from the web must not name local files: files are only read for feeds that are files
/// themselves, and resources only for the Guide.
///
/// Threads: GUI thread; files are read in the pool.
/// Owner:   HttpClient and Accounts outlive it. The destructor cancels running requests, whose
///          futures then have no result.
/// Tests:   tests/integration/tst_episode_chapters.cpp, tst_episode_transcripts.cpp

#include <base/future.h>
#include <base/result.h>

#include <QByteArray>
#include <QHash>
#include <QObject>
#include <QUrl>

namespace dogear::accounts {
class Accounts;
} // namespace dogear::accounts

namespace dogear::net {
class HttpClient;
enum class Purpose;
struct HttpRequest;
struct HttpResponse;
} // namespace dogear::net

namespace dogear::documents {

/// The address of a document, and the feed that names it.
struct DocumentSource
{
    QUrl url;
    QUrl feed; ///< the feed that names it

    /// Whether the document may be read at all.
    [[nodiscard]] bool isAllowed() const;
    /// Whether reading the document needs no network.
    [[nodiscard]] bool isLocal() const;
};

/// Results of an earlier reading, which make the next one conditional.
struct DocumentValidators
{
    QByteArray etag = {}; ///< for files: size and date
    QByteArray lastModified = {};
};

struct ReadDocument
{
    bool isNotModified = false; ///< the other fields are then empty
    QByteArray body = {};
    QUrl url = {};     ///< after all redirects, without credentials
    QString type = {}; ///< MIME type of the server, if any; lower case, without parameters
    QByteArray etag = {};
    QByteArray lastModified = {};
};

class DocumentReader final
{
public:
    using Answer = Future<Result<ReadDocument>>;

    /// \a purpose: of the documents, for net::ContactObserver.
    DocumentReader(net::HttpClient &http, accounts::Accounts &accounts, net::Purpose purpose);
    ~DocumentReader();
    DocumentReader(const DocumentReader &) = delete;
    DocumentReader &operator=(const DocumentReader &) = delete;

    /// Reads the document at \a documentSource, of at most \a maxBytes, with the account of the
    /// feed if both are on one server; if the server refuses that (401, 403), it is requested once
    /// more without an account. \return the document, or UnsupportedScheme, FileNotFound,
    /// FileUnreadable, LimitExceeded, or
    ///   an Error of HttpClient::get
    [[nodiscard]] Answer read(const DocumentSource &documentSource,
                              const DocumentValidators &known,
                              qint64 maxBytes);

    /// Cancels the request for \a url; its future gets no result.
    void cancel(const QUrl &url);

private:
    using Response = Result<net::HttpResponse>;
    [[nodiscard]] Future<Response> get(const QUrl &key, const net::HttpRequest &request);
    [[nodiscard]] Future<Response> ask(const QUrl &key, const net::HttpRequest &request);

    net::HttpClient &m_http;
    accounts::Accounts &m_accounts;
    net::Purpose m_purpose;
    QHash<QUrl, Future<Response>> m_requests; ///< by requested address, without credentials
    QObject m_context;                        ///< of continuations in flight
};

} // namespace dogear::documents
