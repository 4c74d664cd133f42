// SPDX-License-Identifier: GPL-3.0-or-later
#include "download_edits.h"

#include <storage/connection.h>
#include <storage/download_store.h>

#include <algorithm>
#include <functional>

namespace dogear::downloads {

using domain::Download;
using domain::DownloadState;
using storage::DownloadStore;

namespace {

/// Applies \a change to each existing row and stores the rows that it has changed.
EditResult changeEach(storage::Connection &connection,
                      const QList<EpisodeId> &ids,
                      const std::function<void(Download &)> &change)
{
    DownloadStore store(connection);
    QList<EpisodeId> changed;
    for (const EpisodeId id : ids) {
        const auto found = store.find(id);
        if (!found)
            return failure(found.error());
        if (!found->has_value())
            continue;
        Download download = **found;
        change(download);
        // Unchanged rows are not written, so that lists are not told to read them again.
        if (download == **found)
            continue;
        if (auto put = store.put(download); !put)
            return failure(put.error());
        changed.append(id);
    }
    return changed;
}

/// Stores a new row for \a id at the end of the queue, without its earlier state.
Result<> requeue(DownloadStore store, EpisodeId id, bool isAutomatic)
{
    // A row with place 0 keeps its old place; only a new row goes to the end.
    if (auto gone = store.forget(id); !gone)
        return gone;
    return store.put({.episode = id, .isAutomatic = isAutomatic});
}

/// Whether the file of the removed \a download may still exist. A row whose file is about to be
/// deleted has no time of finishing any more; see DownloadFiles::discard().
bool mayExist(const Download &download)
{
    return download.state == DownloadState::Removed && !download.path.isEmpty()
           && download.finished;
}

/// Makes a removed \a download Done again if its file exists (\a isPresent), else queues it.
Result<> restoreRemoved(DownloadStore store, Download download, bool isAutomatic, bool isPresent)
{
    if (!isPresent || !mayExist(download))
        return requeue(store, download.episode, isAutomatic);
    download.state = DownloadState::Done;
    return store.put(download);
}

/// Makes a paused or failed download wait again and forgets its failures.
void goOn(Download &download)
{
    if (download.state != DownloadState::Paused && download.state != DownloadState::Failed)
        return;
    download.state = DownloadState::Waiting;
    download.error.reset();
    download.failures = 0;
    download.retryAt.reset();
}

} // namespace

EditResult addDownloads(storage::Connection &connection,
                        const QList<EpisodeId> &ids,
                        bool isAutomatic,
                        const std::optional<QSet<EpisodeId>> &present,
                        QList<Download> &unsure)
{
    DownloadStore store(connection);
    QList<EpisodeId> changed;
    for (const EpisodeId id : ids) {
        const auto found = store.find(id);
        if (!found)
            return failure(found.error());
        Download download = found->value_or(Download{.episode = id});
        // This thread must not look at the disk; the caller does and calls again with `present`.
        if (!present && mayExist(download)) {
            unsure.append(download);
            continue;
        }
        Result<> isPut;
        if (!found->has_value() || download.state == DownloadState::Removed) {
            isPut = restoreRemoved(store, download, isAutomatic, present && present->contains(id));
        } else {
            goOn(download);
            // A download that the user has added counts as manual from now on.
            download.isAutomatic = download.isAutomatic && isAutomatic;
            if (download == **found)
                continue;
            isPut = store.put(download);
        }
        if (!isPut)
            return failure(isPut.error());
        changed.append(id);
    }
    return changed;
}

EditResult pauseDownloads(storage::Connection &connection, const QList<EpisodeId> &ids)
{
    return changeEach(connection, ids, [](Download &download) {
        if (download.state == DownloadState::Waiting)
            download.state = DownloadState::Paused;
    });
}

EditResult resumeDownloads(storage::Connection &connection, const QList<EpisodeId> &ids)
{
    return changeEach(connection, ids, goOn);
}

EditResult retryDownloads(storage::Connection &connection, const QList<EpisodeId> &ids)
{
    // Unlike goOn() this keeps `failures`, so that the pauses between automatic retries grow.
    return changeEach(connection, ids, [](Download &download) {
        if (download.state != DownloadState::Failed)
            return;
        download.state = DownloadState::Waiting;
        download.error.reset();
        download.retryAt.reset();
    });
}

Result<QList<Download>> removeDownloads(storage::Connection &connection,
                                        const QList<EpisodeId> &ids)
{
    QList<Download> before;
    const auto changed = changeEach(connection, ids, [&before](Download &download) {
        if (download.state == DownloadState::Removed)
            return;
        // The path stays: it names the file to delete, and restore() needs it.
        before.append(download);
        download.state = DownloadState::Removed;
        download.error.reset();
        download.retryAt.reset();
    });
    return changed.map([&](const auto & /*ids*/) { return before; });
}

EditResult restoreDownloads(storage::Connection &connection,
                            const QList<EpisodeId> &ids,
                            const QList<Download> &before,
                            const QSet<EpisodeId> &present)
{
    DownloadStore store(connection);
    QList<EpisodeId> changed;
    for (const EpisodeId id : ids) {
        const auto found = store.find(id);
        if (!found)
            return failure(found.error());
        // Added again since, by the user or another program; nothing to undo.
        if (!found->has_value() || (*found)->state != DownloadState::Removed)
            continue;
        const auto known = std::ranges::find(before, id, &Download::episode);
        const bool isPresent = present.contains(id);
        // The remembered row is only usable if its file still exists, or if there was none.
        const bool isUsable =
            known != before.end()
            && (known->state != DownloadState::Done || (isPresent && mayExist(**found)));
        const auto isPut = isUsable
                               ? store.put(*known)
                               : restoreRemoved(store, **found, (*found)->isAutomatic, isPresent);
        if (!isPut)
            return failure(isPut.error());
        changed.append(id);
    }
    return changed;
}

} // namespace dogear::downloads
