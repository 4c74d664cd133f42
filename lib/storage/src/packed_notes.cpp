// SPDX-License-Identifier: GPL-3.0-or-later
#include "packed_notes.h"

#include <utility>

namespace dogear::storage {

namespace {

/// Levels above make it a tenth smaller and take three times as long.
constexpr int level = 1;

/// First the text, in which there is no such character, then the HTML.
constexpr char separator = '\0';

QByteArray plainText(const QString &text)
{
    return QString(text).remove(QChar(u'\0')).toUtf8();
}

QByteArray unpack(const QVariant &htmlColumn)
{
    const QByteArray packed = htmlColumn.toByteArray();
    return packed.isEmpty() ? packed : qUncompress(packed);
}

std::pair<QByteArrayView, QByteArrayView> halves(const QByteArray &unpacked)
{
    const QByteArrayView all(unpacked);
    const qsizetype at = all.indexOf(separator);
    return at < 0 ? std::pair(QByteArrayView(), all) : std::pair(all.first(at), all.sliced(at + 1));
}

} // namespace

QByteArray packNotes(const QString &html, const QString &text)
{
    if (html.isEmpty() && text.isEmpty())
        return QByteArray(""); // not null
    return qCompress(plainText(text) + separator + html.toUtf8(), level);
}

bool isPacked(const QVariant &htmlColumn)
{
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
