// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTransform>
#include <qt_media/frame_image.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace dogear::qt_media {

namespace {

/// Coefficients from YCbCr to RGB, in fixed point with `fraction` bits.
struct Matrix
{
    int blackLevel;
    int luma;
    int redOfV;
    int greenOfU;
    int greenOfV;
    int blueOfU;
};

constexpr int fraction = 16;
constexpr int neutral = 128; // the chroma of grey

/// Computes the coefficients from the weights of red and blue in luma (H.273, 8.3). Frames without
/// a stated colour space count as BT.709 in high definition, else as BT.601.
Matrix matrixOf(const QVideoFrameFormat &format)
{
    double red = 0.299;
    double blue = 0.114;
    const bool isUnknown = format.colorSpace() == QVideoFrameFormat::ColorSpace_Undefined;
    if (format.colorSpace() == QVideoFrameFormat::ColorSpace_BT2020) {
        red = 0.2627;
        blue = 0.0593;
    } else if (format.colorSpace() == QVideoFrameFormat::ColorSpace_BT709
               || (isUnknown && format.frameHeight() >= 720)) {
        red = 0.2126;
        blue = 0.0722;
    }
    const double green = 1 - red - blue;
    // In limited range luma spans 219 and chroma 224 of the 256 values.
    const bool isFull = format.colorRange() == QVideoFrameFormat::ColorRange_Full;
    const double luma = isFull ? 1 : 255.0 / 219;
    const double chroma = isFull ? 1 : 255.0 / 224;
    const auto fixed = [](double value) { return int(std::lround(value * (1 << fraction))); };
    return {.blackLevel = isFull ? 0 : 16,
            .luma = fixed(luma),
            .redOfV = fixed(chroma * 2 * (1 - red)),
            .greenOfU = fixed(chroma * 2 * (1 - blue) * blue / green),
            .greenOfV = fixed(chroma * 2 * (1 - red) * red / green),
            .blueOfU = fixed(chroma * 2 * (1 - blue))};
}

/// One row of chroma samples.
struct ChromaRow
{
    const uchar *u;
    const uchar *v;
    int step; ///< bytes from one sample to the next
};

/// Converts pairs of pixels, which share their chroma. The matrix is passed by value and the loop
/// has no branch, so that the compiler vectorises it: this is most of the cost of showing a video.
template<int step>
void convertPairs(Matrix matrix, const uchar *luma, ChromaRow row, int pairs, QRgb *out)
{
    constexpr int half = 1 << (fraction - 1);
    const auto level = [](int value) { return unsigned(std::clamp(value >> fraction, 0, 255)); };
    for (std::ptrdiff_t i = 0; i < pairs; ++i) {
        const int u = row.u[i * step] - neutral;
        const int v = row.v[i * step] - neutral;
        const int red = half + matrix.redOfV * v;
        const int green = half - matrix.greenOfU * u - matrix.greenOfV * v;
        const int blue = half + matrix.blueOfU * u;
        const int left = matrix.luma * (luma[2 * i] - matrix.blackLevel);
        const int right = matrix.luma * (luma[2 * i + 1] - matrix.blackLevel);
        out[2 * i] =
            0xff000000U | level(left + red) << 16 | level(left + green) << 8 | level(left + blue);
        out[2 * i + 1] = 0xff000000U | level(right + red) << 16 | level(right + green) << 8
                         | level(right + blue);
    }
}

void convertRow(const Matrix &matrix, const uchar *luma, const ChromaRow &row, int width, QRgb *out)
{
    const int pairs = width / 2;
    if (row.step == 1)
        convertPairs<1>(matrix, luma, row, pairs, out);
    else
        convertPairs<2>(matrix, luma, row, pairs, out);
    if (width % 2 == 0)
        return;
    // The last pixel of an odd row has chroma of its own; convert it as a pair with itself.
    const std::array last{luma[width - 1], luma[width - 1]};
    const qsizetype at = qsizetype(pairs) * row.step;
    std::array<QRgb, 2> pixels{};
    convertPairs<1>(matrix, last.data(), {row.u + at, row.v + at, 1}, 1, pixels.data());
    out[width - 1] = pixels.front();
}

ChromaRow chromaRow(const QVideoFrame &frame, int y)
{
    const auto row = [&frame, y](int plane) {
        return frame.bits(plane) + qsizetype(y / 2) * frame.bytesPerLine(plane);
    };
    switch (frame.pixelFormat()) {
    case QVideoFrameFormat::Format_NV12:
        return {.u = row(1), .v = row(1) + 1, .step = 2};
    case QVideoFrameFormat::Format_NV21:
        return {.u = row(1) + 1, .v = row(1), .step = 2};
    case QVideoFrameFormat::Format_YV12:
        return {.u = row(2), .v = row(1), .step = 1};
    default:
        return {.u = row(1), .v = row(2), .step = 1};
    }
}

/// \pre canConvert()
QImage convert(QVideoFrame &frame)
{
    if (!frame.map(QVideoFrame::ReadOnly))
        return {};
    QImage image(frame.size(), QImage::Format_RGB32);
    const Matrix matrix = matrixOf(frame.surfaceFormat());
    for (int y = 0; y < image.height(); ++y)
        convertRow(matrix,
                   frame.bits(0) + qsizetype(y) * frame.bytesPerLine(0),
                   chromaRow(frame, y),
                   image.width(),
                   reinterpret_cast<QRgb *>(image.scanLine(y)));
    frame.unmap();
    return image;
}

/// Clockwise rotation in degrees that makes \a frame upright.
int turnOf(const QVideoFrame &frame)
{
#if QT_VERSION < QT_VERSION_CHECK(6, 7, 0)
    return frame.rotationAngle();
#else
    return int(frame.rotation());
#endif
}

} // namespace

bool canConvert(QVideoFrameFormat::PixelFormat format)
{
    return format == QVideoFrameFormat::Format_YUV420P || format == QVideoFrameFormat::Format_YV12
           || format == QVideoFrameFormat::Format_NV12 || format == QVideoFrameFormat::Format_NV21;
}

QImage toImage(QVideoFrame frame, const QSize &viewport)
{
    const bool isOurs = canConvert(frame.pixelFormat());
    const int turn = isOurs ? turnOf(frame) : 0; // Qt's toImage() rotates and mirrors already
    QImage image = isOurs ? convert(frame) : frame.toImage();
    if (image.isNull())
        return image;
    // The image is scaled before it is turned, so a quarter turn swaps the sides of the viewport.
    const QSize room = turn % 180 == 0 ? viewport : viewport.transposed();
    const QSize size = image.size().scaled(room, Qt::KeepAspectRatio).expandedTo({1, 1});
    image = image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    if (isOurs && frame.mirrored())
        image = image.mirrored(true, false);
    if (turn != 0)
        image = image.transformed(QTransform().rotate(turn));
    return image.convertToFormat(QImage::Format_RGB32);
}

} // namespace dogear::qt_media
