// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The names and signs of the library's places.
///
/// Threads: GUI thread.

#include <itemmodels/place.h>

namespace dogear::widgets {

/// "Inbox"; empty for a show, whose title the model knows.
[[nodiscard]] QString placeName(itemmodels::PlaceKind kind);
[[nodiscard]] QString placeIcon(itemmodels::PlaceKind kind);

} // namespace dogear::widgets
