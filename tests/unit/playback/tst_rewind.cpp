// SPDX-License-Identifier: GPL-3.0-or-later

#include <base/utc.h>
#include <playback/rewind.h>
#include <playback/rewind_limits.h>

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
    QTest::addColumn<milliseconds>("sought"); ///< by the user before the pause; -1: no seek
    QTest::addColumn<milliseconds>("expected");
    const milliseconds never = -1ms;
    const milliseconds ten = 10min;

    QTest::newRow("106: less than a minute") << milliseconds(59s) << ten << never << ten;
    QTest::newRow("106: one minute") << milliseconds(1min) << ten << never << ten - 3s;
    QTest::newRow("106: almost an hour") << milliseconds(1h - 1ms) << ten << never << ten - 3s;
    QTest::newRow("106: one hour") << milliseconds(1h) << ten << never << ten - 10s;
    QTest::newRow("106: one day") << milliseconds(24h) << ten << never << ten - 20s;
    QTest::newRow("106: one year") << milliseconds(24h * 365) << ten << never << ten - 20s;
    QTest::newRow("106: not before the start")
        << milliseconds(24h) << milliseconds(5s) << never << 0ms;
    QTest::newRow("106: at the start") << milliseconds(24h) << 0ms << never << 0ms;
    QTest::newRow("106: the clock was set back") << milliseconds(-24h) << ten << never << ten;
    QTest::newRow("106: not before the target of a recent seek")
        << milliseconds(24h) << ten << ten - 4s << ten - 4s;
    QTest::newRow("106: the target of an earlier seek is no limit")
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
    QCOMPARE(rewind.resume(position, left.addMSecs(pause.count()), {}), expected);
}

void TestRewind::chaptersAreBounds_data()
{
    QTest::addColumn<QList<milliseconds>>("starts");
    QTest::addColumn<milliseconds>("movedTo"); ///< over a skipped chapter; -1: none
    QTest::addColumn<milliseconds>("expected");
    using Starts = QList<milliseconds>;
    QTest::newRow("106: without chapters") << Starts{} << -1ms << milliseconds(9min + 40s);
    QTest::newRow("106: not beyond the start of the chapter")
        << Starts{0s, 9min + 55s, 11min} << -1ms << milliseconds(9min + 55s);
    QTest::newRow("106: a chapter that started long ago is no limit")
        << Starts{0s, 5min, 11min} << -1ms << milliseconds(9min + 40s);
    QTest::newRow("106: at the start of a chapter it stays there")
        << Starts{0s, 10min} << -1ms << milliseconds(10min);
    QTest::newRow("106: before the first chapter")
        << Starts{10min + 1s} << -1ms << milliseconds(9min + 40s);
    QTest::newRow("106: not into a skipped chapter")
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
    RewindLimits limits;
    limits.setChapterStarts(starts);
    if (movedTo >= 0ms)
        rewind.advanceTo(movedTo);
    rewind.pause(left);
    QCOMPARE(rewind.resume(10min, left.addDays(1), limits), expected);
}

void TestRewind::theBeginningIsABound_data()
{
    QTest::addColumn<milliseconds>("position");
    QTest::addColumn<milliseconds>("expected");
    QTest::newRow("106: not into the intro") << milliseconds(35s) << milliseconds(30s);
    QTest::newRow("106: at the end of the intro it stays there")
        << milliseconds(30s) << milliseconds(30s);
    QTest::newRow("106: far after the intro it goes back fully")
        << milliseconds(60s) << milliseconds(40s);
    QTest::newRow("106: within the intro it goes back fully")
        << milliseconds(25s) << milliseconds(5s);
}

void TestRewind::theBeginningIsABound()
{
    QFETCH(const milliseconds, position);
    QFETCH(const milliseconds, expected);
    const QDateTime left = QDateTime::fromSecsSinceEpoch(1'722'800'000, dogear::utc);
    Rewind rewind;
    RewindLimits limits;
    limits.setBeginning(30s);
    rewind.load(left);
    QCOMPARE(rewind.resume(position, left.addDays(1), limits), expected);
}

void TestRewind::aPauseCountsOnce()
{
    const QDateTime left = QDateTime::fromSecsSinceEpoch(1'722'800'000, dogear::utc);
    Rewind rewind;
    rewind.load(left);
    QCOMPARE(rewind.resume(10min, left.addDays(1), {}), 10min - 20s);
    QCOMPARE(rewind.resume(10min, left.addDays(2), {}), 10min);
    rewind.pause(left);
    rewind.seek(5min);
    QCOMPARE(rewind.resume(5min, left.addDays(1), {}), 5min); // rule 106: not after a seek
}

void TestRewind::switchedOff()
{
    const QDateTime left = QDateTime::fromSecsSinceEpoch(1'722'800'000, dogear::utc);
    Rewind rewind;
    RewindLimits limits;
    limits.setEnabled(false);
    rewind.load(left);
    QCOMPARE(rewind.resume(10min, left.addDays(1), limits), 10min);
}

QTEST_GUILESS_MAIN(TestRewind)
#include "tst_rewind.moc"
