// SPDX-License-Identifier: GPL-3.0-or-later
// newsboat and its podcast client podboat: the list of addresses, the cache (a database of
// articles) and the queue of downloads. That an article was read does not mean that its episode was
// heard, so only the queue knows what was played.
#include "files/small_file.h"
#include "players/newsboat_lines.h"
#include "players/readers.h"

#include <base/feed_url.h>

#include <QDir>
#include <QFileInfo>
#include <QHash>

using namespace Qt::StringLiterals;

namespace dogear::importers {

namespace {

constexpr qint64 maxQueueBytes = qint64{16} * 1024 * 1024;

/// Reads the tables of the cache.
class CacheReader final
{
public:
    /// \param knowsFollowed the list of addresses was read, so other shows are not followed
    CacheReader(LibraryBuilder &library, bool knowsFollowed)
        : m_library(library)
        , m_fields(library.skips())
        , m_knowsFollowed(knowsFollowed)
    {}

    /// Notes a show of the list of addresses.
    void addKnown(const QString &address, qsizetype index) { m_shows.insert(address, index); }

    Result<> read(OpenedTables &tables)
    {
        return readShows(tables).and_then([&] { return readEpisodes(tables); }).map([this] {
            for (auto show = m_hasMedia.cbegin(); show != m_hasMedia.cend(); ++show)
                m_library.show(show.key()).hasOnlyArticles = !show.value();
        });
    }

    /// \return the episode with the media file \a address; unset if there is none
    [[nodiscard]] std::optional<qsizetype> find(const QString &address) const
    {
        const auto episode = m_byEnclosure.constFind(address);
        return episode == m_byEnclosure.cend() ? std::nullopt : std::optional(*episode);
    }

private:
    Result<> readShows(OpenedTables &tables)
    {
        return tables.forEach(u"rss_feed"_s, {u"rssurl"_s, u"title"_s}, [this](const Row &row) {
            const QString address = row.text("rssurl"_L1);
            if (const auto known = m_shows.constFind(address); known != m_shows.cend()) {
                m_library.show(*known).title = row.title("title"_L1);
                return;
            }
            PlayerShow show;
            show.title = row.title("title"_L1);
            if (m_knowsFollowed)
                show.following = Following::Unfollowed;
            if (const auto index = m_library.addShow(show, address))
                m_shows.insert(address, *index);
        });
    }

    Result<> readEpisodes(OpenedTables &tables)
    {
        return tables.forEach(u"rss_item"_s,
                              {u"guid"_s,
                               u"title"_s,
                               u"feedurl"_s,
                               u"pubDate"_s,
                               u"enclosure_url"_s,
                               u"enclosure_type"_s,
                               u"deleted"_s},
                              [this](const Row &row) { readEpisode(row); });
    }

    void readEpisode(const Row &row)
    {
        const QString address = row.text("enclosure_url"_L1);
        const QString type = row.text("enclosure_type"_L1);
        const bool isMedia =
            !address.isEmpty() && !type.startsWith("image/"_L1) && !type.startsWith("text/"_L1);
        PlayerEpisode episode;
        episode.title = row.title("title"_L1);
        const auto show = m_shows.constFind(row.text("feedurl"_L1));
        if (show == m_shows.cend()) {
            if (isMedia)
                m_library.skips().add(SkipReason::NoShow, episode.title);
            return;
        }
        m_hasMedia[*show] = m_hasMedia.value(*show) || isMedia;
        if (!isMedia)
            return; // an article
        episode.show = *show;
        episode.guid = row.text("guid"_L1);
        episode.published = m_fields.date(row["pubDate"_L1], DateUnit::UnixSeconds, episode.title);
        episode.isRemoved = row.flag("deleted"_L1);
        if (const auto index = m_library.addEpisode(episode, address))
            m_byEnclosure.insert(address, *index);
    }

    LibraryBuilder &m_library;
    Fields m_fields;
    bool m_knowsFollowed;
    QHash<QString, qsizetype> m_shows;       ///< by address
    QHash<qsizetype, bool> m_hasMedia;       ///< by show that has items
    QHash<QString, qsizetype> m_byEnclosure; ///< index of the episode
};

/// Returns the folder of the cache and the queue. In the folders of the XDG specification they are
/// apart from the list of addresses, else next to it.
QString dataFolder(const TextSource &source)
{
    const QDir folder = QFileInfo(source.file.path).absoluteDir();
    const bool isApart = !source.folders.config.isEmpty() && !source.folders.data.isEmpty()
                         && folder == QDir(source.folders.config + "/newsboat"_L1);
    return isApart ? source.folders.data + "/newsboat"_L1 : folder.absolutePath();
}

/// Adds an entry of the queue, which may be of a show that is no longer in the list.
void addQueueLine(const QueueLine &line,
                  double order,
                  const CacheReader &cache,
                  LibraryBuilder &library)
{
    auto index = cache.find(line.address);
    if (!index)
        index = library.addEpisode({}, line.address);
    if (!index)
        return; // counted
    PlayerEpisode &episode = library.episode(*index);
    episode.downloadPath = existingFile(line.file);
    switch (line.status) {
    case QueueStatus::Queued:
    case QueueStatus::Downloaded:
        library.enqueue(index, order);
        break;
    case QueueStatus::Played: // it was started
        episode.state = PlayedState::ProbablyPlayed;
        break;
    case QueueStatus::Finished:
        episode.state = PlayedState::Played;
        break;
    case QueueStatus::Missing: // its file is gone, for whatever reason
        break;
    }
}

Result<> readCache(const TextSource &source,
                   const QString &path,
                   CacheReader &cache,
                   LibraryBuilder &library)
{
    if (!QFileInfo::exists(path))
        return {};
    auto tables = OpenedTables::copyOf(path, source.isCancelled);
    const bool acceptsDamage = source.damage == DamageRule::ReadWhatIsThere;
    Result<> read;
    if (!tables)
        read = failure(tables.error());
    else if (acceptsDamage)
        tables->acceptDamage(library.skips());
    else
        read = tables->check();
    if (read)
        read = cache.read(*tables);
    if (read || read.error().code == ErrorCode::Cancelled || !acceptsDamage)
        return read;
    library.skips().add(SkipReason::UnreadableFile, QFileInfo(path).fileName());
    return {};
}

} // namespace

Result<> readNewsboat(const TextSource &source, LibraryBuilder &library)
{
    const AddressList list = parseAddressList(source.document);
    CacheReader cache(library, true);
    for (const AddressLine &line : list.shows) {
        PlayerShow show;
        show.ownTitle = line.title;
        show.tags = line.tags;
        if (const auto index = library.addShow(show, line.address))
            cache.addKnown(line.address, *index);
    }
    for (const QString &entry : list.notFeeds)
        library.skips().add(SkipReason::NotAFeed, entry);
    const QString folder = dataFolder(source);
    if (auto read = readCache(source, folder + "/cache.db"_L1, cache, library); !read)
        return read;
    const QString queue = folder + "/queue"_L1;
    if (!QFileInfo::exists(queue))
        return {};
    const Result<QByteArray> lines = readFile(queue, maxQueueBytes);
    if (!lines) {
        library.skips().add(SkipReason::UnreadableFile, u"queue"_s);
        return {};
    }
    double order = 0;
    for (const QueueLine &line : parseQueue(*lines))
        addQueueLine(line, ++order, cache, library);
    return {};
}

Result<> readNewsboatCache(const TableSource &source, LibraryBuilder &library)
{
    return CacheReader(library, false).read(source.tables);
}

} // namespace dogear::importers
