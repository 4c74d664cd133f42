// SPDX-License-Identifier: GPL-3.0-or-later
#include "artwork_color.h"

#include <widgets/metrics.h>

#include <QImage>

#include <algorithm>
#include <array>

namespace dogear::widgets {

namespace {

constexpr int sampleSide = 48; ///< pixels; more do not change the result
constexpr int hueCount = 24;   ///< ranges of 15 degrees
/// Min. saturation and value of a pixel that counts: paper, ink and shadows do not.
constexpr double minSaturation = 0.3;
constexpr double minValue = 0.2;
/// Min. share of the picture that has the hue; a small logo does not colour a page.
constexpr double minShare = 0.04;
constexpr double lightnessStep = 0.01;

/// Sums of the pixels of one range of hues. The sums of the colours are weighted.
struct Hue
{
    double weight = 0;
    double red = 0;
    double green = 0;
    double blue = 0;
    int count = 0;

    void add(const QColor &pixel)
    {
        const double vividness = double(pixel.hsvSaturationF()) * double(pixel.valueF());
        weight += vividness;
        red += vividness * double(pixel.redF());
        green += vividness * double(pixel.greenF());
        blue += vividness * double(pixel.blueF());
        ++count;
    }

    void add(const Hue &other)
    {
        weight += other.weight;
        red += other.red;
        green += other.green;
        blue += other.blue;
        count += other.count;
    }

    [[nodiscard]] QColor mean() const
    {
        const auto part = [this](double sum) {
            return std::clamp(float(sum / weight), 0.0F, 1.0F);
        };
        return QColor::fromRgbF(part(red), part(green), part(blue));
    }
};

std::array<Hue, hueCount> huesOf(const QImage &picture)
{
    std::array<Hue, hueCount> hues;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            const QColor pixel = picture.pixelColor(x, y);
            const bool counts = pixel.alphaF() > 0.5F
                                && double(pixel.hsvSaturationF()) >= minSaturation
                                && double(pixel.valueF()) >= minValue;
            if (!counts)
                continue;
            const int hue = int(std::max(0.0F, pixel.hsvHueF()) * hueCount) % hueCount;
            hues.at(std::size_t(hue)).add(pixel);
        }
    }
    return hues;
}

} // namespace

QColor dominantColor(const QImage &picture)
{
    if (picture.isNull())
        return {};
    const QImage sample =
        picture.scaled(sampleSide, sampleSide, Qt::IgnoreAspectRatio, Qt::FastTransformation);
    const auto hues = huesOf(sample);
    Hue best;
    for (int hue = 0; hue < hueCount; ++hue) {
        // With both neighbours, because a colour may lie on the border between two ranges.
        Hue around;
        for (const int distance : {hueCount - 1, 0, 1})
            around.add(hues.at(std::size_t((hue + distance) % hueCount)));
        if (around.weight > best.weight)
            best = around;
    }
    const double total = double(sample.width()) * sample.height();
    return best.count >= total * minShare && best.weight > 0 ? best.mean() : QColor();
}

QColor artworkAccent(const QColor &dominant, const QPalette &palette)
{
    const QColor window = palette.color(QPalette::Window);
    const QColor base = palette.color(QPalette::Base);
    const auto standsOut = [&](const QColor &color) {
        return contrast(color, window) >= partContrast && contrast(color, base) >= partContrast;
    };
    if (dominant.isValid()) {
        const float hue = std::max(0.0F, dominant.hslHueF());
        const float saturation = dominant.hslSaturationF();
        const double lightness = double(dominant.lightnessF());
        for (double change = 0; change <= 1; change += lightnessStep) {
            for (const double wanted : {lightness - change, lightness + change}) {
                if (wanted < 0 || wanted > 1)
                    continue;
                // With 8 bits, as it will be painted.
                const QColor color(QColor::fromHslF(hue, saturation, float(wanted)).rgb());
                if (standsOut(color))
                    return color;
            }
        }
    }
    return readable(
        accentColor(palette, window), palette.color(QPalette::Text), base, partContrast);
}

QColor textOnColor(const QColor &background)
{
    // 1.05 / (L + 0.05) and (L + 0.05) / 0.05 multiply to 21, so the larger one is at least 4.58.
    return contrast(Qt::white, background) >= textContrast ? Qt::white : Qt::black;
}

} // namespace dogear::widgets
