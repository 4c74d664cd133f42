// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the publication frequency that a feed announces in `podcast:updateFrequency`.
///
/// Only the average gap is read from a rule, not its days: shows are published late, and the dates
/// of the episodes tell the hour better.
///
/// Threads: pure; any thread.
/// Spec:    RFC 5545 section 3.3.10 (RRULE); podcast-namespace docs/tags/update-frequency.md
/// Tests:   tests/unit/subscriptions/tst_refresh_schedule.cpp

#include <domain/social.h>

#include <chrono>

namespace dogear::subscriptions {

struct UpdateRule
{
    std::chrono::seconds gap{};     ///< between two episodes, on average
    std::optional<QDateTime> start; ///< UTC
};

/// The rule that applies at \a time; nullopt if there is none, it cannot be parsed, or it has ended
/// (COUNT, UNTIL). Without a rule only the dates of the episodes count.
[[nodiscard]] std::optional<UpdateRule> updateRuleAt(
    const domain::UpdateFrequency &announcedFrequency,
    const QDateTime &time);

} // namespace dogear::subscriptions
