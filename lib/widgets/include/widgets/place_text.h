// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Gives the places of the library their names and icons.
///
/// Threads: GUI thread.

#include <itemmodels/place.h>

namespace dogear::widgets {

/// Returns "Inbox" and so on; empty for shows, tags and searches, whose titles the model has.
[[nodiscard]] QString placeName(itemmodels::PlaceKind kind);
[[nodiscard]] QString placeIcon(itemmodels::PlaceKind kind);

} // namespace dogear::widgets
