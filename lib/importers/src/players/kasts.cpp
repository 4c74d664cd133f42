// SPDX-License-Identifier: GPL-3.0-or-later
// Kasts, schema versions 1 to 15. Up to 11, rows refer to each other by the address of the feed and
// the guid; from 12 on, by numbers (feeduid, entryuid). Positions are in milliseconds, durations
// and dates in seconds.
#include "players/kasts_files.h"
#include "players/readers.h"

#include <QFileInfo>
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
        , m_downloads(QFileInfo(source.file.path).absolutePath())
        , m_hasNumbers(source.tables.has(u"Feeds"_s, u"feeduid"_s))
        , m_version(source.file.version.toInt())
    {}

    Result<> readShows()
    {
        return m_source.tables.forEach(
            u"Feeds"_s, {u"feeduid"_s, u"url"_s, u"name"_s, u"dirname"_s}, [this](const Row &row) {
                PlayerShow show;
                show.title = row.title("name"_L1);
                const QString key = row.text(m_hasNumbers ? "feeduid"_L1 : "url"_L1);
                if (const auto index = m_library.addShow(show, row.text("url"_L1)))
                    m_shows.insert(key, {*index, row.text("dirname"_L1)});
            });
    }

    /// Reads the enclosures first: an episode needs its address and position when it is added.
    Result<> readEnclosures()
    {
        return m_source.tables.forEach(u"Enclosures"_s,
                                       {u"entryuid"_s,
                                        u"feed"_s,
                                        u"id"_s,
                                        u"url"_s,
                                        u"duration"_s,
                                        u"playposition"_s,
                                        u"downloaded"_s},
                                       [this](const Row &row) { readEnclosure(row); });
    }

    Result<> readEpisodes()
    {
        return m_source.tables.forEach(u"Entries"_s,
                                       {u"entryuid"_s,
                                        u"feeduid"_s,
                                        u"feed"_s,
                                        u"id"_s,
                                        u"title"_s,
                                        u"created"_s,
                                        u"updated"_s,
                                        u"read"_s,
                                        u"new"_s,
                                        u"favorite"_s,
                                        u"removed"_s},
                                       [this](const Row &row) { readEpisode(row); });
    }

    Result<> readChapters()
    {
        return m_source.tables.forEach(
            u"Chapters"_s,
            {u"entryuid"_s, u"feed"_s, u"id"_s, u"start"_s, u"title"_s, u"link"_s, u"image"_s},
            [this](const Row &row) {
                const auto episode = m_episodes.constFind(keyOf(row));
                const auto start = toDuration(row["start"_L1], TimeUnit::Seconds);
                if (episode == m_episodes.cend())
                    return; // of an episode that was skipped and counted
                if (!start.value) {
                    m_library.skips().add(SkipReason::BadChapters, row.title("title"_L1));
                    return;
                }
                domain::Chapter chapter;
                chapter.start = *start.value;
                chapter.title = row.title("title"_L1);
                chapter.link = toWebAddress(row.text("link"_L1));
                chapter.image = toWebAddress(row.text("image"_L1));
                m_library.addChapter(*episode, chapter);
            });
    }

    Result<> readQueue()
    {
        return m_source.tables.forEach(
            u"Queue"_s, {u"listnr"_s, u"entryuid"_s, u"feed"_s, u"id"_s}, [this](const Row &row) {
                const auto episode = m_episodes.constFind(keyOf(row));
                m_library.enqueue(episode == m_episodes.cend() ? std::nullopt
                                                               : std::optional(*episode),
                                  row.number("listnr"_L1, 0));
            });
    }

private:
    struct Show
    {
        qsizetype index;
        QString downloadFolder;
    };
    struct Enclosure
    {
        QString url;
        QVariant duration;
        QVariant position;
        bool isDownloaded = false;
    };

    [[nodiscard]] QString keyOf(const Row &row) const
    {
        if (m_hasNumbers)
            return row.text("entryuid"_L1);
        // An address contains no line break.
        return row.text("feed"_L1) + u'\n' + row.text("id"_L1);
    }

    /// Up to version 2 the column is a flag; then it is a number for the state of the download.
    [[nodiscard]] bool isDownloaded(const QVariant &cell) const
    {
        constexpr int firstWithStates = 3;
        constexpr int firstWithQueued = 14;
        if (m_version < firstWithStates)
            return toFlag(cell);
        return toNumber(cell).value.value_or(0) == (m_version < firstWithQueued ? 3 : 4);
    }

    void readEnclosure(const Row &row)
    {
        const QString key = keyOf(row);
        // Kasts plays the first one.
        if (m_enclosures.contains(key) || row.text("url"_L1).isEmpty())
            return;
        m_enclosures.insert(key,
                            {.url = row.text("url"_L1),
                             .duration = row["duration"_L1],
                             .position = row["playposition"_L1],
                             .isDownloaded = isDownloaded(row["downloaded"_L1])});
    }

    void readEpisode(const Row &row)
    {
        PlayerEpisode episode;
        episode.title = row.title("title"_L1);
        const auto show = m_shows.constFind(row.text(m_hasNumbers ? "feeduid"_L1 : "feed"_L1));
        if (show == m_shows.cend()) {
            m_library.skips().add(SkipReason::NoShow, episode.title);
            return;
        }
        episode.show = show->index;
        episode.guid = row.text("id"_L1);
        episode.published = m_fields.date(row["created"_L1], DateUnit::UnixSeconds, episode.title);
        if (!episode.published)
            episode.published =
                m_fields.date(row["updated"_L1], DateUnit::UnixSeconds, episode.title);
        if (row.flag("read"_L1))
            episode.state = PlayedState::Played;
        else if (row.flag("new"_L1))
            episode.state = PlayedState::New;
        episode.isFavourite = row.flag("favorite"_L1);
        episode.isRemoved = row.flag("removed"_L1);
        const QString key = keyOf(row);
        const Enclosure enclosure = m_enclosures.value(key);
        episode.duration = m_fields.duration(enclosure.duration, TimeUnit::Seconds, episode.title);
        episode.position =
            m_fields.position(enclosure.position, TimeUnit::Milliseconds, episode.title);
        if (enclosure.isDownloaded)
            episode.downloadPath = m_downloads.find(show->downloadFolder, enclosure.url);
        if (const auto index = m_library.addEpisode(episode, enclosure.url))
            m_episodes.insert(key, *index);
    }

    const TableSource &m_source;
    LibraryBuilder &m_library;
    Fields m_fields;
    KastsDownloads m_downloads;
    const bool m_hasNumbers; ///< rows refer to each other by numbers
    const int m_version;
    QHash<QString, Show> m_shows;
    QHash<QString, Enclosure> m_enclosures;
    QHash<QString, qsizetype> m_episodes;
};

} // namespace

Result<> readKasts(const TableSource &source, LibraryBuilder &library)
{
    Reader reader(source, library);
    return reader.readShows()
        .and_then([&reader] { return reader.readEnclosures(); })
        .and_then([&reader] { return reader.readEpisodes(); })
        .and_then([&reader] { return reader.readChapters(); })
        .and_then([&reader] { return reader.readQueue(); });
}

} // namespace dogear::importers
