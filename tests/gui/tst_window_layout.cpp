// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the size of a window fits its screen.

#include "window/window_layout.h"

#include <QRegularExpression>
#include <QScreen>
#include <QTest>
#include <QWidget>

using namespace Qt::StringLiterals;
using namespace dogear;

class TestWindowLayout final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void aWindowFitsItsScreen_data();
    void aWindowFitsItsScreen();
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

QTEST_MAIN(TestWindowLayout)
#include "tst_window_layout.moc"
