// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Names the program as the desktop knows it.

#include <QString>

namespace dogear::desktop {

/// The name of the desktop file without ".desktop", which is also the name of the icon.
inline const QString desktopEntryName = QStringLiteral("org.dogear.Dogear");

} // namespace dogear::desktop
