// SPDX-License-Identifier: GPL-3.0-or-later
// gPodder 3, schema versions 1 to 8: tables podcast, episode and version, in seconds.
#include "files/small_file.h"
#include "players/gpodder_files.h"
#include "players/readers.h"

#include <QFileInfo>
#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::importers {

namespace {

constexpr int deleted = 2; ///< value of episode.state; 1 is downloaded, 0 neither
constexpr int downloaded = 1;
constexpr qint64 maxSettingsBytes = qint64{4} * 1024 * 1024;

class Reader final
{
public:
    Reader(const TableSource &source, LibraryBuilder &library)
        : m_source(source)
        , m_library(library)
        , m_fields(library.skips())
        , m_home(QFileInfo(source.file.path).absolutePath())
    {}

    Result<> readShows()
    {
        return m_source.tables
            .forEach(u"podcast"_s,
                     {u"id"_s,
                      u"url"_s,
                      u"title"_s,
                      u"auth_username"_s,
                      u"auth_password"_s,
                      u"download_folder"_s,
                      u"pause_subscription"_s,
                      u"section"_s},
                     [this](const Row &row) { readShow(row); })
            .map([this] { removeCommonSection(); });
    }

    Result<> readEpisodes()
    {
        return m_source.tables.forEach(u"episode"_s,
                                       {u"podcast_id"_s,
                                        u"guid"_s,
                                        u"url"_s,
                                        u"title"_s,
                                        u"published"_s,
                                        u"state"_s,
                                        u"is_new"_s,
                                        u"archive"_s,
                                        u"download_filename"_s,
                                        u"total_time"_s,
                                        u"current_position"_s,
                                        u"current_position_updated"_s,
                                        u"last_playback"_s,
                                        u"chapters"_s},
                                       [this](const Row &row) { readEpisode(row); });
    }

    void readAccount()
    {
        const QString path = m_home + "/Settings.json"_L1;
        if (!QFileInfo::exists(path))
            return;
        const Result<QByteArray> settings = readFile(path, maxSettingsBytes);
        if (!settings)
            m_library.skips().add(SkipReason::UnreadableFile, u"Settings.json"_s);
        else if (const auto account = readGPodderAccount(*settings))
            m_library.setAccount(*account);
    }

private:
    struct Show
    {
        qsizetype index;
        QString downloadFolder;
    };

    void readShow(const Row &row)
    {
        PlayerShow show;
        show.title = row.title("title"_L1);
        show.tags = {row.text("section"_L1)};
        show.hadCredentials =
            !row.text("auth_username"_L1).isEmpty() || !row.text("auth_password"_L1).isEmpty();
        if (row.flag("pause_subscription"_L1))
            show.following = Following::Archived;
        if (const auto index = m_library.addShow(show, row.text("url"_L1))) {
            m_shows.insert(row.text("id"_L1), {*index, row.text("download_folder"_L1)});
            m_indexes.append(*index);
        }
    }

    /// Removes the section if all shows have the same one: gPodder gives every show a section by
    /// its kind ("audio"), which tells nothing.
    void removeCommonSection()
    {
        if (m_indexes.size() < 2)
            return;
        const QStringList first = m_library.show(m_indexes.constFirst()).tags;
        const bool isCommon = std::ranges::all_of(
            m_indexes, [&](qsizetype index) { return m_library.show(index).tags == first; });
        for (const qsizetype index : std::as_const(m_indexes)) {
            if (isCommon)
                m_library.show(index).tags.clear();
        }
    }

    void readEpisode(const Row &row)
    {
        PlayerEpisode episode;
        episode.title = row.title("title"_L1);
        const auto show = m_shows.constFind(row.text("podcast_id"_L1));
        if (show == m_shows.cend()) {
            m_library.skips().add(SkipReason::NoShow, episode.title);
            return;
        }
        const int state = int(row.number("state"_L1, 0));
        episode.show = show->index;
        episode.guid = row.text("guid"_L1);
        episode.published =
            m_fields.date(row["published"_L1], DateUnit::UnixSeconds, episode.title);
        episode.duration =
            m_fields.duration(row["total_time"_L1], TimeUnit::Seconds, episode.title);
        episode.isFavourite = row.flag("archive"_L1);
        episode.isRemoved = state == deleted;
        if (state == downloaded) {
            episode.downloadPath = gpodderDownload(
                m_source.folders, m_home, show->downloadFolder, row.text("download_filename"_L1));
        }
        readPlayback(row, episode);
        const auto index = m_library.addEpisode(episode, row.text("url"_L1));
        if (index)
            readChapters(*index, row.text("chapters"_L1), episode.title);
    }

    void readPlayback(const Row &row, PlayerEpisode &episode)
    {
        const auto playback =
            m_fields.date(row["last_playback"_L1], DateUnit::UnixSeconds, episode.title);
        const auto moved =
            m_fields.date(row["current_position_updated"_L1], DateUnit::UnixSeconds, episode.title);
        episode.lastPlayed = later(playback, moved);
        episode.position =
            m_fields.position(row["current_position"_L1], TimeUnit::Seconds, episode.title);
        const bool isNew = row["is_new"_L1].isNull() || row.flag("is_new"_L1);
        if (isFinished(episode)) {
            episode.state = PlayedState::Played;
            episode.position = {};
        } else if (!isNew && playback && episode.position.count() == 0) {
            episode.state = PlayedState::ProbablyPlayed;
        } else if (isNew && !episode.isRemoved) {
            // Only 1 means new: 0 is also set when an older episode is added, so it does not mean
            // that it was played.
            episode.state = PlayedState::New;
        }
    }

    /// The rule of gPodder: at most 10 s or 1 % are missing.
    static bool isFinished(const PlayerEpisode &episode)
    {
        using namespace std::chrono_literals;
        return episode.duration && episode.position.count() > 0
               && (episode.position + 10s >= *episode.duration
                   || double(episode.position.count()) >= 0.99 * double(episode.duration->count()));
    }

    void readChapters(qsizetype index, const QString &json, const QString &title)
    {
        if (json.isEmpty())
            return;
        const auto chapters = readGPodderChapters(json);
        if (!chapters) {
            m_library.skips().add(SkipReason::BadChapters, title);
            return;
        }
        for (const domain::Chapter &chapter : *chapters)
            m_library.addChapter(index, chapter);
    }

    const TableSource &m_source;
    LibraryBuilder &m_library;
    Fields m_fields;
    QString m_home;
    QHash<QString, Show> m_shows; ///< by podcast.id
    QList<qsizetype> m_indexes;
};

} // namespace

Result<> readGPodder(const TableSource &source, LibraryBuilder &library)
{
    Reader reader(source, library);
    reader.readAccount();
    return reader.readShows().and_then([&reader] { return reader.readEpisodes(); });
}

} // namespace dogear::importers
