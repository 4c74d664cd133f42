// SPDX-License-Identifier: GPL-3.0-or-later
#include <base/feed_url.h>
#include <domain/sync_action.h>

#include <QUrl>

namespace dogear::domain {

QString syncAddressKey(const QString &address)
{
    const QString trimmed = address.trimmed();
    const QUrl url = QUrl(trimmed, QUrl::TolerantMode).adjusted(QUrl::RemoveUserInfo);
    if (!url.isValid() || url.host().isEmpty())
        return trimmed;
    // Decoded once: "%3A" and ":" in a path are one address for the servers that rewrite them.
    return QUrl::fromPercentEncoding(feedUrlKey(url).toUtf8());
}

} // namespace dogear::domain
