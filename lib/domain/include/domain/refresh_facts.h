// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Input of the schedule that decides when a show's feed is fetched again.
///
/// Threads: values; any thread.

#include <base/error.h>
#include <base/ids.h>
#include <domain/social.h>

namespace dogear::domain {

struct RefreshFacts
{
    PodcastId id;
    QDateTime followedSince;              ///< UTC
    std::optional<QDateTime> lastAttempt; ///< UTC; the last attempt
    std::optional<QDateTime> notBefore;   ///< UTC; the server asked for no request before this
    std::optional<Error> error;           ///< of the last attempt; without its detail and address
    int failures = 0;                     ///< consecutive
    QList<QDateTime> newest;              ///< UTC; dates of the newest episodes, newest first
    std::optional<UpdateFrequency>
        announcedFrequency; ///< the update frequency that the feed announces

    friend bool operator==(const RefreshFacts &, const RefreshFacts &) = default;
};

} // namespace dogear::domain
