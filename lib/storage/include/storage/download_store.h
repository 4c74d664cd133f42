// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores downloads with their order, and the rules for automatic downloads of shows.
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

/// Number of downloads by state.
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
    /// Adds or replaces the download of an episode. Does nothing if the episode was deleted
    /// meanwhile.
    /// \return or DatabaseFailed, also if another episode has the same path
    [[nodiscard]] Result<> put(const domain::Download &download);
    /// Deletes the row of \a episode.
    [[nodiscard]] Result<> forget(EpisodeId episode);

    /// Lists at most \a limit downloads in \a state, in their order, starting at \a offset.
    [[nodiscard]] Result<QList<domain::Download>> list(domain::DownloadState state,
                                                       int limit,
                                                       int offset = 0);
    /// Lists at most \a limit waiting downloads that need no network: the media store has all
    /// bytes, or the file exists already.
    [[nodiscard]] Result<QList<domain::Download>> ready(int limit);
    /// Lists failed downloads whose next try is due at \a now.
    [[nodiscard]] Result<QList<domain::Download>> dueForRetry(const QDateTime &now);
    /// Returns the first download after \a place that is Done and whose file is not in \a folder.
    [[nodiscard]] Result<std::optional<domain::Download>> firstElsewhere(const QString &folder,
                                                                         qint64 place);
    /// Lists removed downloads whose files are still to be deleted.
    [[nodiscard]] Result<QList<domain::Download>> leftovers();
    [[nodiscard]] Result<DownloadCounts> counts();
    /// Returns whether \a path belongs to an episode. Ignores the case of ASCII letters, because
    /// some file systems do.
    [[nodiscard]] Result<bool> isTaken(const QString &path);
    /// Moves \a episode in front of \a before, or to the end if \a before has no download.
    /// \pre runs in a transaction
    [[nodiscard]] Result<> move(EpisodeId episode, EpisodeId before);

    /// Returns whether the user paused all downloads.
    [[nodiscard]] Result<bool> isPausedAll();
    [[nodiscard]] Result<> setPausedAll(bool isPaused, const QDateTime &now);

    /// Reads the rules of \a podcast. The default is not to download automatically.
    [[nodiscard]] Result<domain::ShowDownloads> show(PodcastId podcast);
    /// Replaces the rules. Does nothing if the show was deleted meanwhile.
    [[nodiscard]] Result<> setShow(PodcastId podcast, const domain::ShowDownloads &downloads);

private:
    [[nodiscard]] Result<QList<domain::Download>> read(const QString &rest,
                                                       const QVariantList &values);

    Connection &m_connection;
};

} // namespace dogear::storage
