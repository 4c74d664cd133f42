// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds episodes whose chapters or transcripts were not fetched yet, and downloads without
///        any transcript.
///
/// Triggers add an episode when its feed names such a document, and again when the link changes.
///
/// Threads: the database thread. Every function may fail with a Database… code.
/// Tests:   tests/unit/storage/tst_wanted_document_store.cpp

#include <base/ids.h>
#include <base/result.h>

#include <QDateTime>

#include <optional>

namespace dogear::storage {

class Connection;

/// A finished download and its file.
struct DownloadedEpisode
{
    EpisodeId episode;
    QString path; ///< absolute
};

class WantedDocumentStore final
{
public:
    explicit WantedDocumentStore(Connection &connection)
        : m_connection(connection)
    {}

    /// Returns the episode that was added last among those that are due at \a now and were added
    /// before \a before (if that is valid). Skips archived shows and previews.
    [[nodiscard]] Result<std::optional<EpisodeId>> next(const QDateTime &now,
                                                        EpisodeId before = {});
    [[nodiscard]] Result<> remove(EpisodeId episode);
    /// Keeps the episode, but next() does not return it before \a due.
    [[nodiscard]] Result<> postpone(EpisodeId episode, const QDateTime &due);

    /// Returns the finished download whose episode was added last among those without a transcript:
    /// its feed names none, and none is stored. \a before limits the episodes as in next().
    [[nodiscard]] Result<std::optional<DownloadedEpisode>> withoutTranscript(EpisodeId before = {});

private:
    Connection &m_connection;
};

} // namespace dogear::storage
