// SPDX-License-Identifier: GPL-3.0-or-later
#include "stream_head.h"

#include <QNetworkProxy>
#include <QNetworkReply>

#include <utility>

namespace dogear::audio_buffers {

namespace {

/// The first frame with its header, and the second.
constexpr qint64 wantedBytes = 4'096;
constexpr qsizetype tagHeaderBytes = 10;

/// How long the ID3v2 tag is that \a bytes begin with (id3v2.4.0-structure, section 3.1); 0: none.
qint64 tagBytes(QByteArrayView bytes)
{
    if (bytes.size() < tagHeaderBytes || !bytes.startsWith("ID3"))
        return 0;
    qint64 size = 0;
    for (int i = 6; i < 10; ++i)
        size = (size << 7) | (uchar(bytes[i]) & 0x7F);
    const bool hasFooter = (uchar(bytes[5]) & 0x10) != 0;
    return size + tagHeaderBytes + (hasFooter ? tagHeaderBytes : 0);
}

/// The number behind the slash of Content-Range (RFC 9110, section 14.4); 0 if nobody knows it.
qint64 lengthOf(const QNetworkReply &reply)
{
    const QByteArray range = reply.rawHeader("Content-Range");
    return range.sliced(range.lastIndexOf('/') + 1).toLongLong();
}

} // namespace

StreamHead::StreamHead()
{
    m_network.setProxy(QNetworkProxy::NoProxy);
}

void StreamHead::ask(const QUrl &url)
{
    forget();
    m_url = url;
    get(0);
}

void StreamHead::forget()
{
    if (QNetworkReply *reply = std::exchange(m_reply, nullptr))
        reply->abort();
}

void StreamHead::get(qint64 place)
{
    QNetworkRequest request(m_url);
    request.setRawHeader("Range",
                         "bytes=" + QByteArray::number(place) + '-'
                             + QByteArray::number(place + wantedBytes - 1));
    QNetworkReply *reply = m_network.get(request);
    m_reply = reply;
    connect(reply, &QNetworkReply::finished, this, [this, reply, place] {
        reply->deleteLater();
        if (m_reply == reply) // not forgotten
            take(*reply, place);
    });
}

void StreamHead::take(QNetworkReply &reply, qint64 place)
{
    m_reply = nullptr;
    const QByteArray bytes = reply.readAll();
    if (const qint64 tag = place == 0 ? tagBytes(bytes) : 0; tag > 0)
        return get(tag);
    emit read(ConstantMp3::read(bytes, place, lengthOf(reply)));
}

} // namespace dogear::audio_buffers
