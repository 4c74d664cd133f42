// SPDX-License-Identifier: GPL-3.0-or-later
#include <base/feed_url.h>
#include <downloads/media_key.h>

#include <QCryptographicHash>

namespace dogear::downloads {

media::MediaKey mediaKey(const QUrl &podcastUrl, const QString &guid)
{
    constexpr qsizetype length = 32;
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(feedUrlKey(podcastUrl).toUtf8());
    // The separator keeps the end of an address from being read as the beginning of a guid.
    hash.addData(QByteArrayView("\0", 1));
    hash.addData(guid.toUtf8());
    return QString::fromLatin1(hash.result().toHex().first(length));
}

media::MediaKey versionKey(const QUrl &podcastUrl, const QString &guid, const QUrl &source)
{
    return mediaKey(podcastUrl, guid + QChar(u'\0') + QString::fromUtf8(source.toEncoded()));
}

} // namespace dogear::downloads
