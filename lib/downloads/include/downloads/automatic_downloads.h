// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Queues new episodes of shows by the settings of each show, and stores these settings.
///
/// Threads: GUI thread; futures finish there.
/// Owner:   the composition root; all collaborators outlive it.
/// Tests:   tests/integration/tst_download_rules_kept.cpp

#include <base/clock.h>
#include <base/future.h>
#include <base/ids.h>
#include <base/result.h>
#include <domain/download.h>

#include <QList>
#include <QObject>

#include <functional>

namespace dogear::storage {
class Connection;
class DatabaseThread;
} // namespace dogear::storage

namespace dogear::downloads {

class AutomaticDownloads final : public QObject
{
    Q_OBJECT

public:
    AutomaticDownloads(storage::DatabaseThread &database,
                       const Clock &clock,
                       QObject *parent = nullptr);

    [[nodiscard]] Future<Result<domain::ShowDownloads>> find(PodcastId podcast);
    /// Stores the settings of \a podcast and queues the episodes that they select.
    /// \return once that is stored, or a Database… code
    Future<Result<>> set(PodcastId podcast, const domain::ShowDownloads &downloads);
    /// Queues new episodes of \a podcast according to its settings; call it after a refresh.
    void addNewEpisodes(PodcastId podcast);

signals:
    /// Emitted when a change is stored; \a added are the episodes that were queued.
    void stored(const QList<dogear::EpisodeId> &added);

private:
    using Edit = std::function<Result<QList<EpisodeId>>(storage::Connection &)>;
    Future<Result<>> edit(Edit edit);

    storage::DatabaseThread &m_database;
    const Clock &m_clock;
};

} // namespace dogear::downloads
