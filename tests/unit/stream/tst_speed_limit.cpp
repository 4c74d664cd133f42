// SPDX-License-Identifier: GPL-3.0-or-later

#include <support/timeouts.h>
#include <support/wait_for.h>

#include <QElapsedTimer>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <array>
#include <stream/speed_limit.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using dogear::stream::SpeedLimit;

class TestSpeedLimit final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void noMoreThanIsAllowed_data();
    void noMoreThanIsAllowed();
    void everybodyGetsAShare();
    void whatWasNotNeededIsForOthers();
    void nothingIsSavedUp();
    void withoutALimitEverybodyIsWoken();
};

void TestSpeedLimit::noMoreThanIsAllowed_data()
{
    QTest::addColumn<qint64>("perSecond");
    QTest::newRow("10 kB/s") << qint64{10'000};
    QTest::newRow("5 MB/s") << qint64{5'000'000};
}

void TestSpeedLimit::noMoreThanIsAllowed()
{
    QFETCH(const qint64, perSecond);
    SpeedLimit limit;
    limit.setBytesPerSecond(perSecond);
    qint64 taken = limit.take(perSecond);
    connect(&limit, &SpeedLimit::allowed, this, [&] { taken += limit.take(perSecond); });
    QElapsedTimer time;
    time.start();
    QVERIFY(dogear::test::waitForEvents([&] { return time.hasExpired(700); }));
    const double expected = double(perSecond) * double(time.elapsed()) / 1000;
    // One turn too many is allowed; a late machine may lose some turns.
    QVERIFY2(double(taken) <= expected + double(perSecond) * 0.06,
             qPrintable(QString::number(taken)));
    QVERIFY2(double(taken) > expected * 0.6, qPrintable(QString::number(taken)));
}

void TestSpeedLimit::everybodyGetsAShare()
{
    SpeedLimit limit;
    limit.setBytesPerSecond(1'000'000);
    limit.setUsers(3);
    std::array<qint64, 3> taken{};
    int turns = 0;
    for (qint64 &sum : taken)
        connect(&limit, &SpeedLimit::allowed, &limit, [&] { sum += limit.take(1'000'000); });
    connect(&limit, &SpeedLimit::allowed, this, [&] { ++turns; });
    limit.wake();
    QVERIFY(dogear::test::waitForEvents([&] { return turns >= 5; }));
    // Each user gets about the same, whatever the order of the connections.
    QVERIFY(taken[2] > 0);
    QVERIFY(qAbs(taken[0] - taken[2]) <= 3 * turns);
}

void TestSpeedLimit::whatWasNotNeededIsForOthers()
{
    SpeedLimit limit;
    limit.setBytesPerSecond(1'000'000);
    qint64 first = 0;
    qint64 again = 0;
    connect(&limit, &SpeedLimit::allowed, this, [&] {
        if (first > 0)
            return;
        first = limit.take(1'000'000);
        limit.refund(first);
        again = limit.take(1'000'000);
    });
    limit.wake();
    QTRY_VERIFY(first > 0);
    QCOMPARE(again, first);
}

void TestSpeedLimit::nothingIsSavedUp()
{
    SpeedLimit limit;
    limit.setBytesPerSecond(1'000'000);
    QElapsedTimer time;
    time.start();
    QVERIFY(dogear::test::waitForEvents([&] { return time.hasExpired(600); }));
    qint64 taken = 0;
    connect(&limit, &SpeedLimit::allowed, this, [&] { taken += limit.take(1'000'000); });
    limit.wake();
    // Less than 0.26 s worth of bytes, although nothing was taken for 0.6 s.
    QTRY_VERIFY(taken > 0);
    QVERIFY2(taken <= 260'000, qPrintable(QString::number(taken)));
}

void TestSpeedLimit::withoutALimitEverybodyIsWoken()
{
    SpeedLimit limit;
    limit.setBytesPerSecond(1);
    (void)limit.take(1);
    const QSignalSpy allowed(&limit, &SpeedLimit::allowed);
    limit.setBytesPerSecond(0);
    QTRY_VERIFY(!allowed.isEmpty());
    QVERIFY(!limit.isOn());
}

QTEST_GUILESS_MAIN(TestSpeedLimit)
#include "tst_speed_limit.moc"
