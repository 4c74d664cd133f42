// SPDX-License-Identifier: GPL-3.0-or-later

#include <playback/rewind.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::playback;
using namespace std::chrono_literals;
using std::chrono::milliseconds;

class TestRewind final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void afterAPause_data();
    void afterAPause();
    void aPauseCountsOnce();
    void switchedOff();
};

void TestRewind::afterAPause_data()
{
    QTest::addColumn<milliseconds>("pause");
    QTest::addColumn<milliseconds>("position");
    QTest::addColumn<milliseconds>("sought"); ///< by the listener before the pause; -1: nothing
    QTest::addColumn<milliseconds>("expected");
    const milliseconds never = -1ms;
    const milliseconds ten = 10min;

    QTest::newRow("106: a short pause changes nothing") << milliseconds(59s) << ten << never << ten;
    QTest::newRow("106: a minute") << milliseconds(1min) << ten << never << ten - 3s;
    QTest::newRow("106: almost an hour") << milliseconds(1h - 1ms) << ten << never << ten - 3s;
    QTest::newRow("106: an hour") << milliseconds(1h) << ten << never << ten - 10s;
    QTest::newRow("106: a day") << milliseconds(24h) << ten << never << ten - 20s;
    QTest::newRow("106: a year") << milliseconds(24h * 365) << ten << never << ten - 20s;
    QTest::newRow("106: never before the beginning")
        << milliseconds(24h) << milliseconds(5s) << never << 0ms;
    QTest::newRow("106: at the beginning") << milliseconds(24h) << 0ms << never << 0ms;
    QTest::newRow("106: a clock that was set back") << milliseconds(-24h) << ten << never << ten;
    QTest::newRow("106: never before a place that was chosen")
        << milliseconds(24h) << ten << ten - 4s << ten - 4s;
    QTest::newRow("106: a place that was chosen long before is no bound")
        << milliseconds(24h) << ten << ten - 60s << ten - 20s;
}

void TestRewind::afterAPause()
{
    QFETCH(const milliseconds, pause);
    QFETCH(const milliseconds, position);
    QFETCH(const milliseconds, sought);
    QFETCH(const milliseconds, expected);
    const QDateTime left = QDateTime::fromSecsSinceEpoch(1'722'800'000, Qt::UTC);
    Rewind rewind;
    rewind.load({});
    if (sought >= 0ms)
        rewind.seek(sought);
    rewind.pause(left);
    QCOMPARE(rewind.resume(position, left.addMSecs(pause.count())), expected);
}

void TestRewind::aPauseCountsOnce()
{
    const QDateTime left = QDateTime::fromSecsSinceEpoch(1'722'800'000, Qt::UTC);
    Rewind rewind;
    rewind.load(left);
    QCOMPARE(rewind.resume(10min, left.addDays(1)), 10min - 20s);
    QCOMPARE(rewind.resume(10min, left.addDays(2)), 10min);
    rewind.pause(left);
    rewind.seek(5min);
    QCOMPARE(rewind.resume(5min, left.addDays(1)), 5min); // 106: not after a seek
}

void TestRewind::switchedOff()
{
    const QDateTime left = QDateTime::fromSecsSinceEpoch(1'722'800'000, Qt::UTC);
    Rewind rewind;
    rewind.setEnabled(false);
    rewind.load(left);
    QCOMPARE(rewind.resume(10min, left.addDays(1)), 10min);
}

QTEST_GUILESS_MAIN(TestRewind)
#include "tst_rewind.moc"
