// SPDX-License-Identifier: GPL-3.0-or-later

#include <base/utc.h>
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
    void chaptersAreBounds_data();
    void chaptersAreBounds();
    void theBeginningIsABound_data();
    void theBeginningIsABound();
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
    const QDateTime left = QDateTime::fromSecsSinceEpoch(1'722'800'000, dogear::utc);
    Rewind rewind;
    rewind.load({});
    if (sought >= 0ms)
        rewind.seek(sought);
    rewind.pause(left);
    QCOMPARE(rewind.resume(position, left.addMSecs(pause.count())), expected);
}

void TestRewind::chaptersAreBounds_data()
{
    QTest::addColumn<QList<milliseconds>>("starts");
    QTest::addColumn<milliseconds>("movedTo"); ///< over what was left out; -1: nothing
    QTest::addColumn<milliseconds>("expected");
    using Starts = QList<milliseconds>;
    QTest::newRow("106: no chapters") << Starts{} << -1ms << milliseconds(9min + 40s);
    QTest::newRow("106: never across the start of a chapter")
        << Starts{0s, 9min + 55s, 11min} << -1ms << milliseconds(9min + 55s);
    QTest::newRow("106: a chapter that began long ago is no bound")
        << Starts{0s, 5min, 11min} << -1ms << milliseconds(9min + 40s);
    QTest::newRow("106: at the very start of one it stays")
        << Starts{0s, 10min} << -1ms << milliseconds(10min);
    QTest::newRow("106: before the first chapter")
        << Starts{10min + 1s} << -1ms << milliseconds(9min + 40s);
    QTest::newRow("106: never into what was left out")
        << Starts{} << milliseconds(9min + 50s) << milliseconds(9min + 50s);
}

void TestRewind::chaptersAreBounds()
{
    QFETCH(const QList<milliseconds>, starts);
    QFETCH(const milliseconds, movedTo);
    QFETCH(const milliseconds, expected);
    const QDateTime left = QDateTime::fromSecsSinceEpoch(1'722'800'000, dogear::utc);
    Rewind rewind;
    rewind.load({});
    rewind.setChapterStarts(starts);
    if (movedTo >= 0ms)
        rewind.moveOn(movedTo);
    rewind.pause(left);
    QCOMPARE(rewind.resume(10min, left.addDays(1)), expected);
}

void TestRewind::theBeginningIsABound_data()
{
    QTest::addColumn<milliseconds>("position");
    QTest::addColumn<milliseconds>("expected");
    QTest::newRow("106: never into the intro") << milliseconds(35s) << milliseconds(30s);
    QTest::newRow("106: at its end it stays") << milliseconds(30s) << milliseconds(30s);
    QTest::newRow("106: far behind it as ever") << milliseconds(60s) << milliseconds(40s);
    QTest::newRow("106: inside the intro as ever") << milliseconds(25s) << milliseconds(5s);
}

void TestRewind::theBeginningIsABound()
{
    QFETCH(const milliseconds, position);
    QFETCH(const milliseconds, expected);
    const QDateTime left = QDateTime::fromSecsSinceEpoch(1'722'800'000, dogear::utc);
    Rewind rewind;
    rewind.setBeginning(30s);
    rewind.load(left);
    QCOMPARE(rewind.resume(position, left.addDays(1)), expected);
}

void TestRewind::aPauseCountsOnce()
{
    const QDateTime left = QDateTime::fromSecsSinceEpoch(1'722'800'000, dogear::utc);
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
    const QDateTime left = QDateTime::fromSecsSinceEpoch(1'722'800'000, dogear::utc);
    Rewind rewind;
    rewind.setEnabled(false);
    rewind.load(left);
    QCOMPARE(rewind.resume(10min, left.addDays(1)), 10min);
}

QTEST_GUILESS_MAIN(TestRewind)
#include "tst_rewind.moc"
