// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme_palette.h"

#include <array>
#include <utility>

namespace dogear::widgets {

namespace {

/// Colours of a theme, of which its palette consists.
struct ThemeColors
{
    QRgb window;
    QRgb base;
    QRgb alternateBase;
    QRgb button;
    QRgb text;
    QRgb disabled; ///< text of what cannot be used
    QRgb placeholder;
    QRgb highlight;
    QRgb highlightedText;
    QRgb link;
    QRgb visitedLink;
    QRgb toolTip;
    QRgb toolTipText;
    // Edges that styles paint, from the lightest to the darkest.
    QRgb light;
    QRgb midlight;
    QRgb mid;
    QRgb dark;
    QRgb shadow;
};

constexpr ThemeColors lightColors{.window = 0xf3f4f5,
                                  .base = 0xffffff,
                                  .alternateBase = 0xf7f8f9,
                                  .button = 0xe9ebed,
                                  .text = 0x1c2023,
                                  .disabled = 0x61686e,
                                  .placeholder = 0x676e74,
                                  .highlight = 0x1f6db8,
                                  .highlightedText = 0xffffff,
                                  .link = 0x1a62aa,
                                  .visitedLink = 0x7b3f98,
                                  .toolTip = 0x2a2f33,
                                  .toolTipText = 0xf4f5f6,
                                  .light = 0xffffff,
                                  .midlight = 0xf0f1f2,
                                  .mid = 0xc4c8cb,
                                  .dark = 0x9aa0a5,
                                  .shadow = 0x6b7176};

constexpr ThemeColors darkColors{.window = 0x24282c,
                                 .base = 0x1b1e21,
                                 .alternateBase = 0x202428,
                                 .button = 0x343a40,
                                 .text = 0xeceef0,
                                 .disabled = 0xa2aab1,
                                 .placeholder = 0x9aa2a9,
                                 .highlight = 0x2f78c4,
                                 .highlightedText = 0xffffff,
                                 .link = 0x6cb0f0,
                                 .visitedLink = 0xc79ae0,
                                 .toolTip = 0x3a4046,
                                 .toolTipText = 0xf4f5f6,
                                 .light = 0x545c64,
                                 .midlight = 0x454c53,
                                 .mid = 0x3b4147,
                                 .dark = 0x16191b,
                                 .shadow = 0x0b0c0d};

QPalette paletteOf(const ThemeColors &colors)
{
    const std::array roles{std::pair(QPalette::Window, colors.window),
                           std::pair(QPalette::WindowText, colors.text),
                           std::pair(QPalette::Base, colors.base),
                           std::pair(QPalette::AlternateBase, colors.alternateBase),
                           std::pair(QPalette::Text, colors.text),
                           std::pair(QPalette::Button, colors.button),
                           std::pair(QPalette::ButtonText, colors.text),
                           std::pair(QPalette::BrightText, colors.highlightedText),
                           std::pair(QPalette::PlaceholderText, colors.placeholder),
                           std::pair(QPalette::Highlight, colors.highlight),
                           std::pair(QPalette::HighlightedText, colors.highlightedText),
                           std::pair(QPalette::Link, colors.link),
                           std::pair(QPalette::LinkVisited, colors.visitedLink),
                           std::pair(QPalette::ToolTipBase, colors.toolTip),
                           std::pair(QPalette::ToolTipText, colors.toolTipText),
                           std::pair(QPalette::Light, colors.light),
                           std::pair(QPalette::Midlight, colors.midlight),
                           std::pair(QPalette::Mid, colors.mid),
                           std::pair(QPalette::Dark, colors.dark),
                           std::pair(QPalette::Shadow, colors.shadow)};
    QPalette palette;
    for (const auto &[role, color] : roles)
        palette.setColor(QPalette::All, role, QColor(color));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor(colors.disabled));
#if QT_VERSION >= QT_VERSION_CHECK(6, 6, 0)
    palette.setColor(QPalette::All, QPalette::Accent, QColor(colors.highlight));
#endif
    return palette;
}

} // namespace

QPalette lightPalette()
{
    return paletteOf(lightColors);
}

QPalette darkPalette()
{
    return paletteOf(darkColors);
}

} // namespace dogear::widgets
