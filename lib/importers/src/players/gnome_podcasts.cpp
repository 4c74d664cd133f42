// SPDX-License-Identifier: GPL-3.0-or-later
// GNOME Podcasts. The migrations changed names and types: until 2018-06 the tables were podcast and
// episode, until 2024-02 episodes had no id of their own, and since 2024-07 dates are text in UTC.
// Every length of time is in seconds.
#include "players/readers.h"

#include <QHash>
#include <QSet>

using namespace Qt::StringLiterals;

namespace dogear::importers {

namespace {

class Reader final
{
public:
    Reader(const TableSource &source, LibraryBuilder &library)
        : m_source(source)
        , m_library(library)
        , m_fields(library.skips())
        , m_hasOldNames(!source.tables.has(u"episodes"_s))
        , m_hasIds(source.tables.has(episodeTable(), u"id"_s))
    {}

    Result<> readAddresses()
    {
        return m_source.tables.forEach(u"source"_s, {u"id"_s, u"uri"_s}, [this](const Row &row) {
            m_addresses.insert(row.text("id"_L1), row.text("uri"_L1));
        });
    }

    Result<> readShows()
    {
        return m_source.tables.forEach(
            m_hasOldNames ? u"podcast"_s : u"shows"_s,
            {u"id"_s, u"title"_s, u"source_id"_s},
            [this](const Row &row) {
                PlayerShow show;
                show.title = row.title("title"_L1);
                const QString source = row.text("source_id"_L1);
                m_withShow.insert(source);
                if (const auto index = m_library.addShow(show, m_addresses.value(source)))
                    m_shows.insert(row.text("id"_L1), *index);
            });
    }

    /// Adds the addresses that were not fetched yet: GNOME Podcasts makes the row of a show only
    /// then.
    Result<> readNewAddresses()
    {
        return m_source.tables.forEach(u"source"_s, {u"id"_s, u"uri"_s}, [this](const Row &row) {
            if (!m_withShow.contains(row.text("id"_L1)))
                m_library.addShow({}, row.text("uri"_L1));
        });
    }

    Result<> readEpisodes()
    {
        return m_source.tables.forEach(episodeTable(),
                                       {u"rowid"_s,
                                        u"id"_s,
                                        u"show_id"_s,
                                        u"podcast_id"_s,
                                        u"title"_s,
                                        u"uri"_s,
                                        u"local_uri"_s,
                                        u"epoch"_s,
                                        u"duration"_s,
                                        u"guid"_s,
                                        u"played"_s,
                                        u"play_position"_s,
                                        u"favorite"_s},
                                       [this](const Row &row) { readEpisode(row); });
    }

    Result<> readQueue()
    {
        return m_source.tables.forEach(
            u"queue"_s, {u"episode_id"_s, u"position"_s}, [this](const Row &row) {
                const auto episode = m_episodes.constFind(row.text("episode_id"_L1));
                m_library.enqueue(episode == m_episodes.cend() ? std::nullopt
                                                               : std::optional(*episode),
                                  row.number("position"_L1, 0));
            });
    }

    Result<> readAccount()
    {
        return m_source.tables.forEach(
            u"settings_sync"_s, {u"server"_s, u"user"_s, u"active"_s}, [this](const Row &row) {
                const QUrl server = toWebAddress(row.text("server"_L1));
                if (row.flag("active"_L1) && !server.isEmpty())
                    m_library.setAccount(
                        {.server = server, .user = row.text("user"_L1), .device = {}});
            });
    }

private:
    [[nodiscard]] QString episodeTable() const
    {
        return m_hasOldNames ? u"episode"_s : u"episodes"_s;
    }

    void readEpisode(const Row &row)
    {
        PlayerEpisode episode;
        episode.title = row.title("title"_L1);
        const auto show =
            m_shows.constFind(row.text(m_hasOldNames ? "podcast_id"_L1 : "show_id"_L1));
        if (show == m_shows.cend()) {
            m_library.skips().add(SkipReason::NoShow, episode.title);
            return;
        }
        episode.show = *show;
        episode.guid = row.text("guid"_L1);
        episode.published = m_fields.date(row["epoch"_L1], DateUnit::UnixSeconds, episode.title);
        episode.duration = m_fields.duration(row["duration"_L1], TimeUnit::Seconds, episode.title);
        episode.position =
            m_fields.position(row["play_position"_L1], TimeUnit::Seconds, episode.title);
        // The date when it ended or was marked; null: unplayed.
        episode.lastPlayed = m_fields.date(row["played"_L1], DateUnit::UnixSeconds, episode.title);
        if (episode.lastPlayed)
            episode.state = PlayedState::Played;
        episode.isFavourite = row.flag("favorite"_L1);
        episode.downloadPath = existingFile(row.text("local_uri"_L1));
        if (const auto index = m_library.addEpisode(episode, row.text("uri"_L1)))
            m_episodes.insert(row.text(m_hasIds ? "id"_L1 : "rowid"_L1), *index);
    }

    const TableSource &m_source;
    LibraryBuilder &m_library;
    Fields m_fields;
    const bool m_hasOldNames;
    const bool m_hasIds;
    QHash<QString, QString> m_addresses; ///< by source.id
    QSet<QString> m_withShow;            ///< ids of sources
    QHash<QString, qsizetype> m_shows;
    QHash<QString, qsizetype> m_episodes;
};

} // namespace

Result<> readGnomePodcasts(const TableSource &source, LibraryBuilder &library)
{
    Reader reader(source, library);
    return reader.readAddresses()
        .and_then([&reader] { return reader.readShows(); })
        .and_then([&reader] { return reader.readNewAddresses(); })
        .and_then([&reader] { return reader.readEpisodes(); })
        .and_then([&reader] { return reader.readQueue(); })
        .and_then([&reader] { return reader.readAccount(); });
}

} // namespace dogear::importers
