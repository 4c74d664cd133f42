// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the geometry of the statistics charts: scale, slots, labels, columns and bars.

#include "statistics/chart_geometry.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear::widgets;
using std::chrono::milliseconds;

class TestChartGeometry final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void scales_data();
    void scales();
    void everyTimeHasAScale();
    void slotsFillTheArea_data();
    void slotsFillTheArea();
    void besideTheAreaIsNoSlot();
    void labels_data();
    void labels();
    void columns_data();
    void columns();
    void bars_data();
    void bars();
};

void TestChartGeometry::scales_data()
{
    QTest::addColumn<milliseconds>("largest");
    QTest::addColumn<milliseconds>("step");
    QTest::addColumn<int>("lines");
    QTest::newRow("no time") << 0ms << milliseconds(1min) << 1;
    QTest::newRow("a negative time") << milliseconds(-5s) << milliseconds(1min) << 1;
    QTest::newRow("a few seconds") << milliseconds(5s) << milliseconds(1min) << 1;
    QTest::newRow("exactly four lines") << milliseconds(4min) << milliseconds(1min) << 4;
    QTest::newRow("a millisecond more than four lines")
        << milliseconds(4min) + 1ms << milliseconds(2min) << 3;
    QTest::newRow("one hour") << milliseconds(1h) << milliseconds(15min) << 4;
    QTest::newRow("a millisecond more than three hours")
        << milliseconds(3h) + 1ms << milliseconds(1h) << 4;
    QTest::newRow("fifteen hours") << milliseconds(15h) << milliseconds(5h) << 3;
    QTest::newRow("two days") << milliseconds(48h) << milliseconds(20h) << 3;
    QTest::newRow("190 hours, as in a month") << milliseconds(190h) << milliseconds(50h) << 4;
    QTest::newRow("390 hours, as in a year") << milliseconds(390h) << milliseconds(100h) << 4;
    QTest::newRow("every hour of a year") << milliseconds(8760h) << milliseconds(5000h) << 2;
}

void TestChartGeometry::scales()
{
    QFETCH(const milliseconds, largest);
    QFETCH(const milliseconds, step);
    QFETCH(const int, lines);
    const TimeScale scale = timeScale(largest);
    QCOMPARE(scale.step.count(), step.count());
    QCOMPARE(scale.lines, lines);
}

void TestChartGeometry::everyTimeHasAScale()
{
    for (milliseconds largest = 1s; largest < 100'000h; largest = largest * 11 / 10) {
        const TimeScale scale = timeScale(largest);
        QVERIFY(scale.top() >= largest);
        QVERIFY(scale.top() - scale.step < largest);
        QCOMPARE_GE(scale.lines, 1);
        QCOMPARE_LE(scale.lines, 4);
    }
}

void TestChartGeometry::slotsFillTheArea_data()
{
    QTest::addColumn<bool>("isReversed");
    QTest::addColumn<double>("firstLeft");
    QTest::newRow("from left to right") << false << 10.0;
    QTest::newRow("from right to left") << true << 100.0;
}

void TestChartGeometry::slotsFillTheArea()
{
    QFETCH(const bool, isReversed);
    QFETCH(const double, firstLeft);
    const ChartSlots parts{QRectF(10, 5, 120, 50), 4, isReversed};
    QCOMPARE(parts.at(0).left(), firstLeft);
    QRectF all;
    for (int i = 0; i < 4; ++i) {
        QCOMPARE(parts.indexAt(parts.at(i).center()), i);
        QCOMPARE(parts.at(i).width(), 30.0);
        all |= parts.at(i);
    }
    QCOMPARE(all, parts.area);
}

void TestChartGeometry::besideTheAreaIsNoSlot()
{
    const ChartSlots parts{QRectF(10, 5, 120, 50), 4, false};
    for (const QPointF &point : {QPointF(9, 20), QPointF(131, 20), QPointF(20, 4), QPointF(20, 56)})
        QCOMPARE(parts.indexAt(point), -1);
    QCOMPARE(parts.indexAt(QPointF(130, 55)), 3); // the edge belongs to the last slot
    QCOMPARE((ChartSlots{QRectF(0, 0, 10, 10), 0, false}).indexAt(QPointF(5, 5)), -1);
}

void TestChartGeometry::labels_data()
{
    QTest::addColumn<double>("width");
    QTest::addColumn<int>("every");
    QTest::newRow("labels narrower than a slot") << 29.0 << 1;
    QTest::newRow("labels wider than a slot") << 31.0 << 2;
    QTest::newRow("labels wider than three slots") << 100.0 << 4;
    QTest::newRow("labels without text") << 0.0 << 1;
}

void TestChartGeometry::labels()
{
    QFETCH(const double, width);
    QFETCH(const int, every);
    QCOMPARE((ChartSlots{QRectF(0, 0, 120, 50), 4, false}).labelInterval(width), every);
    QCOMPARE(ChartSlots{}.labelInterval(width), 1);
}

void TestChartGeometry::columns_data()
{
    QTest::addColumn<milliseconds>("from");
    QTest::addColumn<milliseconds>("to");
    QTest::addColumn<double>("top");
    QTest::addColumn<double>("bottom");
    QTest::newRow("the whole column") << 0ms << 100ms << 0.0 << 50.0;
    QTest::newRow("the lower half") << 0ms << 50ms << 25.0 << 50.0;
    QTest::newRow("the upper half") << 50ms << 100ms << 0.0 << 25.0;
    QTest::newRow("a tiny part is one pixel high") << 0ms << 1ms << 49.0 << 50.0;
    QTest::newRow("an empty part has no height") << 0ms << 0ms << 50.0 << 50.0;
    QTest::newRow("a negative part has no height") << 20ms << 10ms << 50.0 << 50.0;
}

void TestChartGeometry::columns()
{
    QFETCH(const milliseconds, from);
    QFETCH(const milliseconds, to);
    QFETCH(const double, top);
    QFETCH(const double, bottom);
    const QRectF part = columnPart(QRectF(10, 0, 20, 50), from, to, 100ms);
    QCOMPARE(part.top(), top);
    QCOMPARE(part.bottom(), bottom);
    QCOMPARE(part.left(), 13.0);
    QCOMPARE(part.right(), 27.0);
}

void TestChartGeometry::bars_data()
{
    QTest::addColumn<milliseconds>("value");
    QTest::addColumn<bool>("isReversed");
    QTest::addColumn<double>("left");
    QTest::addColumn<double>("right");
    QTest::newRow("the largest value") << 100ms << false << 10.0 << 110.0;
    QTest::newRow("a quarter of the largest value") << 25ms << false << 10.0 << 35.0;
    QTest::newRow("a quarter of the largest value, from right to left")
        << 25ms << true << 85.0 << 110.0;
    QTest::newRow("no value") << 0ms << false << 10.0 << 10.0;
    QTest::newRow("a tiny value is one pixel wide") << 1ms << false << 10.0 << 11.0;
}

void TestChartGeometry::bars()
{
    QFETCH(const milliseconds, value);
    QFETCH(const bool, isReversed);
    QFETCH(const double, left);
    QFETCH(const double, right);
    const QRectF bar = barIn(QRectF(10, 3, 100, 8), value, 100ms, isReversed);
    QCOMPARE(bar.left(), left);
    QCOMPARE(bar.right(), right);
    QCOMPARE(bar.height(), 8.0);
}

QTEST_APPLESS_MAIN(TestChartGeometry)
#include "tst_chart_geometry.moc"
