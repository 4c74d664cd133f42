// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Paints the signs of an episode's row (in the player, played, queued, download, favourite)
///        and the folded corner of its artwork.
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

struct StatusIconStyle
{
    const QStyleOptionViewItem &option;
    QColor accent; ///< of the episode in the player, and of a running download
    QColor weak;
};

/// Width of the signs of \a index in pixels; 0 without signs.
[[nodiscard]] int statusIconsWidth(const QModelIndex &index, const QFont &font);
void drawStatusIcons(QPainter &painter,
                     const QRect &area,
                     const QModelIndex &index,
                     const StatusIconStyle &style);

/// Draws the artwork of an episode in progress with a folded corner, which grows with the heard
/// \a share, 0 to 1.
void drawFolded(QPainter &painter,
                const QRect &area,
                const QPixmap &picture,
                const QColor &flapColor,
                double share);

} // namespace dogear::widgets
