// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores the playback settings of single shows.
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

    /// Reads the settings of \a podcast; by default it has none of its own. A value outside its
    /// range is read as the nearest value inside.
    [[nodiscard]] Result<domain::ShowPlayback> find(PodcastId podcast);
    /// Returns the speeds of all shows that have a speed of their own.
    [[nodiscard]] Result<QHash<PodcastId, double>> speeds();
    /// Replaces the settings. Does nothing if the show was deleted meanwhile.
    [[nodiscard]] Result<> put(PodcastId podcast, const domain::ShowPlayback &playback);

private:
    Connection &m_connection;
};

} // namespace dogear::storage
