// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Selects the language of Dogear's texts.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_language.cpp

namespace dogear {

/// Installs the English plurals, then the texts of the desktop's language, Qt's own texts included.
/// If Dogear has no texts in that language, the default QLocale becomes English, so that dates,
/// digits and the direction of the window match the English texts. Further calls have no effect.
void installTranslations();

} // namespace dogear
