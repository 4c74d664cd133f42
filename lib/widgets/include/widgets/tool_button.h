// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Gives small buttons of the player bar and of headers their common look.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_up_next.cpp, tests/gui/tst_bookmarking.cpp

class QAbstractButton;
class QString;
class QToolButton;

namespace dogear::widgets {

/// Icon height of the buttons below the title of an episode or a show, in grid units: 24 pixels
/// with the usual font.
constexpr double headerIconUnits = 6;

/// Makes \a button a tool of the player bar with the object name \a name and the icon \a icon.
void setUpTool(QToolButton &button, const QString &name, const QString &icon);

/// Makes the icon of \a button \a count grid units wide and high.
void setIconUnits(QAbstractButton &button, double count);

} // namespace dogear::widgets
