// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads what sync needs to know of the library: shows, episodes and their states.
///
/// Threads: the database thread. Every function may fail with a Database… code.
/// Tests:   tests/unit/storage/tst_sync_library_store.cpp

#include <base/ids.h>
#include <base/result.h>
#include <domain/library.h>

#include <QHash>
#include <QList>
#include <QSet>
#include <QUrl>

#include <chrono>

namespace dogear::storage {

class Connection;

/// An episode with a state, as sync describes it.
struct EpisodeForSync
{
    EpisodeId id;
    PodcastId show;
    QUrl feed;
    QUrl enclosure;
    QString guid;
    domain::EpisodeState state;
    std::chrono::seconds duration{}; ///< 0: unknown
    QDateTime published;             ///< UTC; when it was first seen if the feed has no date
};

class SyncLibraryStore final
{
public:
    explicit SyncLibraryStore(Connection &connection)
        : m_connection(connection)
    {}

    /// Addresses of all followed shows, archived ones too, by id.
    [[nodiscard]] Result<QHash<PodcastId, QUrl>> followed();
    /// Finds those of \a guids that \a show has.
    [[nodiscard]] Result<QHash<QString, EpisodeId>> byGuid(PodcastId show,
                                                           const QSet<QString> &guids);
    /// Keys (domain::syncAddressKey()) of the enclosures of \a show. A key that several episodes
    /// have is left out: some hosts publish all episodes at one address. Slow for thousands of
    /// episodes.
    [[nodiscard]] Result<QHash<QString, EpisodeId>> byEnclosure(PodcastId show);
    /// Reads one episode. \return or NotFound
    [[nodiscard]] Result<EpisodeForSync> episode(EpisodeId id);
    /// Reads at most \a limit episodes of followed shows that are played or have a position, with
    /// ids greater than \a after, in the order of their ids.
    [[nodiscard]] Result<QList<EpisodeForSync>> withState(EpisodeId after, int limit);

private:
    Connection &m_connection;
};

} // namespace dogear::storage
