// SPDX-License-Identifier: GPL-3.0-or-later
#include "stream_head.h"

#include <tags/id3_size.h>

#include <QNetworkProxy>
#include <QNetworkReply>

#include <utility>

namespace dogear::audio_buffers {

namespace {

/// Enough for the first two frames.
constexpr qint64 wantedBytes = 4'096;

/// Returns the complete length in Content-Range (RFC 9110, section 14.4); 0 if it is unknown.
qint64 lengthOf(const QNetworkReply &reply)
{
    const QByteArray range = reply.rawHeader("Content-Range");
    return range.sliced(range.lastIndexOf('/') + 1).toLongLong();
}

} // namespace

StreamHead::StreamHead()
{
    m_network.setProxy(QNetworkProxy::NoProxy); // the server is on this machine
}

void StreamHead::request(const QUrl &url)
{
    cancel();
    m_url = url;
    get(0);
}

void StreamHead::cancel()
{
    if (QNetworkReply *reply = std::exchange(m_reply, nullptr))
        reply->abort();
}

void StreamHead::get(qint64 offset)
{
    QNetworkRequest request(m_url);
    request.setRawHeader("Range",
                         "bytes=" + QByteArray::number(offset) + '-'
                             + QByteArray::number(offset + wantedBytes - 1));
    QNetworkReply *reply = m_network.get(request);
    m_reply = reply;
    connect(reply, &QNetworkReply::finished, this, [this, reply, offset] {
        reply->deleteLater();
        if (m_reply == reply) // not cancelled
            take(*reply, offset);
    });
}

void StreamHead::take(QNetworkReply &reply, qint64 offset)
{
    m_reply = nullptr;
    const QByteArray bytes = reply.readAll();
    // The frames follow an ID3v2 tag, which may be larger than the first request (cover pictures).
    if (const qint64 tag = offset == 0 ? tags::id3TagBytes(bytes) : 0; tag > 0)
        return get(tag);
    emit read(CbrMp3::read(bytes, offset, lengthOf(reply)));
}

} // namespace dogear::audio_buffers
