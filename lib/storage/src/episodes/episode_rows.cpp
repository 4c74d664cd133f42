// SPDX-License-Identifier: GPL-3.0-or-later
#include "episode_rows.h"

#include "packed_notes.h"
#include "value_json.h"

namespace dogear::storage {

using std::chrono::milliseconds;

namespace {

/// A removed download only remembers that the user did not want it; lists show none.
std::optional<domain::DownloadState> downloadFromColumn(const QVariant &column)
{
    if (column.isNull() || column.toInt() == int(domain::DownloadState::Removed))
        return std::nullopt;
    return domain::DownloadState(column.toInt());
}

/// A finished download is complete even if the media store has no row for it. A row that is not
/// complete stands for a part of the file.
domain::MediaPresence presenceOf(std::optional<domain::DownloadState> download,
                                 const QVariant &isComplete)
{
    if (download == domain::DownloadState::Done || isComplete.toBool())
        return domain::MediaPresence::Complete;
    return isComplete.isNull() ? domain::MediaPresence::None : domain::MediaPresence::Partial;
}

} // namespace

EpisodeId readEpisodeId(const QSqlQuery &query)
{
    return EpisodeId{query.value(0).toLongLong()};
}

domain::EpisodeSummary readSummary(const QSqlQuery &query)
{
    domain::EpisodeSummary summary;
    summary.id = EpisodeId{query.value(0).toLongLong()};
    summary.podcastId = PodcastId{query.value(1).toLongLong()};
    summary.title = query.value(2).toString();
    summary.podcastTitle = query.value(3).toString();
    summary.image = urlFromColumn(query.value(4));
    summary.published = timeFromColumn(query.value(5));
    summary.duration = durationFromColumn(query.value(6));
    summary.type = domain::EpisodeType(query.value(7).toInt());
    summary.hasEnclosure = query.value(8).toBool();
    summary.state.isPlayed = query.value(9).toBool();
    summary.state.isFavourite = query.value(10).toBool();
    summary.state.position = milliseconds(query.value(11).toLongLong());
    summary.state.lastPlayed = timeFromColumn(query.value(12));
    summary.download = downloadFromColumn(query.value(13));
    summary.presence = presenceOf(summary.download, query.value(14));
    summary.season = numberFromColumn<int>(query.value(15));
    summary.number = numberFromColumn<int>(query.value(16));
    return summary;
}

domain::EpisodeDetail readDetail(const QSqlQuery &query)
{
    // Read strictly in the order of detailColumns.
    int column = summaryColumnCount;
    const auto next = [&] { return query.value(column++); };

    domain::EpisodeDetail detail;
    detail.summary = readSummary(query);
    domain::Episode &episode = detail.episode;
    episode.guid = next().toString();
    detail.isRemoved = next().toBool();
    episode.image = urlFromColumn(next());
    episode.duration = durationFromColumn(next());
    detail.podcastUrl = urlFromColumn(next());
    detail.podcastLanguage = next().toString();
    episode.title = detail.summary.title;
    episode.published = detail.summary.published;
    episode.type = detail.summary.type;
    episode.notesHtml = notesHtml(next());
    episode.subtitle = next().toString();
    episode.author = next().toString();
    episode.link = urlFromColumn(next());
    domain::Enclosure enclosure{urlFromColumn(next()), {}, {}};
    enclosure.type = next().toString();
    enclosure.length = numberFromColumn<qint64>(next());
    if (detail.summary.hasEnclosure)
        episode.enclosure = enclosure;
    episode.season = numberFromColumn<int>(next());
    episode.number = numberFromColumn<int>(next());
    episode.isExplicit = numberFromColumn<bool>(next());
    episode.chaptersUrl = urlFromColumn(next());
    episode.chaptersType = next().toString();
    episode.transcripts = transcriptsFromColumn(next().toString());
    episode.persons = personsFromColumn(next().toString());
    episode.extras = episodeExtrasFromColumn(next().toString());
    return detail;
}

} // namespace dogear::storage
