// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The program's own icons, tinted from the palette when they are painted.
///
/// Threads: GUI thread. dogear::resources::loadIcons() comes first.
/// Tests:   tests/gui/tst_appearance.cpp

#include <QIcon>
#include <QPalette>

namespace dogear::widgets {

/// The icon ":/icons/<name>.svg" in the text colour of \a role; follows a change of the palette.
[[nodiscard]] QIcon themedIcon(const QString &name,
                               QPalette::ColorRole role = QPalette::WindowText);

/// One picture of it, for delegates.
[[nodiscard]] QPixmap tintedPixmap(const QString &name, int size, qreal ratio, const QColor &color);

} // namespace dogear::widgets
