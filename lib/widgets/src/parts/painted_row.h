// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Computes the state, the colours and the areas that painting any list row needs, once per
///        row, and paints the parts that rows of several lists have.
///
/// Delegates derive from it and add the parts of their rows. Areas are those of a left-to-right
/// layout; mirrored() converts them. It refers to the option and the index of paint(), and is valid
/// only as long as they are.
///
/// Tests: tests/gui/tst_episode_delegate.cpp, tst_bookmark_delegate.cpp

#include <widgets/metrics.h>

#include <QModelIndex>
#include <QStyleOptionViewItem>

class QPainter;

namespace dogear::widgets {

class ArtworkImages;

// Sizes that several lists share, in units of the grid (widgets/metrics.h).
inline constexpr double rowMarginUnits = 4; ///< at both ends of a row
inline constexpr double rowButtonUnits = 8; ///< width and height of the button at the end

struct PaintedRow
{
    const QStyleOptionViewItem &option;
    const QModelIndex &index;
    bool isSelected = false;
    bool isPointedAt = false; ///< by the mouse, or by the focus of the keyboard
    QColor background;
    QColor text;
    QColor weak; ///< for secondary text

    PaintedRow(const QStyleOptionViewItem &styleOption, const QModelIndex &modelIndex);

    /// Mirrors \a rect within the row if the layout is right-to-left.
    [[nodiscard]] QRect mirrored(const QRect &rect) const;

    /// Returns the square of an artwork of \a count grid units, behind the margin. It is empty in a
    /// row that is so narrow that the text needs the room.
    [[nodiscard]] QRect artworkArea(double count) const;
    /// Returns the left edge of texts that begin \a gapUnits behind \a artwork, or behind the
    /// margin if there is no artwork.
    [[nodiscard]] int leftOfTexts(const QRect &artwork, double gapUnits = rowMarginUnits) const;
    /// Returns the area from \a left to \a right, as high as the row and at least a pixel wide.
    [[nodiscard]] QRect textArea(int left, int right) const;

    /// Paints the picture at \a image, or a tile for \a title. Paints nothing in an empty \a area.
    void paintArtwork(QPainter &painter,
                      ArtworkImages &images,
                      const QRect &area,
                      const QUrl &image,
                      const QString &title) const;
    /// Paints a disc with \a icon in its centre. \a area is mirrored already, as of rowButton().
    void paintRoundButton(QPainter &painter, const QRect &area, const QString &icon) const;
};

/// Paints the background of a row, with its selection and its hover state.
void paintRowPanel(QPainter &painter, const QStyleOptionViewItem &option);

/// Paints the mark of the row that has the focus, over its content, as the style paints it.
void paintRowFocus(QPainter &painter, const QStyleOptionViewItem &option);

/// Paints \a icon in \a color into the square \a area, which is mirrored already.
void paintRowIcon(QPainter &painter, const QRect &area, const QString &icon, const QColor &color);

/// Returns the square of \a size pixels around the centre of \a area.
[[nodiscard]] QRect squareIn(const QRect &area, int size);

/// Returns the area of the button that is \a edgeUnits away from the end of a row, mirrored.
[[nodiscard]] QRect rowButton(const QStyleOptionViewItem &option,
                              double edgeUnits = rowMarginUnits);

} // namespace dogear::widgets
