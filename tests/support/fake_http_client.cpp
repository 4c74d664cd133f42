// SPDX-License-Identifier: GPL-3.0-or-later
#include <support/fake_http_client.h>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::test {

namespace {

void finish(QPromise<FakeHttpClient::Response> promise, FakeHttpClient::Response answer)
{
    promise.addResult(std::move(answer));
    promise.finish();
}

} // namespace

FakeHttpClient::FakeHttpClient() = default;

FakeHttpClient::~FakeHttpClient()
{
    for (const auto &held : std::exchange(m_held, {}))
        finish(std::move(held->promise),
               failure({ErrorCode::Cancelled, u"client destroyed"_s, held->request.url}));
}

void FakeHttpClient::respond(const QUrl &url, net::HttpResponse response)
{
    if (response.status == 0)
        response.status = 200;
    if (response.finalUrl.isEmpty())
        response.finalUrl = url;
    if (response.permanentUrl.isEmpty())
        response.permanentUrl = url;
    m_scripts[url].append(Response(std::move(response)));
}

void FakeHttpClient::serve(const QUrl &url, const QByteArray &body, const QByteArray &etag)
{
    net::HttpResponse response;
    response.body = body;
    response.etag = etag;
    respond(url, std::move(response));
}

void FakeHttpClient::fail(const QUrl &url, Error error)
{
    if (error.url.isEmpty())
        error.url = url;
    m_scripts[url].append(failure(std::move(error)));
}

void FakeHttpClient::forget(const QUrl &url)
{
    m_scripts.remove(url);
}

void FakeHttpClient::release()
{
    m_isHolding = false;
    while (releaseOne()) {
    }
}

bool FakeHttpClient::releaseOne()
{
    if (m_held.empty())
        return false;
    auto held = std::move(m_held.front());
    m_held.erase(m_held.begin());
    finish(std::move(held->promise), nextAnswer(held->request));
    return true;
}

int FakeHttpClient::requestCount(const QUrl &url) const
{
    return static_cast<int>(
        std::ranges::count(m_requests, url, [](const auto &request) { return request.url; }));
}

Future<FakeHttpClient::Response> FakeHttpClient::get(const net::HttpRequest &request)
{
    m_requests.append(request);
    QPromise<Response> promise;
    promise.start();
    auto future = promise.future();
    if (m_isHolding)
        m_held.push_back(std::make_unique<Held>(Held{request, std::move(promise)}));
    else
        finish(std::move(promise), nextAnswer(request));
    return future;
}

FakeHttpClient::Response FakeHttpClient::nextAnswer(const net::HttpRequest &request)
{
    const auto script = m_scripts.find(request.url);
    if (script == m_scripts.end())
        return failure({ErrorCode::HttpStatus, u"404 no script"_s, request.url, 404});
    Response answer = script->size() > 1 ? script->takeFirst() : script->first();
    if (answer && !answer->etag.isEmpty() && answer->etag == request.etag) {
        answer->status = 304;
        answer->body.clear();
    }
    return answer;
}

} // namespace dogear::test
