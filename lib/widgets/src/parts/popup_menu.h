// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows context menus that are deleted once they are closed.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_bookmarks_page.cpp, tst_sidebar.cpp

class QMenu;
class QPoint;

namespace dogear::widgets {

/// Shows \a menu at \a position of the screen, and deletes it when it closes. Does nothing without
/// a menu.
void popUpOnce(QMenu *menu, const QPoint &position);

} // namespace dogear::widgets
