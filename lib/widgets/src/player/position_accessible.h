// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lets screen readers read the position as a time, "0:10 of 20:00", and set it.
///
/// Tests: tests/gui/tst_player_position.cpp

namespace dogear::widgets {

/// Installs the accessible interface for every PositionSlider of the process; further calls do
/// nothing.
void installPositionAccessible();

} // namespace dogear::widgets
