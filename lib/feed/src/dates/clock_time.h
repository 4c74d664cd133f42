// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds the time of day in a date and takes it out, with its zone. Pure; any thread.

#include "zone_names.h"

#include <QString>

#include <optional>

namespace dogear::feed {

struct ClockTime
{
    int hours = 0; ///< 24 is the end of the day
    int minutes = 0;
    int seconds = 0; ///< 60 is a leap second
    bool isPossible = true;
    std::optional<FoundZone> zone;
    QString unknownZone; ///< looks like a zone, and is none that is known
};

/// Cuts the time of day and its zone out of \a text, which is simplified and has ASCII digits.
/// \return nothing if there is none; \a text is as it was then
[[nodiscard]] std::optional<ClockTime> takeClockTime(QString &text);

} // namespace dogear::feed
