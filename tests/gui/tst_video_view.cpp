// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the view of a video: pictures, artwork, and the size that it requests.

#include "real_warnings.h"
#include "test_library.h"

#include <support/fake_video_output.h>
#include <support/timeouts.h>
#include <widgets/video_view.h>

#include <QSignalSpy>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace dogear;
using widgets::VideoView;

class TestVideoView final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void picturesAreWholeAndOnBlack_data();
    void picturesAreWholeAndOnBlack();
    void aPictureOfTheOldSizeIsStretched();
    void itSaysHowLargeItIs();
    void hiddenItAsksForNothing();
    void movedItAsksInTheNewSize();
    void theArtworkComesFirst();
    void withoutATitleItIsBlack();
    void aDoubleClickAsks();

private:
    [[nodiscard]] QRgb colorAt(const QPoint &at) const
    {
        return m_view->grab().toImage().pixel(at);
    }

    std::unique_ptr<test::TestLibrary> m_library;
    test::FakeVideoOutput m_output;
    std::unique_ptr<VideoView> m_view;
};

void TestVideoView::init()
{
    test::failOnRealWarning();
    m_library = std::make_unique<test::TestLibrary>();
    m_view = std::make_unique<VideoView>(m_output, m_library->images);
    m_view->resize(320, 180);
    m_view->show();
    m_output.setHasVideo(true);
}

void TestVideoView::cleanup()
{
    m_view.reset();
    m_library.reset();
}

void TestVideoView::picturesAreWholeAndOnBlack_data()
{
    QTest::addColumn<QSize>("picture");
    QTest::addColumn<QRect>("expected");
    QTest::newRow("16:9") << QSize(320, 180) << QRect(0, 0, 320, 180);
    QTest::newRow("4:3") << QSize(240, 180) << QRect(40, 0, 240, 180);
    QTest::newRow("portrait") << QSize(100, 180) << QRect(110, 0, 100, 180);
    QTest::newRow("a wider format than the view") << QSize(320, 120) << QRect(0, 30, 320, 120);
}

void TestVideoView::picturesAreWholeAndOnBlack()
{
    QFETCH(const QSize, picture);
    QFETCH(const QRect, expected);
    m_output.show(picture.width(), picture.height(), 0xff3060c0);
    const QImage image = m_view->grab().toImage();
    for (int y = 0; y < image.height(); y += 5) {
        for (int x = 0; x < image.width(); x += 5)
            QCOMPARE(image.pixel(x, y), expected.contains(x, y) ? 0xff3060c0 : 0xff000000);
    }
}

void TestVideoView::aPictureOfTheOldSizeIsStretched()
{
    m_output.show(160, 120, 0xff3060c0); // 4:3, made for a smaller view
    QCOMPARE(colorAt({45, 3}), 0xff3060c0);
    QCOMPARE(colorAt({275, 176}), 0xff3060c0);
    QCOMPARE(colorAt({35, 90}), 0xff000000);
}

void TestVideoView::itSaysHowLargeItIs()
{
    QCOMPARE(m_output.viewport, QSize(320, 180));
    m_view->resize(400, 300);
    QCOMPARE(m_output.viewport, QSize(400, 300));
}

void TestVideoView::hiddenItAsksForNothing()
{
    m_view->hide();
    QVERIFY(m_output.viewport.isEmpty());
    m_view->resize(500, 500);
    QVERIFY(m_output.viewport.isEmpty());
    m_view->show();
    QCOMPARE(m_output.viewport, QSize(500, 500));
}

void TestVideoView::movedItAsksInTheNewSize()
{
    m_output.show(320, 180, 0xff3060c0);
    QWidget window;
    window.resize(640, 360);
    auto *column = new QVBoxLayout(&window);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_view.get());
    m_view->show();
    window.show();
    QTRY_COMPARE(m_output.viewport, QSize(640, 360));
    QCOMPARE(colorAt({600, 340}), 0xff3060c0); // the last picture is kept
    column->removeWidget(m_view.get());
    m_view->setParent(nullptr);
    QVERIFY(m_output.viewport.isEmpty());
}

void TestVideoView::theArtworkComesFirst()
{
    m_view->setArtwork({}, u"A Show"_s);
    QCOMPARE(colorAt({10, 10}), 0xff000000);
    QVERIFY(colorAt({110, 60}) != 0xff000000); // the tile of the show is painted
    m_output.show(320, 180, 0xff3060c0);
    QCOMPARE(colorAt({110, 60}), 0xff3060c0);
    m_output.setHasVideo(false); // the video has ended
    QVERIFY(colorAt({110, 60}) != 0xff3060c0);
    QVERIFY(colorAt({110, 60}) != 0xff000000);
}

void TestVideoView::withoutATitleItIsBlack()
{
    QCOMPARE(colorAt({160, 90}), 0xff000000);
    m_view->setArtwork({}, u"A Show"_s);
    m_view->resize(1, 1);
    QVERIFY(!m_view->grab().isNull());
}

void TestVideoView::aDoubleClickAsks()
{
    QSignalSpy asked(m_view.get(), &VideoView::doubleClicked);
    QTest::mouseDClick(m_view.get(), Qt::RightButton);
    QCOMPARE(asked.count(), 0);
    QTest::mouseDClick(m_view.get(), Qt::LeftButton);
    QCOMPARE(asked.count(), 1);
    QVERIFY(!m_view->accessibleName().isEmpty());
}

QTEST_MAIN(TestVideoView)
#include "tst_video_view.moc"
