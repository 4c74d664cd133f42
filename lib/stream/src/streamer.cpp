// SPDX-License-Identifier: GPL-3.0-or-later
#include "stream_thread.h"

#include <base/workers.h>

#include <QFile>
#include <QLoggingCategory>
#include <QPromise>
#include <QtConcurrentRun>

#include <stream/streamer.h>

namespace dogear::stream {

using media::MediaKey;

namespace {

Q_LOGGING_CATEGORY(lcStreamer, "dogear.stream.streamer")

/// Sets the modification time. A failure is only logged, as nothing in Dogear depends on it.
void setModified(const QString &path, const QDateTime &when)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite)
        || !file.setFileTime(when, QFileDevice::FileModificationTime))
        qCInfo(lcStreamer) << path << "is from now:" << file.errorString();
}

} // namespace

Streamer::Streamer(const QString &folder,
                   const QByteArray &userAgent,
                   RetryPolicy retryPolicy,
                   std::shared_ptr<net::Connections> connections)
    : m_folder(folder)
    , m_connections(connections ? std::move(connections) : std::make_shared<net::Connections>())
    , m_worker(std::make_unique<StreamThread>(folder, userAgent, retryPolicy, m_connections))
{
    m_thread.setObjectName(QStringLiteral("stream"));
    // Automatic connections between two threads: each signal arrives through the event loop.
    const auto forward = [this](auto signal) { connect(m_worker.get(), signal, this, signal); };
    forward(&StreamEvents::bufferedChanged);
    forward(&StreamEvents::completed);
    forward(&StreamEvents::waiting);
    forward(&StreamEvents::recovered);
    forward(&StreamEvents::failed);
    forward(&StreamEvents::changed);
    m_worker->moveToThread(&m_thread);
}

Streamer::~Streamer()
{
    if (!m_thread.isRunning())
        return;
    // Sockets and timers have to be destroyed on the thread that they belong to.
    post([](StreamThread &there) {
        there.finish();
        there.thread()->quit();
    });
    m_thread.wait();
}

template<typename Function>
void Streamer::post(Function function)
{
    QMetaObject::invokeMethod(
        m_worker.get(),
        [there = m_worker.get(), function = std::move(function)] { function(*there); },
        Qt::QueuedConnection);
}

template<typename Function>
auto Streamer::ask(Function function) -> Future<std::invoke_result_t<Function, StreamThread &>>
{
    using Answer = std::invoke_result_t<Function, StreamThread &>;
    m_thread.start(); // no effect if it runs already
    // Shared, because a posted function may be copied, and a QPromise cannot.
    const auto promise = std::make_shared<QPromise<Answer>>();
    promise->start();
    post([promise, function = std::move(function)](StreamThread &there) {
        promise->addResult(function(there));
        promise->finish();
    });
    return promise->future();
}

Future<Result<QUrl>> Streamer::open(const MediaKey &key, const QUrl &url, const QUrl &feed)
{
    return ask([key, url, feed](StreamThread &there) { return there.open(key, {url, feed}); });
}

bool Streamer::allowBypass(const QUrl &url, const QUrl &feed)
{
    const net::ProxyKind kind = m_connections->proxy().kind;
    if (kind == net::ProxyKind::Http || kind == net::ProxyKind::Socks5)
        return false;
    m_connections->report(
        {.host = url.host(), .cause = {net::Purpose::Media, feed}, .requests = 1});
    return true;
}

void Streamer::close(const MediaKey &key)
{
    post([key](StreamThread &there) { there.close(key); });
}

void Streamer::retry(const MediaKey &key)
{
    post([key](StreamThread &there) { there.retry(key); });
}

void Streamer::setReadAheadTime(std::chrono::seconds time)
{
    post([time](StreamThread &there) { there.setReadAheadTime(time); });
}

void Streamer::setConsumedFraction(const MediaKey &key, double share)
{
    post([key, share](StreamThread &there) { there.setConsumedFraction(key, share); });
}

void Streamer::setReadAhead(qint64 bytes)
{
    post([bytes](StreamThread &there) { there.setReadAhead(bytes); });
}

void Streamer::download(const MediaKey &key, const QUrl &url, const QUrl &feed)
{
    m_thread.start();
    post([key, url, feed](StreamThread &there) {
        if (const auto begun = there.download(key, {url, feed}); !begun)
            emit there.failed(key, begun.error());
    });
}

void Streamer::stopDownload(const MediaKey &key)
{
    post([key](StreamThread &there) { there.stopDownload(key); });
}

void Streamer::setDownloadLimit(qint64 bytesPerSecond)
{
    post([bytesPerSecond](StreamThread &there) { there.setDownloadLimit(bytesPerSecond); });
}

void Streamer::setRemovesTrackers(bool removes)
{
    post([removes](StreamThread &there) { there.setRemovesTrackers(removes); });
}

Future<Result<StoredFile>> Streamer::describe(const MediaKey &key)
{
    return ask([key](StreamThread &there) { return there.describe(key); });
}

Future<Result<>> Streamer::moveOut(const MediaKey &key,
                                   const QString &path,
                                   const QDateTime &modified)
{
    const auto renamed = ask([key, path, modified](StreamThread &there) {
        const auto described = there.describe(key);
        // Before the rename: if Dogear ended after it, the time would never be set.
        if (described && modified.isValid())
            setModified(described->path, modified);
        return there.renameOut(key, path);
    });
    return renamed.then(this, [this, key, path](const Result<bool> &isMoved) {
        if (!isMoved || *isMoved)
            return readyFuture(isMoved.map([](bool) {}));
        return copyOut(key, path); // another file system
    });
}

/// Copies on the pool, because a long copy would stop the stream thread, which feeds the player.
Future<Result<>> Streamer::copyOut(const MediaKey &key, const QString &path)
{
    return describe(key).then(
        this, [this, key, path](const Result<StoredFile> &from) -> Future<Result<>> {
            if (!from)
                return readyFuture(Result<>(failure(from.error())));
            const auto copied = QtConcurrent::run(workers(), media::copyFile, from->path, path);
            return Future<Result<>>(copied).then(this, [this, key](const Result<> &isCopied) {
                return isCopied ? remove(key) : readyFuture(isCopied);
            });
        });
}

Future<Result<>> Streamer::remove(const MediaKey &key)
{
    return ask([key](StreamThread &there) { return there.remove(key); });
}

Future<Result<>> Streamer::rename(const MediaKey &from, const MediaKey &to)
{
    return ask([from, to](StreamThread &there) { return there.rename(from, to); });
}

Future<QList<media::StoredMedia>> Streamer::stored()
{
    return ask([](StreamThread &there) { return there.stored(); });
}

Future<QList<media::StoredMedia>> Streamer::evict(qint64 budget, const QSet<MediaKey> &kept)
{
    return ask([budget, kept](StreamThread &there) { return there.evict(budget, kept); });
}

} // namespace dogear::stream
