// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief How often a feed says that it has something new, from `podcast:updateFrequency`.
///
/// Only the pace is read from a rule, not its days: people publish late, and the dates of the
/// episodes say better at which hour.
///
/// Threads: pure; any thread.
/// Spec:    RFC 5545 section 3.3.10 (RRULE); podcast-namespace docs/tags/update-frequency.md
/// Tests:   tests/unit/library/tst_refresh_schedule.cpp

#include <domain/social.h>

#include <chrono>

namespace dogear::library {

struct UpdateRule
{
    std::chrono::seconds gap{};     ///< between two episodes, on average
    std::optional<QDateTime> start; ///< UTC
};

/// The rule that holds at \a time; nothing if there is none, it cannot be read, or it has ended
/// (COUNT, UNTIL): then only the episodes tell.
[[nodiscard]] std::optional<UpdateRule> updateRuleAt(const domain::UpdateFrequency &plan,
                                                     const QDateTime &time);

} // namespace dogear::library
