// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The grid and the secondary type that everything is set in.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_appearance.cpp

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QString>

class QWidget;

namespace dogear::widgets {

/// The grid's unit in pixels: a quarter of the font's height, about 4.
[[nodiscard]] int unit(const QFont &font);
[[nodiscard]] int units(const QFont &font, double count);

/// For show, date, length: nine tenths of \a font.
[[nodiscard]] QFont secondaryFont(const QFont &font);
[[nodiscard]] QFont semibold(QFont font);
/// With figures of one width, so that a running time does not tremble.
[[nodiscard]] QFont tabular(QFont font);

/// The palette's placeholder text, strengthened towards the text colour until it has a contrast of
/// 4.5:1 on \a ground (WCAG 2.1, 1.4.3).
[[nodiscard]] QColor secondaryColor(const QPalette &palette, const QColor &ground);

/// \a color, strengthened towards \a text until it has a contrast of 4.5:1 on \a ground: the links
/// of a dark palette are often as dark as its ground.
[[nodiscard]] QColor readable(const QColor &color, const QColor &text, const QColor &ground);

/// \a a with \a share of \a b, 0 to 1.
[[nodiscard]] QColor mixed(const QColor &a, const QColor &b, double share);

/// \a ground, moved away from \a text until \a text has a contrast of \a wanted on it.
[[nodiscard]] QColor groundBehind(const QColor &text, const QColor &ground, double wanted = 4.5);

/// Behind what a search has found; the palette's text has a contrast of 4.5:1 on it.
[[nodiscard]] QColor searchedColor(const QPalette &palette);

/// Text and ground of a match.
struct MatchColors
{
    QColor text;
    QColor ground;
};
/// In a list row that is selected or not; 4.5:1 or more. A selected row is inverted in its matches.
[[nodiscard]] MatchColors matchColors(const QPalette &palette, bool isSelected);

/// \a palette with selected text and disabled text of a contrast of 4.5:1, and with a hint that
/// differs from typed text. Palettes of desktops often have less.
[[nodiscard]] QPalette readablePalette(QPalette palette);

/// WCAG 2.1 contrast of two opaque colours, 1 to 21.
[[nodiscard]] double contrast(const QColor &a, const QColor &b);

} // namespace dogear::widgets
