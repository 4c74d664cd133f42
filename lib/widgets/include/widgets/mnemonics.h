// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Gives every entry of a menu a letter that chooses it, in whatever language it is.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_help.cpp

class QMenu;

namespace dogear::widgets {

/// Marks a letter with & in each entry of \a menu that has none. Entries that have one keep it.
void giveMnemonics(QMenu &menu);

} // namespace dogear::widgets
