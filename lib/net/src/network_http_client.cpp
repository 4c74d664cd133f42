// SPDX-License-Identifier: GPL-3.0-or-later
#include "host_check.h"
#include "http_transfer.h"

#include <net/network_http_client.h>

#include <QFutureWatcher>
#include <QHostInfo>
#include <QNetworkAccessManager>
#include <QPromise>

#include <unordered_map>

using namespace Qt::StringLiterals;

namespace dogear::net {

namespace {

using Response = Result<HttpResponse>;

/// A transfer and who waits for it.
struct Job
{
    Job(QNetworkAccessManager &manager, const HttpRequest &request, const QByteArray &userAgent)
        : transfer(manager, request, userAgent)
    {}

    HttpTransfer transfer;
    QFutureWatcher<Response> watcher; ///< tells when the future is cancelled
    QPromise<Response> promise;
};

/// Destroys \a job first: a continuation of the promise may destroy the client.
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
    explicit Private(QByteArray agent)
        : m_userAgent(std::move(agent))
    {}

    ~Private() override
    {
        auto jobs = std::exchange(m_jobs, {});
        while (!jobs.empty())
            finish(std::move(jobs.extract(jobs.begin()).mapped()));
    }

    Future<Response> get(const HttpRequest &request);
    Future<bool> isBlockedByDns(const QString &host);

private:
    void finishJob(quint64 id);

    QByteArray m_userAgent;
    std::unique_ptr<QNetworkAccessManager> m_manager; // made at the first request: start-up counts
    // By number, not by address: a late event must not meet a new job in an old place.
    std::unordered_map<quint64, std::unique_ptr<Job>> m_jobs;
    quint64 m_lastId = 0;
};

Future<Response> NetworkHttpClient::Private::get(const HttpRequest &request)
{
    if (!m_manager)
        m_manager = std::make_unique<QNetworkAccessManager>();
    const quint64 id = ++m_lastId;
    auto owned = std::make_unique<Job>(*m_manager, request, m_userAgent);
    Job &job = *owned;
    m_jobs.emplace(id, std::move(owned));

    // Queued: a job is destroyed where neither its reply nor its watcher is in a signal.
    const auto finishThis = [this, id] { finishJob(id); };
    connect(&job.transfer, &HttpTransfer::finished, this, finishThis, Qt::QueuedConnection);
    connect(&job.watcher, &QFutureWatcherBase::canceled, this, finishThis, Qt::QueuedConnection);
    job.promise.start();
    const auto future = job.promise.future();
    job.watcher.setFuture(future);
    job.transfer.start();
    return future;
}

void NetworkHttpClient::Private::finishJob(quint64 id)
{
    if (auto node = m_jobs.extract(id))
        finish(std::move(node.mapped()));
}

Future<bool> NetworkHttpClient::Private::isBlockedByDns(const QString &host)
{
    if (!isPublicName(host))
        return readyFuture(false);
    auto promise = std::make_shared<QPromise<bool>>();
    promise->start();
    QHostInfo::lookupHost(host, this, [promise](const QHostInfo &found) {
        promise->addResult(leadNowhere(found.addresses()));
        promise->finish();
    });
    return promise->future();
}

NetworkHttpClient::NetworkHttpClient(QByteArray userAgent)
    : d(std::make_unique<Private>(std::move(userAgent)))
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
    return d->isBlockedByDns(url.host());
}

} // namespace dogear::net
