// SPDX-License-Identifier: GPL-3.0-or-later
#include "fetch_plan.h"
#include "token_bucket.h"

#include <QTest>

#include <limits>

using namespace std::chrono_literals;
using namespace dogear::stream;
using std::chrono::milliseconds;

class TestTokenBucket final : public QObject
{
    Q_OBJECT

private slots:
    void withoutAPaceAllIsGiven();
    void givesABurstAndThenThePace();
    void whatIsNotTakenDoesNotPileUp();
    void anotherPlaceBeginsWithABurst();
    void fitsWhatIsPlayed_data();
    void fitsWhatIsPlayed();
};

void TestTokenBucket::withoutAPaceAllIsGiven()
{
    TokenBucket pacer;
    QCOMPARE(pacer.allowed({}, 0ms), std::numeric_limits<qint64>::max());
    pacer.take(1'000'000);
    QCOMPARE(pacer.allowed({}, 0ms), std::numeric_limits<qint64>::max());
    // A pace that becomes known later starts with its burst.
    QCOMPARE(pacer.allowed(RateLimit{.burst = 1000, .perSecond = 100}, 5s), 1000);
}

void TestTokenBucket::givesABurstAndThenThePace()
{
    const RateLimit rateLimit{.burst = 1000, .perSecond = 100};
    TokenBucket pacer;
    qint64 taken = 0;
    for (milliseconds now = 0ms; now <= 20s; now += 100ms) {
        const qint64 allowed = pacer.allowed(rateLimit, now);
        pacer.take(allowed);
        taken += allowed;
    }
    QCOMPARE(taken, 3000);
    QCOMPARE(pacer.allowed(rateLimit, 20s), 0);
}

void TestTokenBucket::whatIsNotTakenDoesNotPileUp()
{
    const RateLimit rateLimit{.burst = 1000, .perSecond = 100};
    TokenBucket pacer;
    pacer.take(pacer.allowed(rateLimit, 0ms));
    QCOMPARE(pacer.allowed(rateLimit, 1h), 1000);
}

void TestTokenBucket::anotherPlaceBeginsWithABurst()
{
    const RateLimit rateLimit{.burst = 1000, .perSecond = 100};
    TokenBucket pacer;
    pacer.take(pacer.allowed(rateLimit, 0ms));
    QCOMPARE(pacer.allowed(rateLimit, 0ms), 0);
    pacer.begin();
    QCOMPARE(pacer.allowed(rateLimit, 0ms), 1000);
}

void TestTokenBucket::fitsWhatIsPlayed_data()
{
    QTest::addColumn<double>("played");
    QTest::addColumn<qint64>("burst");
    QTest::addColumn<qint64>("perSecond");
    QTest::newRow("speech at 64 kbit/s") << 8'000.0 << qint64{262'144} << qint64{16'384};
    QTest::newRow("music at 320 kbit/s") << 40'000.0 << qint64{600'000} << qint64{80'000};
    QTest::newRow("video at 4 Mbit/s") << 500'000.0 << qint64{7'500'000} << qint64{1'000'000};
}

void TestTokenBucket::fitsWhatIsPlayed()
{
    QFETCH(const double, played);
    QFETCH(const qint64, burst);
    QFETCH(const qint64, perSecond);
    QCOMPARE(rateLimitFor(played), (RateLimit{.burst = burst, .perSecond = perSecond}));
}

QTEST_GUILESS_MAIN(TestTokenBucket)
#include "tst_token_bucket.moc"
