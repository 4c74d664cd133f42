// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Tells whether this process runs in a Flatpak, where services of the desktop are reached
///        through portals.
///
/// Spec: flatpak-metadata(5), /.flatpak-info

#include <QFile>

namespace dogear::desktop {

[[nodiscard]] inline bool isInFlatpak()
{
    return QFile::exists(QStringLiteral("/.flatpak-info"));
}

} // namespace dogear::desktop
