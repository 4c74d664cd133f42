// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Gives the places of the library their names and icons.
///
/// Threads: GUI thread.

#include <itemmodels/library_view.h>

namespace dogear::widgets {

/// Returns "Inbox" and so on; empty for shows, tags and searches, whose titles the model has.
[[nodiscard]] QString viewName(itemmodels::ViewKind kind);
[[nodiscard]] QString viewIcon(itemmodels::ViewKind kind);

} // namespace dogear::widgets
