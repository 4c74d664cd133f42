// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Describes a show as groups of facts: all that its feed says, apart from the description,
///        live items and references to other feeds.
///
/// Tests: tests/gui/tst_show_page.cpp

#include "facts.h"

#include <domain/show_outline.h>

namespace dogear::widgets {

/// Returns the groups that have facts, those for every listener first.
[[nodiscard]] QList<FactGroup> showFacts(const domain::FollowedPodcast &show,
                                         const domain::ShowSpan &span);

/// Returns "2021 – 2024", or "2024" for one year; empty without dates.
[[nodiscard]] QString yearsActive(const domain::ShowSpan &span);

} // namespace dogear::widgets
