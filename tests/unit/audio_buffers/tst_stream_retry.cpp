// SPDX-License-Identifier: GPL-3.0-or-later

#include "stream_retry.h"

#include <support/timeouts.h>

#include <QSignalSpy>

using namespace dogear::audio_buffers;
using namespace std::chrono_literals;

class TestStreamRetry final : public QObject
{
    Q_OBJECT

private slots:
    void theEndIsTheEnd();
    void anEarlyEndIsRetried();
    void anEstimatedDurationEndsToo();
    void anErrorInTheMiddleIsRetried();
    void oneFaultIsReportedTwice();
    void anErrorAtTheEndIsNone();
    void damagedMediaFailsInTheEnd();
    void aSeekCancelsRetries();
};

void TestStreamRetry::theEndIsTheEnd()
{
    StreamRetry retry;
    QVERIFY(!retry.handleEnd(60s, 60s));
    QVERIFY(!retry.handleEnd(60s, 61s)); // durations are rounded
}

void TestStreamRetry::anEarlyEndIsRetried()
{
    StreamRetry retry;
    const QSignalSpy retried(&retry, &StreamRetry::retry);
    QVERIFY(retry.handleEnd(20s, 60s));
    QCOMPARE(retried.size(), 1);
}

void TestStreamRetry::anEstimatedDurationEndsToo()
{
    StreamRetry retry;
    QVERIFY(retry.handleEnd(20s, 60s));
    QVERIFY(!retry.handleEnd(20s, 60s)); // an end directly after the retry is the real one
}

/// A server that stops in the middle of a packet leads to an error instead of an early end.
void TestStreamRetry::anErrorInTheMiddleIsRetried()
{
    StreamRetry retry;
    const QSignalSpy retried(&retry, &StreamRetry::retry);
    QVERIFY(retry.handleError(20s, 60s));
    QTRY_COMPARE(retried.size(), 1);
    QVERIFY(retry.handleError(20s, 60s)); // the retry may read the same part of a packet
    QTRY_COMPARE(retried.size(), 2);
}

/// The player reports an error and invalid media, which are one fault.
void TestStreamRetry::oneFaultIsReportedTwice()
{
    StreamRetry retry;
    int retries = 0;
    bool isFailed = false;
    connect(&retry, &StreamRetry::retry, this, [&] {
        ++retries;
        isFailed = !retry.handleError(20s, 60s);
        if (!isFailed)
            QVERIFY(retry.handleError(20s, 60s));
    });
    QVERIFY(retry.handleError(20s, 60s));
    QVERIFY(retry.handleError(20s, 60s));
    QTRY_VERIFY(isFailed);
    QCOMPARE(retries, 6); // as for a fault that is reported once
}

void TestStreamRetry::anErrorAtTheEndIsNone()
{
    StreamRetry retry;
    QVERIFY(!retry.handleError(59s, 60s));
}

void TestStreamRetry::damagedMediaFailsInTheEnd()
{
    StreamRetry retry;
    int retries = 0;
    bool isFailed = false;
    // The player finds the damage again as soon as it is asked.
    connect(&retry, &StreamRetry::retry, this, [&] {
        ++retries;
        isFailed = !retry.handleError(20s, 60s);
    });
    QVERIFY(retry.handleError(20s, 60s));
    QTRY_VERIFY(isFailed);
    QVERIFY2(retries > 1 && retries < 10, qPrintable(QString::number(retries)));
}

void TestStreamRetry::aSeekCancelsRetries()
{
    StreamRetry retry;
    const QSignalSpy retried(&retry, &StreamRetry::retry);
    QVERIFY(retry.handleEnd(20s, 60s));
    QVERIFY(retry.handleError(20s, 60s));
    retry.forget();
    QVERIFY(retry.handleEnd(20s, 60s)); // as if it were the first one
    QCOMPARE(retried.size(), 2);
}

QTEST_GUILESS_MAIN(TestStreamRetry)

#include "tst_stream_retry.moc"
