// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds the dominant colour of an artwork, and adapts it to a palette until it is readable.
///
/// Threads: pure; any thread. Only the text and the grounds of the palette are read.
/// Tests:   tests/gui/tst_artwork_color.cpp

#include <QColor>
#include <QPalette>

class QImage;

namespace dogear::widgets {

/// Returns the colour that covers most of \a picture among its saturated colours; invalid if the
/// picture is grey, nearly black or nearly white.
[[nodiscard]] QColor dominantColor(const QImage &picture);

/// Changes the lightness of \a dominant, as little as possible, until it has a contrast of 3:1 on
/// the window and on the lists of \a palette. Returns the palette's accent for an invalid colour.
[[nodiscard]] QColor artworkAccent(const QColor &dominant, const QPalette &palette);

/// Returns white or black: that with a contrast of 4.5:1 on \a background, which one of them always
/// has.
[[nodiscard]] QColor textOnColor(const QColor &background);

} // namespace dogear::widgets
