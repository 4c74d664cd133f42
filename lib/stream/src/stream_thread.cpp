// SPDX-License-Identifier: GPL-3.0-or-later
#include "stream_thread.h"

#include <net/tracking_prefix.h>

#include <QLoggingCategory>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace dogear::stream {

using media::MediaKey;

namespace {

Q_LOGGING_CATEGORY(lcThread, "dogear.stream.thread")

/// Interval of bufferedChanged().
constexpr std::chrono::milliseconds progressInterval{250};

} // namespace

StreamThread::StreamThread(const QString &folder,
                           const QByteArray &userAgent,
                           RetryPolicy retryPolicy,
                           std::shared_ptr<net::Connections> connections)
    : m_store(folder)
    , m_userAgent(userAgent)
    , m_retryPolicy(retryPolicy)
    , m_connections(std::move(connections))
{}

StreamThread::~StreamThread() = default;

void StreamThread::prepare()
{
    if (m_client)
        return;
    // Not in the constructor, which runs on the GUI thread: sockets and timers belong to the thread
    // that creates them.
    m_limit = std::make_unique<SpeedLimit>();
    m_client = std::make_unique<net::RangeClient>(m_userAgent, m_connections);
    m_server = std::make_unique<RangeServer>();
    m_ticks = std::make_unique<QTimer>();
    connect(m_ticks.get(), &QTimer::timeout, this, &StreamThread::reportBuffered);
}

Result<StreamThread::Stream *> StreamThread::stream(const MediaKey &key, const MediaOrigin &origin)
{
    prepare();
    if (const auto found = m_streams.find(key); found != m_streams.end())
        return &found->second;
    const auto file = m_store.file(key);
    if (!file)
        return failure(file.error());
    auto fetcher = std::make_shared<Fetcher>(*m_client, *file, origin.url, m_retryPolicy);
    fetcher->setFeed(origin.feed);
    if (const QUrl direct = net::withoutTrackers(origin.url);
        m_removesTrackers && direct != origin.url)
        fetcher->setDirect(direct, m_directServers);
    if (m_readAhead)
        fetcher->setReadAhead(*m_readAhead);
    fetcher->setReadAheadTime(m_readAheadTime);
    follow(key, *fetcher);
    m_ticks->start(progressInterval);
    return &m_streams
                .insert_or_assign(
                    key,
                    Stream{.file = *file, .fetcher = std::move(fetcher), .address = {}, .told = {}})
                .first->second;
}

Result<QUrl> StreamThread::open(const MediaKey &key, const MediaOrigin &origin)
{
    close(key); // the address of an earlier open() becomes invalid
    const auto opened = stream(key, origin);
    if (!opened)
        return failure(opened.error());
    Stream &stream = **opened;
    const auto address = m_server->serve(stream.fetcher);
    if (!address) {
        dropIfUnused(key);
        return address;
    }
    stream.address = *address;
    recordPlayback(stream);
    if (stream.isDownload)
        stream.fetcher->retry(); // playback does not wait for the end of a pause
    stream.told = {};
    reportBuffered(); // reports the bytes that were stored before
    return address;
}

void StreamThread::close(const MediaKey &key)
{
    const auto found = m_streams.find(key);
    if (found == m_streams.end() || found->second.address.isEmpty())
        return;
    m_server->withdraw(std::exchange(found->second.address, {}));
    recordPlayback(found->second);
    found->second.fetcher->setConsumedFraction(0);
    found->second.fetcher->clearReader();
    dropIfUnused(key);
}

/// Records the time for MediaStore::evict(), which removes the files played longest ago first.
void StreamThread::recordPlayback(const Stream &stream)
{
    const auto isNoted = stream.file->setLastPlayed(QDateTime::currentDateTimeUtc());
    logAndDrop(isNoted, lcThread(), "it may go earlier than others:");
}

void StreamThread::dropIfUnused(const MediaKey &key)
{
    const auto found = m_streams.find(key);
    if (found == m_streams.end() || found->second.isDownload || !found->second.address.isEmpty())
        return;
    m_streams.erase(found);
    if (m_streams.empty())
        m_ticks->stop();
}

Result<> StreamThread::download(const MediaKey &key, const MediaOrigin &origin)
{
    const auto begun = stream(key, origin);
    if (!begun)
        return failure(begun.error());
    Stream &stream = **begun;
    const bool wasComplete = stream.fetcher->file().isComplete();
    stream.isDownload = true;
    shareLimit();
    stream.fetcher->setWhole(true, m_limit.get());
    stream.fetcher->retry();
    stream.told = {};
    reportBuffered();
    // A fetcher emits completed() once. If the episode is complete because it was played, that was
    // before this download, which needs the signal as well.
    if (wasComplete && !stream.address.isEmpty())
        emit completed(key);
    return {};
}

void StreamThread::stopDownload(const MediaKey &key)
{
    const auto found = m_streams.find(key);
    if (found == m_streams.end() || !std::exchange(found->second.isDownload, false))
        return;
    found->second.fetcher->setWhole(false);
    dropIfUnused(key);
    shareLimit();
}

void StreamThread::setDownloadLimit(qint64 bytesPerSecond)
{
    prepare();
    m_limit->setBytesPerSecond(bytesPerSecond);
}

void StreamThread::shareLimit()
{
    m_limit->setUsers(int(std::ranges::count_if(
        m_streams, [](const auto &stream) { return stream.second.isDownload; })));
}

Result<StoredFile> StreamThread::describe(const MediaKey &key)
{
    const auto file = m_store.file(key);
    if (!file)
        return failure(file.error());
    StoredFile described{.path = (*file)->path(), .isComplete = (*file)->isComplete()};
    if (const auto &identity = (*file)->identity()) {
        described.length = identity->length;
        described.contentType = identity->contentType;
    }
    if (const auto found = m_streams.find(key); found != m_streams.end())
        described.finalUrl = found->second.fetcher->finalUrl();
    return described;
}

Result<bool> StreamThread::renameOut(const MediaKey &key, const QString &path)
{
    const auto file = m_store.file(key);
    if (!file)
        return failure(file.error());
    if (!(*file)->isComplete())
        return failure({ErrorCode::TruncatedInput, key, QUrl::fromLocalFile((*file)->path())});
    return m_store.renameOut(key, path);
}

Result<> StreamThread::remove(const MediaKey &key)
{
    stopDownload(key);
    // Playback continues and fetches more, so the file is kept; evict() may remove it later.
    if (m_streams.contains(key))
        return {};
    return m_store.remove(key);
}

QList<media::StoredMedia> StreamThread::evict(qint64 budget, const QSet<MediaKey> &kept)
{
    return m_store.evict(budget, kept);
}

void StreamThread::follow(const MediaKey &key, Fetcher &fetcher)
{
    connect(&fetcher, &Fetcher::completed, this, [this, key, &fetcher] {
        if (fetcher.isUnencrypted())
            reportBuffered(); // a small file is complete before the first timer tick reports this
        emit completed(key);
    });
    connect(&fetcher, &Fetcher::waiting, this, [this, key](const Error &error) {
        emit waiting(key, error);
    });
    connect(&fetcher, &Fetcher::recovered, this, [this, key] { emit recovered(key); });
    connect(&fetcher, &Fetcher::failed, this, [this, key](const Error &error) {
        emit failed(key, error);
    });
    connect(&fetcher, &Fetcher::changed, this, [this, key] { emit changed(key); });
}

void StreamThread::retry(const MediaKey &key)
{
    if (const auto found = m_streams.find(key); found != m_streams.end())
        found->second.fetcher->retry();
}

void StreamThread::setConsumedFraction(const MediaKey &key, double share)
{
    if (const auto found = m_streams.find(key); found != m_streams.end())
        found->second.fetcher->setConsumedFraction(share);
}

void StreamThread::reportBuffered()
{
    for (auto &[key, stream] : m_streams) {
        Buffered now{.ranges = stream.fetcher->file().ranges(),
                     .length = stream.fetcher->length(),
                     .isUnencrypted = stream.fetcher->isUnencrypted()};
        if (now == stream.told)
            continue;
        stream.told = now;
        emit bufferedChanged(key, now);
    }
}

void StreamThread::finish()
{
    // In this order: fetchers use the client and the limit, and the server holds fetchers.
    m_streams.clear();
    m_server.reset();
    m_client.reset();
    m_ticks.reset();
    m_limit.reset();
}

} // namespace dogear::stream
