// SPDX-License-Identifier: GPL-3.0-or-later
#include "requests/directory_client.h"

#include "values/answer.h"

#include <utility>

namespace dogear::discovery {

namespace {

std::shared_ptr<QPromise<Result<QByteArray>>> startedPromise()
{
    auto promise = std::make_shared<QPromise<Result<QByteArray>>>();
    promise->start();
    return promise;
}

QString serverOf(const QUrl &url)
{
    return url.authority(QUrl::FullyEncoded).section(u'@', -1);
}

void finish(QPromise<Result<QByteArray>> &promise, const Result<QByteArray> &answer)
{
    if (promise.future().isFinished())
        return;
    promise.addResult(answer);
    promise.finish();
}

} // namespace

DirectoryClient::DirectoryClient(net::HttpClient &http,
                                 const Clock &clock,
                                 const QString &folder,
                                 QObject *parent)
    : QObject(parent)
    , m_http(http)
    , m_clock(clock)
    , m_store(folder)
{
    m_time.start();
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &DirectoryClient::sendWaiting);
}

DirectoryClient::~DirectoryClient() = default;

void DirectoryClient::setRate(const QUrl &url, const RequestRate &rate)
{
    m_budgets.insert(serverOf(url), RequestBudget(rate));
}

Future<Result<QByteArray>> DirectoryClient::body(const DirectoryRequest &request, QObject *context)
{
    const auto promise = startedPromise();
    Future<Body> answer(promise->future());
    m_waiting.push_back({request, context, promise});
    sendWaiting();
    return answer;
}

RequestBudget &DirectoryClient::budgetOf(const QUrl &url)
{
    const QString server = serverOf(url);
    const auto found = m_budgets.find(server);
    return found != m_budgets.end() ? *found
                                    : *m_budgets.insert(server, RequestBudget(RequestRate{}));
}

void DirectoryClient::sendWaiting()
{
    const std::chrono::milliseconds now(m_time.elapsed());
    auto soonest = std::chrono::milliseconds::max();
    for (auto each = m_waiting.begin(); each != m_waiting.end();) {
        if (!each->context) {
            each = m_waiting.erase(each);
            continue;
        }
        RequestBudget &budget = budgetOf(each->request.url);
        if (const auto wait = budget.wait(now); wait > std::chrono::milliseconds{}) {
            soonest = std::min(soonest, wait);
            ++each;
            continue;
        }
        budget.take(now);
        const Waiting next = std::move(*each);
        each = m_waiting.erase(each);
        send(next);
    }
    if (soonest != std::chrono::milliseconds::max())
        m_next.start(soonest);
}

void DirectoryClient::send(const Waiting &waiting)
{
    auto answer = m_http.get({.url = waiting.request.url,
                              .cause = waiting.request.purpose,
                              .maxBytes = maxAnswerBytes,
                              .timeout = deadline,
                              .headers = waiting.request.headers});
    const auto promise = waiting.promise;
    connect(waiting.context, &QObject::destroyed, this, [answer]() mutable { answer.cancel(); });
    // HttpRequest::timeout ends with each byte, so one byte a second would never time out.
    QTimer::singleShot(deadline, this, [answer, promise, url = waiting.request.url]() mutable {
        if (answer.isFinished())
            return;
        finish(*promise, failure({.code = ErrorCode::Timeout, .url = url}));
        answer.cancel();
    });
    answer.then(this, [promise](const Result<net::HttpResponse> &got) {
        if (!got)
            return finish(*promise, failure(got.error()));
        finish(*promise, got->body);
    });
}

} // namespace dogear::discovery
