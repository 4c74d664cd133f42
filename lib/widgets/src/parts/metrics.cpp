// SPDX-License-Identifier: GPL-3.0-or-later
#include <widgets/metrics.h>

#include <QFontMetrics>

#include <algorithm>
#include <cmath>

namespace dogear::widgets {

namespace {

/// WCAG 2.1, relative luminance.
double luminance(const QColor &color)
{
    const auto linear = [](double channel) {
        return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF())
           + 0.0722 * linear(color.blueF());
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

QFont secondaryFont(const QFont &font)
{
    QFont small = font;
    if (font.pointSizeF() > 0)
        small.setPointSizeF(font.pointSizeF() * 0.9);
    else
        small.setPixelSize(std::max(1, int(std::lround(font.pixelSize() * 0.9))));
    return small;
}

QFont semibold(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

QFont tabular(QFont font)
{
    font.setStyleHint(QFont::SansSerif); // Qt 6.7 could ask for "tnum"; most system fonts have it
    return font;
}

double contrast(const QColor &a, const QColor &b)
{
    const double x = luminance(a) + 0.05;
    const double y = luminance(b) + 0.05;
    return std::max(x, y) / std::min(x, y);
}

QColor mixed(const QColor &a, const QColor &b, double share)
{
    const auto mix = [share](int x, int y) { return int(std::lround(x + (y - x) * share)); };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

QColor searchedColor(const QPalette &palette)
{
    return mixed(palette.color(QPalette::Base), palette.color(QPalette::Highlight), 0.4);
}

QColor readable(const QColor &color, const QColor &text, const QColor &ground)
{
    constexpr double wanted = 4.5;
    for (double share = 0; share < 1; share += 0.1) {
        const QColor stronger = mixed(color, text, share);
        if (contrast(stronger, ground) >= wanted)
            return stronger;
    }
    return text;
}

QColor secondaryColor(const QPalette &palette, const QColor &ground)
{
    const QColor placeholder = palette.color(QPalette::PlaceholderText);
    // The placeholder is often half transparent: what is seen is a mixture.
    return readable(
        mixed(ground, placeholder, placeholder.alphaF()), palette.color(QPalette::Text), ground);
}

} // namespace dogear::widgets
