// SPDX-License-Identifier: GPL-3.0-or-later
// Clementine, schema versions 37 to 51, between which the tables of podcasts did not change. It has
// neither guids nor positions; lengths of time are in seconds.
#include "players/readers.h"

#include <QHash>

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
    {}

    Result<> readShows()
    {
        return m_source.tables.forEach(
            u"podcasts"_s, {u"rowid"_s, u"url"_s, u"title"_s}, [this](const Row &row) {
                PlayerShow show;
                show.title = row.title("title"_L1);
                if (const auto index = m_library.addShow(show, row.text("url"_L1)))
                    m_shows.insert(row.text("rowid"_L1), *index);
            });
    }

    Result<> readEpisodes()
    {
        return m_source.tables.forEach(u"podcast_episodes"_s,
                                       {u"podcast_id"_s,
                                        u"title"_s,
                                        u"publication_date"_s,
                                        u"duration_secs"_s,
                                        u"url"_s,
                                        u"listened"_s,
                                        u"listened_date"_s,
                                        u"downloaded"_s,
                                        u"local_url"_s},
                                       [this](const Row &row) { readEpisode(row); });
    }

private:
    void readEpisode(const Row &row)
    {
        PlayerEpisode episode;
        episode.title = row.title("title"_L1);
        const auto show = m_shows.constFind(row.text("podcast_id"_L1));
        if (show == m_shows.cend()) {
            m_library.skips().add(SkipReason::NoShow, episode.title);
            return;
        }
        episode.show = *show;
        episode.published =
            m_fields.date(row["publication_date"_L1], DateUnit::UnixSeconds, episode.title);
        episode.duration =
            m_fields.duration(row["duration_secs"_L1], TimeUnit::Seconds, episode.title);
        // Clementine sets it when playback starts, so the episode may have been heard or not.
        if (row.flag("listened"_L1)) {
            episode.state = PlayedState::ProbablyPlayed;
            episode.lastPlayed =
                m_fields.date(row["listened_date"_L1], DateUnit::UnixSeconds, episode.title);
        }
        if (row.flag("downloaded"_L1))
            episode.downloadPath = existingFile(row.text("local_url"_L1));
        m_library.addEpisode(episode, row.text("url"_L1));
    }

    const TableSource &m_source;
    LibraryBuilder &m_library;
    Fields m_fields;
    QHash<QString, qsizetype> m_shows; ///< by the number of the row
};

} // namespace

Result<> readClementine(const TableSource &source, LibraryBuilder &library)
{
    Reader reader(source, library);
    return reader.readShows().and_then([&reader] { return reader.readEpisodes(); });
}

} // namespace dogear::importers
