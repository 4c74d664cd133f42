// SPDX-License-Identifier: GPL-3.0-or-later
#include "episode_rows.h"
#include "value_json.h"

#include <base/feed_url.h>
#include <domain/folding.h>
#include <storage/connection.h>
#include <storage/episode_store.h>
#include <storage/linked_episode_store.h>

#include <array>

using namespace Qt::StringLiterals;

namespace dogear::storage {

using domain::EpisodeClues;

namespace {

/// The only id of \a ids; nothing if there are none or several.
std::optional<EpisodeId> onlyOne(const QList<EpisodeId> &ids)
{
    return ids.size() == 1 ? std::optional(ids.constFirst()) : std::nullopt;
}

QString withoutQuery(const QUrl &url)
{
    return feedUrlKey(url.adjusted(QUrl::RemoveQuery));
}

QString titleKey(const QString &title)
{
    return domain::folded(title.simplified());
}

/// Selects the episode of equal title whose date is nearest to that of the clues.
class NearestDate
{
public:
    explicit NearestDate(const QDateTime &date)
        : m_date(date)
    {}

    void add(EpisodeId id, const std::optional<QDateTime> &published)
    {
        m_all.append(id);
        if (!m_date.isValid() || !published)
            return;
        const qint64 difference = qAbs(m_date.secsTo(*published));
        if (difference > m_difference)
            return;
        m_difference = difference;
        m_nearest = id;
    }
    [[nodiscard]] std::optional<EpisodeId> result() const
    {
        return m_date.isValid() ? m_nearest : onlyOne(m_all);
    }

private:
    QDateTime m_date;
    QList<EpisodeId> m_all;
    std::optional<EpisodeId> m_nearest;
    qint64 m_difference = std::chrono::seconds(LinkedEpisodeStore::maxDateDifference).count();
};

} // namespace

Result<std::optional<domain::EpisodeSummary>> LinkedEpisodeStore::find(PodcastId show,
                                                                       const EpisodeClues &clues)
{
    constexpr std::array rules{&LinkedEpisodeStore::findGuid,
                               &LinkedEpisodeStore::findEnclosure,
                               &LinkedEpisodeStore::findTitle};
    for (const auto rule : rules) {
        const Found found = (this->*rule)(show, clues);
        if (!found)
            return failure(found.error());
        if (*found)
            return EpisodeStore(m_connection)
                .summary(**found)
                .map([](const domain::EpisodeSummary &episode) { return std::optional(episode); });
    }
    return std::optional<domain::EpisodeSummary>();
}

LinkedEpisodeStore::Found LinkedEpisodeStore::findGuid(PodcastId show, const EpisodeClues &clues)
{
    if (clues.guid.isEmpty())
        return std::optional<EpisodeId>();
    return m_connection.first(u"SELECT id FROM episode WHERE podcast_id = ? AND guid = ?"_s,
                              {show.value, clues.guid},
                              readEpisodeId);
}

LinkedEpisodeStore::Found LinkedEpisodeStore::findEnclosure(PodcastId show,
                                                            const EpisodeClues &clues)
{
    if (clues.enclosure.isEmpty())
        return std::optional<EpisodeId>();
    QList<EpisodeId> sameAddress;
    QList<EpisodeId> samePath;
    const auto compare = [&,
                          address = feedUrlKey(clues.enclosure),
                          path = withoutQuery(clues.enclosure)](const QSqlQuery &row) {
        const QUrl url = urlFromColumn(row.value(1));
        if (withoutQuery(url) != path)
            return;
        samePath.append(readEpisodeId(row));
        if (feedUrlKey(url) == address)
            sameAddress.append(readEpisodeId(row));
    };
    return m_connection
        .forEach(u"SELECT e.id, t.enclosure_url"
                 " FROM episode e JOIN episode_text t ON t.episode_id = e.id"
                 " WHERE e.podcast_id = ? AND e.has_enclosure = 1 AND e.removed = 0"_s,
                 {show.value},
                 compare)
        .map([&] { return onlyOne(sameAddress.isEmpty() ? samePath : sameAddress); });
}

LinkedEpisodeStore::Found LinkedEpisodeStore::findTitle(PodcastId show, const EpisodeClues &clues)
{
    const QString title = titleKey(clues.title);
    if (title.isEmpty())
        return std::optional<EpisodeId>();
    NearestDate nearest(clues.published);
    return m_connection
        .forEach(u"SELECT id, title, published FROM episode WHERE podcast_id = ? AND removed = 0"_s,
                 {show.value},
                 [&](const QSqlQuery &row) {
                     if (titleKey(row.value(1).toString()) == title)
                         nearest.add(readEpisodeId(row), timeFromColumn(row.value(2)));
                 })
        .map([&nearest] { return nearest.result(); });
}

} // namespace dogear::storage
