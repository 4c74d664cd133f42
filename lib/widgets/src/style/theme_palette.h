// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes the palettes of the light and the dark theme, for use on any style.
///
/// They set every role in every group, so that no colour of the desktop shows through. All text has
/// a contrast of 4.5:1 on its ground, and the highlight has 3:1 on windows and lists.
///
/// Threads: pure; any thread.
/// Tests:   tests/gui/tst_theme.cpp

#include <QPalette>

namespace dogear::widgets {

[[nodiscard]] QPalette lightPalette();
[[nodiscard]] QPalette darkPalette();

} // namespace dogear::widgets
