// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief How single shows are played, in the database.
///
/// Threads: the database thread. Every function may fail with a Database… code.
/// Tests:   tests/unit/storage/tst_show_playback_store.cpp

#include <base/ids.h>
#include <base/result.h>
#include <domain/show_playback.h>

#include <QHash>

namespace dogear::storage {

class Connection;

class ShowPlaybackStore final
{
public:
    explicit ShowPlaybackStore(Connection &connection)
        : m_connection(connection)
    {}

    /// Values out of range are read as the nearest in range; of a show that nothing is known of,
    /// everything is as for all shows.
    [[nodiscard]] Result<domain::ShowPlayback> find(PodcastId podcast);
    /// The speeds of those shows that have their own.
    [[nodiscard]] Result<QHash<PodcastId, double>> speeds();
    /// A show that is gone meanwhile is no failure.
    [[nodiscard]] Result<> put(PodcastId podcast, const domain::ShowPlayback &playback);

private:
    Connection &m_connection;
};

} // namespace dogear::storage
