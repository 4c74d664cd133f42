// SPDX-License-Identifier: GPL-3.0-or-later
#include "download_work.h"

#include <downloads/media_key.h>
#include <storage/connection.h>
#include <storage/episode_store.h>
#include <storage/podcast_store.h>
#include <storage/queue_store.h>
#include <storage/search_index.h>

#include <query/parse.h>

#include <algorithm>
#include <limits>

namespace dogear::downloads {

using domain::Download;
using domain::DownloadState;
using storage::DownloadStore;

namespace {

constexpr int all = std::numeric_limits<int>::max();

DownloadItem toItem(const domain::EpisodeDetail &detail)
{
    return {.id = detail.summary.id,
            .key = mediaKey(detail.podcastUrl, detail.episode.guid),
            .url = detail.episode.enclosure ? detail.episode.enclosure->url : QUrl(),
            .feed = detail.podcastUrl};
}

Result<QList<DownloadItem>> toItems(storage::Connection &connection,
                                    const Result<QList<Download>> &downloads)
{
    if (!downloads)
        return failure(downloads.error());
    QList<DownloadItem> items;
    for (const Download &download : *downloads) {
        const auto item = readItem(connection, download.episode);
        if (!item)
            return failure(item.error());
        items.append(*item);
    }
    return items;
}

Result<QSet<EpisodeId>> findUnwanted(storage::Connection &connection,
                                     const QSet<EpisodeId> &running)
{
    QSet<EpisodeId> unwanted;
    for (const EpisodeId id : running) {
        const auto found = DownloadStore(connection).find(id);
        if (!found)
            return failure(found.error());
        if (!found->has_value() || (*found)->state != DownloadState::Waiting)
            unwanted.insert(id);
    }
    return unwanted;
}

/// Appends the first \a question.limit downloads of servers that answer, then as many of servers in
/// trouble.
Result<> readWaiting(storage::Connection &connection,
                     const DownloadWorkRequest &question,
                     DownloadWork &work)
{
    // More than one page is read only if many downloads of a silent server are in front.
    const int page = std::max(question.limit, 1);
    QList<DownloadItem> doubtful;
    for (int offset = 0; work.waiting.size() < question.limit; offset += page) {
        const auto items = toItems(
            connection, DownloadStore(connection).list(DownloadState::Waiting, page, offset));
        if (!items)
            return failure(items.error());
        for (const DownloadItem &item : *items) {
            const auto error = question.backoff.verdict(item.id, item.url, question.now);
            const bool isFailing = question.backoff.isFailing(item.url);
            if (error)
                work.failing.append({item.id, *error});
            else if (question.backoff.mayStart(item.id, question.now))
                (isFailing ? doubtful : work.waiting).append(item);
        }
        if (items->size() < page)
            break;
    }
    work.waiting += doubtful.first(std::min<qsizetype>(doubtful.size(), question.limit));
    return {};
}

/// Reads the newest episodes of \a podcast; isMatch is set by markMatches().
Result<QList<AutomaticCandidate>> readCandidates(storage::Connection &connection,
                                                 PodcastId podcast,
                                                 const domain::ShowDownloads &wanted)
{
    // Episodes without an enclosure do not count towards the limit, so more of them are read.
    constexpr int more = 20;
    const auto newest = storage::EpisodeStore(connection)
                            .list({.podcast = podcast, .limit = 2 * wanted.newest + more});
    if (!newest)
        return failure(newest.error());
    QList<AutomaticCandidate> candidates;
    for (const domain::EpisodeSummary &episode : *newest) {
        const auto download = DownloadStore(connection).find(episode.id);
        if (!download)
            return failure(download.error());
        AutomaticCandidate candidate{.id = episode.id,
                                     .hasEnclosure = episode.hasEnclosure,
                                     .isPlayed = episode.state.isPlayed};
        if (download->has_value())
            candidate.download = (*download)->state;
        candidates.append(candidate);
    }
    return candidates;
}

/// Sets isMatch according to the search \a text of the show.
Result<> markMatches(storage::Connection &connection,
                     QList<AutomaticCandidate> &candidates,
                     const QString &text,
                     const QDateTime &now)
{
    // Relative dates in the text ("7 days ago") refer to the user's local time.
    const query::Query query = query::parse(text, query::LastWord::AsTyped, now.toLocalTime());
    if (query.isEmpty())
        return {};
    QList<EpisodeId> ids;
    for (const AutomaticCandidate &candidate : candidates)
        ids.append(candidate.id);
    const auto found = storage::SearchIndex(connection).matching(query, ids);
    if (!found)
        return failure(found.error());
    for (AutomaticCandidate &candidate : candidates)
        candidate.isMatch = found->contains(candidate.id);
    return {};
}

Result<QSet<media::MediaKey>> keysOf(storage::Connection &connection, const QList<EpisodeId> &ids)
{
    QSet<media::MediaKey> keys;
    for (const EpisodeId id : ids) {
        const auto item = readItem(connection, id);
        if (item)
            keys.insert(item->key);
        // An episode that vanished with its show needs no protection.
        else if (item.error().code != ErrorCode::NotFound)
            return failure(item.error());
    }
    return keys;
}

} // namespace

Result<DownloadItem> readItem(storage::Connection &connection, EpisodeId id)
{
    return storage::EpisodeStore(connection).detail(id).map(toItem);
}

Result<DownloadWork> readWork(storage::Connection &connection, const DownloadWorkRequest &question)
{
    DownloadStore store(connection);
    DownloadWork work;
    const auto isPausedAll = store.isPausedAll();
    if (!isPausedAll)
        return failure(isPausedAll.error());
    work.isPausedAll = *isPausedAll;
    const auto counts = store.counts();
    if (!counts)
        return failure(counts.error());
    work.counts = *counts;
    const auto ready = toItems(connection, store.ready(question.limit));
    if (!ready)
        return failure(ready.error());
    work.ready = *ready;
    if (auto isRead = readWaiting(connection, question, work); !isRead)
        return failure(isRead.error());
    // Running downloads that the user paused or removed, or that ended, are to be stopped.
    const auto unwanted = findUnwanted(connection, question.running);
    if (!unwanted)
        return failure(unwanted.error());
    work.unwanted = *unwanted;
    return work;
}

EditResult addNewest(storage::Connection &connection, PodcastId podcast, const QDateTime &now)
{
    const auto wanted = DownloadStore(connection).show(podcast);
    if (!wanted)
        return failure(wanted.error());
    if (wanted->newest == 0)
        return QList<EpisodeId>();
    const auto show = storage::PodcastStore(connection).find(podcast);
    if (!show)
        return failure(show.error());
    // Nothing is downloaded by itself before the user follows the show.
    if (show->isPreview())
        return QList<EpisodeId>();
    auto candidates = readCandidates(connection, podcast, *wanted);
    if (!candidates)
        return failure(candidates.error());
    if (auto marked = markMatches(connection, *candidates, wanted->query, now); !marked)
        return failure(marked.error());
    // automaticDownloads() selects only episodes without a download, so no file is in doubt.
    QList<Download> unsure;
    return addDownloads(
        connection, automaticDownloads(*candidates, *wanted), true, std::nullopt, unsure);
}

Result<QList<EpisodeId>> findSurplus(storage::Connection &connection,
                                     const settings::DownloadSettings &settings,
                                     EpisodeId current,
                                     const QDateTime &now)
{
    const auto done = DownloadStore(connection).list(DownloadState::Done, all);
    if (!done)
        return failure(done.error());
    const auto queue = storage::QueueStore(connection).all();
    if (!queue)
        return failure(queue.error());
    const QSet<EpisodeId> queued(queue->cbegin(), queue->cend());
    QList<FinishedDownload> finished;
    for (const Download &download : *done) {
        const auto episode = storage::EpisodeStore(connection).summary(download.episode);
        if (!episode)
            return failure(episode.error());
        finished.append({.id = episode->id,
                         .podcast = episode->podcastId,
                         // A row without a time is as new as possible, so that rules keep its file.
                         .finished = download.finished.value_or(now),
                         .published = episode->published,
                         .isPlayed = episode->state.isPlayed,
                         .playedAt = episode->state.lastPlayed,
                         .isFavourite = episode->state.isFavourite,
                         .isCurrent = episode->id == current,
                         .isQueued = queued.contains(episode->id),
                         .isAutomatic = download.isAutomatic,
                         .size = download.size});
    }
    return cleanUp(finished, settings, now);
}

Result<KeptMedia> findKept(storage::Connection &connection, EpisodeId current)
{
    QList<EpisodeId> unfinished;
    // Also paused and failed ones: their bytes are needed when they are resumed.
    for (const DownloadState state :
         {DownloadState::Waiting, DownloadState::Paused, DownloadState::Failed}) {
        const auto listed = DownloadStore(connection).list(state, all);
        if (!listed)
            return failure(listed.error());
        for (const Download &download : *listed)
            unfinished.append(download.episode);
    }
    auto others = storage::QueueStore(connection).all();
    if (!others)
        return failure(others.error());
    if (current.isValid())
        others->append(current);
    const auto downloads = keysOf(connection, unfinished);
    if (!downloads)
        return failure(downloads.error());
    return keysOf(connection, *others).map([&](const QSet<media::MediaKey> &keys) {
        return KeptMedia{.downloads = *downloads, .others = keys};
    });
}

} // namespace dogear::downloads
