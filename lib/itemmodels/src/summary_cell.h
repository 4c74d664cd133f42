// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Gives the values that the rows of all episode lists take from a summary.
///
/// Tests: tests/integration/tst_item_models.cpp, tst_show_episodes_model.cpp

#include <domain/library.h>

#include <QVariant>

namespace dogear::itemmodels {

/// Returns the value of \a role, one of EpisodeRoles; invalid for a role that depends on the list.
[[nodiscard]] QVariant summaryCell(const domain::EpisodeSummary &episode, int role);

} // namespace dogear::itemmodels
