// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Writes hits of directories as lines of text, for comparison with a row of a test.

#include <base/result.h>
#include <discovery/directory_show.h>

#include <QString>
#include <QStringList>

namespace dogear::discovery {

/// Collects "name=value" for the values that are set.
class FieldDump
{
public:
    void add(QLatin1StringView name, const QString &value)
    {
        if (!value.isEmpty())
            m_fields.append(name + u'=' + value);
    }
    void add(QLatin1StringView name, const QUrl &url) { add(name, url.toString()); }
    void add(QLatin1StringView name, qint64 number)
    {
        add(name, number != 0 ? QString::number(number) : QString());
    }
    void add(QLatin1StringView name, const QDateTime &date)
    {
        add(name, date.isValid() ? date.toString(Qt::ISODate) : QString());
    }
    [[nodiscard]] QString text() const { return m_fields.join(QLatin1StringView(" ")); }

private:
    QStringList m_fields;
};

inline QString dump(const DirectoryShow &show)
{
    const auto name = [](const char *text) { return QLatin1StringView(text); };
    FieldDump fields;
    fields.add(name("title"), show.title);
    fields.add(name("author"), show.author);
    fields.add(name("about"), show.description);
    fields.add(name("feed"), show.feedUrl);
    fields.add(name("guid"), show.podcastGuid);
    fields.add(name("apple"), show.appleId);
    fields.add(name("index"), show.podcastIndexId);
    fields.add(name("fyyd"), show.fyydId);
    fields.add(name("art"), show.artwork);
    fields.add(name("site"), show.website);
    fields.add(name("page"), show.page);
    fields.add(name("in"), show.categories.join(u','));
    fields.add(name("language"), show.language);
    fields.add(name("newest"), show.newestEpisode);
    fields.add(name("episodes"), qint64(show.episodeCount));
    if (show.isExplicit)
        fields.add(name("explicit"), QString(name(*show.isExplicit ? "yes" : "no")));
    fields.add(name("medium"), show.medium);
    fields.add(name("dead"), qint64(show.isDead ? 1 : 0));
    return fields.text();
}

inline QString dump(const DirectoryEpisode &episode)
{
    const auto name = [](const char *text) { return QLatin1StringView(text); };
    FieldDump fields;
    fields.add(name("title"), episode.title);
    fields.add(name("about"), episode.description);
    fields.add(name("guid"), episode.guid);
    fields.add(name("media"), episode.enclosure);
    fields.add(name("art"), episode.artwork);
    fields.add(name("published"), episode.published);
    fields.add(name("ms"), episode.duration ? qint64(episode.duration->count()) : 0);
    fields.add(name("apple"), episode.appleId);
    fields.add(name("show"), u'{' + dump(episode.show) + u'}');
    return fields.text();
}

/// \return a line for each hit, or the name of the error
template<typename Hit>
QString dump(const Result<QList<Hit>> &hits)
{
    if (!hits)
        return QLatin1StringView("error ") + toName(hits.error().code);
    QStringList lines;
    for (const Hit &hit : *hits)
        lines.append(dump(hit));
    return lines.join(u'\n');
}

} // namespace dogear::discovery
