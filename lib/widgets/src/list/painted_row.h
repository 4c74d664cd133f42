// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What painting any row of a list needs, worked out once; delegates add their parts to it.

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
    QColor ground;
    QColor text;
    QColor weak; ///< for what is said beside

    PaintedRow(const QStyleOptionViewItem &styleOption, const QModelIndex &modelIndex)
        : option(styleOption)
        , index(modelIndex)
        , isSelected(option.state.testFlag(QStyle::State_Selected))
        , ground(option.palette.color(isSelected ? QPalette::Highlight : QPalette::Base))
        , text(option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text))
        , weak(isSelected ? text : secondaryColor(option.palette, ground))
    {}

    /// \a rect as it lies where text runs from right to left.
    [[nodiscard]] QRect mirrored(const QRect &rect) const
    {
        return QStyle::visualRect(option.direction, option.rect, rect);
    }
};

} // namespace dogear::widgets
