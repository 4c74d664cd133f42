// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Provides palettes like those of usual desktops, before Dogear makes them readable.

#include <widgets/metrics.h>

#include <QPalette>

#include <style/theme_palette.h>
#include <utility>
#include <vector>

namespace dogear::test {

/// Colours in which desktops differ; the other roles are derived from them.
struct DesktopColors
{
    QRgb window;
    QRgb base;
    QRgb button;
    QRgb text;
    QRgb placeholder;
    QRgb highlight;
    QRgb highlightedText;
    QRgb link;
    double disabledShare = 0.7; ///< of the background in disabled text
};

inline QPalette paletteOf(const DesktopColors &colors)
{
    QPalette palette{QColor(colors.button), QColor(colors.window)};
    const auto set = [&palette](QPalette::ColorRole role, QRgb color) {
        palette.setColor(QPalette::All, role, QColor(color));
    };
    set(QPalette::Window, colors.window);
    set(QPalette::Base, colors.base);
    set(QPalette::Button, colors.button);
    set(QPalette::PlaceholderText, colors.placeholder);
    set(QPalette::Highlight, colors.highlight);
    set(QPalette::HighlightedText, colors.highlightedText);
    set(QPalette::Link, colors.link);
    const std::vector<std::pair<QPalette::ColorRole, QRgb>> texts{
        {QPalette::WindowText, colors.window},
        {QPalette::Text, colors.base},
        {QPalette::ButtonText, colors.button}};
    for (const auto &[role, background] : texts) {
        set(role, colors.text);
        palette.setColor(QPalette::Disabled,
                         role,
                         widgets::mixed(colors.text, background, colors.disabledShare));
    }
    return palette;
}

/// The names of palettes, and the palettes, as the desktop would set them.
inline std::vector<std::pair<const char *, QPalette>> desktopPalettes()
{
    return {
        {"the light theme", widgets::lightPalette()},
        {"the dark theme", widgets::darkPalette()},
        {"Fusion",
         paletteOf(
             {0xefefef, 0xffffff, 0xefefef, 0x000000, 0x7f7f7f, 0x308cc6, 0xffffff, 0x0000ff})},
        {"Breeze",
         paletteOf(
             {0xeff0f1, 0xffffff, 0xfcfcfc, 0x232629, 0x707d8a, 0x3daee9, 0xfcfcfc, 0x2980b9})},
        {"Breeze Dark",
         paletteOf(
             {0x2a2e32, 0x1b1e20, 0x31363b, 0xfcfcfc, 0xa1a9b1, 0x3daee9, 0xfcfcfc, 0x1d99f3})},
        // Adwaita's placeholder has the colour of text.
        {"Adwaita",
         paletteOf(
             {0xf6f5f4, 0xffffff, 0xf6f5f4, 0x2e3436, 0x2e3436, 0x3584e4, 0xffffff, 0x1b6acb})},
        {"Adwaita Dark",
         paletteOf(
             {0x353535, 0x2d2d2d, 0x353535, 0xeeeeec, 0xeeeeec, 0x15539e, 0xffffff, 0x3584e4})},
        {"high contrast, black on white",
         paletteOf(
             {0xffffff, 0xffffff, 0xffffff, 0x000000, 0x000000, 0x000000, 0xffffff, 0x0000ff})},
        {"high contrast, white on black",
         paletteOf(
             {0x000000, 0x000000, 0x000000, 0xffffff, 0xffffff, 0xffffff, 0x000000, 0xffff00})},
    };
}

} // namespace dogear::test
