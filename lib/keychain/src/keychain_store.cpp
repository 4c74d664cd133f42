// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QPromise>
#include <QTimer>
#include <qt6keychain/keychain.h>

#include <functional>
#include <keychain/keychain_store.h>
#include <memory>

using namespace Qt::StringLiterals;

namespace dogear::keychain {

namespace {

Error unavailable(const QString &detail)
{
    return {.code = ErrorCode::KeychainUnavailable, .detail = detail};
}

/// Whether there is a session bus, over which every keychain of a Unix desktop is reached. On a
/// machine without one, a call of QtKeychain would start a bus or wait for it.
bool hasSession()
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
    return !qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS")
           || (!runtime.isEmpty() && QFile::exists(runtime + "/bus"_L1));
#else
    return true;
#endif
}

Error toError(const QKeychain::Job &job)
{
    if (job.error() == QKeychain::EntryNotFound)
        return {.code = ErrorCode::NotFound};
    return unavailable(job.errorString());
}

/// Runs \a job, which deletes itself. \a read returns its result after it has succeeded.
template<typename T>
Future<Result<T>> run(QKeychain::Job *job,
                      QObject *context,
                      std::chrono::milliseconds limit,
                      std::function<Result<T>()> read)
{
    // Shared by the job and the timeout, either of which may finish it; the first one does.
    auto promise = std::make_shared<QPromise<Result<T>>>();
    promise->start();
    const auto finish = [promise](const Result<T> &result) {
        if (promise->future().isFinished())
            return;
        promise->addResult(result);
        promise->finish();
    };
    job->setInsecureFallback(false); // QtKeychain could store secrets in a plain file otherwise
    QObject::connect(job, &QKeychain::Job::finished, context, [job, finish, read] {
        finish(job->error() == QKeychain::NoError ? read() : Result<T>(failure(toError(*job))));
    });
    QTimer::singleShot(limit, context, [finish] { finish(failure(unavailable(u"no answer"_s))); });
    job->start();
    return promise->future();
}

} // namespace

KeychainStore::KeychainStore(QString service, std::chrono::milliseconds limit)
    : m_service(std::move(service))
    , m_limit(limit)
{}

Future<Result<QString>> KeychainStore::get(const QString &key)
{
    if (!hasSession())
        return readyFuture<Result<QString>>(failure(unavailable(u"no D-Bus session"_s)));
    auto *job = new QKeychain::ReadPasswordJob(m_service);
    job->setKey(key);
    return run<QString>(
        job, &m_context, m_limit, [job]() -> Result<QString> { return job->textData(); });
}

Future<Result<>> KeychainStore::set(const QString &key, const QString &secret)
{
    if (!hasSession())
        return readyFuture<Result<>>(failure(unavailable(u"no D-Bus session"_s)));
    auto *job = new QKeychain::WritePasswordJob(m_service);
    job->setKey(key);
    job->setTextData(secret);
    return run<void>(job, &m_context, m_limit, [] { return Result<>(); });
}

Future<Result<>> KeychainStore::remove(const QString &key)
{
    if (!hasSession())
        return readyFuture<Result<>>(failure(unavailable(u"no D-Bus session"_s)));
    auto *job = new QKeychain::DeletePasswordJob(m_service);
    job->setKey(key);
    return run<void>(job, &m_context, m_limit, [] { return Result<>(); })
        .then([](const Result<> &removed) -> Result<> {
            // A missing entry is what the caller wanted.
            if (!removed && removed.error().code == ErrorCode::NotFound)
                return {};
            return removed;
        });
}

} // namespace dogear::keychain
