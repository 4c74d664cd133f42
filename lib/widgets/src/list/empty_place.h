// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What stands in the list of a place that has no episodes because nobody put one there.
///
/// Tests: tests/gui/tst_episode_list_page.cpp

#include <itemmodels/place.h>

namespace dogear::widgets {

class EmptyState;

/// \a wasFetched: of a show, whether its feed was ever read.
void explainEmptyPlace(EmptyState &empty, itemmodels::PlaceKind kind, bool wasFetched);

} // namespace dogear::widgets
