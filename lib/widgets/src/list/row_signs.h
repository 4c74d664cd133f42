// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The signs of an episode's row: what is playing, played, queued, here, favourite, and the
/// folded corner.
///
/// Tests: tests/gui/tst_episode_delegate.cpp

#include <QColor>
#include <QModelIndex>
#include <QPixmap>
#include <QRect>

class QFont;
class QPainter;
class QStyleOptionViewItem;

namespace dogear::widgets {

struct SignStyle
{
    const QStyleOptionViewItem &option;
    QColor accent; ///< of what is playing
    QColor weak;
};

/// The room that the signs of \a index need; 0 if there are none.
[[nodiscard]] int signsWidth(const QModelIndex &index, const QFont &font);
void drawSigns(QPainter &painter,
               const QRect &area,
               const QModelIndex &index,
               const SignStyle &style);

/// The artwork of an episode in progress: its corner is folded, the further the larger.
void drawFolded(QPainter &painter,
                const QRect &area,
                const QPixmap &picture,
                const QColor &flapColor,
                double share);

} // namespace dogear::widgets
