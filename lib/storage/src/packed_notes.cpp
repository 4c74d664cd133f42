// SPDX-License-Identifier: GPL-3.0-or-later
#include "packed_notes.h"

#include <QtEndian>

#include <utility>
#include <zlib.h>

namespace dogear::storage {

namespace {

/// Compression level of zlib. Higher levels save another tenth and take three times as long.
constexpr int level = 1;

/// Separates the text from the HTML after it; plainText() removes this character from the text.
constexpr char separator = '\0';

QByteArray plainText(const QString &text)
{
    return text.contains(QChar(u'\0')) ? QString(text).remove(QChar(u'\0')).toUtf8()
                                       : text.toUtf8();
}

QByteArray unpack(const QVariant &htmlColumn)
{
    const QByteArray packed = htmlColumn.toByteArray();
    return packed.isEmpty() ? packed : qUncompress(packed); // which warns about empty input
}

std::pair<QByteArrayView, QByteArrayView> halves(const QByteArray &unpacked)
{
    const QByteArrayView all(unpacked);
    const qsizetype at = all.indexOf(separator);
    return at < 0 ? std::pair(QByteArrayView(), all) : std::pair(all.first(at), all.sliced(at + 1));
}

} // namespace

struct NotesPacker::Stream
{
    z_stream zlib{};
    bool isThere = false;
};

NotesPacker::NotesPacker()
    : m_stream(std::make_unique<Stream>())
{
    m_stream->isThere = deflateInit(&m_stream->zlib, level) == Z_OK;
}

NotesPacker::~NotesPacker()
{
    if (m_stream->isThere)
        deflateEnd(&m_stream->zlib);
}

QByteArray NotesPacker::pack(const QString &html, const QString &text)
{
    if (html.isEmpty() && text.isEmpty())
        return {""}; // not null, which the column refuses
    // Unlike clear(), resize(0) keeps the allocated memory.
    m_whole.resize(0);
    m_whole += plainText(text);
    m_whole += separator;
    m_whole += html.toUtf8();
    if (!m_stream->isThere) // zlib had no memory
        return qCompress(m_whole, level);
    z_stream &zlib = m_stream->zlib;
    deflateReset(&zlib);
    // m_packed only grows, so that most calls need no memory.
    const auto most =
        qsizetype(sizeof(quint32)) + qsizetype(deflateBound(&zlib, uLong(m_whole.size())));
    if (m_packed.size() < most)
        m_packed.resize(most);
    qToBigEndian(quint32(m_whole.size()), m_packed.data());
    zlib.next_in = reinterpret_cast<Bytef *>(m_whole.data());
    zlib.avail_in = uInt(m_whole.size());
    zlib.next_out = reinterpret_cast<Bytef *>(m_packed.data() + sizeof(quint32));
    zlib.avail_out = uInt(most - qsizetype(sizeof(quint32)));
    [[maybe_unused]] const int ended = deflate(&zlib, Z_FINISH);
    Q_ASSERT(ended == Z_STREAM_END); // deflateBound() is always enough
    return {m_packed.constData(), qsizetype(sizeof(quint32)) + qsizetype(zlib.total_out)};
}

QByteArray packNotes(const QString &html, const QString &text)
{
    return NotesPacker().pack(html, text);
}

bool isPacked(const QVariant &htmlColumn)
{
    // Packed notes are a BLOB, those from before schema 18 text (0018_smaller_search.sql).
    return htmlColumn.userType() == QMetaType::QByteArray;
}

QString notesHtml(const QVariant &htmlColumn)
{
    if (!isPacked(htmlColumn))
        return htmlColumn.toString();
    const QByteArray unpacked = unpack(htmlColumn);
    return QString::fromUtf8(halves(unpacked).second);
}

QString notesText(const QVariant &textColumn, const QVariant &htmlColumn)
{
    if (!isPacked(htmlColumn))
        return textColumn.toString();
    const QByteArray unpacked = unpack(htmlColumn);
    return QString::fromUtf8(halves(unpacked).first);
}

} // namespace dogear::storage
