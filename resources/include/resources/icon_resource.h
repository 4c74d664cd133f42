// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The icons of the program: :/icons/<name>.svg, black, to be tinted from the palette.
///
/// :/icons/dogear.svg is the program's own icon and has its colours.
///
/// Threads: loadIcons before the first use, once per program; then the files are read as any other.
/// Tests:   tests/unit/resources/tst_icons.cpp

namespace dogear::resources {

/// Makes the files below :/icons visible. Further calls do nothing.
void loadIcons();

} // namespace dogear::resources
