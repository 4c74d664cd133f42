// SPDX-License-Identifier: GPL-3.0-or-later
#include "fetch_limits.h"

#include <QTest>

using namespace std::chrono_literals;
using namespace dogear::stream;
using std::chrono::milliseconds;

class TestFetchLimits final : public QObject
{
    Q_OBJECT

private slots:
    void soManyRequests_data();
    void soManyRequests();
    void whoWaitsGetsTheNextOne();
    void changesAreForgotten();
};

void TestFetchLimits::soManyRequests_data()
{
    QTest::addColumn<bool>("areWorthwhile");
    QTest::addColumn<int>("most"); // within ten seconds
    QTest::newRow("requests that bring no data")
        << false << RequestBudget::burst + 10 * RequestBudget::perSecond;
    QTest::newRow("requests that bring data") << true << 10'000;
}

void TestFetchLimits::soManyRequests()
{
    QFETCH(const bool, areWorthwhile);
    QFETCH(const int, most);
    RequestBudget budget;
    int made = 0;
    for (milliseconds now = 0ms; now < 10s; now += 1ms) {
        if (budget.take(now) > 0ms)
            continue;
        ++made;
        if (areWorthwhile)
            budget.refund();
    }
    QCOMPARE_LE(made, most);
    QCOMPARE_GE(made, most - 1);
}

void TestFetchLimits::whoWaitsGetsTheNextOne()
{
    RequestBudget budget;
    milliseconds now = 7s;
    while (budget.take(now) == 0ms)
        continue;
    const milliseconds wait = budget.take(now);
    QVERIFY(wait > 0ms && wait <= 100ms);
    now += wait;
    QCOMPARE(budget.take(now), 0ms);
}

void TestFetchLimits::changesAreForgotten()
{
    RestartLimit limit;
    QCOMPARE(limit.add(0s), 1);
    QCOMPARE(limit.add(30s), 2);
    QCOMPARE(limit.add(59s), 3);
    QCOMPARE(limit.add(61s), 3);
    QCOMPARE(limit.add(10min), 1);
}

QTEST_APPLESS_MAIN(TestFetchLimits)

#include "tst_fetch_limits.moc"
