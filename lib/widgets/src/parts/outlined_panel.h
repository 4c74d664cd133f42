// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Paints panels that lie over other widgets of the window.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_messages.cpp, tst_command_palette.cpp

#include <QPalette>

class QWidget;

namespace dogear::widgets {

/// Fills \a widget with its colour \a background, with rounded corners. An outline separates it
/// from what is behind it. To be called in paintEvent().
void paintOutlinedPanel(QWidget &widget, QPalette::ColorRole background);

} // namespace dogear::widgets
