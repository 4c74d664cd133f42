// SPDX-License-Identifier: GPL-3.0-or-later
// Apple Podcasts for macOS: a database of Core Data. Which columns there are depends on the version
// of macOS; lengths of time are in seconds, dates in seconds since 2001.
#include "players/readers.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace dogear::importers {

namespace {

/// ZPLAYSTATESOURCE of an episode that the app itself marked, for example at subscribing.
constexpr double markedByApp = 2;

class Reader final
{
public:
    Reader(const TableSource &source, LibraryBuilder &library)
        : m_source(source)
        , m_library(library)
        , m_fields(library.skips())
        , m_knowsSubscribed(source.tables.has(u"ZMTPODCAST"_s, u"ZSUBSCRIBED"_s))
    {}

    Result<> readShows()
    {
        return m_source.tables.forEach(
            u"ZMTPODCAST"_s,
            {u"Z_PK"_s, u"ZTITLE"_s, u"ZFEEDURL"_s, u"ZUPDATEDFEEDURL"_s, u"ZSUBSCRIBED"_s},
            [this](const Row &row) {
                PlayerShow show;
                show.title = row.title("ZTITLE"_L1);
                if (m_knowsSubscribed && !row.flag("ZSUBSCRIBED"_L1))
                    show.following = Following::Unfollowed;
                const QString moved = row.text("ZUPDATEDFEEDURL"_L1);
                const auto index =
                    m_library.addShow(show, moved.isEmpty() ? row.text("ZFEEDURL"_L1) : moved);
                if (index)
                    m_shows.insert(row.text("Z_PK"_L1), *index);
            });
    }

    Result<> readEpisodes()
    {
        return m_source.tables.forEach(u"ZMTEPISODE"_s,
                                       {u"ZPODCAST"_s,
                                        u"ZGUID"_s,
                                        u"ZTITLE"_s,
                                        u"ZENCLOSUREURL"_s,
                                        u"ZASSETURL"_s,
                                        u"ZPUBDATE"_s,
                                        u"ZDURATION"_s,
                                        u"ZPLAYHEAD"_s,
                                        u"ZPLAYCOUNT"_s,
                                        u"ZPLAYSTATESOURCE"_s,
                                        u"ZHASBEENPLAYED"_s,
                                        u"ZMARKASPLAYED"_s,
                                        u"ZLASTUSERMARKEDASPLAYEDDATE"_s,
                                        u"ZLASTDATEPLAYED"_s,
                                        u"ZSAVED"_s},
                                       [this](const Row &row) { readEpisode(row); });
    }

private:
    void readEpisode(const Row &row)
    {
        PlayerEpisode episode;
        episode.title = row.title("ZTITLE"_L1);
        const auto show = m_shows.constFind(row.text("ZPODCAST"_L1));
        if (show == m_shows.cend()) {
            m_library.skips().add(SkipReason::NoShow, episode.title);
            return;
        }
        episode.show = *show;
        episode.guid = row.text("ZGUID"_L1);
        episode.published =
            m_fields.date(row["ZPUBDATE"_L1], DateUnit::AppleSeconds, episode.title);
        episode.duration = m_fields.duration(row["ZDURATION"_L1], TimeUnit::Seconds, episode.title);
        episode.position = m_fields.position(row["ZPLAYHEAD"_L1], TimeUnit::Seconds, episode.title);
        const auto marked = m_fields.date(
            row["ZLASTUSERMARKEDASPLAYEDDATE"_L1], DateUnit::AppleSeconds, episode.title);
        if (isPlayed(row, episode, marked.has_value()))
            episode.state = PlayedState::Played;
        const auto playback =
            m_fields.date(row["ZLASTDATEPLAYED"_L1], DateUnit::AppleSeconds, episode.title);
        // The app sets that date also for episodes that were never played.
        if (episode.state == PlayedState::Played || episode.position.count() > 0)
            episode.lastPlayed = later(playback, marked);
        episode.isFavourite = row.flag("ZSAVED"_L1);
        episode.downloadPath = existingFile(row.text("ZASSETURL"_L1));
        m_library.addEpisode(episode, row.text("ZENCLOSUREURL"_L1));
    }

    /// Does without ZPLAYSTATE, whose numbers mean different things in different versions.
    static bool isPlayed(const Row &row, const PlayerEpisode &episode, bool isMarked)
    {
        if (row.number("ZPLAYSTATESOURCE"_L1, 0) == markedByApp)
            return false;
        const bool isAtBeginning = episode.position.count() == 0;
        return (row.number("ZPLAYCOUNT"_L1, 0) > 0 && isAtBeginning) || isMarked
               || row.flag("ZHASBEENPLAYED"_L1) || row.flag("ZMARKASPLAYED"_L1);
    }

    const TableSource &m_source;
    LibraryBuilder &m_library;
    Fields m_fields;
    const bool m_knowsSubscribed;
    QHash<QString, qsizetype> m_shows; ///< by Z_PK
};

} // namespace

Result<> readApplePodcasts(const TableSource &source, LibraryBuilder &library)
{
    Reader reader(source, library);
    return reader.readShows().and_then([&reader] { return reader.readEpisodes(); });
}

} // namespace dogear::importers
