// SPDX-License-Identifier: GPL-3.0-or-later
#include <accounts/accounts.h>
#include <base/workers.h>
#include <documents/document_files.h>
#include <documents/document_reader.h>
#include <net/http_client.h>

#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace dogear::documents {

namespace {

DocumentReader::Answer refused(const DocumentSource &documentSource)
{
    return readyFuture<Result<ReadDocument>>(
        failure({ErrorCode::UnsupportedScheme, documentSource.url.scheme(), documentSource.url}));
}

ReadDocument toDocument(const net::HttpResponse &response)
{
    if (response.isNotModified())
        return {.isNotModified = true};
    const QString type = QString::fromLatin1(response.contentType);
    return {.body = response.body,
            .url = response.finalUrl,
            .type = type.section(u';', 0, 0).trimmed().toLower(),
            .etag = response.etag,
            .lastModified = response.lastModified};
}

} // namespace

bool DocumentSource::isLocal() const
{
    return url.scheme() == "file"_L1 || url.scheme() == "qrc"_L1;
}

bool DocumentSource::isAllowed() const
{
    // A local document must have the same scheme as the feed: file for files, qrc for the Guide.
    return isWebUrl(url) || (isLocal() && url.scheme() == feed.scheme());
}

DocumentReader::DocumentReader(net::HttpClient &http,
                               accounts::Accounts &accounts,
                               net::Purpose purpose)
    : m_http(http)
    , m_accounts(accounts)
    , m_purpose(purpose)
{}

DocumentReader::~DocumentReader()
{
    // Requests whose results are no longer needed would occupy connections until they end.
    for (Future<Response> &request : m_requests)
        request.cancel();
}

void DocumentReader::cancel(const QUrl &url)
{
    if (const auto request = m_requests.find(url); request != m_requests.end()) {
        Future<Response> running = *request;
        // Erased first, because cancelling may run continuations that look at m_requests.
        m_requests.erase(request);
        running.cancel();
    }
}

DocumentReader::Answer DocumentReader::read(const DocumentSource &documentSource,
                                            const DocumentValidators &known,
                                            qint64 maxBytes)
{
    if (!documentSource.isAllowed())
        return refused(documentSource);
    if (documentSource.isLocal())
        return QtConcurrent::run(
            workers(), readDocumentFile, documentSource.url, known.etag, maxBytes);
    const net::HttpRequest request{.url = documentSource.url,
                                   .cause = {m_purpose, documentSource.feed},
                                   .etag = known.etag,
                                   .lastModified = known.lastModified,
                                   .maxBytes = maxBytes};
    const QUrl key = documentSource.url;
    return m_accounts.authorised(documentSource.url, documentSource.feed)
        .then(&m_context,
              [this, key, request](const QUrl &candidateUrl) {
                  net::HttpRequest authorised = request;
                  authorised.url = candidateUrl;
                  return get(key, authorised);
              })
        .then(&m_context, [this, key](const Response &response) -> Result<ReadDocument> {
            m_requests.remove(key);
            return response.map(toDocument);
        });
}

/// Requests a document, and once more without an account if the server refuses it: hosts of private
/// feeds may refuse credentials for other files.
Future<DocumentReader::Response> DocumentReader::get(const QUrl &key,
                                                     const net::HttpRequest &request)
{
    return ask(key, request).then(&m_context, [this, key, request](const Response &response) {
        const int status = response ? 0 : response.error().httpStatus;
        const bool isRefused = status == 401 || status == 403;
        if (!isRefused || request.url.userInfo().isEmpty())
            return readyFuture(response);
        net::HttpRequest plain = request;
        plain.url.setUserInfo({});
        return ask(key, plain);
    });
}

Future<DocumentReader::Response> DocumentReader::ask(const QUrl &key,
                                                     const net::HttpRequest &request)
{
    const Future<Response> answer = m_http.get(request);
    m_requests.insert(key, answer);
    return answer;
}

} // namespace dogear::documents
