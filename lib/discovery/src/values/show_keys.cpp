// SPDX-License-Identifier: GPL-3.0-or-later
#include "values/show_keys.h"

#include <base/feed_url.h>
#include <domain/folding.h>

using namespace Qt::StringLiterals;

namespace dogear::discovery {

namespace {

/// "www.example.org" becomes "example.org"; "www.org" stays.
QString withoutWww(const QString &host)
{
    constexpr auto www = "www."_L1;
    const QString rest = host.startsWith(www) ? host.sliced(www.size()) : host;
    return rest.contains(u'.') ? rest : host;
}

QString sortedFields(const QString &query)
{
    QStringList fields = query.split(u'&', Qt::SkipEmptyParts);
    fields.sort();
    return fields.join(u'&');
}

} // namespace

QString comparableText(const QString &text)
{
    return domain::folded(text).simplified();
}

QString looseFeedKey(const QUrl &url)
{
    if (url.isEmpty())
        return {};
    QUrl plain = url;
    plain.setHost(withoutWww(url.host()));
    plain.setQuery(sortedFields(url.query(QUrl::FullyEncoded)), QUrl::StrictMode);
    return feedUrlKey(plain);
}

QString nameKey(const QString &title, const QString &author)
{
    const QString name = comparableText(title);
    const QString person = comparableText(author);
    // A line break separates them: it is in neither.
    return name.isEmpty() || person.isEmpty() ? QString() : name + u'\n' + person;
}

QStringList mergeKeys(const DirectoryShow &show)
{
    QStringList keys;
    const auto add = [&keys](QLatin1StringView kind, const QString &key) {
        if (!key.isEmpty())
            keys.append(kind + key);
    };
    add("feed:"_L1, looseFeedKey(show.feedUrl));
    add("guid:"_L1, show.podcastGuid.toLower());
    add("apple:"_L1, show.appleId > 0 ? QString::number(show.appleId) : QString());
    add("name:"_L1, nameKey(show.title, show.author));
    return keys;
}

QStringList mergeKeys(const DirectoryEpisode &episode)
{
    QStringList keys;
    if (!episode.enclosure.isEmpty())
        keys.append("file:"_L1 + feedUrlKey(episode.enclosure.adjusted(QUrl::RemoveQuery)));
    // Directories name the show by its feed, by a number of their own, or only by its title.
    QStringList shows = mergeKeys(episode.show);
    if (!episode.show.title.isEmpty())
        shows.append("title:"_L1 + comparableText(episode.show.title));
    for (const QString &show : shows) {
        if (!episode.guid.isEmpty())
            keys.append("guid:"_L1 + episode.guid + u'\n' + show);
        if (!episode.title.isEmpty())
            keys.append("name:"_L1 + comparableText(episode.title) + u'\n' + show);
    }
    return keys;
}

} // namespace dogear::discovery
