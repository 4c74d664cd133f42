// SPDX-License-Identifier: GPL-3.0-or-later
#include <widgets/metrics.h>

#include <QFontMetrics>

#include <algorithm>
#include <array>
#include <cmath>

namespace dogear::widgets {

namespace {

/// Min. contrast between text and secondary text; with less, the two look the same.
constexpr double minDifference = 1.3;

/// Computes the relative luminance of \a color, 0 to 1, as WCAG 2.1 defines it.
double luminance(const QColor &color)
{
    const auto linear = [](double channel) {
        return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF())
           + 0.0722 * linear(color.blueF());
}

/// Returns the text colour of \a palette that stands out from \a background, which may be that of a
/// window or of a list.
QColor textOn(const QPalette &palette, const QColor &background)
{
    const QColor text = palette.color(QPalette::Text);
    const QColor windowText = palette.color(QPalette::WindowText);
    return contrast(text, background) >= contrast(windowText, background) ? text : windowText;
}

} // namespace

int unit(const QFont &font)
{
    return std::max(3, int(std::lround(QFontMetrics(font).height() / 4.0)));
}

int units(const QFont &font, double count)
{
    return int(std::lround(unit(font) * count));
}

QFont scaledFont(QFont font, double factor)
{
    if (font.pointSizeF() > 0) // -1 for a font whose size is set in pixels
        font.setPointSizeF(font.pointSizeF() * factor);
    else
        font.setPixelSize(std::max(1, int(std::lround(font.pixelSize() * factor))));
    return font;
}

QFont secondaryFont(const QFont &font)
{
    return scaledFont(font, 0.9);
}

QFont semibold(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

QFont tabular(QFont font)
{
    // Most system fonts have figures of one width. From Qt 6.7 on, the feature "tnum" could be set.
    font.setStyleHint(QFont::SansSerif);
    return font;
}

double contrast(const QColor &a, const QColor &b)
{
    // WCAG 2.1, contrast ratio: (L1 + 0.05) / (L2 + 0.05), with L1 the lighter colour.
    const double x = luminance(a) + 0.05;
    const double y = luminance(b) + 0.05;
    return std::max(x, y) / std::min(x, y);
}

QColor mixed(const QColor &a, const QColor &b, double share)
{
    const auto mix = [share](int x, int y) { return int(std::lround(x + (y - x) * share)); };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

QColor backgroundBehind(const QColor &text, const QColor &background, double wanted)
{
    const QColor away = text.lightnessF() > 0.5F ? Qt::black : Qt::white;
    QColor color = background;
    for (double share = 0.05; share < 1 && contrast(color, text) < wanted; share += 0.05)
        color = mixed(background, away, share);
    return color;
}

QColor searchedColor(const QPalette &palette)
{
    return backgroundBehind(
        palette.color(QPalette::Text),
        mixed(palette.color(QPalette::Base), palette.color(QPalette::Highlight), 0.4));
}

MatchColors matchColors(const QPalette &palette, bool isSelected)
{
    if (!isSelected)
        return {palette.color(QPalette::Text), searchedColor(palette)};
    const QColor background = palette.color(QPalette::HighlightedText);
    const QColor away = background.lightnessF() > 0.5F ? Qt::black : Qt::white;
    return {readable(palette.color(QPalette::Highlight), away, background), background};
}

QPalette readablePalette(QPalette palette)
{
    for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive}) {
        palette.setColor(group,
                         QPalette::Highlight,
                         backgroundBehind(palette.color(group, QPalette::HighlightedText),
                                          palette.color(group, QPalette::Highlight)));
        const QColor text = palette.color(group, QPalette::Text);
        const QColor base = palette.color(group, QPalette::Base);
        const QColor hint = palette.color(group, QPalette::PlaceholderText);
        for (const QPalette::ColorRole role : {QPalette::Link, QPalette::LinkVisited})
            palette.setColor(group, role, readable(palette.color(group, role), text, base));
        const QColor toolTip = palette.color(group, QPalette::ToolTipBase);
        const QColor away = toolTip.lightnessF() > 0.5F ? Qt::black : Qt::white;
        palette.setColor(group,
                         QPalette::ToolTipText,
                         readable(palette.color(group, QPalette::ToolTipText), away, toolTip));
        // A hint in an empty field must differ from text that was typed.
        if (contrast(mixed(base, hint, hint.alphaF()), text) < minDifference)
            palette.setColor(group, QPalette::PlaceholderText, mixed(text, base, 0.4));
    }
    constexpr std::array pairs{std::pair(QPalette::WindowText, QPalette::Window),
                               std::pair(QPalette::Text, QPalette::Base),
                               std::pair(QPalette::ButtonText, QPalette::Button)};
    for (const auto &[text, background] : pairs)
        palette.setColor(QPalette::Disabled,
                         text,
                         readable(palette.color(QPalette::Disabled, text),
                                  palette.color(QPalette::Active, text),
                                  palette.color(QPalette::Disabled, background)));
    return palette;
}

QColor readable(const QColor &color, const QColor &text, const QColor &background, double wanted)
{
    for (double share = 0; share < 1; share += 0.1) {
        const QColor stronger = mixed(color, text, share);
        if (contrast(stronger, background) >= wanted)
            return stronger;
    }
    return text;
}

QColor accentColor(const QPalette &palette, const QColor &background)
{
    return readable(
        palette.color(QPalette::Highlight), textOn(palette, background), background, partContrast);
}

QColor outlineColor(const QPalette &palette, const QColor &background)
{
    const QColor text = textOn(palette, background);
    constexpr double weakest = 0.3;
    QColor color = mixed(background, text, weakest);
    for (double share = weakest; share < 1 && contrast(color, background) < partContrast;
         share += 0.05)
        color = mixed(background, text, share);
    return color;
}

QColor secondaryColor(const QPalette &palette, const QColor &background)
{
    const QColor text = palette.color(QPalette::Text);
    const QColor placeholder = palette.color(QPalette::PlaceholderText);
    // The placeholder's colour is often semi-transparent; the visible colour is a mixture.
    QColor seen = mixed(background, placeholder, placeholder.alphaF());
    if (contrast(seen, text) < minDifference) // as in Adwaita, where both colours are the same
        seen = mixed(text, background, 0.4);
    return readable(seen, text, background);
}

} // namespace dogear::widgets
