// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Explains why the list of a place is empty, and how episodes get there.
///
/// Tests: tests/gui/tst_episode_list_page.cpp

#include <itemmodels/library_view.h>

namespace dogear::widgets {

class EmptyState;

/// Fills \a empty for a place of \a kind. \a wasFetched: whether the feed of the show was ever
/// read; true for places that are not a show.
void explainEmptyView(EmptyState &empty, itemmodels::ViewKind kind, bool wasFetched);

} // namespace dogear::widgets
