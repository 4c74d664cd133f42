// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that windows fit their screen, and how the panes of the main window share its width.

#include "real_warnings.h"
#include "window/window_layout.h"
#include "window_driver.h"

#include <support/application_font.h>
#include <support/timeouts.h>

#include <QApplication>
#include <QLabel>
#include <QMainWindow>
#include <QScreen>
#include <QSplitter>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <cmath>

using namespace dogear;
using namespace dogear::test;

class TestWindowLayout final : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnRealWarning(); }

    void aWindowFitsItsScreen_data();
    void aWindowFitsItsScreen();
    void aStoredGeometryIsBoundedByTheScreen_data();
    void aStoredGeometryIsBoundedByTheScreen();
    void largeTypeFitsASmallLaptop_data();
    void largeTypeFitsASmallLaptop();
    void aWiderWindowWidensMostlyTheList();
};

void TestWindowLayout::aWindowFitsItsScreen_data()
{
    QTest::addColumn<QSize>("wanted");
    QTest::newRow("a small window keeps its size") << QSize(400, 300);
    QTest::newRow("a window as large as the screen leaves room for its frame") << QSize(-1, -1);
    QTest::newRow("a window larger than the screen") << QSize(5000, 4000);
    QTest::newRow("a window that is only too high") << QSize(300, 4000);
}

void TestWindowLayout::aWindowFitsItsScreen()
{
    QFETCH(QSize, wanted);
    QWidget window;
    const QSize screen = window.screen()->availableSize();
    if (!wanted.isValid())
        // An invalid size stands for that of the screen, which the data function does not know.
        wanted = screen;
    const QSize size = boundedToScreen(window, wanted);
    QVERIFY(size.width() <= screen.width());
    QVERIFY(size.height() < screen.height());
    QCOMPARE(size, size.boundedTo(wanted));
    if (wanted.height() < screen.height() / 2)
        QCOMPARE(size, wanted);
}

void TestWindowLayout::aStoredGeometryIsBoundedByTheScreen_data()
{
    QTest::addColumn<QSize>("stored");
    QTest::newRow("a window of a larger screen gets smaller") << QSize(5000, 4000);
    QTest::newRow("a window that is only too high gets lower") << QSize(780, 4000);
}

/// Qt bounds a restored window, too, but leaves less room for its frame.
void TestWindowLayout::aStoredGeometryIsBoundedByTheScreen()
{
    QFETCH(const QSize, stored);
    const QTemporaryDir data;
    prepareLibrary(data.path());
    {
        QMainWindow larger;
        larger.resize(stored);
        const auto folders = settings::DataFolders::create(data.path());
        settings::Settings settings(folders->settings);
        settings::MainWindowState state;
        state.geometry = larger.saveGeometry();
        settings.windowState().setMainWindow(state);
    }
    const auto dogear = startDogear(data.path());
    QVERIFY(dogear);
    const MainWindow &window = dogear->window();
    QCOMPARE(boundedToScreen(window, window.size()), window.size());
    const int width = std::min(stored.width(), window.screen()->availableSize().width());
    QVERIFY(std::abs(window.width() - width) <= 2); // the stored width, not that of a new window
}

void TestWindowLayout::largeTypeFitsASmallLaptop_data()
{
    QTest::addColumn<double>("points");
    QTest::newRow("the usual font") << QApplication::font().pointSizeF();
    QTest::newRow("a font of 14 points") << 14.0;
    QTest::newRow("a font of 20 points") << 20.0;
}

void TestWindowLayout::largeTypeFitsASmallLaptop()
{
    QFETCH(const double, points);
    const test::ApplicationFont guard(points);
    const QTemporaryDir data;
    prepareLibrary(data.path());
    const auto dogear = startDogear(
        data.path(), {writeFeed(data.filePath(u"feed.xml"_s), QUrl(u"https://h.example/1"_s), 3)});
    QTRY_COMPARE(part<QLabel>(*dogear, "detailTitle")->text(), u"Episode 3"_s);
    QMainWindow &window = dogear->window();
    const QSize screen(1366, 768);
    const QSize least = window.minimumSizeHint();
    QVERIFY2(least.width() <= screen.width(), qPrintable(QString::number(least.width())));
    QVERIFY2(least.height() <= screen.height(), qPrintable(QString::number(least.height())));
    window.resize(screen);
    QCoreApplication::processEvents();
    for (const char *name : {"playerBack", "playerPlay", "playerForward"}) {
        const auto *button = part<QToolButton>(*dogear, name);
        const QRect place(button->mapTo(&window, QPoint()), button->size());
        QVERIFY2(button->isVisible() && window.rect().contains(place), name);
    }
}

void TestWindowLayout::aWiderWindowWidensMostlyTheList()
{
    const QTemporaryDir data;
    prepareLibrary(data.path());
    const auto dogear = startDogear(data.path());
    QVERIFY(dogear);
    const auto *splitter = part<QSplitter>(*dogear, "splitter");
    const auto sizesAt = [&](int width) {
        dogear->window().resize(width, 700);
        QCoreApplication::processEvents();
        return splitter->sizes();
    };
    const QList<int> before = sizesAt(1300);
    // Small steps, as when the user drags the frame of the window, add up to the same sizes.
    for (int width = 1301; width < 1320; ++width)
        (void)sizesAt(width);
    const QList<int> after = sizesAt(1700);
    QCOMPARE(after.at(0), before.at(0)); // the sidebar keeps its width
    // Three quarters of the additional width, less what rounding takes.
    const int list = after.at(1) - before.at(1);
    const int details = after.at(2) - before.at(2);
    QCOMPARE(list + details, 400);
    QVERIFY2(std::abs(list - 300) <= 2, qPrintable(QString::number(list)));
    QCOMPARE(sizesAt(1300), before); // a window that was maximised comes back
}

QTEST_MAIN(TestWindowLayout)
#include "tst_window_layout.moc"
