// SPDX-License-Identifier: GPL-3.0-or-later
#include "perceptual_difference.h"

#include <QList>

#include <cmath>

namespace dogear::test {

namespace {

/// Edges of letters and compression change single pixels; a cell of this size has an average.
constexpr int cellSize = 4;
/// From this distance on, two colours side by side differ at first sight.
constexpr double visibleDistance = 6;

struct Lab
{
    double l;
    double a;
    double b;
};

double toLinear(double value)
{
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double labPart(double value)
{
    constexpr double delta = 6.0 / 29;
    return value > delta * delta * delta ? std::cbrt(value)
                                         : value / (3 * delta * delta) + 4.0 / 29;
}

/// sRGB, D65.
Lab toLab(QRgb pixel)
{
    const double r = toLinear(qRed(pixel) / 255.0);
    const double g = toLinear(qGreen(pixel) / 255.0);
    const double b = toLinear(qBlue(pixel) / 255.0);
    const double x = labPart((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
    const double y = labPart(0.2126 * r + 0.7152 * g + 0.0722 * b);
    const double z = labPart((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

QImage cells(const QImage &image)
{
    return image
        .scaled(image.width() / cellSize,
                image.height() / cellSize,
                Qt::IgnoreAspectRatio,
                Qt::SmoothTransformation)
        .convertToFormat(QImage::Format_RGB32);
}

} // namespace

double perceptualDifference(const QImage &a, const QImage &b)
{
    if (a.size() != b.size() || a.width() < cellSize || a.height() < cellSize)
        return 1;
    const QImage first = cells(a);
    const QImage second = cells(b);
    qint64 different = 0;
    for (int y = 0; y < first.height(); ++y) {
        for (int x = 0; x < first.width(); ++x) {
            const Lab one = toLab(first.pixel(x, y));
            const Lab other = toLab(second.pixel(x, y));
            const double distance = std::hypot(one.l - other.l, one.a - other.a, one.b - other.b);
            different += distance > visibleDistance ? 1 : 0;
        }
    }
    return double(different) / (double(first.width()) * first.height());
}

} // namespace dogear::test
