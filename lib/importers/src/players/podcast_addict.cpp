// SPDX-License-Identifier: GPL-3.0-or-later
// Podcast Addict, the database of a backup. Positions and dates are in milliseconds; a length may
// be a number in milliseconds or only the text "HH:MM:SS".
#include "files/small_file.h"
#include "players/podcast_addict_settings.h"
#include "players/readers.h"

#include <feed/play_time.h>

#include <QFileInfo>
#include <QHash>

using namespace Qt::StringLiterals;

namespace dogear::importers {

namespace {

constexpr qint64 maxSettingsBytes = qint64{16} * 1024 * 1024;

class Reader final
{
public:
    Reader(const TableSource &source, LibraryBuilder &library)
        : m_source(source)
        , m_library(library)
        , m_fields(library.skips())
    {}

    void readSpeeds()
    {
        const QString path = m_source.tables.privatePath(u"settings.xml");
        if (!QFileInfo::exists(path))
            return; // not in the backup, or the database alone was given
        const auto speeds = readFile(path, maxSettingsBytes).and_then(readPodcastAddictSpeeds);
        if (speeds)
            m_speeds = *speeds;
        else
            m_library.skips().add(SkipReason::UnreadableFile,
                                  u"com.bambuna.podcastaddict_preferences.xml"_s);
    }

    Result<> readShows()
    {
        return m_source.tables.forEach(
            u"podcasts"_s,
            {u"_id"_s, u"feed_url"_s, u"name"_s, u"custom_name"_s, u"subscribed_status"_s},
            [this](const Row &row) {
                PlayerShow show;
                show.title = row.title("name"_L1);
                show.ownTitle = row.title("custom_name"_L1);
                if (!row.flag("subscribed_status"_L1))
                    show.following = Following::Unfollowed;
                const QString id = row.text("_id"_L1);
                show.playback.speed = m_fields.speed(m_speeds.value(id), show.title);
                if (const auto index = m_library.addShow(show, row.text("feed_url"_L1)))
                    m_shows.insert(id, *index);
            });
    }

    Result<> readEpisodes()
    {
        return m_source.tables.forEach(u"episodes"_s,
                                       {u"podcast_id"_s,
                                        u"guid"_s,
                                        u"download_url"_s,
                                        u"name"_s,
                                        u"publication_date"_s,
                                        u"duration"_s,
                                        u"duration_ms"_s,
                                        u"seen_status"_s,
                                        u"position_to_resume"_s,
                                        u"favorite"_s,
                                        u"playbackDate"_s},
                                       [this](const Row &row) { readEpisode(row); });
    }

private:
    void readEpisode(const Row &row)
    {
        const auto unit = TimeUnit::Milliseconds;
        PlayerEpisode episode;
        episode.title = row.title("name"_L1);
        const auto show = m_shows.constFind(row.text("podcast_id"_L1));
        if (show == m_shows.cend()) {
            m_library.skips().add(SkipReason::NoShow, episode.title);
            return;
        }
        episode.show = *show;
        episode.guid = row.text("guid"_L1);
        episode.published =
            m_fields.date(row["publication_date"_L1], DateUnit::UnixMilliseconds, episode.title);
        episode.duration = m_fields.duration(row["duration_ms"_L1], unit, episode.title);
        if (!episode.duration)
            episode.duration = durationOf(row.text("duration"_L1));
        episode.position = m_fields.position(row["position_to_resume"_L1], unit, episode.title);
        if (row.flag("seen_status"_L1))
            episode.state = PlayedState::Played;
        episode.isFavourite = row.flag("favorite"_L1);
        episode.lastPlayed =
            m_fields.date(row["playbackDate"_L1], DateUnit::UnixMilliseconds, episode.title);
        m_library.addEpisode(episode, row.text("download_url"_L1));
    }

    /// Reads "HH:MM:SS"; "00:00:00" and "-1" stand for an unknown length.
    static std::optional<std::chrono::milliseconds> durationOf(const QString &text)
    {
        const auto time = feed::readPlayTime(text);
        return time && time->count() > 0 ? time : std::nullopt;
    }

    const TableSource &m_source;
    LibraryBuilder &m_library;
    Fields m_fields;
    QHash<QString, QString> m_speeds;  ///< by podcasts._id
    QHash<QString, qsizetype> m_shows; ///< by podcasts._id
};

} // namespace

Result<> readPodcastAddict(const TableSource &source, LibraryBuilder &library)
{
    Reader reader(source, library);
    reader.readSpeeds();
    return reader.readShows().and_then([&reader] { return reader.readEpisodes(); });
}

} // namespace dogear::importers
