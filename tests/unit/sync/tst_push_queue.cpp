// SPDX-License-Identifier: GPL-3.0-or-later

#include <sync/push_queue.h>
#include <sync/transport.h>

#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::sync;

namespace {

QList<Upload> uploads(int count)
{
    QList<Upload> all;
    for (int id = 1; id <= count; ++id)
        all.append({id, {}});
    return all;
}

const Error badRequest{ErrorCode::HttpStatus, u"400 Bad Request; Invalid URL"_s, {}, 400};
const Error serverError{ErrorCode::HttpStatus, u"500"_s, {}, 500};

/// What a server that refuses the batches with \a bad took, in order, and the number of requests.
struct Outcome
{
    QList<qint64> taken;
    int requests = 0;
};

Outcome send(PushQueue &queue, const QSet<qint64> &bad, const Error &error)
{
    Outcome outcome;
    while (!queue.isEmpty()) {
        ++outcome.requests;
        const QList<Upload> batch = queue.next();
        const bool isBad = std::ranges::any_of(
            batch, [&bad](const Upload &upload) { return bad.contains(upload.id); });
        if (isBad) {
            queue.refuse(error);
            continue;
        }
        for (const Upload &upload : batch)
            outcome.taken.append(upload.id);
        queue.accept();
    }
    return outcome;
}

} // namespace

class TestPushQueue final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void batchesHaveAtMostThirty();
    void aTransportMayTakeMore();
    void theBadOneIsFound_data();
    void theBadOneIsFound();
    void aBrokenServerBlamesNoAction();
    void afterManyFailuresTheActionIsBlamed();
    void failures_data();
    void failures();
};

void TestPushQueue::batchesHaveAtMostThirty()
{
    PushQueue queue(uploads(100));
    QList<qsizetype> sizes;
    while (!queue.isEmpty()) {
        sizes.append(queue.next().size());
        queue.accept();
    }
    QCOMPARE(sizes, (QList<qsizetype>{30, 30, 30, 10}));
    QVERIFY(PushQueue().isEmpty());
}

void TestPushQueue::aTransportMayTakeMore()
{
    PushQueue queue(QList<Upload>(75), false, 50);
    QCOMPARE(queue.next().size(), 50);
    queue.accept();
    QCOMPARE(queue.next().size(), 25);
}

void TestPushQueue::theBadOneIsFound_data()
{
    QTest::addColumn<QList<qint64>>("bad");
    QTest::newRow("the first one") << QList<qint64>{1};
    QTest::newRow("the last one") << QList<qint64>{70};
    QTest::newRow("one in the middle") << QList<qint64>{44};
    QTest::newRow("two in one batch") << QList<qint64>{31, 60};
    QTest::newRow("one in each batch") << QList<qint64>{5, 35, 65};
}

void TestPushQueue::theBadOneIsFound()
{
    QFETCH(const QList<qint64>, bad);
    for (const Error &error : {badRequest, serverError}) {
        PushQueue queue(uploads(70));
        const Outcome outcome = send(queue, {bad.begin(), bad.end()}, error);
        QList<qint64> refused;
        for (const auto &refusal : queue.refusals()) {
            refused.append(refusal.id);
            QVERIFY(refusal.reason == error);
        }
        QCOMPARE(refused, bad);
        QCOMPARE(outcome.taken.size(), 70 - bad.size());
        QVERIFY2(std::ranges::is_sorted(outcome.taken), "the newest are sent last");
        QCOMPARE_LT(outcome.requests, 40);
    }
}

void TestPushQueue::aBrokenServerBlamesNoAction()
{
    PushQueue queue(uploads(4));
    (void)send(queue, {1, 2, 3, 4}, serverError);
    QVERIFY(queue.refusals().isEmpty());
    QVERIFY(queue.serverError() == serverError);
}

void TestPushQueue::afterManyFailuresTheActionIsBlamed()
{
    PushQueue queue(uploads(1), true);
    (void)send(queue, {1}, serverError);
    QCOMPARE(queue.refusals().size(), 1);
    QVERIFY(!queue.serverError());
}

void TestPushQueue::failures_data()
{
    QTest::addColumn<Error>("error");
    QTest::addColumn<PushFailure>("failure");
    const auto status = [](int code) { return Error{ErrorCode::HttpStatus, {}, {}, code}; };
    for (const int code : {400, 413, 422, 500})
        QTest::addRow("%d is about an action", code) << status(code) << PushFailure::Refused;
    for (const int code : {401, 403, 404})
        QTest::addRow("%d ends the run", code) << status(code) << PushFailure::Fatal;
    for (const int code : {408, 429, 502, 503, 504})
        QTest::addRow("%d passes", code) << status(code) << PushFailure::TryLater;
    QTest::newRow("a timeout passes") << Error{ErrorCode::Timeout} << PushFailure::TryLater;
    QTest::newRow("a web page passes") << Error{ErrorCode::HtmlPage} << PushFailure::TryLater;
    QTest::newRow("a certificate ends the run")
        << Error{ErrorCode::TlsFailed} << PushFailure::Fatal;
    QTest::newRow("too long an address is about an action")
        << Error{ErrorCode::LimitExceeded} << PushFailure::Refused;
}

void TestPushQueue::failures()
{
    QFETCH(const Error, error);
    QFETCH(const PushFailure, failure);
    QVERIFY(pushFailure(error) == failure);
}

QTEST_GUILESS_MAIN(TestPushQueue)
#include "tst_push_queue.moc"
