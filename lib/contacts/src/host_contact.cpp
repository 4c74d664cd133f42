// SPDX-License-Identifier: GPL-3.0-or-later
#include <base/feed_url.h>

#include <QCryptographicHash>
#include <QHash>

#include <algorithm>
#include <contacts/host_contact.h>

namespace dogear::contacts {

QString showTag(const QUrl &feed)
{
    constexpr qsizetype digits = 16;
    if (feed.isEmpty())
        return {};
    const QByteArray hash =
        QCryptographicHash::hash(feedUrlKey(feed).toUtf8(), QCryptographicHash::Sha256);
    return QString::fromLatin1(hash.toHex().first(digits));
}

void add(HostContact &contact, const HostContact &added)
{
    contact.first = std::min(contact.first, added.first);
    contact.last = std::max(contact.last, added.last);
    contact.requests += added.requests;
    contact.bytes += added.bytes;
    for (const QString &show : added.shows) {
        if (contact.shows.size() < HostContact::maxShows && !contact.shows.contains(show))
            contact.shows.append(show);
    }
}

QList<HostContact> joined(const QList<HostContact> &contacts, const QList<HostContact> &added)
{
    QList<HostContact> all;
    QHash<ContactKey, qsizetype> places;
    for (const QList<HostContact> *list : {&contacts, &added}) {
        for (const HostContact &each : *list) {
            const ContactKey key = keyOf(each);
            if (const auto place = places.constFind(key); place != places.cend()) {
                add(all[*place], each);
                continue;
            }
            places.insert(key, all.size());
            all.append(each);
        }
    }
    return all;
}

} // namespace dogear::contacts
