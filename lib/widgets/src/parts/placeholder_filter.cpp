// SPDX-License-Identifier: GPL-3.0-or-later
#include "placeholder_filter.h"

#include <widgets/metrics.h>

#include <QEvent>
#include <QScopedValueRollback>
#include <QWidget>

namespace dogear::widgets {

PlaceholderFilter::PlaceholderFilter(QWidget &field)
    : QObject(&field)
    , m_field(field)
{
    field.installEventFilter(this);
    soften();
}

bool PlaceholderFilter::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::PaletteChange && !m_isSoftening)
        soften();
    return QObject::eventFilter(watched, event);
}

void PlaceholderFilter::soften()
{
    // setPalette() sends PaletteChange to the field again.
    const QScopedValueRollback softening(m_isSoftening, true);
    // The parent's palette, because the field's own contains the colour that is set here.
    const QPalette around = m_field.parentWidget() ? m_field.parentWidget()->palette() : QPalette();
    QPalette palette;
    palette.setColor(QPalette::PlaceholderText,
                     secondaryColor(around, around.color(QPalette::Base)));
    m_field.setPalette(palette);
}

} // namespace dogear::widgets
