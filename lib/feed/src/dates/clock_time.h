// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds the time of day in a date and removes it, with its zone. Pure; any thread.

#include "zone_names.h"

#include <QString>

#include <optional>

namespace dogear::feed {

/// A time of day with its zone.
struct ClockTime
{
    int hours = 0; ///< 24 means the end of the day
    int minutes = 0;
    int seconds = 0; ///< 60 means a leap second
    bool isPossible = true;
    std::optional<FoundZone> zone;
    QString unknownZone; ///< a word that looks like a zone but is not known
};

/// Removes the time of day and its zone from \a text, which is simplified and has ASCII digits.
/// \return nothing if there is none; \a text is unchanged then
[[nodiscard]] std::optional<ClockTime> takeClockTime(QString &text);

} // namespace dogear::feed
