// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What decides when a show is asked for news again.
///
/// Threads: values; any thread.

#include <base/error.h>
#include <base/ids.h>
#include <domain/social.h>

namespace dogear::domain {

struct RefreshFacts
{
    PodcastId id;
    QDateTime followedSince;             ///< UTC
    std::optional<QDateTime> asked;      ///< UTC; the last attempt
    std::optional<QDateTime> notBefore;  ///< UTC; the server wants to be left alone until then
    std::optional<Error> error;          ///< of the last attempt; without its detail and address
    int failures = 0;                    ///< in a row
    QList<QDateTime> newest;             ///< UTC; when the newest episodes came, newest first
    std::optional<UpdateFrequency> plan; ///< what the feed says of itself

    friend bool operator==(const RefreshFacts &, const RefreshFacts &) = default;
};

} // namespace dogear::domain
