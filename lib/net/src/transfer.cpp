// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer.h"

#include "network_error.h"

#include <QNetworkAccessManager>
#include <QNetworkReply>

using namespace Qt::StringLiterals;

namespace dogear::net {

namespace {

QByteArray basicCredentials(const QUrl &url)
{
    const QByteArray pair =
        url.userName(QUrl::FullyDecoded).toUtf8() + ':' + url.password(QUrl::FullyDecoded).toUtf8();
    return "Basic " + pair.toBase64();
}

bool isRedirect(int status)
{
    return status == 301 || status == 302 || status == 303 || status == 307 || status == 308;
}

} // namespace

Transfer::Transfer(QNetworkAccessManager &network,
                   HttpRequest request,
                   QByteArray userAgent,
                   QObject *parent)
    : QObject(parent)
    , m_network(network)
    , m_request(std::move(request))
    , m_userAgent(std::move(userAgent))
{
    m_promise.start();
}

Transfer::~Transfer()
{
    answer(failure({ErrorCode::Cancelled, {}, m_request.url}));
}

void Transfer::start()
{
    connect(&m_watcher, &QFutureWatcher<Result<HttpResponse>>::canceled, this, [this] {
        answer(failure({ErrorCode::Cancelled, {}, m_request.url}));
    });
    m_watcher.setFuture(m_promise.future());
    m_response.permanentUrl = m_request.url;
    send(m_request.url);
}

void Transfer::send(const QUrl &url)
{
    QNetworkRequest request(url.adjusted(QUrl::RemoveUserInfo));
    request.setRawHeader("User-Agent", m_userAgent);
    request.setRawHeader("Accept",
                         "application/rss+xml, application/atom+xml, application/xml;q=0.9, "
                         "text/xml;q=0.8, */*;q=0.5");
    if (!m_request.etag.isEmpty())
        request.setRawHeader("If-None-Match", m_request.etag);
    if (!m_request.lastModified.isEmpty())
        request.setRawHeader("If-Modified-Since", m_request.lastModified);
    // Credentials go to the host that they were given for, and to no other.
    if (!m_request.url.userName().isEmpty() && url.host() == m_request.url.host())
        request.setRawHeader("Authorization", basicCredentials(m_request.url));
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute,
                         QNetworkRequest::ManualRedirectPolicy);
    request.setTransferTimeout(int(m_request.timeout.count()));
    m_response.finalUrl = url;
    m_response.body.clear();
    m_reply = m_network.get(request);
    m_reply->setParent(this);
    connect(m_reply, &QNetworkReply::readyRead, this, &Transfer::readSome);
    connect(m_reply, &QNetworkReply::finished, this, &Transfer::finish);
}

void Transfer::readSome()
{
    if (!m_reply->isOpen())
        return; // Qt closes a reply that timed out
    m_response.body += m_reply->readAll();
    if (m_response.body.size() > m_request.maxBytes)
        answer(failure({ErrorCode::LimitExceeded, u"size of the document"_s, m_response.finalUrl}));
}

void Transfer::finish()
{
    if (m_isAnswered)
        return;
    readSome();
    if (m_isAnswered)
        return;
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    const QUrl target = m_reply->attribute(QNetworkRequest::RedirectionTargetAttribute).toUrl();
    if (isRedirect(status) && !target.isEmpty())
        followRedirect(m_response.finalUrl.resolved(target), status);
    else if (m_reply->error() != QNetworkReply::NoError || status >= 400)
        answer(failure(toError(*m_reply)));
    else
        succeed(status);
}

void Transfer::followRedirect(const QUrl &target, int status)
{
    if (++m_redirects > maxRedirects) {
        answer(failure({ErrorCode::TooManyRedirects, {}, m_request.url}));
        return;
    }
    const bool isDowngrade =
        m_response.finalUrl.scheme() == "https"_L1 && target.scheme() != "https"_L1;
    if (isDowngrade || (target.scheme() != "http"_L1 && target.scheme() != "https"_L1)) {
        answer(failure({ErrorCode::TlsFailed, u"redirected away from https"_s, target}));
        return;
    }
    m_isPermanent = m_isPermanent && (status == 301 || status == 308);
    if (m_isPermanent)
        m_response.permanentUrl = target;
    m_reply->deleteLater();
    send(target);
}

void Transfer::succeed(int status)
{
    m_response.status = status;
    m_response.etag = m_reply->rawHeader("ETag");
    m_response.lastModified = m_reply->rawHeader("Last-Modified");
    m_response.contentType = m_reply->rawHeader("Content-Type");
    const QByteArray length = m_reply->rawHeader("Content-Length");
    const bool isEncoded = m_reply->hasRawHeader("Content-Encoding");
    if (status != 304 && m_response.body.isEmpty()) {
        answer(failure({ErrorCode::EmptyInput, {}, m_response.finalUrl}));
    } else if (status != 304 && !isEncoded && !length.isEmpty()
               && m_response.body.size() < length.toLongLong()) {
        answer(failure({ErrorCode::TruncatedInput, {}, m_response.finalUrl}));
    } else {
        answer(m_response);
    }
}

/// The only answer; whatever comes later is not heard.
void Transfer::answer(Result<HttpResponse> result)
{
    if (std::exchange(m_isAnswered, true))
        return;
    m_watcher.disconnect(this);
    if (m_reply) {
        m_reply->disconnect(this);
        m_reply->abort();
    }
    m_promise.addResult(std::move(result));
    m_promise.finish();
    deleteLater();
}

} // namespace dogear::net
