// SPDX-License-Identifier: GPL-3.0-or-later
#include "service_session.h"

#include "action_json.h"

using namespace Qt::StringLiterals;

namespace dogear::sync_servers {

namespace {

constexpr int unauthorised = 401;
constexpr int forbidden = 403;
constexpr int notFound = 404;
constexpr int notImplemented = 501;
constexpr int unavailable = 503;

/// A list of 200,000 actions has some 60 MB.
constexpr qint64 maxAnswerBytes = qint64{128} * 1024 * 1024;
/// Some servers sort all actions of the account before the first byte.
constexpr std::chrono::seconds timeout{60};

} // namespace

bool isNotOffered(const Error &error)
{
    // 503 is also a server under maintenance, but that one answers everything so.
    return error.code == ErrorCode::HttpStatus
           && (error.httpStatus == notFound || error.httpStatus == notImplemented
               || error.httpStatus == unavailable);
}

bool isLoginRefused(const Error &error)
{
    return error.code == ErrorCode::HttpStatus
           && (error.httpStatus == unauthorised || error.httpStatus == forbidden);
}

ServiceSession::ServiceSession(net::ApiClient &client, ServerAccount account)
    : m_client(client)
    , m_account(std::move(account))
{}

net::ApiRequest ServiceSession::apiRequest(const ServiceRequest &request) const
{
    QUrl url = m_account.target.address;
    QString base = url.path(QUrl::FullyEncoded);
    while (base.endsWith(u'/'))
        base.chop(1);
    // A Nextcloud or a server behind a proxy may be in a folder, which stays in front.
    url.setPath(base + request.path, QUrl::TolerantMode);
    url.setQuery(request.query.isEmpty() ? QString() : request.query);
    url.setUserName(m_account.target.user, QUrl::DecodedMode);
    url.setPassword(m_account.password, QUrl::DecodedMode);
    net::ApiRequest sent{.method = request.method,
                         .url = url,
                         .cause = net::Purpose::Sync,
                         .body = request.body,
                         .contentType = {},
                         .userAgent = {},
                         .headers = request.headers,
                         .maxBytes = maxAnswerBytes,
                         .timeout = timeout};
    if (request.method != "GET")
        sent.contentType = "application/json";
    QByteArrayList cookies;
    for (auto each = m_cookies.cbegin(); each != m_cookies.cend(); ++each)
        cookies.append(each.key() + '=' + each.value());
    if (!cookies.isEmpty())
        sent.headers.append({"Cookie", cookies.join("; ")});
    return sent;
}

void ServiceSession::keepCookies(const net::ApiAnswer &answer)
{
    // RFC 6265 section 5.2; Qt joins several headers with line breaks. The attributes do not
    // matter: cookies go back to this server only, and end with the session.
    for (const QByteArray &line : answer.header("Set-Cookie").split('\n')) {
        const QByteArray pair = line.split(';').constFirst();
        const qsizetype equals = pair.indexOf('=');
        if (equals > 0)
            m_cookies.insert(pair.first(equals).trimmed(), pair.sliced(equals + 1).trimmed());
    }
}

Future<ServiceSession::Answer> ServiceSession::sendOnce(const ServiceRequest &request)
{
    return m_client.send(apiRequest(request)).then(this, [this](const Answer &answer) -> Answer {
        if (!answer)
            return answer;
        keepCookies(*answer);
        if (!answer->isSuccess())
            return failure(net::statusError(*answer, readMessage(answer->body)));
        // The login page of a hotel answers everything with 200. Taken for a success, what was
        // uploaded would be lost.
        if (answer->body.trimmed().startsWith('<'))
            return failure({ErrorCode::HtmlPage, u"a web page"_s, answer->url});
        return answer;
    });
}

Future<ServiceSession::Answer> ServiceSession::send(const ServiceRequest &request)
{
    return sendOnce(request).then(this, [this, request](const Answer &answer) -> Future<Answer> {
        if (answer || !m_logIn || !isLoginRefused(answer.error()))
            return readyFuture(answer);
        forgetCookies();
        return m_logIn().then(this, [this, request](const Result<> &loggedIn) -> Future<Answer> {
            return loggedIn ? sendOnce(request) : readyFuture(Answer(failure(loggedIn.error())));
        });
    });
}

} // namespace dogear::sync_servers
