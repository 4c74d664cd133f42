// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Computes the sizes, fonts and readable colours that all widgets use.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_appearance.cpp

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QString>

class QWidget;

namespace dogear::widgets {

/// Returns the unit of the layout grid in pixels: a quarter of the font's height, about 4, at
/// least 3.
[[nodiscard]] int unit(const QFont &font);
/// Returns \a count grid units in pixels.
[[nodiscard]] int units(const QFont &font, double count);

/// Returns \a font at \a factor times its size, which may be set in points or in pixels.
[[nodiscard]] QFont scaledFont(QFont font, double factor);
/// Returns \a font at nine tenths of its size, for a show's title, dates and lengths.
[[nodiscard]] QFont secondaryFont(const QFont &font);
[[nodiscard]] QFont semibold(QFont font);
/// Returns \a font for running times: as a sans-serif, whose digits usually have the same width, so
/// that the text does not tremble.
[[nodiscard]] QFont tabular(QFont font);

/// Returns the palette's placeholder colour, mixed with the text colour until it has a contrast of
/// 4.5:1 on \a background (WCAG 2.1, 1.4.3).
[[nodiscard]] QColor secondaryColor(const QPalette &palette, const QColor &background);

inline constexpr double textContrast = 4.5; ///< min. contrast of text (WCAG 2.1, 1.4.3)
inline constexpr double partContrast = 3;   ///< min. contrast of lines and signs (1.4.11)

/// Mixes \a color with \a text until it has a contrast of \a wanted on \a background: the links of
/// a dark palette are often as dark as its background.
[[nodiscard]] QColor readable(const QColor &color,
                              const QColor &text,
                              const QColor &background,
                              double wanted = textContrast);

/// Returns the palette's highlight colour for bars, lines and signs on \a background, with a
/// contrast of 3:1.
[[nodiscard]] QColor accentColor(const QPalette &palette, const QColor &background);
/// Returns the colour of outlines and grooves on \a background: the weakest mixture with the
/// palette's text that has a contrast of 3:1.
[[nodiscard]] QColor outlineColor(const QPalette &palette, const QColor &background);

/// Mixes \a a with a \a share of \a b, 0 to 1.
[[nodiscard]] QColor mixed(const QColor &a, const QColor &b, double share);

/// Moves the background \a background away from \a text until they have a contrast of \a wanted.
[[nodiscard]] QColor backgroundBehind(const QColor &text,
                                      const QColor &background,
                                      double wanted = textContrast);

/// Returns the background of search matches; the palette's text has a contrast of 4.5:1 on it.
[[nodiscard]] QColor searchedColor(const QPalette &palette);

/// Text and background colour of a search match.
struct MatchColors
{
    QColor text;
    QColor background;
};
/// Returns the colours of a match in a list row, with a contrast of at least 4.5:1. A selected row
/// inverts its colours in the match.
[[nodiscard]] MatchColors matchColors(const QPalette &palette, bool isSelected);

/// Returns \a palette with a contrast of 4.5:1 for selected and disabled text, links and tooltips,
/// and with a placeholder text that differs from typed text. Desktop palettes often have less
/// contrast.
[[nodiscard]] QPalette readablePalette(QPalette palette);

/// Returns the WCAG 2.1 contrast ratio of two opaque colours, 1 to 21.
[[nodiscard]] double contrast(const QColor &a, const QColor &b);

} // namespace dogear::widgets
