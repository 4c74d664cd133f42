// SPDX-License-Identifier: GPL-3.0-or-later
#include "stream_thread.h"

#include <QTimer>

#include <utility>

namespace dogear::stream {

using media::MediaKey;

namespace {

/// How often a listener sees how much is there.
constexpr std::chrono::milliseconds tellEvery{250};

} // namespace

StreamThread::StreamThread(const QString &folder,
                           const QByteArray &userAgent,
                           FetchPatience patience)
    : m_store(folder)
    , m_userAgent(userAgent)
    , m_patience(patience)
{}

StreamThread::~StreamThread() = default;

Result<QUrl> StreamThread::open(const MediaKey &key, const QUrl &url)
{
    close(key);
    if (!m_client) {
        m_client = std::make_unique<net::RangeClient>(m_userAgent);
        m_server = std::make_unique<RangeServer>();
        m_ticks = std::make_unique<QTimer>();
        connect(m_ticks.get(), &QTimer::timeout, this, &StreamThread::tellBuffered);
    }
    const auto file = m_store.file(key);
    if (!file)
        return failure(file.error());
    auto fetcher = std::make_shared<Fetcher>(*m_client, *file, url, m_patience);
    if (m_readAhead)
        fetcher->setReadAhead(*m_readAhead);
    auto address = m_server->serve(fetcher);
    if (!address)
        return address;
    follow(key, *fetcher);
    m_streams.insert_or_assign(
        key, Stream{.fetcher = std::move(fetcher), .address = *address, .told = {}});
    m_ticks->start(tellEvery);
    tellBuffered(); // what was there before
    return address;
}

void StreamThread::follow(const MediaKey &key, Fetcher &fetcher)
{
    connect(&fetcher, &Fetcher::completed, this, [this, key] { emit completed(key); });
    connect(&fetcher, &Fetcher::waiting, this, [this, key](const Error &error) {
        emit waiting(key, error);
    });
    connect(&fetcher, &Fetcher::recovered, this, [this, key] { emit recovered(key); });
    connect(&fetcher, &Fetcher::failed, this, [this, key](const Error &error) {
        emit failed(key, error);
    });
    connect(&fetcher, &Fetcher::changed, this, [this, key] { emit changed(key); });
}

void StreamThread::close(const MediaKey &key)
{
    const auto node = m_streams.extract(key);
    if (!node)
        return;
    m_server->withdraw(node.mapped().address);
    if (m_streams.empty())
        m_ticks->stop();
}

void StreamThread::retry(const MediaKey &key)
{
    if (const auto found = m_streams.find(key); found != m_streams.end())
        found->second.fetcher->retry();
}

void StreamThread::tellBuffered()
{
    for (auto &[key, stream] : m_streams) {
        Buffered now{.ranges = stream.fetcher->file().ranges(), .length = stream.fetcher->length()};
        if (now == stream.told)
            continue;
        stream.told = now;
        emit bufferedChanged(key, now);
    }
}

void StreamThread::finish()
{
    m_streams.clear();
    m_server.reset();
    m_client.reset();
    m_ticks.reset();
}

} // namespace dogear::stream
