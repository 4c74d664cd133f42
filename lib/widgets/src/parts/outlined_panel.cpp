// SPDX-License-Identifier: GPL-3.0-or-later
#include "outlined_panel.h"

#include <widgets/metrics.h>

#include <QPainter>
#include <QWidget>

namespace dogear::widgets {

void paintOutlinedPanel(QWidget &widget, QPalette::ColorRole background)
{
    QPainter painter(&widget);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF edge = QRectF(widget.rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const QColor fill = widget.palette().color(background);
    painter.setBrush(fill);
    painter.setPen(outlineColor(widget.palette(), fill));
    const int radius = units(widget.font(), 1);
    painter.drawRoundedRect(edge, radius, radius);
}

} // namespace dogear::widgets
