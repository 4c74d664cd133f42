// SPDX-License-Identifier: GPL-3.0-or-later
// Tests toImage() with frames of one colour, written sample by sample.

#include <QTest>
#include <qt_media/frame_image.h>

using namespace dogear::qt_media;
using Format = QVideoFrameFormat;

namespace {

/// One colour: samples of luma and of both chromas, as in the recommendations BT.601, BT.709 and
/// BT.2020.
struct Samples
{
    int y;
    int u;
    int v;
};

void fill(QVideoFrame &frame, const Samples &samples)
{
    frame.map(QVideoFrame::WriteOnly);
    const auto plane = [&frame](int index, int value) {
        std::fill_n(frame.bits(index), frame.mappedBytes(index), uchar(value));
    };
    plane(0, samples.y);
    const Format::PixelFormat format = frame.pixelFormat();
    if (format == Format::Format_YUV420P || format == Format::Format_YV12) {
        plane(format == Format::Format_YV12 ? 2 : 1, samples.u);
        plane(format == Format::Format_YV12 ? 1 : 2, samples.v);
    } else {
        const int first = format == Format::Format_NV12 ? samples.u : samples.v;
        const int second = format == Format::Format_NV12 ? samples.v : samples.u;
        for (int i = 0; i < frame.mappedBytes(1); ++i)
            frame.bits(1)[i] = uchar(i % 2 == 0 ? first : second);
    }
    frame.unmap();
}

QVideoFrame frameOf(const QSize &size, Format::PixelFormat pixels)
{
    QVideoFrame frame(Format(size, pixels));
    fill(frame, {.y = 235, .u = 128, .v = 128});
    return frame;
}

void setTurn(QVideoFrame &frame, int degrees)
{
#if QT_VERSION < QT_VERSION_CHECK(6, 7, 0)
    frame.setRotationAngle(QVideoFrame::RotationAngle(degrees));
#else
    frame.setRotation(QtVideo::Rotation(degrees));
#endif
}

int turnOf(const QVideoFrame &frame)
{
#if QT_VERSION < QT_VERSION_CHECK(6, 7, 0)
    return frame.rotationAngle();
#else
    return int(frame.rotation());
#endif
}

} // namespace

Q_DECLARE_METATYPE(Samples)

class TestFrameImage final : public QObject
{
    Q_OBJECT

private slots:
    void colours_data();
    void colours();
    void sizes_data();
    void sizes();
    void aTurnedFrameIsUpright();
    void aMirroredFrameIsTurnedBack();
    void eachColumnIsWhereItWas();
    void whatIsLeftToQt();
    void nothingOfNothing();
};

void TestFrameImage::colours_data()
{
    QTest::addColumn<Format::PixelFormat>("pixels");
    QTest::addColumn<Format::ColorSpace>("space");
    QTest::addColumn<Format::ColorRange>("range");
    QTest::addColumn<Samples>("samples");
    QTest::addColumn<QRgb>("expected");
    const auto planes = Format::Format_YUV420P;
    const auto sd = Format::ColorSpace_BT601;
    const auto hd = Format::ColorSpace_BT709;
    const auto video = Format::ColorRange_Video;
    const auto full = Format::ColorRange_Full;
    QTest::newRow("black") << planes << sd << video << Samples{16, 128, 128} << qRgb(0, 0, 0);
    QTest::newRow("white") << planes << sd << video << Samples{235, 128, 128}
                           << qRgb(255, 255, 255);
    QTest::newRow("a luma above white")
        << planes << sd << video << Samples{255, 128, 128} << qRgb(255, 255, 255);
    QTest::newRow("a luma below black")
        << planes << sd << video << Samples{0, 128, 128} << qRgb(0, 0, 0);
    QTest::newRow("white in full range")
        << planes << sd << full << Samples{255, 128, 128} << qRgb(255, 255, 255);
    QTest::newRow("grey in full range")
        << planes << sd << full << Samples{16, 128, 128} << qRgb(16, 16, 16);
    QTest::newRow("red in BT.601")
        << planes << sd << video << Samples{81, 90, 240} << qRgb(255, 0, 0);
    QTest::newRow("red in BT.709")
        << planes << hd << video << Samples{63, 102, 240} << qRgb(255, 0, 0);
    QTest::newRow("red in BT.2020")
        << planes << Format::ColorSpace_BT2020 << video << Samples{74, 97, 240} << qRgb(255, 0, 0);
    QTest::newRow("green in BT.601")
        << planes << sd << video << Samples{145, 54, 34} << qRgb(0, 255, 0);
    QTest::newRow("blue in BT.709")
        << planes << hd << video << Samples{32, 240, 118} << qRgb(0, 0, 255);
    QTest::newRow("a small frame without a colour space is BT.601")
        << planes << Format::ColorSpace_Undefined << video << Samples{81, 90, 240}
        << qRgb(255, 0, 0);
    QTest::newRow("NV12: interleaved chroma, Cb first")
        << Format::Format_NV12 << sd << video << Samples{81, 90, 240} << qRgb(255, 0, 0);
    QTest::newRow("NV21: interleaved chroma, Cr first")
        << Format::Format_NV21 << sd << video << Samples{81, 90, 240} << qRgb(255, 0, 0);
    QTest::newRow("YV12: the plane of Cr first")
        << Format::Format_YV12 << sd << video << Samples{81, 90, 240} << qRgb(255, 0, 0);
}

void TestFrameImage::colours()
{
    QFETCH(const Format::PixelFormat, pixels);
    QFETCH(const Format::ColorSpace, space);
    QFETCH(const Format::ColorRange, range);
    QFETCH(const Samples, samples);
    QFETCH(const QRgb, expected);
    Format format(QSize(30, 20), pixels);
    format.setColorSpace(space);
    format.setColorRange(range);
    QVideoFrame frame(format);
    fill(frame, samples);
    const QImage image = toImage(frame, QSize(30, 20));
    QCOMPARE(image.format(), QImage::Format_RGB32);
    // Three corners and the middle.
    for (const QPoint at : {QPoint(0, 0), QPoint(29, 0), QPoint(15, 10), QPoint(29, 19)}) {
        const QRgb found = image.pixel(at);
        const int off = std::max({std::abs(qRed(found) - qRed(expected)),
                                  std::abs(qGreen(found) - qGreen(expected)),
                                  std::abs(qBlue(found) - qBlue(expected))});
        QVERIFY2(off <= 4, qPrintable(QString::number(found, 16)));
    }
}

void TestFrameImage::sizes_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("turn"); // degrees, clockwise
    QTest::addColumn<QSize>("viewport");
    QTest::addColumn<QSize>("expected");
    const int none = 0;
    QTest::newRow("unchanged") << QSize(64, 36) << none << QSize(64, 36) << QSize(64, 36);
    QTest::newRow("scaled down") << QSize(64, 36) << none << QSize(32, 32) << QSize(32, 18);
    QTest::newRow("scaled up") << QSize(64, 36) << none << QSize(640, 640) << QSize(640, 360);
    QTest::newRow("4:3 in 16:9") << QSize(40, 30) << none << QSize(160, 90) << QSize(120, 90);
    QTest::newRow("portrait in 16:9") << QSize(36, 64) << none << QSize(160, 90) << QSize(50, 90);
    QTest::newRow("rotated by 90 degrees")
        << QSize(64, 36) << 90 << QSize(160, 128) << QSize(72, 128);
    QTest::newRow("rotated by 180 degrees")
        << QSize(64, 36) << 180 << QSize(128, 128) << QSize(128, 72);
    QTest::newRow("odd width and height")
        << QSize(33, 17) << none << QSize(33, 17) << QSize(33, 17);
    QTest::newRow("into a viewport of 3 x 3 pixels")
        << QSize(640, 2) << none << QSize(3, 3) << QSize(3, 1);
}

void TestFrameImage::sizes()
{
    QFETCH(const QSize, size);
    QFETCH(const int, turn);
    QFETCH(const QSize, viewport);
    QFETCH(const QSize, expected);
    QVideoFrame frame = frameOf(size, Format::Format_YUV420P);
    setTurn(frame, turn);
    QCOMPARE(toImage(frame, viewport).size(), expected);
    QCOMPARE(turnOf(frame), turn); // the frame is shared and must not change
}

/// The left half is black; after a quarter turn clockwise it is the upper half.
void TestFrameImage::aTurnedFrameIsUpright()
{
    QVideoFrame frame = frameOf({64, 32}, Format::Format_YUV420P);
    frame.map(QVideoFrame::WriteOnly);
    for (int y = 0; y < 32; ++y)
        std::fill_n(frame.bits(0) + y * frame.bytesPerLine(0), 32, uchar(16));
    frame.unmap();
    setTurn(frame, 90);
    const QImage image = toImage(frame, {32, 64});
    QCOMPARE(image.size(), QSize(32, 64));
    QVERIFY(qGray(image.pixel(16, 8)) < 8);
    QVERIFY(qGray(image.pixel(16, 56)) > 247);
}

void TestFrameImage::aMirroredFrameIsTurnedBack()
{
    QVideoFrame frame = frameOf({64, 32}, Format::Format_YUV420P);
    frame.map(QVideoFrame::WriteOnly);
    for (int y = 0; y < 32; ++y)
        std::fill_n(frame.bits(0) + y * frame.bytesPerLine(0), 32, uchar(16));
    frame.unmap();
    frame.setMirrored(true);
    const QImage image = toImage(frame, {64, 32});
    QVERIFY(qGray(image.pixel(8, 16)) > 247);
    QVERIFY(qGray(image.pixel(56, 16)) < 8);
}

void TestFrameImage::eachColumnIsWhereItWas()
{
    constexpr int width = 33;
    QVideoFrame frame = frameOf({width, 4}, Format::Format_YUV420P);
    frame.map(QVideoFrame::WriteOnly);
    for (int y = 0; y < 4; ++y) {
        for (int x = 0; x < width; ++x)
            frame.bits(0)[y * frame.bytesPerLine(0) + x] = uchar(16 + 6 * x);
    }
    frame.unmap();
    const QImage image = toImage(frame, {width, 4});
    for (int x = 0; x < width; ++x)
        QVERIFY(std::abs(qGray(image.pixel(x, 3)) - 6 * x * 255 / 219) <= 2);
}

void TestFrameImage::whatIsLeftToQt()
{
    QVERIFY(!canConvert(Format::Format_BGRX8888));
    QVideoFrame frame(Format({20, 10}, Format::Format_BGRX8888));
    frame.map(QVideoFrame::WriteOnly);
    std::fill_n(reinterpret_cast<QRgb *>(frame.bits(0)), 200, qRgb(10, 20, 30));
    frame.unmap();
    const QImage image = toImage(frame, {40, 40});
    QCOMPARE(image.size(), QSize(40, 20));
    QCOMPARE(image.pixel(20, 10), qRgb(10, 20, 30));
}

void TestFrameImage::nothingOfNothing()
{
    QVERIFY(toImage({}, {10, 10}).isNull());
}

QTEST_MAIN(TestFrameImage)
#include "tst_frame_image.moc"
