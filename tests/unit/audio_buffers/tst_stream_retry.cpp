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
    void anErrorOfARetryIsRetried();
    void aSeekCancelsRetries();
};

void TestStreamRetry::theEndIsTheEnd()
{
    StreamRetry retry;
    QVERIFY(!retry.handleEnd(60s, 60s));
    QVERIFY(!retry.handleEnd(60s, 61s)); // durations are rounded
    QVERIFY(!retry.handleError());
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

void TestStreamRetry::anErrorOfARetryIsRetried()
{
    StreamRetry retry;
    const QSignalSpy retried(&retry, &StreamRetry::retry);
    QVERIFY(retry.handleEnd(20s, 60s));
    QVERIFY(retry.handleError());
    QTRY_COMPARE(retried.size(), 2);
}

void TestStreamRetry::aSeekCancelsRetries()
{
    StreamRetry retry;
    QVERIFY(retry.handleEnd(20s, 60s));
    retry.forget();
    QVERIFY(!retry.handleError());
    QVERIFY(retry.handleEnd(20s, 60s));
}

QTEST_GUILESS_MAIN(TestStreamRetry)

#include "tst_stream_retry.moc"
