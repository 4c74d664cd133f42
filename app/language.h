// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief In which language Dogear speaks.

namespace dogear {

/// English first, for its plurals; then, over it, the language of the desktop. Later calls do
/// nothing.
void installTranslations();

} // namespace dogear
