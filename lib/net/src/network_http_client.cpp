// SPDX-License-Identifier: GPL-3.0-or-later
#include "access_manager.h"
#include "host_check.h"
#include "http_transfer.h"

#include <net/network_http_client.h>

#include <QFutureWatcher>
#include <QHostInfo>
#include <QPromise>

#include <unordered_map>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::net {

namespace {

using Response = Result<HttpResponse>;

/// A transfer and the promise of its result.
struct Job
{
    Job(AccessManager &manager, const HttpRequest &request, const QByteArray &userAgent)
        : transfer(manager, request, userAgent)
    {}

    HttpTransfer transfer;
    QFutureWatcher<Response> watcher; ///< reports that the caller cancelled the future
    QPromise<Response> promise;
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

bool isWebAddress(const QUrl &url)
{
    return url.isValid() && !url.host().isEmpty()
           && (url.scheme() == "http"_L1 || url.scheme() == "https"_L1);
}

Future<Response> failedAtOnce(Error error)
{
    QPromise<Response> promise;
    promise.start();
    promise.addResult(Response(failure(std::move(error))));
    promise.finish();
    return promise.future();
}

} // namespace

class NetworkHttpClient::Private final : public QObject
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

    Future<Response> get(const HttpRequest &request);
    Future<bool> isBlockedByDns(const QUrl &url);

private:
    void finishJob(quint64 id);
    [[nodiscard]] AccessManager &manager();

    QByteArray m_userAgent;
    std::shared_ptr<Connections> m_connections;
    // Created at the first request, because its creation would slow down the start of Dogear.
    std::unique_ptr<AccessManager> m_manager;
    // By number, not by address: a late event must not find a new job at the address of an old one.
    std::unordered_map<quint64, std::unique_ptr<Job>> m_jobs;
    quint64 m_lastId = 0;
};

Future<Response> NetworkHttpClient::Private::get(const HttpRequest &request)
{
    const quint64 id = ++m_lastId;
    auto owned = std::make_unique<Job>(manager(), request, m_userAgent);
    Job &job = *owned;
    m_jobs.emplace(id, std::move(owned));

    // Queued, so that a job is not destroyed inside a signal of its reply or its watcher.
    const auto finishThis = [this, id] { finishJob(id); };
    connect(&job.transfer, &HttpTransfer::finished, this, finishThis, Qt::QueuedConnection);
    connect(&job.watcher, &QFutureWatcherBase::canceled, this, finishThis, Qt::QueuedConnection);
    job.promise.start();
    const auto future = job.promise.future();
    job.watcher.setFuture(future);
    job.transfer.start();
    return future;
}

AccessManager &NetworkHttpClient::Private::manager()
{
    if (!m_manager)
        m_manager = std::make_unique<AccessManager>(m_connections);
    return *m_manager;
}

void NetworkHttpClient::Private::finishJob(quint64 id)
{
    // Both signals may arrive for one job; the second one finds nothing.
    if (auto node = m_jobs.extract(id))
        finish(std::move(node.mapped()));
}

Future<bool> NetworkHttpClient::Private::isBlockedByDns(const QUrl &url)
{
    const QString host = url.host();
    // The look-up must not tell this network what is asked through a proxy.
    if (!isPublicName(host) || manager().isProxied(url))
        return readyFuture(false);
    // Shared, because lookupHost() copies the function, and a QPromise cannot be copied.
    auto promise = std::make_shared<QPromise<bool>>();
    promise->start();
    QHostInfo::lookupHost(host, this, [promise](const QHostInfo &found) {
        promise->addResult(areUnroutable(found.addresses()));
        promise->finish();
    });
    return promise->future();
}

NetworkHttpClient::NetworkHttpClient(QByteArray userAgent, std::shared_ptr<Connections> connections)
    : d(std::make_unique<Private>(std::move(userAgent),
                                  connections ? std::move(connections)
                                              : std::make_shared<Connections>()))
{}

NetworkHttpClient::~NetworkHttpClient() = default;

Future<Response> NetworkHttpClient::get(const HttpRequest &request)
{
    if (!isWebAddress(request.url))
        return failedAtOnce({ErrorCode::UnsupportedScheme,
                             u"neither http nor https"_s,
                             request.url.adjusted(QUrl::RemoveUserInfo)});
    return d->get(request);
}

Future<bool> HttpClient::isBlockedByDns(const QUrl &url)
{
    Q_UNUSED(url)
    return readyFuture(false);
}

Future<bool> NetworkHttpClient::isBlockedByDns(const QUrl &url)
{
    return d->isBlockedByDns(url);
}

} // namespace dogear::net
