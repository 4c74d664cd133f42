// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What is downloaded, in which order, and what shows download by themselves.
///
/// Threads: the database thread. Every function may fail with a Database… code.
/// Tests:   tests/unit/storage/tst_download_store.cpp

#include <base/ids.h>
#include <base/result.h>
#include <domain/download.h>

#include <QList>
#include <QVariant>

#include <optional>

namespace dogear::storage {

class Connection;

/// How many downloads are in which state.
struct DownloadCounts
{
    int waiting = 0;
    int paused = 0;
    int failed = 0;
    int done = 0;
    qint64 doneBytes = 0;

    friend bool operator==(const DownloadCounts &, const DownloadCounts &) = default;
};

class DownloadStore final
{
public:
    explicit DownloadStore(Connection &connection)
        : m_connection(connection)
    {}

    [[nodiscard]] Result<std::optional<domain::Download>> find(EpisodeId episode);
    /// Replaces what is known of the episode. One that is gone meanwhile is no failure.
    /// \return or DatabaseFailed also for a path that another episode has
    [[nodiscard]] Result<> put(const domain::Download &download);
    /// Nothing is known of \a episode any more.
    [[nodiscard]] Result<> forget(EpisodeId episode);

    /// At most \a limit of those in \a state, in their order, from the one at \a offset on.
    [[nodiscard]] Result<QList<domain::Download>> list(domain::DownloadState state,
                                                       int limit,
                                                       int offset = 0);
    /// At most \a limit of those that wait and of which nothing has to be fetched: they are stored,
    /// or have their file already.
    [[nodiscard]] Result<QList<domain::Download>> ready(int limit);
    /// Those that failed and are to be tried again by \a now.
    [[nodiscard]] Result<QList<domain::Download>> dueForRetry(const QDateTime &now);
    /// The first that is Done, after \a place, and whose file is not below \a folder.
    [[nodiscard]] Result<std::optional<domain::Download>> firstElsewhere(const QString &folder,
                                                                         qint64 place);
    /// Those that were taken away and whose files are there still.
    [[nodiscard]] Result<QList<domain::Download>> leftovers();
    [[nodiscard]] Result<DownloadCounts> counts();
    /// Whether \a path belongs to an episode. Case counts for nothing: it does on few disks.
    [[nodiscard]] Result<bool> isTaken(const QString &path);
    /// Puts \a episode in front of \a before, inside a transaction; an invalid one, or one without
    /// a download: to the end.
    [[nodiscard]] Result<> move(EpisodeId episode, EpisodeId before);

    /// Whether all of them wait until somebody wants them.
    [[nodiscard]] Result<bool> isPausedAll();
    [[nodiscard]] Result<> setPausedAll(bool isPaused, const QDateTime &now);

    /// Of a show that nothing is known of: nothing is downloaded.
    [[nodiscard]] Result<domain::ShowDownloads> show(PodcastId podcast);
    /// A show that is gone meanwhile is no failure.
    [[nodiscard]] Result<> setShow(PodcastId podcast, const domain::ShowDownloads &downloads);

private:
    [[nodiscard]] Result<QList<domain::Download>> read(const QString &rest,
                                                       const QVariantList &values);

    Connection &m_connection;
};

} // namespace dogear::storage
