// SPDX-License-Identifier: GPL-3.0-or-later
#include "recognition/table_marks.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace dogear::importers {

namespace {

/// Where a player stores the version of its schema.
struct VersionPlace
{
    QString table = {}; ///< empty: `PRAGMA user_version`
    QString column = {};
};

/// Two columns that only one player has together, and the newest version that Dogear knows.
struct TableMarks
{
    Player player;
    std::array<QString, 2> first;  ///< table of the shows, column
    std::array<QString, 2> second; ///< table, column
    VersionPlace version = {};
    qint64 newest = 0; ///< 0: has no version that can be compared
};

// In this order: podcast and episode are the tables of gPodder and of old GNOME Podcasts, podcasts
// and episodes those of Clementine, Pocket Casts and Podcast Addict.
const std::array marks = {
    TableMarks{.player = Player::GPodder,
               .first = {u"podcast"_s, u"url"_s},
               .second = {u"episode"_s, u"current_position"_s},
               .version = {u"version"_s, u"version"_s},
               .newest = 8},
    TableMarks{.player = Player::Kasts,
               .first = {u"Feeds"_s, u"url"_s},
               .second = {u"Enclosures"_s, u"playposition"_s},
               .newest = 15},
    TableMarks{.player = Player::AntennaPod,
               .first = {u"Feeds"_s, u"download_url"_s},
               .second = {u"FeedMedia"_s, u"position"_s},
               .newest = 3'110'000},
    TableMarks{.player = Player::GnomePodcasts,
               .first = {u"source"_s, u"uri"_s},
               .second = {u"episodes"_s, u"epoch"_s}},
    TableMarks{.player = Player::GnomePodcasts,
               .first = {u"source"_s, u"uri"_s},
               .second = {u"episode"_s, u"epoch"_s}},
    TableMarks{.player = Player::PodcastAddict,
               .first = {u"podcasts"_s, u"feed_url"_s},
               .second = {u"episodes"_s, u"seen_status"_s}},
    TableMarks{.player = Player::Newsboat,
               .first = {u"rss_feed"_s, u"rssurl"_s},
               .second = {u"rss_item"_s, u"enclosure_url"_s}},
    TableMarks{.player = Player::Clementine,
               .first = {u"podcasts"_s, u"url"_s},
               .second = {u"podcast_episodes"_s, u"listened"_s},
               .version = {u"schema_version"_s, u"version"_s},
               .newest = 51},
    TableMarks{.player = Player::ApplePodcasts,
               .first = {u"ZMTPODCAST"_s, u"ZFEEDURL"_s},
               .second = {u"ZMTEPISODE"_s, u"ZTITLE"_s}},
};

/// The newest migration of GNOME Podcasts that Dogear knows: the date and time of its creation.
constexpr qint64 newestGnomeMigration = 20'260'403'001'200;

/// Returns the digits of the newest migration, which diesel stores as text.
Result<qint64> newestMigration(OpenedTables &tables)
{
    qint64 newest = 0;
    return tables
        .forEach(u"__diesel_schema_migrations"_s,
                 {u"version"_s},
                 [&newest](const Row &row) {
                     newest = std::max(newest, row.text("version"_L1).left(14).toLongLong());
                 })
        .map([&newest] { return newest; });
}

Result<qint64> versionOf(OpenedTables &tables, const TableMarks &found)
{
    if (found.player == Player::GnomePodcasts)
        return newestMigration(tables);
    if (found.player == Player::Newsboat) // "2.11" is stored as two numbers
        return tables.firstValue(u"metadata"_s, u"db_schema_version_major"_s).toLongLong();
    if (found.version.table.isEmpty())
        return tables.userVersion();
    return tables.firstValue(found.version.table, found.version.column).toLongLong();
}

qint64 newestKnown(const TableMarks &found)
{
    return found.player == Player::GnomePodcasts ? newestGnomeMigration : found.newest;
}

bool isTooOld(const OpenedTables &tables)
{
    // gPodder 2 had other tables, and gPodder 3 converts them when it starts.
    return tables.has(u"channels"_s) && tables.has(u"episodes"_s);
}

} // namespace

Result<PlayerFile> recogniseTables(OpenedTables &tables, const QString &path)
{
    for (const TableMarks &candidate : marks) {
        if (!tables.has(candidate.first.at(0), candidate.first.at(1))
            || !tables.has(candidate.second.at(0), candidate.second.at(1)))
            continue;
        const Result<qint64> version = versionOf(tables, candidate);
        if (!version)
            return failure(version.error());
        const qint64 newest = newestKnown(candidate);
        return PlayerFile{.player = candidate.player,
                          .path = path,
                          .version = *version > 0 ? QString::number(*version) : QString(),
                          .isNewer = newest > 0 && *version > newest,
                          .showCount = tables.rowCount(candidate.first.at(0))};
    }
    const QUrl url = QUrl::fromLocalFile(path);
    if (isTooOld(tables))
        return failure(
            {.code = ErrorCode::OtherPlayerTooOld, .detail = u"gPodder 2"_s, .url = url});
    return failure({.code = ErrorCode::OtherPlayerUnknown,
                    .detail = u"a database with other tables"_s,
                    .url = url});
}

} // namespace dogear::importers
