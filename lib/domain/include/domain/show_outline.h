// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Data of all episodes of a show for its page: first and last date, newest episode,
/// seasons.
///
/// Threads: values; any thread.

#include <domain/library.h>

#include <QList>

#include <optional>

namespace dogear::domain {

struct ShowSpan
{
    std::optional<QDateTime> first; ///< UTC; earliest publication date that the feed gives
    std::optional<QDateTime> last;  ///< UTC; latest one
    std::optional<EpisodeSummary> newest;

    friend bool operator==(const ShowSpan &, const ShowSpan &) = default;
};

/// The episodes of one season, in the order of the show.
struct ShowSeason
{
    std::optional<int> number = {}; ///< unset: the feed gives no season
    QString name = {};
    QList<EpisodeId> episodes = {};

    friend bool operator==(const ShowSeason &, const ShowSeason &) = default;
};

/// A followed show, for a link to it.
struct ShowName
{
    PodcastId id;
    QString title; ///< the displayed one

    friend bool operator==(const ShowName &, const ShowName &) = default;
};

} // namespace dogear::domain
