// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief One line of text in which matches of a search stand out.

#include <QColor>
#include <QRect>
#include <QString>

class QPainter;

namespace dogear::widgets {

struct MarkColors
{
    QColor text;
    QColor ground; ///< behind a match
};

/// Draws \a marked (with domain::matchBegin and matchEnd) elided into \a area.
void drawMarked(QPainter &painter,
                const QRect &area,
                const QString &marked,
                const MarkColors &colors);

/// Without the marks.
[[nodiscard]] QString unmarked(QString marked);

} // namespace dogear::widgets
