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
    return episode.enclosure ? QString::fromUtf8(episode.enclosure->url.toEncoded()) : QString();
}

QString keyOf(const Episode &episode)
{
    return episode.enclosure ? feedUrlKey(episode.enclosure->url) : QString();
}

/// Signed addresses and counters change the query of one file.
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

/// Whether \a guid is the address with \a homeKey. Reads the few as an address that may be it.
bool isHome(const QString &guid, const QString &homeKey)
{
    constexpr qsizetype maxSurplus = 12; // a slash, a port, another scheme
    return !homeKey.isEmpty() && std::abs(guid.size() - homeKey.size()) <= maxSurplus
           && guid.startsWith("http"_L1) && feedUrlKey(QUrl(guid)) == homeKey;
}

/// isListedTwice() for thousands of items with one guid: two items are one episode if the one is
/// looked up by a text that the other is kept under.
struct TwinKeys
{
    explicit TwinKeys(const Episode &episode)
    {
        const QString title = episode.title.simplified();
        const QString moment = momentOf(episode);
        if (!episode.enclosure) {
            kept = {"no enclosure\n"_L1 + title, "any\n"_L1 + title};
            sought = {"any\n"_L1 + title};
            return;
        }
        const QString key = keyOf(episode);
        kept = {"title\n"_L1 + key + u'\n' + title};
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
    QHash<QString, QList<int>> m_byGuid; ///< indexes of those that are kept, in document order
    QList<int> m_contested;              ///< whose guids identify nothing
    QHash<QString, int> m_enclosures;    ///< how many of those that are kept have it
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
    if (isNewer(m_episodes.at(twin), m_episodes.at(kept))) {
        std::swap(m_episodes[kept], m_episodes[twin]);
        std::swap(m_origins[kept], m_origins[twin]);
    }
    m_isDropped[twin] = true;
}

/// Finds the guids that several episodes share, and the one that names the show.
void GuidTable::contest(const QUrl &home)
{
    const QString homeKey = home.isEmpty() ? QString() : feedUrlKey(home);
    for (auto group = m_byGuid.begin(); group != m_byGuid.end();) {
        const bool isShared = group->size() > 1;
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
        group = m_byGuid.erase(group);
    }
}

void GuidTable::rename()
{
    if (m_contested.isEmpty())
        return;
    for (int i = 0; i < m_episodes.size(); ++i) {
        if (!m_isDropped.at(i))
            ++m_enclosures[keyOf(m_episodes.at(i))];
    }
    std::ranges::sort(m_contested); // so that the document alone decides
    for (const int i : std::as_const(m_contested))
        settle(i);
}

void GuidTable::settle(int index)
{
    Episode &episode = m_episodes[index];
    const QString address = addressOf(episode);
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
