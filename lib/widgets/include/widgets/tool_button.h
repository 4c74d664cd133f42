// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What the small buttons of the player bar have in common.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_up_next.cpp, tests/gui/tst_bookmarking.cpp

class QString;
class QToolButton;

namespace dogear::widgets {

/// Makes \a button a tool of the player bar with the object name \a name and the icon \a icon.
void setUpTool(QToolButton &button, const QString &name, const QString &icon);

} // namespace dogear::widgets
