// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Describes a list of episodes that the user orders by hand, in addition to Up next.
///
/// Threads: values; any thread.

#include <base/ids.h>

#include <QList>
#include <QString>

namespace dogear::domain {

struct Playlist
{
    PlaylistId id;
    QString name;            ///< unique regardless of case; never empty
    bool keepsPlayed = true; ///< false: played episodes are neither shown nor played
    int episodeCount = 0;    ///< of the episodes that are shown

    friend bool operator==(const Playlist &, const Playlist &) = default;
};

/// A list with all its episodes, also those that are not shown.
struct PlaylistContent
{
    Playlist list;
    QList<EpisodeId> episodes; ///< in the user's order

    friend bool operator==(const PlaylistContent &, const PlaylistContent &) = default;
};

} // namespace dogear::domain
