// SPDX-License-Identifier: GPL-3.0-or-later
#include "requests/directory_client.h"

#include <utility>

namespace dogear::discovery {

namespace {

constexpr int mostStoredBytes = 8 * 1024 * 1024;

std::shared_ptr<QPromise<Result<QByteArray>>> startedPromise()
{
    auto promise = std::make_shared<QPromise<Result<QByteArray>>>();
    promise->start();
    return promise;
}

void finish(QPromise<Result<QByteArray>> &promise, const Result<QByteArray> &answer)
{
    if (promise.future().isFinished())
        return;
    promise.addResult(answer);
    promise.finish();
}

} // namespace

DirectoryClient::DirectoryClient(net::HttpClient &http, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_http(http)
    , m_clock(clock)
    , m_stored(mostStoredBytes)
{
    m_time.start();
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &DirectoryClient::sendWaiting);
}

DirectoryClient::~DirectoryClient() = default;

void DirectoryClient::setRate(const QString &host, const RequestRate &rate)
{
    m_budgets.insert(host, RequestBudget(rate));
}

Future<Result<QByteArray>> DirectoryClient::body(const DirectoryRequest &request, QObject *asker)
{
    if (const Stored *stored = m_stored.object(request.url);
        stored && m_clock.now() < stored->until)
        return readyFuture(Answer(stored->body));
    const auto promise = startedPromise();
    Future<Answer> answer(promise->future());
    m_waiting.push_back({request, asker, promise});
    sendWaiting();
    return answer;
}

RequestBudget &DirectoryClient::budgetOf(const QString &host)
{
    const auto found = m_budgets.find(host);
    return found != m_budgets.end() ? *found
                                    : *m_budgets.insert(host, RequestBudget(RequestRate{}));
}

void DirectoryClient::sendWaiting()
{
    const std::chrono::milliseconds now(m_time.elapsed());
    auto soonest = std::chrono::milliseconds::max();
    for (auto each = m_waiting.begin(); each != m_waiting.end();) {
        if (!each->asker) {
            each = m_waiting.erase(each);
            continue;
        }
        RequestBudget &budget = budgetOf(each->request.url.host());
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
                              .maxBytes = maxAnswerBytes,
                              .timeout = deadline,
                              .headers = waiting.request.headers});
    const auto promise = waiting.promise;
    connect(waiting.asker, &QObject::destroyed, this, [answer]() mutable { answer.cancel(); });
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

void DirectoryClient::keep(const DirectoryRequest &request, const QByteArray &body)
{
    const QDateTime until = m_clock.now().addSecs(request.keep.count());
    m_stored.insert(request.url, new Stored{body, until}, int(body.size()) + 1);
}

} // namespace dogear::discovery
