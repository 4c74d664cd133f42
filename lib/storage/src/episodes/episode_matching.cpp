// SPDX-License-Identifier: GPL-3.0-or-later
#include "episode_matching.h"

#include "episode_identity.h"
#include "episode_writes.h"
#include "value_json.h"

#include <base/feed_url.h>
#include <domain/episode_name.h>
#include <storage/connection.h>

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

using Fingerprints = QHash<QString, EpisodeFingerprint>; ///< the key is the guid

/// Returns the size of an episode that is a local file and named after it. The sizes in feeds are
/// often wrong, so they are not used.
std::optional<qint64> bytesOfFile(const QString &guid, const QUrl &enclosure, qint64 bytes)
{
    const bool isFile = enclosure.isLocalFile() && enclosure.path().endsWith(u'/' + guid);
    return isFile && bytes > 0 ? std::optional(bytes) : std::nullopt;
}

/// Reads a row of storedFingerprints().
EpisodeFingerprint readFingerprint(const QSqlQuery &row, const QString &guid)
{
    const QUrl enclosure = urlFromColumn(row.value(4));
    return {.title = row.value(1).toString(),
            .published = timeFromColumn(row.value(2)),
            .duration = durationFromColumn(row.value(3)),
            .enclosureUrl = enclosure,
            .enclosureType = row.value(5).toString(),
            .fileBytes = bytesOfFile(guid, enclosure, row.value(6).toLongLong())};
}

Result<Fingerprints> storedFingerprints(Connection &connection, const QList<EpisodeId> &ids)
{
    Fingerprints fingerprints;
    return connection
        .forEach(u"SELECT e.guid, e.title, e.published, e.duration_ms, t.enclosure_url,"
                 " t.enclosure_type, t.enclosure_length"
                 " FROM json_each(?) j CROSS JOIN episode e ON e.id = j.value"
                 " JOIN episode_text t ON t.episode_id = e.id"_s,
                 {toColumn(ids)},
                 [&fingerprints](const QSqlQuery &row) {
                     const QString guid = row.value(0).toString();
                     fingerprints.insert(guid, readFingerprint(row, guid));
                 })
        .map([&fingerprints] { return std::move(fingerprints); });
}

EpisodeFingerprint fingerprintOf(const domain::Episode &episode)
{
    const domain::Enclosure enclosure = episode.enclosure.value_or(domain::Enclosure{});
    return {.title = searchable(episode.title), // for comparison with the stored title
            .published = episode.published,
            .duration = episode.duration,
            .enclosureUrl = enclosure.url,
            .enclosureType = enclosure.type,
            .fileBytes = bytesOfFile(episode.guid, enclosure.url, enclosure.length.value_or(0))};
}

bool isNamedByEnclosure(const domain::Episode &episode)
{
    return episode.enclosure
           && feedUrlKey(QUrl(episode.guid)) == feedUrlKey(episode.enclosure->url);
}

class Matcher
{
public:
    Matcher(const StoredRows &rows, const QList<EpisodeToStore> &episodes)
        : m_rows(rows)
        , m_episodes(episodes)
        , m_vanished(rows)
    {}

    [[nodiscard]] Result<EpisodeMatches> run(Connection &connection);

private:
    void compareGuids();
    [[nodiscard]] QList<EpisodeId> changedRows() const;
    [[nodiscard]] QList<EpisodeId> vanishedRows() const;
    void findReusedGuids(const Fingerprints &stored);
    void pair(const Fingerprints &stored);
    void settleReused();
    [[nodiscard]] const domain::Episode &episode(int index) const
    {
        return m_episodes.at(index).episode;
    }

    const StoredRows &m_rows;
    const QList<EpisodeToStore> &m_episodes;
    QSet<QString> m_guids; ///< guids of the document
    StoredRows m_vanished; ///< rows whose guid the document lacks or reused
    QList<int> m_unknown;  ///< indexes of episodes without a row
    QList<int> m_changed;  ///< indexes of episodes whose row has other content
    QList<int> m_reused;   ///< indexes of episodes whose guid is the name of another episode
    EpisodeMatches m_matches;
};

void Matcher::compareGuids()
{
    for (int i = 0; i < m_episodes.size(); ++i) {
        const EpisodeToStore &item = m_episodes.at(i);
        m_guids.insert(item.episode.guid);
        const auto row = m_rows.constFind(item.episode.guid);
        if (row == m_rows.cend()) {
            m_unknown.append(i);
            continue;
        }
        // Equal content needs no closer look, and a refresh changes few episodes.
        m_vanished.remove(row.key());
        const QByteArray hash =
            item.contentHash.isEmpty() ? contentHash(item.episode) : item.contentHash;
        if (row->hash != hash)
            m_changed.append(i);
    }
}

QList<EpisodeId> Matcher::changedRows() const
{
    QList<EpisodeId> ids;
    for (const int i : m_changed)
        ids.append(m_rows.value(episode(i).guid).id);
    // In the order of the table, so that each of its pages is read once.
    std::ranges::sort(ids, {}, &EpisodeId::value);
    return ids;
}

QList<EpisodeId> Matcher::vanishedRows() const
{
    QList<EpisodeId> ids;
    for (const StoredRow &row : m_vanished)
        ids.append(row.id);
    std::ranges::sort(ids, {}, &EpisodeId::value);
    return ids;
}

void Matcher::findReusedGuids(const Fingerprints &stored)
{
    for (const int i : std::as_const(m_changed)) {
        const QString &guid = episode(i).guid;
        if (!isAnotherEpisode(guid, stored.value(guid), fingerprintOf(episode(i))))
            continue;
        m_vanished.insert(guid, m_rows.value(guid));
        // An earlier refresh may already have stored it under its distinct name.
        const QString name = domain::distinctName(episode(i));
        if (m_rows.contains(name)) {
            m_matches.rows.insert(guid, name);
            m_matches.names.insert(guid, name);
            m_vanished.remove(name);
        } else {
            m_reused.append(i);
        }
    }
}

void Matcher::pair(const Fingerprints &stored)
{
    const QList<int> indexes = m_unknown + m_reused;
    QList<EpisodeFingerprint> unknown;
    for (const int i : indexes)
        unknown.append(fingerprintOf(episode(i)));
    const QStringList names = m_vanished.keys();
    QList<EpisodeFingerprint> vanished;
    for (const QString &name : names)
        vanished.append(stored.value(name));
    const bool isWholesale = m_vanished.size() == m_rows.size();
    const auto pairs = renamedEpisodes(vanished, unknown, isWholesale);
    for (auto pair = pairs.cbegin(); pair != pairs.cend(); ++pair) {
        const int index = indexes.at(pair.key());
        const QString &guid = episode(index).guid;
        const QString &name = names.at(pair.value());
        m_matches.rows.insert(guid, name);
        // If the guid is the name of another row, or the document still uses the old name, renaming
        // the row would make one of these names stand for another episode, now or later.
        const bool isKept = m_rows.contains(guid) || m_guids.contains(name);
        m_matches.names.insert(guid, isKept ? name : guid);
        m_vanished.remove(name);
        m_reused.removeOne(index);
    }
}

/// Names the remaining episodes whose guid seems to be reused. If that seems so for several guids
/// that publishers wrote themselves, the guids are trusted after all: the host rather changed the
/// texts of all its episodes.
void Matcher::settleReused()
{
    const auto isWritten = [this](int i) {
        return !isNamedByEnclosure(episode(i)) && m_vanished.contains(episode(i).guid);
    };
    const bool isBelieved = std::ranges::count_if(m_reused, isWritten) > 1;
    for (const int i : std::as_const(m_reused)) {
        if (isBelieved && isWritten(i))
            continue;
        const QString name = domain::distinctName(episode(i));
        m_matches.rows.insert(episode(i).guid, name);
        m_matches.names.insert(episode(i).guid, name);
    }
}

/// Reads only the rows it needs: most documents have one new or one corrected episode.
Result<EpisodeMatches> Matcher::run(Connection &connection)
{
    compareGuids();
    if (!m_changed.isEmpty()) {
        const auto changed = storedFingerprints(connection, changedRows());
        if (!changed)
            return failure(changed.error());
        findReusedGuids(*changed);
    }
    const bool hasNew = !m_unknown.isEmpty() || !m_reused.isEmpty();
    if (!hasNew || m_vanished.isEmpty())
        return m_matches;
    const auto vanished = storedFingerprints(connection, vanishedRows());
    if (!vanished)
        return failure(vanished.error());
    pair(*vanished);
    settleReused();
    return m_matches;
}

} // namespace

Result<StoredRows> storedRows(Connection &connection, PodcastId podcast)
{
    StoredRows rows;
    return connection
        .forEach(u"SELECT guid, id, content_hash, sort_time, removed, has_enclosure,"
                 " played FROM episode WHERE podcast_id = ?"_s,
                 {podcast.value},
                 [&rows](const QSqlQuery &row) {
                     rows.insert(row.value(0).toString(),
                                 {.id = EpisodeId{row.value(1).toLongLong()},
                                  .hash = row.value(2).toByteArray(),
                                  .sortTime = row.value(3).toLongLong(),
                                  .isRemoved = row.value(4).toBool(),
                                  .hasEnclosure = row.value(5).toBool(),
                                  .isPlayed = row.value(6).toBool()});
                 })
        .map([&rows] { return std::move(rows); });
}

Result<EpisodeMatches> matchEpisodes(Connection &connection,
                                     const StoredRows &rows,
                                     const QList<EpisodeToStore> &episodes)
{
    return Matcher(rows, episodes).run(connection);
}

} // namespace dogear::storage
