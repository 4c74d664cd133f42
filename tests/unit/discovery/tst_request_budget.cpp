// SPDX-License-Identifier: GPL-3.0-or-later

#include "requests/request_budget.h"

#include <QTest>

using namespace dogear::discovery;
using namespace std::chrono_literals;

class TestRequestBudget final : public QObject
{
    Q_OBJECT

private slots:
    void aBurstIsSentAtOnce();
    void laterRequestsWaitForTheirTurn();
    void aPauseFillsTheBurstAgain();
    void typingForAMinuteStaysWithinTheLimitOfApple();
};

void TestRequestBudget::aBurstIsSentAtOnce()
{
    RequestBudget budget({.burst = 3, .perRequest = 1000ms});
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(budget.wait(5s), 0ms);
        budget.take(5s);
    }
    QCOMPARE(budget.wait(5s), 1000ms);
}

void TestRequestBudget::laterRequestsWaitForTheirTurn()
{
    RequestBudget budget({.burst = 1, .perRequest = 1000ms});
    budget.take(0ms);
    QCOMPARE(budget.wait(400ms), 600ms);
    QCOMPARE(budget.wait(1000ms), 0ms);
    budget.take(1000ms);
    QCOMPARE(budget.wait(1000ms), 1000ms);
}

void TestRequestBudget::aPauseFillsTheBurstAgain()
{
    RequestBudget budget({.burst = 2, .perRequest = 1000ms});
    budget.take(0ms);
    budget.take(0ms);
    // An hour later no more than the burst is allowed.
    budget.take(1h);
    budget.take(1h);
    QCOMPARE(budget.wait(1h), 1000ms);
}

/// 60 keystrokes in 10 seconds, then the rest of the minute: Apple answers 20 requests a minute.
void TestRequestBudget::typingForAMinuteStaysWithinTheLimitOfApple()
{
    RequestBudget budget(appleRate);
    int sent = 0;
    for (auto now = 0ms; now < 60s; now += now < 10s ? 166ms : 1000ms) {
        if (budget.wait(now) == 0ms) {
            budget.take(now);
            ++sent;
        }
    }
    QVERIFY2(sent <= 20, qPrintable(QString::number(sent)));
    QVERIFY2(sent >= 10, qPrintable(QString::number(sent)));
}

QTEST_GUILESS_MAIN(TestRequestBudget)
#include "tst_request_budget.moc"
