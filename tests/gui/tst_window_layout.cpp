// SPDX-License-Identifier: GPL-3.0-or-later
// The size of the window on screens of any size.

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
    QTest::newRow("a small one stays as it is") << QSize(400, 300);
    QTest::newRow("one as large as the screen leaves room for its frame") << QSize(-1, -1);
    QTest::newRow("a larger one") << QSize(5000, 4000);
    QTest::newRow("one that is only too high") << QSize(300, 4000);
}

void TestWindowLayout::aWindowFitsItsScreen()
{
    QFETCH(QSize, wanted);
    QWidget window;
    const QSize screen = window.screen()->availableSize();
    if (!wanted.isValid())
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
