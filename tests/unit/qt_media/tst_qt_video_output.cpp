// SPDX-License-Identifier: GPL-3.0-or-later
// Tests QtVideoOutput with frames as a sink delivers them; without media or a device.

#include <support/timeouts.h>

#include <QMediaMetaData>
#include <QSignalSpy>
#include <QTest>
#include <qt_media/qt_video_output.h>

using namespace dogear;
using namespace dogear::qt_media;
using playback::VideoOutput;

namespace {

/// Makes a frame of one grey level.
QVideoFrame grey(int level, const QSize &size = {64, 36})
{
    QVideoFrameFormat format(size, QVideoFrameFormat::Format_YUV420P);
    format.setColorRange(QVideoFrameFormat::ColorRange_Full);
    QVideoFrame frame(format);
    frame.map(QVideoFrame::WriteOnly);
    for (int plane = 0; plane < 3; ++plane)
        std::fill_n(frame.bits(plane), frame.mappedBytes(plane), uchar(plane == 0 ? level : 128));
    frame.unmap();
    return frame;
}

int levelOf(const VideoOutput &output)
{
    const playback::VideoFrame frame = output.frame();
    return frame.pixels ? frame.pixels.get()[0] : -1;
}

} // namespace

class TestQtVideoOutput final : public QObject
{
    Q_OBJECT

private slots:
    void whatIsAPicture_data();
    void whatIsAPicture();
    void nobodyLooksNothingIsMade();
    void whoComesLaterSeesTheLast();
    void anotherSizeWhilePaused();
    void theLastOfManyIsShown();
    void nothingOfTheBeginningIsShown();
    void aSourceThatGoesTakesItsPictures();
    void anEmptyFrameLeavesTheLast();
};

void TestQtVideoOutput::whatIsAPicture_data()
{
    QTest::addColumn<QMediaMetaData>("media");
    QTest::addColumn<QMediaMetaData>("track");
    QTest::addColumn<bool>("expected");
    const QMediaMetaData none;
    QMediaMetaData video;
    video.insert(QMediaMetaData::Resolution, QSize(640, 360));
    video.insert(QMediaMetaData::VideoFrameRate, 25.0);
    QTest::newRow("a size and a frame rate") << video << none << true;
    QTest::newRow("a track that confirms both") << video << video << true;
    QMediaMetaData slides = video;
    slides.insert(QMediaMetaData::VideoFrameRate, 0.2);
    QTest::newRow("a track with a frame every five seconds") << video << slides << false;
    QMediaMetaData variable;
    variable.insert(QMediaMetaData::Resolution, QSize(640, 360));
    QTest::newRow("a size and a variable frame rate") << variable << none << true;
    QMediaMetaData cover;
    cover.insert(QMediaMetaData::CoverArtImage, QImage(3, 3, QImage::Format_RGB32));
    QTest::newRow("a cover") << cover << none << false;
    QTest::newRow("no metadata") << none << none << false;
}

void TestQtVideoOutput::whatIsAPicture()
{
    QFETCH(const QMediaMetaData, media);
    QFETCH(const QMediaMetaData, track);
    QTEST(hasMovingPictures(media, track), "expected");
}

void TestQtVideoOutput::nobodyLooksNothingIsMade()
{
    QtVideoOutput output;
    QSignalSpy changed(&output, &VideoOutput::frameChanged);
    output.setHasVideo(true);
    output.takeFrame(grey(100));
    // Nothing may arrive, so this waits for the whole timeout.
    QVERIFY(!changed.wait(100));
    QCOMPARE(levelOf(output), -1);
}

void TestQtVideoOutput::whoComesLaterSeesTheLast()
{
    QtVideoOutput output;
    output.setHasVideo(true);
    output.takeFrame(grey(100));
    output.takeFrame(grey(150));
    output.setViewport({32, 32});
    QTRY_COMPARE(levelOf(output), 150);
    QCOMPARE(output.frame().width, 32);
    QCOMPARE(output.frame().height, 18);
}

void TestQtVideoOutput::anotherSizeWhilePaused()
{
    QtVideoOutput output;
    output.setHasVideo(true);
    output.setViewport({32, 32});
    output.takeFrame(grey(100));
    QTRY_COMPARE(output.frame().width, 32);
    output.setViewport({128, 100});
    QTRY_COMPARE(output.frame().width, 128);
    output.setViewport({}); // the video moves to another window
    output.setViewport({64, 64});
    QTRY_COMPARE(output.frame().width, 64);
    QCOMPARE(levelOf(output), 100);
}

void TestQtVideoOutput::theLastOfManyIsShown()
{
    QtVideoOutput output;
    QSignalSpy changed(&output, &VideoOutput::frameChanged);
    output.setHasVideo(true);
    output.setViewport({64, 36});
    for (int level = 50; level <= 200; ++level)
        output.takeFrame(grey(level));
    QTRY_COMPARE(levelOf(output), 200);
    // The first one, and the last of those that arrived while it was converted.
    QCOMPARE(changed.count(), 2);
}

void TestQtVideoOutput::nothingOfTheBeginningIsShown()
{
    QtVideoOutput output;
    output.setViewport({64, 36});
    output.forget(); // another source is loaded
    output.takeFrame(grey(100));
    output.setHasVideo(true);
    QSignalSpy changed(&output, &VideoOutput::frameChanged);
    QVERIFY(!changed.wait(100));
    output.release();            // the device seeks
    output.takeFrame(grey(120)); // decoded before the seek
    QVERIFY(!changed.wait(100));
    output.takeFrame(grey(150));
    QTRY_COMPARE(levelOf(output), 150);
    changed.clear();
    output.hold(); // the source is reloaded
    output.takeFrame(grey(10));
    QVERIFY(!changed.wait(100));
    QCOMPARE(levelOf(output), 150);
    output.release();
    output.hold(); // held again at once
    QVERIFY(!changed.wait(100));
    output.takeFrame(grey(10));
    QVERIFY(!changed.wait(100));
    QCOMPARE(levelOf(output), 150);
}

void TestQtVideoOutput::aSourceThatGoesTakesItsPictures()
{
    QtVideoOutput output;
    QSignalSpy pictures(&output, &VideoOutput::hasVideoChanged);
    output.setViewport({64, 36});
    output.setHasVideo(true);
    output.takeFrame(grey(100));
    QTRY_COMPARE(levelOf(output), 100);
    output.takeFrame(grey(150)); // is being converted when the source is unloaded
    output.forget();
    QCOMPARE(levelOf(output), -1);
    QVERIFY(!output.hasVideo());
    QCOMPARE(pictures.count(), 2);
    output.setHasVideo(true);
    output.release();
    QSignalSpy changed(&output, &VideoOutput::frameChanged);
    QVERIFY(!changed.wait(100));
    output.takeFrame(grey(200));
    QTRY_COMPARE(levelOf(output), 200);
}

void TestQtVideoOutput::anEmptyFrameLeavesTheLast()
{
    QtVideoOutput output;
    output.setViewport({64, 36});
    output.setHasVideo(true);
    output.takeFrame(grey(100));
    QTRY_COMPARE(levelOf(output), 100);
    output.takeFrame({});
    QCOMPARE(levelOf(output), 100);
}

QTEST_GUILESS_MAIN(TestQtVideoOutput)
#include "tst_qt_video_output.moc"
