// SPDX-License-Identifier: GPL-3.0-or-later
#include "stream_thread.h"

#include <QPromise>

#include <stream/streamer.h>

namespace dogear::stream {

using media::MediaKey;

Streamer::Streamer(const QString &folder, const QByteArray &userAgent, FetchPatience patience)
    : m_there(std::make_unique<StreamThread>(folder, userAgent, patience))
{
    m_thread.setObjectName(QStringLiteral("stream"));
    // From one thread to the other: each arrives through the event loop.
    const auto forward = [this](auto signal) { connect(m_there.get(), signal, this, signal); };
    forward(&StreamNews::bufferedChanged);
    forward(&StreamNews::completed);
    forward(&StreamNews::waiting);
    forward(&StreamNews::recovered);
    forward(&StreamNews::failed);
    forward(&StreamNews::changed);
    m_there->moveToThread(&m_thread);
}

Streamer::~Streamer()
{
    if (!m_thread.isRunning())
        return;
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
        m_there.get(),
        [there = m_there.get(), function = std::move(function)] { function(*there); },
        Qt::QueuedConnection);
}

Future<Result<QUrl>> Streamer::open(const MediaKey &key, const QUrl &url)
{
    m_thread.start(); // nothing if it runs
    const auto promise = std::make_shared<QPromise<Result<QUrl>>>();
    promise->start();
    post([promise, key, url](StreamThread &there) {
        promise->addResult(there.open(key, url));
        promise->finish();
    });
    return promise->future();
}

void Streamer::close(const MediaKey &key)
{
    post([key](StreamThread &there) { there.close(key); });
}

void Streamer::retry(const MediaKey &key)
{
    post([key](StreamThread &there) { there.retry(key); });
}

void Streamer::setReadAhead(qint64 bytes)
{
    post([bytes](StreamThread &there) { there.setReadAhead(bytes); });
}

} // namespace dogear::stream
