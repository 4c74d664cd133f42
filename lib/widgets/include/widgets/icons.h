// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes icons from the program's own SVG files, tinted from the palette when painted.
///
/// Threads: GUI thread. \pre dogear::resources::loadIcons() was called.
/// Tests:   tests/gui/tst_appearance.cpp

#include <QIcon>
#include <QPalette>

namespace dogear::widgets {

/// Returns the icon ":/icons/<name>.svg" in the colour of \a role; follows palette changes.
[[nodiscard]] QIcon themedIcon(const QString &name,
                               QPalette::ColorRole role = QPalette::WindowText);

/// Returns the icon in \a color, for a button with colours of its own; a disabled one has the
/// palette's colour of disabled buttons.
[[nodiscard]] QIcon tintedIcon(const QString &name, const QColor &color);

/// Returns one pixmap of the icon in \a color, for delegates. \a size is in logical pixels.
[[nodiscard]] QPixmap tintedPixmap(const QString &name, int size, qreal ratio, const QColor &color);

} // namespace dogear::widgets
