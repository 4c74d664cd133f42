// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The order in which a serial is heard: by season and number, where episodes have them.
///
/// Dates alone do not tell: old seasons are published again, and a first episode may be put right.
///
/// Threads: inSerialOrder() is pure; serialIds() runs on the database thread.
/// Spec:    Apple's "A Podcaster's Guide to RSS", itunes:season, itunes:episode, itunes:type
/// Tests:   tests/unit/storage/tst_serial_order.cpp

#include <base/ids.h>
#include <base/result.h>

#include <QList>

#include <optional>

namespace dogear::storage {

class Connection;

struct NumberedEpisode
{
    EpisodeId id;
    std::optional<int> season = {};
    std::optional<int> number = {};
};

/// \a episodes, which come in the order of their dates, the first first. One without a number stays
/// behind the one before it, as a bonus does, and one without a season is in that of the one before
/// it; before the first season comes what was published before any had one.
[[nodiscard]] QList<EpisodeId> inSerialOrder(const QList<NumberedEpisode> &episodes);

/// All episodes of \a podcast in that order.
[[nodiscard]] Result<QList<EpisodeId>> serialIds(Connection &connection, PodcastId podcast);

} // namespace dogear::storage
