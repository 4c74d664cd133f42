// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Sorts the episodes of a serial show into listening order: by season and number.
///
/// Dates alone are not enough: old seasons are published again, and a corrected first episode may
/// get a new date.
///
/// Threads: inSerialOrder() and inSeasons() are pure; the others run on the database thread.
/// Spec:    Apple's "A Podcaster's Guide to RSS", itunes:season, itunes:episode, itunes:type
/// Tests:   tests/unit/storage/tst_serial_order.cpp

#include <base/ids.h>
#include <base/result.h>
#include <domain/show_outline.h>

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

/// Sorts \a episodes, which are given in ascending order of their dates. An episode without a
/// number, such as a bonus, stays after the previous episode of its season; one without a season
/// belongs to the season of the previous episode. Episodes from before the first season come first.
[[nodiscard]] QList<EpisodeId> inSerialOrder(const QList<NumberedEpisode> &episodes);

/// Divides the same order into seasons, without names; episodes from before the first season come
/// first, with no number.
[[nodiscard]] QList<domain::ShowSeason> inSeasons(const QList<NumberedEpisode> &episodes);

/// Reads all episodes of \a podcast in ascending order of their dates.
[[nodiscard]] Result<QList<NumberedEpisode>> numberedEpisodes(Connection &connection,
                                                              PodcastId podcast);

/// Lists all episodes of \a podcast in serial order.
[[nodiscard]] Result<QList<EpisodeId>> serialIds(Connection &connection, PodcastId podcast);

} // namespace dogear::storage
