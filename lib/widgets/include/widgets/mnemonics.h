// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Assigns a mnemonic letter to every entry of a menu, in any language.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_help.cpp

class QMenu;

namespace dogear::widgets {

/// Inserts an & before a letter of each visible entry of \a menu that has no mnemonic; entries with
/// a mnemonic keep it. An entry gets none if other entries need all of its letters.
void assignMnemonics(QMenu &menu);

} // namespace dogear::widgets
