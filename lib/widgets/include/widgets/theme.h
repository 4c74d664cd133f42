// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Switches the whole program to light or dark colours, or back to those of the desktop.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_theme.cpp

#include <settings/desktop_settings.h>

namespace dogear::widgets {

/// Gives all windows the colours of \a theme at once. They stay when the desktop changes its own
/// colours, until the theme is settings::Theme::System.
/// \pre there is a QApplication, with its style
void applyTheme(settings::Theme theme);

} // namespace dogear::widgets
