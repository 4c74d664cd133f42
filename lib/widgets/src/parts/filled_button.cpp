// SPDX-License-Identifier: GPL-3.0-or-later
#include "filled_button.h"

#include <widgets/metrics.h>

#include <QApplication>
#include <QEvent>

#include <array>

namespace dogear::widgets {

FilledButton::FilledButton(QWidget *parent)
    : QPushButton(parent)
{
    followPalette();
}

namespace {

/// Styles paint a button with a gradient around its colour: a little more than WCAG's 4.5.
constexpr double wantedContrast = 6;

/// The highlight, moved away from the colour of its text until that can be read on a gradient.
QColor fill(const QColor &highlight, const QColor &text)
{
    const QColor away = text.lightnessF() > 0.5F ? Qt::black : Qt::white;
    QColor color = highlight;
    for (double share = 0.1; share < 1 && contrast(color, text) < wantedContrast; share += 0.1)
        color = mixed(highlight, away, share);
    return color;
}

} // namespace

void FilledButton::followPalette()
{
    const QPalette theirs = QApplication::palette();
    QPalette filled;
    constexpr std::array groups = {QPalette::Active, QPalette::Inactive};
    for (const QPalette::ColorGroup group : groups) {
        const QColor text = theirs.color(QPalette::HighlightedText);
        filled.setColor(group, QPalette::Button, fill(theirs.color(QPalette::Highlight), text));
        filled.setColor(group, QPalette::ButtonText, text);
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
