// SPDX-License-Identifier: GPL-3.0-or-later
#include "retry_timing.h"

#include <base/utc.h>

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::stream;
using std::chrono::milliseconds;

namespace {

Error answered(int status, const QString &detail = {})
{
    return {.code = ErrorCode::HttpStatus, .detail = detail, .url = {}, .httpStatus = status};
}

Retries makeRetries()
{
    return Retries({.timeout = 30s, .firstPause = 1s, .maxPause = 30s});
}

} // namespace

class TestRetryTiming final : public QObject
{
    Q_OBJECT

private slots:
    void isGivenUp_data();
    void isGivenUp();
    void pausesGrow();
    void aServerThatAsksForTimeGetsIt_data();
    void aServerThatAsksForTimeGetsIt();
};

void TestRetryTiming::isGivenUp_data()
{
    QTest::addColumn<Error>("error");
    QTest::addColumn<int>("after"); // number of answers in a row; 0: never
    QTest::newRow("no connection: never given up") << Error{.code = ErrorCode::Offline} << 0;
    QTest::newRow("timeouts: never given up") << Error{.code = ErrorCode::Timeout} << 0;
    QTest::newRow("a busy server: given up after some minutes") << answered(503) << 11;
    QTest::newRow("truncated answers: given up soon")
        << Error{.code = ErrorCode::TruncatedInput} << 4;
    QTest::newRow("a missing file: given up at the fourth answer") << answered(404) << 4;
}

void TestRetryTiming::isGivenUp()
{
    QFETCH(const Error, error);
    QFETCH(const int, after);
    constexpr int many = 100;
    Retries retries = makeRetries();
    for (int round = 0; round < 2; ++round) {
        int tries = 1;
        while (tries < many && !retries.shouldGiveUpAfter(error))
            ++tries;
        QCOMPARE(tries == many ? 0 : tries, after);
        retries.reset(); // bytes have arrived: counts from the start again
    }
}

void TestRetryTiming::pausesGrow()
{
    Retries retries = makeRetries();
    const QDateTime now = QDateTime::currentDateTimeUtc();
    for (const milliseconds pause : {1s, 2s, 4s, 8s, 16s, 30s, 30s})
        QCOMPARE(retries.pauseAfter(answered(503), now), pause);
    retries.reset();
    QCOMPARE(retries.pauseAfter(answered(503), now), 1s);
}

void TestRetryTiming::aServerThatAsksForTimeGetsIt_data()
{
    QTest::addColumn<QString>("detail");
    QTest::addColumn<int>("seconds");
    QTest::newRow("rule 65: a number of seconds") << u"503 Busy; Retry-After: 60"_s << 60;
    QTest::newRow("rule 65: a date") << u"503; Retry-After: Fri, 15 Jan 2027 08:02:00 GMT"_s << 120;
    QTest::newRow("less than the usual pause") << u"503; Retry-After: 0"_s << 1;
    QTest::newRow("an unreadable value") << u"503; Retry-After: soon"_s << 1;
}

void TestRetryTiming::aServerThatAsksForTimeGetsIt()
{
    QFETCH(const QString, detail);
    QFETCH(const int, seconds);
    const QDateTime now({2027, 1, 15}, {8, 0}, utc);
    QCOMPARE(makeRetries().pauseAfter(answered(503, detail), now), seconds * 1s);
}

QTEST_GUILESS_MAIN(TestRetryTiming)
#include "tst_retry_timing.moc"
