// SPDX-License-Identifier: GPL-3.0-or-later
#include "filled_button.h"

#include <QApplication>
#include <QEvent>

#include <array>

namespace dogear::widgets {

FilledButton::FilledButton(QWidget *parent)
    : QPushButton(parent)
{
    followPalette();
}

void FilledButton::followPalette()
{
    const QPalette theirs = QApplication::palette();
    QPalette filled;
    constexpr std::array groups = {QPalette::Active, QPalette::Inactive};
    for (const QPalette::ColorGroup group : groups) {
        filled.setColor(group, QPalette::Button, theirs.color(QPalette::Highlight));
        filled.setColor(group, QPalette::ButtonText, theirs.color(QPalette::HighlightedText));
    }
    setPalette(filled);
}

void FilledButton::changeEvent(QEvent *event)
{
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::ApplicationPaletteChange)
        followPalette();
}

} // namespace dogear::widgets
