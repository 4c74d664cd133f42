// SPDX-License-Identifier: GPL-3.0-or-later
// AntennaPod, an exported database of any version from 1 to 3110000. Positions, durations and dates
// are in milliseconds, skipped intros and endings in seconds.
#include "players/readers.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::importers {

namespace {

constexpr int fresh = -1; ///< FeedItems.read of an episode in the inbox; 0: unplayed
constexpr int played = 1;
constexpr auto tagSeparator = QChar(0x1e);
/// Stands for "also in the list without a folder".
constexpr auto rootTag = "#root"_L1;

Following followingOf(int state)
{
    switch (state) {
    case 1:
        return Following::Unfollowed;
    case 2:
        return Following::Archived;
    default: // also of versions before there was a state
        return Following::Followed;
    }
}

/// 0 off, 1 as for all shows, 2 on.
std::optional<bool> skipsSilence(int choice)
{
    if (choice == 0 || choice == 2)
        return choice == 2;
    return {};
}

std::chrono::seconds skipOf(double seconds)
{
    const double limit = double(domain::ShowPlayback::maxSkip.count());
    return std::chrono::seconds(qRound64(std::clamp(seconds, 0.0, limit)));
}

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
        return m_source.tables.forEach(u"Feeds"_s,
                                       {u"id"_s,
                                        u"title"_s,
                                        u"custom_title"_s,
                                        u"download_url"_s,
                                        u"username"_s,
                                        u"password"_s,
                                        u"tags"_s,
                                        u"state"_s,
                                        u"feed_playback_speed"_s,
                                        u"feed_skip_silence"_s,
                                        u"feed_skip_intro"_s,
                                        u"feed_skip_ending"_s},
                                       [this](const Row &row) { readShow(row); });
    }

    /// Reads the media files first: an episode needs their data when it is added.
    Result<> readMedia()
    {
        return m_source.tables.forEach(u"FeedMedia"_s,
                                       {u"feeditem"_s,
                                        u"download_url"_s,
                                        u"file_url"_s,
                                        u"duration"_s,
                                        u"position"_s,
                                        u"playback_completion_date"_s,
                                        u"last_played_time"_s,
                                        u"played_duration"_s},
                                       [this](const Row &row) {
                                           m_media.insert(
                                               row.text("feeditem"_L1),
                                               {.url = row.text("download_url"_L1),
                                                .file = row.text("file_url"_L1),
                                                .duration = row["duration"_L1],
                                                .position = row["position"_L1],
                                                .completed = row["playback_completion_date"_L1],
                                                .lastPlayed = row["last_played_time"_L1],
                                                .listened = row["played_duration"_L1]});
                                       });
    }

    Result<> readEpisodes()
    {
        return m_source.tables.forEach(
            u"FeedItems"_s,
            {u"id"_s, u"feed"_s, u"title"_s, u"item_identifier"_s, u"pubDate"_s, u"read"_s},
            [this](const Row &row) { readEpisode(row); });
    }

    Result<> readFavourites()
    {
        return m_source.tables.forEach(u"Favorites"_s, {u"feeditem"_s}, [this](const Row &row) {
            if (const auto episode = find(row))
                m_library.episode(*episode).isFavourite = true;
        });
    }

    Result<> readQueue()
    {
        return m_source.tables.forEach(
            u"Queue"_s, {u"id"_s, u"feeditem"_s}, [this](const Row &row) {
                m_library.enqueue(find(row), row.number("id"_L1, 0));
            });
    }

    Result<> readChapters()
    {
        return m_source.tables.forEach(
            u"SimpleChapters"_s,
            {u"feeditem"_s, u"title"_s, u"start"_s, u"link"_s, u"image_url"_s},
            [this](const Row &row) {
                const auto episode = find(row);
                const auto start = toDuration(row["start"_L1], TimeUnit::Milliseconds);
                if (!episode)
                    return; // of an episode that was skipped and counted
                if (!start.value) {
                    m_library.skips().add(SkipReason::BadChapters, row.title("title"_L1));
                    return;
                }
                domain::Chapter chapter;
                chapter.start = *start.value;
                chapter.title = row.title("title"_L1);
                chapter.link = toWebAddress(row.text("link"_L1));
                chapter.image = toWebAddress(row.text("image_url"_L1));
                m_library.addChapter(*episode, chapter);
            });
    }

private:
    struct Media
    {
        QString url;
        QString file;
        QVariant duration;
        QVariant position;
        QVariant completed;
        QVariant lastPlayed;
        QVariant listened;
    };

    [[nodiscard]] std::optional<qsizetype> find(const Row &row) const
    {
        const auto episode = m_episodes.constFind(row.text("feeditem"_L1));
        return episode == m_episodes.cend() ? std::nullopt : std::optional(*episode);
    }

    void readShow(const Row &row)
    {
        PlayerShow show;
        show.title = row.title("title"_L1);
        show.ownTitle = row.title("custom_title"_L1);
        show.following = followingOf(int(row.number("state"_L1, 0)));
        show.tags = row.text("tags"_L1).split(tagSeparator);
        show.tags.removeAll(rootTag);
        show.hadCredentials =
            !row.text("username"_L1).isEmpty() || !row.text("password"_L1).isEmpty();
        show.playback.speed = m_fields.speed(row["feed_playback_speed"_L1], show.title);
        show.playback.trimsSilence = skipsSilence(int(row.number("feed_skip_silence"_L1, 1)));
        show.playback.intro = skipOf(row.number("feed_skip_intro"_L1, 0));
        show.playback.outro = skipOf(row.number("feed_skip_ending"_L1, 0));
        if (const auto index = m_library.addShow(show, row.text("download_url"_L1)))
            m_shows.insert(row.text("id"_L1), *index);
    }

    void readEpisode(const Row &row)
    {
        PlayerEpisode episode;
        episode.title = row.title("title"_L1);
        const auto show = m_shows.constFind(row.text("feed"_L1));
        if (show == m_shows.cend()) {
            m_library.skips().add(SkipReason::NoShow, episode.title);
            return;
        }
        episode.show = *show;
        episode.guid = row.text("item_identifier"_L1);
        episode.published =
            m_fields.date(row["pubDate"_L1], DateUnit::UnixMilliseconds, episode.title);
        // The flag: text booleans occur.
        const int read = int(row.number("read"_L1, row.flag("read"_L1) ? played : 0));
        if (read == played)
            episode.state = PlayedState::Played;
        else if (read == fresh)
            episode.state = PlayedState::New;
        const QString id = row.text("id"_L1);
        const Media media = m_media.value(id);
        readPlayback(media, episode);
        if (const auto index = m_library.addEpisode(episode, media.url))
            m_episodes.insert(id, *index);
    }

    void readPlayback(const Media &media, PlayerEpisode &episode)
    {
        const auto unit = TimeUnit::Milliseconds;
        episode.duration = m_fields.duration(media.duration, unit, episode.title);
        episode.position = m_fields.position(media.position, unit, episode.title);
        episode.lastPlayed =
            later(m_fields.date(media.completed, DateUnit::UnixMilliseconds, episode.title),
                  m_fields.date(media.lastPlayed, DateUnit::UnixMilliseconds, episode.title));
        episode.listened = m_fields.duration(media.listened, unit, episode.title)
                               .value_or(std::chrono::milliseconds{});
        // A path of the phone, which may exist here if its storage is mounted.
        episode.downloadPath = existingFile(media.file);
    }

    const TableSource &m_source;
    LibraryBuilder &m_library;
    Fields m_fields;
    QHash<QString, qsizetype> m_shows;    ///< by Feeds.id
    QHash<QString, Media> m_media;        ///< by FeedItems.id
    QHash<QString, qsizetype> m_episodes; ///< by FeedItems.id
};

} // namespace

Result<> readAntennaPod(const TableSource &source, LibraryBuilder &library)
{
    Reader reader(source, library);
    return reader.readShows()
        .and_then([&reader] { return reader.readMedia(); })
        .and_then([&reader] { return reader.readEpisodes(); })
        .and_then([&reader] { return reader.readFavourites(); })
        .and_then([&reader] { return reader.readQueue(); })
        .and_then([&reader] { return reader.readChapters(); });
}

} // namespace dogear::importers
