// SPDX-License-Identifier: GPL-3.0-or-later
#include "podcast_index/podcast_index_headers.h"

#include <base/timestamp.h>

#include <QCryptographicHash>

#include <algorithm>

namespace dogear::discovery {

namespace {

/// A line break in a pasted key would begin another header.
bool isSendable(const QByteArray &text)
{
    return !text.isEmpty() && std::ranges::all_of(text, [](char c) { return c > ' ' && c < 0x7f; });
}

} // namespace

QList<std::pair<QByteArray, QByteArray>> podcastIndexHeaders(const PodcastIndexKey &key,
                                                             const QDateTime &time)
{
    const QByteArray name = key.key.trimmed();
    const QByteArray secret = key.secret.trimmed();
    if (!isSendable(name) || !isSendable(secret))
        return {};
    const QByteArray date = QByteArray::number(time.toSecsSinceEpoch());
    const QByteArray hash =
        QCryptographicHash::hash(QByteArray(name + secret + date), QCryptographicHash::Sha1);
    return {{"X-Auth-Key", name}, {"X-Auth-Date", date}, {"Authorization", hash.toHex()}};
}

std::optional<std::chrono::seconds> clockOffset(const QByteArray &dateHeader, const QDateTime &now)
{
    const QDateTime server = readTimestamp(QString::fromLatin1(dateHeader));
    if (!server.isValid())
        return std::nullopt;
    return std::chrono::seconds(now.secsTo(server));
}

} // namespace dogear::discovery
