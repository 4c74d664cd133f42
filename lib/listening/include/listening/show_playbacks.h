// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads and stores the playback settings of single shows.
///
/// Threads: GUI thread; futures finish there.
/// Owner:   the composition root; the database outlives it.
/// Tests:   tests/integration/tst_playback_preferences.cpp

#include <base/future.h>
#include <base/ids.h>
#include <base/result.h>
#include <domain/show_playback.h>
#include <storage/database_thread.h>

#include <QHash>
#include <QObject>

namespace dogear::listening {

class ShowPlaybacks final : public QObject
{
    Q_OBJECT

public:
    explicit ShowPlaybacks(storage::DatabaseThread &database, QObject *parent = nullptr);

    [[nodiscard]] Future<Result<domain::ShowPlayback>> find(PodcastId podcast);
    /// The speeds of the shows that have their own.
    [[nodiscard]] Future<Result<QHash<PodcastId, double>>> speeds();
    /// Changes the settings of a show; find() returns them at once, they are stored soon after.
    void set(PodcastId podcast, const domain::ShowPlayback &playback);

signals:
    /// Emitted by set(), before the settings are stored.
    void changed(dogear::PodcastId podcast, const dogear::domain::ShowPlayback &playback);
    /// Emitted when settings could not be stored.
    void failed(const dogear::Error &error);

private:
    storage::DatabaseThread &m_database;
    QHash<PodcastId, domain::ShowPlayback> m_unstored; ///< being written to the database
};

} // namespace dogear::listening
