// SPDX-License-Identifier: GPL-3.0-or-later
#include "filled_button.h"

#include "style/artwork_color.h"

#include <widgets/icons.h>
#include <widgets/metrics.h>

#include <QApplication>
#include <QEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QStyleOptionButton>

#include <array>
#include <utility>

namespace dogear::widgets {

namespace {

// Fractions of black or white in the button's colour.
constexpr double pressedShare = 0.2;
constexpr double hoverShare = 0.1;

} // namespace

FilledButton::FilledButton(QWidget *parent)
    : QPushButton(parent)
{
    setAttribute(
        Qt::WA_Hover); // paints again when the pointer enters or leaves: background() differs
    followPalette();
}

void FilledButton::setThemedIcon(const QString &name)
{
    m_icon = name;
    followPalette();
}

void FilledButton::setArtworkColor(const QColor &color)
{
    if (std::exchange(m_artwork, color) != color)
        followPalette();
}

void FilledButton::followPalette()
{
    // setPalette() sends PaletteChange to this button again.
    const QScopedValueRollback following(m_isFollowing, true);
    const QPalette theirs = QApplication::palette();
    QPalette filled;
    constexpr std::array groups = {QPalette::Active, QPalette::Inactive};
    for (const QPalette::ColorGroup group : groups) {
        QColor text = theirs.color(group, QPalette::HighlightedText);
        QColor ground = backgroundBehind(text, theirs.color(group, QPalette::Highlight));
        if (m_artwork.isValid()) {
            ground = artworkAccent(m_artwork, theirs);
            text = textOnColor(ground);
        }
        filled.setColor(group, QPalette::Button, ground);
        filled.setColor(group, QPalette::ButtonText, text);
    }
    setPalette(filled);
    if (!m_icon.isEmpty()) // a QIcon knows the application's palette only
        setIcon(tintedIcon(m_icon, filled.color(QPalette::Active, QPalette::ButtonText)));
}

/// Changes the colour away from the text's when hovered or pressed, so that the text stays
/// readable.
QColor FilledButton::background() const
{
    const QColor color = palette().color(QPalette::Button);
    const QColor away =
        palette().color(QPalette::ButtonText).lightnessF() > 0.5F ? Qt::black : Qt::white;
    if (!isEnabled())
        return color;
    return mixed(color, away, isDown() ? pressedShare : underMouse() ? hoverShare : 0);
}

/// Paints the background itself: some styles make a button lighter with a gradient, and others do
/// not fill it at all.
void FilledButton::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF edge = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const int radius = unit(font());
    painter.setBrush(background());
    painter.setPen(background());
    painter.drawRoundedRect(edge, radius, radius);
    QStyleOptionButton label;
    initStyleOption(&label);
    style()->drawControl(QStyle::CE_PushButtonLabel, &label, &painter, this);
}

void FilledButton::changeEvent(QEvent *event)
{
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_isFollowing)
        followPalette();
}

} // namespace dogear::widgets
