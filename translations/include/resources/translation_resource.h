// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The translations of the program: :/i18n/dogear_<language>.qm, for QTranslator.
///
/// dogear_en.qm holds the English plurals ("%n episode", "%n episodes") and nothing else.
///
/// Threads: loadTranslations before the first use, once per program.
/// Tests:   tests/unit/resources/tst_translations.cpp

namespace dogear::resources {

/// Makes the files below :/i18n visible. Further calls do nothing.
void loadTranslations();

} // namespace dogear::resources
