// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Computes the state and the colours that painting any list row needs, once per row.
///
/// Delegates derive from it and add the parts of their rows. It refers to the option and the index
/// of paint(), and is valid only as long as they are.

#include <widgets/metrics.h>

#include <QModelIndex>
#include <QPalette>
#include <QStyle>
#include <QStyleOptionViewItem>

namespace dogear::widgets {

struct PaintedRow
{
    const QStyleOptionViewItem &option;
    const QModelIndex &index;
    bool isSelected = false;
    QColor background;
    QColor text;
    QColor weak; ///< for secondary text

    PaintedRow(const QStyleOptionViewItem &styleOption, const QModelIndex &modelIndex)
        : option(styleOption)
        , index(modelIndex)
        , isSelected(option.state.testFlag(QStyle::State_Selected))
        , background(option.palette.color(isSelected ? QPalette::Highlight : QPalette::Base))
        , text(option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text))
        , weak(isSelected ? text : secondaryColor(option.palette, background))
    {}

    /// Mirrors \a rect within the row if the layout is right-to-left.
    [[nodiscard]] QRect mirrored(const QRect &rect) const
    {
        return QStyle::visualRect(option.direction, option.rect, rect);
    }
};

} // namespace dogear::widgets
