// SPDX-License-Identifier: GPL-3.0-or-later
#include <domain/episode_name.h>

#include <QStringList>

namespace dogear::domain {

QString distinctName(const Episode &episode)
{
    QStringList parts{episode.guid};
    const QString address =
        episode.enclosure ? QString::fromUtf8(episode.enclosure->url.toEncoded()) : QString();
    // The parser uses the enclosure address as the guid if an item has neither guid nor link.
    if (!address.isEmpty() && address != episode.guid)
        parts.append(address);
    parts.append(episode.published ? episode.published->toUTC().toString(Qt::ISODate)
                                   : episode.title);
    return parts.join(u' ');
}

} // namespace dogear::domain
