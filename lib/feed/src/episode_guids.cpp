// SPDX-License-Identifier: GPL-3.0-or-later
#include <base/feed_url.h>
#include <domain/episode_name.h>
#include <feed/episode_guids.h>

#include <QHash>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

using domain::Episode;

QString addressOf(const Episode &episode)
{
    // toEncoded(): the address may become a guid, and toString() would decode parts of it.
    return episode.enclosure ? QString::fromUtf8(episode.enclosure->url.toEncoded()) : QString();
}

QString keyOf(const Episode &episode)
{
    return episode.enclosure ? feedUrlKey(episode.enclosure->url) : QString();
}

/// Returns the key of the enclosure without its query: tokens and counters change only the query.
QString fileOf(const Episode &episode)
{
    return episode.enclosure ? feedUrlKey(episode.enclosure->url.adjusted(QUrl::RemoveQuery))
                             : QString();
}

QString momentOf(const Episode &episode)
{
    return episode.published ? QString::number(episode.published->toSecsSinceEpoch()) : QString();
}

bool isNewer(const Episode &one, const Episode &other)
{
    return one.published && (!other.published || *one.published > *other.published);
}

/// Tells whether \a guid is the address with \a homeKey. Only a guid of a similar length is parsed
/// as an address, because parsing every guid of a long feed would be slow.
bool isHome(const QString &guid, const QString &homeKey)
{
    constexpr qsizetype maxSurplus = 12; // a slash, a port, another scheme
    return !homeKey.isEmpty() && std::abs(guid.size() - homeKey.size()) <= maxSurplus
           && guid.startsWith("http"_L1) && feedUrlKey(QUrl(guid)) == homeKey;
}

/// Keys for isListedTwice() that work for thousands of items with one guid: two items are one
/// episode if a `sought` key of one is among the `kept` keys of the other.
struct TwinKeys
{
    explicit TwinKeys(const Episode &episode)
    {
        const QString title = episode.title.simplified();
        const QString moment = momentOf(episode);
        // An item without enclosure equals any item of the same title.
        if (!episode.enclosure) {
            kept = {"no enclosure\n"_L1 + title, "any\n"_L1 + title};
            sought = {"any\n"_L1 + title};
            return;
        }
        const QString key = keyOf(episode);
        kept = {"title\n"_L1 + key + u'\n' + title};
        // An enclosure whose query changed counts only together with title and date.
        if (!moment.isEmpty()) {
            kept.append("moment\n"_L1 + key + u'\n' + moment);
            kept.append("file\n"_L1 + fileOf(episode) + u'\n' + title + u'\n' + moment);
        }
        sought = kept + QStringList{"no enclosure\n"_L1 + title};
        kept.append("any\n"_L1 + title);
    }

    QStringList kept;
    QStringList sought;
};

class GuidTable
{
public:
    explicit GuidTable(QList<Episode> &episodes)
        : m_episodes(episodes)
        , m_origins(episodes.size())
        , m_isDropped(episodes.size(), false)
    {
        std::iota(m_origins.begin(), m_origins.end(), 0);
        for (int i = 0; i < m_episodes.size(); ++i)
            m_byGuid[m_episodes.at(i).guid].append(i);
    }

    void mergeTwins();
    void contest(const QUrl &home);
    void rename();
    [[nodiscard]] DistinctGuids finish();

private:
    [[nodiscard]] QList<int> withoutTwins(const QList<int> &group);
    void drop(int kept, int twin);
    void settle(int index);

    QList<Episode> &m_episodes;
    QList<int> m_origins;
    QList<bool> m_isDropped;
    QHash<QString, QList<int>> m_byGuid; ///< indexes of the remaining episodes, in document order
    QList<int> m_contested;              ///< episodes whose guid identifies nothing
    QHash<QString, int> m_enclosures;    ///< number of remaining episodes with each enclosure
    DistinctGuids m_result;
};

void GuidTable::mergeTwins()
{
    for (auto group = m_byGuid.begin(); group != m_byGuid.end(); ++group) {
        if (group->size() == 1)
            continue;
        const QList<int> distinct = withoutTwins(*group);
        if (distinct.size() < group->size())
            m_result.warnings.append("two items have the guid "_L1 + group.key());
        *group = distinct;
    }
}

QList<int> GuidTable::withoutTwins(const QList<int> &group)
{
    QHash<QString, int> known;
    QList<int> distinct;
    for (const int i : group) {
        const TwinKeys keys(m_episodes.at(i));
        const auto twin = std::ranges::find_if(
            keys.sought, [&known](const QString &key) { return known.contains(key); });
        const int kept = twin == keys.sought.end() ? i : known.value(*twin);
        // The keys of a dropped twin are kept too: a third item may equal only that one.
        for (const QString &key : keys.kept)
            known.insert(key, kept);
        if (kept == i)
            distinct.append(i);
        else
            drop(kept, i);
    }
    return distinct;
}

void GuidTable::drop(int kept, int twin)
{
    // The newest version is moved to the place of the first, which keeps its index.
    if (isNewer(m_episodes.at(twin), m_episodes.at(kept))) {
        std::swap(m_episodes[kept], m_episodes[twin]);
        std::swap(m_origins[kept], m_origins[twin]);
    }
    m_isDropped[twin] = true;
}

/// Collects the episodes whose guid is shared or is the address of the show's page.
void GuidTable::contest(const QUrl &home)
{
    const QString homeKey = home.isEmpty() ? QString() : feedUrlKey(home);
    for (auto group = m_byGuid.begin(); group != m_byGuid.end();) {
        const bool isShared = group->size() > 1;
        // Without an enclosure the address of the show is all that identifies the episode.
        const bool isContested =
            isShared
            || (isHome(group.key(), homeKey) && m_episodes.at(group->constFirst()).enclosure);
        if (!isContested) {
            ++group;
            continue;
        }
        if (isShared)
            m_result.warnings.append("different items have the guid "_L1 + group.key());
        m_contested += *group;
        // Removed before rename(): settle() must not take a contested guid for a namesake.
        group = m_byGuid.erase(group);
    }
}

void GuidTable::rename()
{
    if (m_contested.isEmpty())
        return;
    // All remaining episodes count, because an enclosure may also be shared with an episode whose
    // guid is not contested.
    for (int i = 0; i < m_episodes.size(); ++i) {
        if (!m_isDropped.at(i))
            ++m_enclosures[keyOf(m_episodes.at(i))];
    }
    std::ranges::sort(m_contested); // document order, not that of a hash
    for (const int i : std::as_const(m_contested))
        settle(i);
}

void GuidTable::settle(int index)
{
    Episode &episode = m_episodes[index];
    const QString address = addressOf(episode);
    // Another episode may already have the address of this enclosure as its own guid.
    const auto namesake = m_byGuid.constFind(address);
    if (namesake != m_byGuid.cend()
        && isListedTwice(m_episodes.at(namesake->constFirst()), episode)) {
        m_isDropped[index] = true;
        return;
    }
    const bool isNamedByEnclosure = !address.isEmpty() && namesake == m_byGuid.cend()
                                    && m_enclosures.value(keyOf(episode)) == 1;
    episode.guid = isNamedByEnclosure ? address : domain::distinctName(episode);
    m_isDropped[index] = m_byGuid.contains(episode.guid);
    if (!m_isDropped.at(index))
        m_byGuid[episode.guid].append(index);
}

DistinctGuids GuidTable::finish()
{
    const auto removeDropped = [this](auto &list) {
        // removeIf() visits the elements in order, so a counter gives the index of each.
        qsizetype i = 0;
        list.removeIf([&](const auto &) { return m_isDropped.at(i++); });
    };
    if (m_isDropped.contains(true)) {
        removeDropped(m_episodes);
        removeDropped(m_origins);
    }
    m_result.origins = m_origins;
    return m_result;
}

} // namespace

bool isListedTwice(const Episode &one, const Episode &other)
{
    const TwinKeys first(one);
    const TwinKeys second(other);
    return std::ranges::any_of(second.sought,
                               [&first](const QString &key) { return first.kept.contains(key); });
}

DistinctGuids makeGuidsDistinct(QList<Episode> &episodes, const QUrl &home)
{
    GuidTable guids(episodes);
    guids.mergeTwins();
    guids.contest(home);
    guids.rename();
    return guids.finish();
}

} // namespace dogear::feed
