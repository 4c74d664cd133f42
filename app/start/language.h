// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief In which language Dogear speaks.

namespace dogear {

/// English first, for its plurals; then, over it, the language of the desktop, with Qt's own texts
/// in it. Where Dogear has no texts in that language, dates, digits and the direction of the window
/// are English as well, as of the default QLocale. Later calls do nothing.
void installTranslations();

} // namespace dogear
