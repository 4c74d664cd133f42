// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Assigns a mnemonic letter to every entry of a menu, in any language, and removes the
///        marks of mnemonics from texts.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_help.cpp

#include <QString>

class QMenu;

namespace dogear::widgets {

/// Inserts an & before a letter of each visible entry of \a menu that has no mnemonic; entries with
/// a mnemonic keep it. An entry gets none if other entries need all of its letters, and none of
/// Chinese, Japanese or Korean letters, which no key types.
void assignMnemonics(QMenu &menu);

/// Returns \a text of an action or a menu without the "&" that marks its mnemonic; "&&" becomes
/// "&".
[[nodiscard]] QString withoutMnemonic(QString text);

} // namespace dogear::widgets
