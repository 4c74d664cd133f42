// SPDX-License-Identifier: GPL-3.0-or-later
#include "episode_matcher.h"

#include "episode_rows.h"
#include "value_json.h"

#include <base/feed_url.h>
#include <domain/folding.h>
#include <storage/connection.h>
#include <storage/linked_episode_store.h>

using namespace Qt::StringLiterals;

namespace dogear::storage {

using domain::EpisodeClues;

namespace {

QString withoutQuery(const QUrl &url)
{
    return feedUrlKey(url.adjusted(QUrl::RemoveQuery));
}

QString titleKey(const QString &title)
{
    return domain::folded(title.simplified());
}

/// The only id of \a ids; nothing if there are none or several.
std::optional<EpisodeId> onlyOne(const QList<EpisodeId> &ids)
{
    return ids.size() == 1 ? std::optional(ids.constFirst()) : std::nullopt;
}

/// Adds \a value under \a key. Present episodes are added first, so a vanished one that comes
/// later must not make their key ambiguous.
template<typename Value>
void addUnder(QHash<QString, QList<Value>> &all,
              const QString &key,
              const Value &value,
              bool isGone)
{
    QList<Value> &values = all[key];
    if (!isGone || values.isEmpty())
        values.append(value);
}

} // namespace

Result<> EpisodeMatcher::load(Connection &connection, PodcastId show, Vanished vanished)
{
    return connection.forEach(
        u"SELECT id, guid, title, published, removed FROM episode WHERE podcast_id = ?"
        " AND removed <= ? ORDER BY removed, id"_s,
        {show.value, vanished == Vanished::Found},
        [this](const QSqlQuery &row) {
            const EpisodeId id = readEpisodeId(row);
            m_guids.insert(row.value(1).toString(), id);
            if (const QString title = titleKey(row.value(2).toString()); !title.isEmpty())
                addUnder(m_titles,
                         title,
                         Dated{id, timeFromColumn(row.value(3))},
                         row.value(4).toBool());
        });
}

Result<> EpisodeMatcher::loadEnclosures(Connection &connection, PodcastId show, Vanished vanished)
{
    return connection.forEach(u"SELECT e.id, t.enclosure_url, e.removed"
                              " FROM episode e JOIN episode_text t ON t.episode_id = e.id"
                              " WHERE e.podcast_id = ? AND e.has_enclosure = 1 AND e.removed <= ?"
                              " ORDER BY e.removed, e.id"_s,
                              {show.value, vanished == Vanished::Found},
                              [this](const QSqlQuery &row) {
                                  const QUrl url = urlFromColumn(row.value(1));
                                  const bool isGone = row.value(2).toBool();
                                  addUnder(
                                      m_addresses, feedUrlKey(url), readEpisodeId(row), isGone);
                                  addUnder(m_paths, withoutQuery(url), readEpisodeId(row), isGone);
                              });
}

std::optional<EpisodeId> EpisodeMatcher::findGuid(const EpisodeClues &clues) const
{
    const auto found = m_guids.constFind(clues.guid);
    return clues.guid.isEmpty() || found == m_guids.cend() ? std::nullopt : std::optional(*found);
}

std::optional<EpisodeId> EpisodeMatcher::findEnclosure(const EpisodeClues &clues) const
{
    if (clues.enclosure.isEmpty())
        return std::nullopt;
    const auto same = m_addresses.constFind(feedUrlKey(clues.enclosure));
    return onlyOne(same != m_addresses.cend() ? *same
                                              : m_paths.value(withoutQuery(clues.enclosure)));
}

std::optional<EpisodeId> EpisodeMatcher::findTitle(const EpisodeClues &clues) const
{
    const auto named = m_titles.constFind(titleKey(clues.title));
    if (named == m_titles.cend())
        return std::nullopt;
    if (!clues.published.isValid())
        return named->size() == 1 ? std::optional(named->constFirst().first) : std::nullopt;
    std::optional<EpisodeId> nearest;
    qint64 least = std::chrono::seconds(LinkedEpisodeStore::maxDateDifference).count();
    for (const auto &[id, published] : *named) {
        const qint64 difference = published ? qAbs(clues.published.secsTo(*published)) : least + 1;
        if (difference > least)
            continue;
        least = difference;
        nearest = id;
    }
    return nearest;
}

std::optional<EpisodeId> EpisodeMatcher::find(const EpisodeClues &clues) const
{
    if (const auto byGuid = findGuid(clues))
        return byGuid;
    if (const auto byFile = findEnclosure(clues))
        return byFile;
    return findTitle(clues);
}

} // namespace dogear::storage
