// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the window of a detached video.

#include "real_warnings.h"

#include <support/timeouts.h>
#include <widgets/video_window.h>

#include <QSignalSpy>

using namespace dogear;
using widgets::VideoWindow;

class TestVideoWindow final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_window.reset(); }

    void itHoldsTheViewAlone();
    void closingAsks();
    void escapeLeavesFullScreenOnly();
    void theSizeBeforeFullScreenIsKept();
    void thePointerGoesInFullScreenOnly();
    void itDoesNotKeepTheProgramRunning();

private:
    std::unique_ptr<VideoWindow> m_window;
    QWidget *m_view = nullptr;
};

void TestVideoWindow::init()
{
    test::failOnRealWarning();
    m_window = std::make_unique<VideoWindow>();
    m_view = new QWidget;
    m_view->setMouseTracking(true);
    m_window->setView(m_view);
    m_window->resize(480, 270);
    m_window->show();
}

void TestVideoWindow::itHoldsTheViewAlone()
{
    QTRY_COMPARE(m_view->size(), m_window->size());
    m_window->setView(nullptr);
    m_view->setParent(nullptr); // as a new owner of the view does
    m_window->setView(m_view);
    QTRY_COMPARE(m_view->size(), m_window->size());
    QVERIFY(m_view->isVisible());
}

void TestVideoWindow::closingAsks()
{
    QSignalSpy asked(m_window.get(), &VideoWindow::closeRequested);
    m_window->close();
    QCOMPARE(asked.count(), 1);
    QVERIFY(m_window->isVisible()); // the receiver of the signal decides
}

void TestVideoWindow::escapeLeavesFullScreenOnly()
{
    QSignalSpy left(m_window.get(), &VideoWindow::fullScreenLeft);
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    QCOMPARE(left.count(), 0);
    m_window->setFullScreen(true);
    QVERIFY(m_window->isFullScreen());
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    QCOMPARE(left.count(), 1);
}

void TestVideoWindow::theSizeBeforeFullScreenIsKept()
{
    m_window->setFullScreen(true);
    QTRY_VERIFY(m_window->width() > 480);
    const QByteArray state = m_window->normalGeometryState();
    m_window->setFullScreen(false);
    QTRY_COMPARE(m_window->size(), QSize(480, 270));
    VideoWindow again;
    QVERIFY(again.restoreGeometry(state));
    QCOMPARE(again.size(), QSize(480, 270));
    QVERIFY(!again.isFullScreen());
}

void TestVideoWindow::thePointerGoesInFullScreenOnly()
{
    const auto isHidden = [this] { return m_window->cursor().shape() == Qt::BlankCursor; };
    // The pointer is hidden after 3 s without mouse movement.
    m_window->setFullScreen(true);
    QVERIFY(!isHidden());
    QTRY_VERIFY_WITH_TIMEOUT(isHidden(), 6'000);
    QTest::mouseMove(m_view, QPoint(20, 20));
    QTest::mouseMove(m_view, QPoint(40, 40));
    QTRY_VERIFY(!isHidden());
    QTRY_VERIFY_WITH_TIMEOUT(isHidden(), 6'000);
    m_window->setFullScreen(false);
    QVERIFY(!isHidden());
}

void TestVideoWindow::itDoesNotKeepTheProgramRunning()
{
    QVERIFY(!m_window->testAttribute(Qt::WA_QuitOnClose));
}

QTEST_MAIN(TestVideoWindow)
#include "tst_video_window.moc"
