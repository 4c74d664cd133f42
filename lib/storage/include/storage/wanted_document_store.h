// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Which episodes point to chapters or transcripts that nobody asked for yet, and which have
/// no
///        transcript at all.
///
/// Episodes come in by themselves, with what a feed says of them, and again when that changes.
///
/// Threads: the database thread. Every function may fail with a Database… code.
/// Tests:   tests/unit/storage/tst_wanted_document_store.cpp

#include <base/ids.h>
#include <base/result.h>

#include <QDateTime>

#include <optional>

namespace dogear::storage {

class Connection;

/// The file of a finished download.
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

    /// The newest one that is due at \a now; of those that were in the library before \a before, if
    /// that is one. None of a show that is put away.
    [[nodiscard]] Result<std::optional<EpisodeId>> next(const QDateTime &now,
                                                        EpisodeId before = {});
    [[nodiscard]] Result<> remove(EpisodeId episode);
    /// It is asked for again, but not before \a due.
    [[nodiscard]] Result<> postpone(EpisodeId episode, const QDateTime &due);

    /// The newest download that is finished and whose episode has no transcript, neither in its
    /// feed nor one that was made; of those before \a before, as above.
    [[nodiscard]] Result<std::optional<DownloadedEpisode>> withoutTranscript(EpisodeId before = {});

private:
    Connection &m_connection;
};

} // namespace dogear::storage
