// SPDX-License-Identifier: GPL-3.0-or-later
#include "access_manager.h"
#include "api_transfer.h"

#include <net/network_api_client.h>

#include <QFutureWatcher>
#include <QPromise>

#include <unordered_map>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::net {

namespace {

using Answer = Result<ApiAnswer>;

/// A transfer and the promise of its result.
struct Job
{
    Job(AccessManager &manager, const ApiRequest &request, const QByteArray &userAgent)
        : transfer(manager, request, userAgent)
    {}

    ApiTransfer transfer;
    QFutureWatcher<Answer> watcher; ///< reports that the caller cancelled the future
    QPromise<Answer> promise;
};

/// Delivers the result of \a job. Destroys the job first, because a continuation of the promise may
/// destroy the client.
void finish(std::unique_ptr<Job> job)
{
    auto promise = std::move(job->promise);
    auto result = job->transfer.takeResult();
    job.reset();
    promise.addResult(std::move(result));
    promise.finish();
}

} // namespace

class NetworkApiClient::Private final : public QObject
{
public:
    Private(QByteArray agent, std::shared_ptr<Connections> connections)
        : m_userAgent(std::move(agent))
        , m_connections(std::move(connections))
    {}

    ~Private() override
    {
        // Moved out first: a continuation that runs in finish() must find no jobs any more.
        auto jobs = std::exchange(m_jobs, {});
        while (!jobs.empty())
            finish(std::move(jobs.extract(jobs.begin()).mapped()));
    }

    Future<Answer> send(const ApiRequest &request);

private:
    void finishJob(quint64 id)
    {
        // Both signals may arrive for one job; the second one finds nothing.
        if (auto node = m_jobs.extract(id))
            finish(std::move(node.mapped()));
    }

    QByteArray m_userAgent;
    std::shared_ptr<Connections> m_connections;
    std::unique_ptr<AccessManager> m_manager; ///< created at the first request
    std::unordered_map<quint64, std::unique_ptr<Job>> m_jobs;
    quint64 m_lastId = 0;
};

Future<Answer> NetworkApiClient::Private::send(const ApiRequest &request)
{
    if (!m_manager)
        m_manager = std::make_unique<AccessManager>(m_connections);
    const quint64 id = ++m_lastId;
    auto owned = std::make_unique<Job>(*m_manager, request, m_userAgent);
    Job &job = *owned;
    m_jobs.emplace(id, std::move(owned));

    // Queued, so that a job is not destroyed inside a signal of its reply or its watcher.
    const auto finishThis = [this, id] { finishJob(id); };
    connect(&job.transfer, &ApiTransfer::finished, this, finishThis, Qt::QueuedConnection);
    connect(&job.watcher, &QFutureWatcherBase::canceled, this, finishThis, Qt::QueuedConnection);
    job.promise.start();
    const auto future = job.promise.future();
    job.watcher.setFuture(future);
    job.transfer.start();
    return future;
}

NetworkApiClient::NetworkApiClient(QByteArray userAgent, std::shared_ptr<Connections> connections)
    : d(std::make_unique<Private>(std::move(userAgent),
                                  connections ? std::move(connections)
                                              : std::make_shared<Connections>()))
{}

NetworkApiClient::~NetworkApiClient() = default;

Future<Answer> NetworkApiClient::send(const ApiRequest &request)
{
    const bool isWeb = request.url.scheme() == "http"_L1 || request.url.scheme() == "https"_L1;
    if (!request.url.isValid() || request.url.host().isEmpty() || !isWeb)
        return readyFuture(Answer(failure({ErrorCode::UnsupportedScheme,
                                           u"neither http nor https"_s,
                                           request.url.adjusted(QUrl::RemoveUserInfo)})));
    return d->send(request);
}

QByteArray ApiAnswer::header(const QByteArray &name) const
{
    for (const HttpHeader &header : headers) {
        if (header.name.compare(name, Qt::CaseInsensitive) == 0)
            return header.value;
    }
    return {};
}

Error statusError(const ApiAnswer &answer, const QString &message)
{
    QString text = QString::number(answer.status);
    if (!answer.reason.isEmpty())
        text += u' ' + QString::fromLatin1(answer.reason).simplified();
    if (!message.isEmpty())
        text += "; "_L1 + message;
    // The last part, because retryAfterTime() reads up to the end.
    if (const QByteArray retryAfter = answer.header("Retry-After"); !retryAfter.isEmpty())
        text += "; Retry-After: "_L1 + QString::fromLatin1(retryAfter);
    return {ErrorCode::HttpStatus, text, answer.url, answer.status};
}

} // namespace dogear::net
