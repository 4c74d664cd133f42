// SPDX-License-Identifier: GPL-3.0-or-later
#include "request_head.h"

#include <QTest>

using namespace dogear::stream;

class TestRequestHead final : public QObject
{
    Q_OBJECT

private slots:
    void readsHeads_data();
    void readsHeads();
    void leavesTheNextRequest();
    void readsRanges_data();
    void readsRanges();
};

void TestRequestHead::readsHeads_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<HeadState>("state");
    QTest::addColumn<RequestHead>("head");
    const auto row = [](const char *name,
                        const QByteArray &text,
                        HeadState state,
                        const RequestHead &head = {}) {
        QTest::newRow(name) << text << state << head;
    };
    using enum HeadState;
    row("a player's",
        "GET /a HTTP/1.1\r\nHost: 127.0.0.1\r\nRANGE:  bytes=5- \r\n\r\n",
        Complete,
        {.method = "GET", .path = "/a", .range = "bytes=5-"});
    row("one that closes",
        "GET /a HTTP/1.1\r\nConnection: Close\r\n\r\n",
        Complete,
        {.method = "GET", .path = "/a", .isKeptAlive = false});
    row("HTTP/1.0 closes",
        "HEAD /a HTTP/1.0\r\n\r\n",
        Complete,
        {.method = "HEAD", .path = "/a", .isKeptAlive = false});
    row("HTTP/1.0 that asks not to",
        "GET /a HTTP/1.0\r\nConnection: keep-alive\r\n\r\n",
        Complete,
        {.method = "GET", .path = "/a"});
    row("an empty line before it",
        "\r\nGET /a HTTP/1.1\r\n\r\n",
        Complete,
        {.method = "GET", .path = "/a"});
    row("with a body",
        "POST /a HTTP/1.1\r\nContent-Length: 5\r\n\r\n",
        Complete,
        {.method = "POST", .path = "/a", .hasBody = true});
    row("the bytes from one on",
        "GET /a?from=1234 HTTP/1.1\r\n\r\n",
        Complete,
        {.method = "GET", .path = "/a", .from = 1'234});
    row("from no number", "GET /a?from=x HTTP/1.1\r\n\r\n", Malformed);
    row("from before the beginning", "GET /a?from=-5 HTTP/1.1\r\n\r\n", Malformed);
    row("not yet whole", "GET /a HTTP/1.1\r\nHost: 127", Incomplete);
    row("nothing", "", Incomplete);
    row("no path", "GET HTTP/1.1\r\n\r\n", Malformed);
    row("another server's path", "GET http://example.org/ HTTP/1.1\r\n\r\n", Malformed);
    row("another protocol", "GET /a RTSP/1.0\r\n\r\n", Malformed);
    row("a field without a colon", "GET /a HTTP/1.1\r\nHost\r\n\r\n", Malformed);
    row("a folded field", "GET /a HTTP/1.1\r\nA: b\r\n c: d\r\n\r\n", Malformed);
    row("a head that never ends", QByteArray(maxHeadBytes + 1, 'a'), Malformed);
    row("bytes", QByteArray("\0\1\2\r\n\r\n", 7), Malformed);
}

void TestRequestHead::readsHeads()
{
    QFETCH(QByteArray, text);
    QFETCH(const HeadState, state);
    QFETCH(const RequestHead, head);
    RequestHead read;
    QCOMPARE(takeHead(text, read), state);
    if (state == HeadState::Complete) {
        QVERIFY(read == head);
        QCOMPARE(text, QByteArray());
    }
}

void TestRequestHead::leavesTheNextRequest()
{
    QByteArray text = "GET /a HTTP/1.1\r\n\r\nGET /b HTTP/1.1\r\n\r\nGET";
    RequestHead head;
    QCOMPARE(takeHead(text, head), HeadState::Complete);
    QCOMPARE(head.path, QByteArray("/a"));
    QCOMPARE(takeHead(text, head), HeadState::Complete);
    QCOMPARE(head.path, QByteArray("/b"));
    QCOMPARE(takeHead(text, head), HeadState::Incomplete);
    QCOMPARE(text, QByteArray("GET"));
}

void TestRequestHead::readsRanges_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<RangeKind>("kind");
    QTest::addColumn<qint64>("begin");
    QTest::addColumn<qint64>("end");
    const auto row =
        [](const char *name, const char *value, RangeKind kind, qint64 begin, qint64 end) {
            QTest::newRow(name) << QByteArray(value) << kind << begin << end;
        };
    using enum RangeKind;
    row("none", "", Whole, 0, 1000);
    row("from a place on", "bytes=5-", Part, 5, 1000);
    row("from the first on", "bytes=0-", Part, 0, 1000);
    row("a part", "bytes=5-9", Part, 5, 10);
    row("a byte", "bytes=999-999", Part, 999, 1000);
    row("past the end", "bytes=5-5000", Part, 5, 1000);
    row("so many at the end", "bytes=-10", Part, 990, 1000);
    row("more at the end than there are", "bytes=-5000", Part, 0, 1000);
    row("in capitals", "BYTES=5-9", Part, 5, 10);
    row("from the end on", "bytes=1000-", Unsatisfiable, 0, 1000);
    row("none at the end", "bytes=-0", Unsatisfiable, 1000, 1000);
    row("backwards", "bytes=9-5", Whole, 0, 1000);
    row("several", "bytes=1-2,5-9", Whole, 0, 1000);
    row("another unit", "seconds=1-2", Whole, 0, 1000);
    row("a sign", "bytes=+5-9", Whole, 0, 1000);
    row("a number that is too long", "bytes=99999999999999999999-", Whole, 0, 1000);
    row("no numbers", "bytes=-", Whole, 0, 1000);
    row("nonsense", "bytes", Whole, 0, 1000);
}

void TestRequestHead::readsRanges()
{
    QFETCH(const QByteArray, value);
    QFETCH(const RangeKind, kind);
    QFETCH(const qint64, begin);
    QFETCH(const qint64, end);
    WantedRange wanted;
    QCOMPARE(readRange(value, 1000, wanted), kind);
    if (kind != RangeKind::Unsatisfiable) {
        QCOMPARE(wanted.begin, begin);
        QCOMPARE(wanted.end, end);
    }
}

QTEST_APPLESS_MAIN(TestRequestHead)

#include "tst_request_head.moc"
