// SPDX-License-Identifier: GPL-3.0-or-later
// Tests RangeServer with a player, with strangers and with faulty clients, while its bytes arrive
// over time.

#include <support/local_http_routes.h>
#include <support/timeouts.h>
#include <support/wait_for.h>

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTcpSocket>
#include <QTest>

#include <algorithm>
#include <stream/byte_source.h>
#include <stream/range_server.h>

using namespace Qt::StringLiterals;
using namespace dogear;
using stream::ByteSource;
using stream::RangeServer;
using stream::RateLimit;

namespace {

constexpr qint64 size = 3'000'000;

/// A file that has arrived up to a given byte.
class GrowingSource final : public ByteSource
{
public:
    [[nodiscard]] bool hasAnswered() const override { return m_hasAnswered; }
    [[nodiscard]] std::optional<qint64> length() const override { return m_length; }
    [[nodiscard]] QByteArray contentType() const override { return "audio/mpeg"; }
    [[nodiscard]] Result<QByteArray> read(qint64 offset, qint64 most) override
    {
        if (isBroken)
            return failure({.code = ErrorCode::FileUnreadable});
        return m_bytes.sliced(offset, std::max<qint64>(0, std::min(most, there - offset)));
    }
    [[nodiscard]] std::optional<RateLimit> rateLimit() const override { return wantedPace; }
    [[nodiscard]] qint64 endOfRun(qint64 offset) const override { return std::max(offset, there); }
    void want(qint64 offset) override { wanted = offset; }

    void growTo(qint64 end)
    {
        m_hasAnswered = true;
        m_length = size;
        there = end;
        emit bytesAdded();
    }

    /// More bytes arrive of a file whose length is still unknown.
    void growInChunks(qint64 end)
    {
        m_hasAnswered = true;
        there = end;
        emit bytesAdded();
    }

    qint64 there = 0;
    qint64 wanted = -1;
    std::optional<RateLimit> wantedPace;
    bool isBroken = false;

private:
    QByteArray m_bytes = test::patternBytes(size);
    std::optional<qint64> m_length;
    bool m_hasAnswered = false;
};

struct Answer
{
    int status = 0;
    QByteArray head;
    QByteArray body;

    [[nodiscard]] QByteArray field(const QByteArray &name) const
    {
        const qsizetype at = head.indexOf(QByteArray("\r\n" + name + ": "));
        return at < 0 ? QByteArray() : head.sliced(at + 4 + name.size()).split('\r').constFirst();
    }
};

/// \return the bytes after the head in \a all; empty while the head is incomplete
QByteArray bodyOf(const QByteArray &all)
{
    const qsizetype end = all.indexOf("\r\n\r\n");
    return end < 0 ? QByteArray() : all.sliced(end + 4);
}

} // namespace

class TestRangeServer final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void servesWhatIsThere_data();
    void servesWhatIsThere();
    void servesFromAByteOn();
    void waitsForWhatIsFetched();
    void waitsForTheLength();
    void aLengthThatNobodyKnows_data();
    void aLengthThatNobodyKnows();
    void answersRequestAfterRequest();
    void aRangeThatProvesWrongHoldsUpNoRequest();
    void aThousandSeeks();
    void aSlowReaderHoldsUpNobody();
    void strangersLearnNothing_data();
    void strangersLearnNothing();
    void isOnThisMachineOnly();
    void takesItsTimeWhereThereIsAPace();
    void whatWasHereBeforeIsGivenAtOnce();
    void whoWasLeftWaitingGetsEnoughForAWhile();
    void whatIsWithdrawnIsCutOff();
    void whatEndsIsCutOff();
    void aFileThatCannotBeReadEndsTheAnswer();

private:
    /// Sends \a request on \a socket and waits for the complete answer.
    Answer ask(QTcpSocket &socket, const QByteArray &request);
    Answer get(QTcpSocket &socket, const QByteArray &range, const QByteArray &method = "GET");
    [[nodiscard]] std::unique_ptr<QTcpSocket> connectTo(const QUrl &address);
    [[nodiscard]] QByteArray path() const { return m_address.path().toLatin1(); }

    std::unique_ptr<RangeServer> m_server;
    std::shared_ptr<GrowingSource> m_source;
    QUrl m_address;
    QByteArray m_pattern = test::patternBytes(size);
};

void TestRangeServer::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_server = std::make_unique<RangeServer>();
    m_source = std::make_shared<GrowingSource>();
    const auto address = m_server->serve(m_source);
    QVERIFY(address);
    m_address = *address;
    m_source->growTo(size);
}

void TestRangeServer::cleanup()
{
    m_server.reset();
    QCOMPARE(m_source.use_count(), 1); // the server has released it
    m_source.reset();
}

std::unique_ptr<QTcpSocket> TestRangeServer::connectTo(const QUrl &address)
{
    auto socket = std::make_unique<QTcpSocket>();
    socket->connectToHost(address.host(), quint16(address.port()));
    const bool isConnected =
        test::waitForEvents([&] { return socket->state() == QAbstractSocket::ConnectedState; });
    return isConnected ? std::move(socket) : nullptr;
}

Answer TestRangeServer::ask(QTcpSocket &socket, const QByteArray &request)
{
    socket.write(request);
    QByteArray all;
    Answer answer;
    const auto isWhole = [&] {
        all += socket.readAll();
        const qsizetype end = all.indexOf("\r\n\r\n");
        if (end < 0)
            return socket.state() == QAbstractSocket::UnconnectedState;
        answer.head = all.left(end + 2);
        answer.body = all.sliced(end + 4);
        answer.status = answer.head.sliced(9, 3).toInt();
        const qint64 length =
            request.startsWith("HEAD") ? 0 : answer.field("Content-Length").toLongLong();
        return answer.body.size() >= length || socket.state() == QAbstractSocket::UnconnectedState;
    };
    return test::waitForEvents(isWhole) ? answer : Answer{};
}

Answer TestRangeServer::get(QTcpSocket &socket, const QByteArray &range, const QByteArray &method)
{
    QByteArray request = method + ' ' + path() + " HTTP/1.1\r\n";
    if (!range.isEmpty())
        request += "Range: " + range + "\r\n";
    return ask(socket, request + "\r\n");
}

void TestRangeServer::servesWhatIsThere_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("range");
    QTest::addColumn<int>("status");
    QTest::addColumn<qint64>("begin");
    QTest::addColumn<qint64>("end");
    const auto row = [](const char *name,
                        const char *method,
                        const char *range,
                        int status,
                        qint64 begin,
                        qint64 end) {
        QTest::newRow(name) << QByteArray(method) << QByteArray(range) << status << begin << end;
    };
    row("all", "GET", "", 200, 0, size);
    row("from a place on", "GET", "bytes=2999000-", 206, 2'999'000, size);
    row("a part", "GET", "bytes=100-199", 206, 100, 200);
    row("the end", "GET", "bytes=-500", 206, size - 500, size);
    row("several ranges: all", "GET", "bytes=1-2,5-9", 200, 0, size);
    row("the head of all", "HEAD", "", 200, 0, 0);
    row("the head of a part", "HEAD", "bytes=100-199", 206, 0, 0);
}

void TestRangeServer::servesWhatIsThere()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, range);
    QFETCH(const int, status);
    QFETCH(const qint64, begin);
    QFETCH(const qint64, end);
    const auto socket = connectTo(m_address);
    const Answer answer = get(*socket, range, method);
    QCOMPARE(answer.status, status);
    QCOMPARE(answer.body, m_pattern.sliced(begin, end - begin));
    QCOMPARE(answer.field("Content-Type"), QByteArray("audio/mpeg"));
    QCOMPARE(answer.field("Accept-Ranges"), QByteArray("bytes"));
    if (status == 206 && method == "GET")
        QCOMPARE(answer.field("Content-Range"),
                 "bytes " + QByteArray::number(begin) + '-' + QByteArray::number(end - 1)
                     + "/3000000");
}

void TestRangeServer::servesFromAByteOn()
{
    const auto socket = connectTo(m_address);
    const auto from = [&](const QByteArray &byte, const QByteArray &fields = {}) {
        return ask(*socket, "GET " + path() + "?from=" + byte + " HTTP/1.1\r\n" + fields + "\r\n");
    };
    const Answer answer = from("2999000");
    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.body, m_pattern.sliced(2'999'000));
    // A Range header is ignored here: the answer always starts at the byte given by "from".
    const Answer all = from("2999000", "Range: bytes=0-\r\n");
    QCOMPARE(all.status, 200);
    QCOMPARE(all.field("Accept-Ranges"), QByteArray());
    QCOMPARE(all.body, answer.body);
    QCOMPARE(from("3000000").body, QByteArray());
    QCOMPARE(from("9000000").body, QByteArray());
}

void TestRangeServer::waitsForWhatIsFetched()
{
    m_source->there = 1000;
    const auto socket = connectTo(m_address);
    socket->write("GET " + path() + " HTTP/1.1\r\nRange: bytes=500-\r\n\r\n");
    QByteArray all;
    const auto read = [&] {
        all += socket->readAll();
        return bodyOf(all).size();
    };
    QTRY_COMPARE(read(), 500); // immediately, as far as available
    QCOMPARE(m_source->wanted, 1000);
    m_source->growTo(100'000);
    QTRY_COMPARE(read(), 99'500);
    m_source->growTo(size);
    QTRY_COMPARE(read(), size - 500);
    QVERIFY(all.endsWith(m_pattern.last(1000)));
}

void TestRangeServer::waitsForTheLength()
{
    const auto unknown = std::make_shared<GrowingSource>();
    const QUrl address = m_server->serve(unknown).value();
    const auto socket = connectTo(address);
    socket->write("GET " + address.path().toLatin1() + " HTTP/1.1\r\n\r\n");
    QTRY_COMPARE(unknown->wanted, 0);
    QCOMPARE(socket->bytesAvailable(), 0);
    unknown->growTo(size);
    QTRY_VERIFY(socket->bytesAvailable() > 0);
    m_server->withdraw(address);
    QTRY_COMPARE(unknown.use_count(), 1);
}

void TestRangeServer::aLengthThatNobodyKnows_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<qint64>("begin");
    QTest::newRow("a range is ignored")
        << QByteArray() << QByteArray("Range: bytes=5-\r\n") << qint64{0};
    QTest::newRow("bytes from an offset on")
        << QByteArray("?from=70000") << QByteArray() << qint64{70'000};
}

void TestRangeServer::aLengthThatNobodyKnows()
{
    QFETCH(const QByteArray, query);
    QFETCH(const QByteArray, field);
    QFETCH(const qint64, begin);
    const auto chunked = std::make_shared<GrowingSource>();
    const QUrl address = m_server->serve(chunked).value();
    const auto socket = connectTo(address);
    socket->write("GET " + address.path().toLatin1() + query + " HTTP/1.1\r\n" + field + "\r\n");
    chunked->growInChunks(2'000'000);
    QByteArray all;
    // The length is unknown, so the connection stays open until the file has ended.
    QTRY_COMPARE((all += socket->readAll(), bodyOf(all).size()), 2'000'000 - begin);
    QVERIFY(all.startsWith("HTTP/1.1 200") && !all.contains("Content-Length"));
    QCOMPARE(socket->state(), QAbstractSocket::ConnectedState);
    chunked->growTo(size);
    QTRY_COMPARE((all += socket->readAll(), socket->state()), QAbstractSocket::UnconnectedState);
    QCOMPARE(bodyOf(all), m_pattern.sliced(begin));
    m_server->withdraw(address);
}

void TestRangeServer::answersRequestAfterRequest()
{
    const auto socket = connectTo(m_address);
    for (int i = 0; i < 20; ++i)
        QCOMPARE(get(*socket, "bytes=" + QByteArray::number(i) + "-99").body.size(), 100 - i);
    QCOMPARE(get(*socket, "bytes=3000000-").status, 416);
    QCOMPARE(get(*socket, "bytes=0-0").body.size(), 1);
    // Two requests sent together are answered in turn.
    const QByteArray one = "GET " + path() + " HTTP/1.1\r\nRange: bytes=7-7\r\n\r\n";
    socket->write(one + one);
    QByteArray all;
    QTRY_COMPARE((all += socket->readAll(), all.count("206 Partial")), 2);
    // The last request on the connection.
    const Answer last = ask(
        *socket, "GET " + path() + " HTTP/1.1\r\nConnection: close\r\nRange: bytes=1-5\r\n\r\n");
    QCOMPARE(last.body.size(), 5);
    QTRY_COMPARE(socket->state(), QAbstractSocket::UnconnectedState);
}

/// The first request waits for the length of the file; the second one has arrived by then.
void TestRangeServer::aRangeThatProvesWrongHoldsUpNoRequest()
{
    const auto late = std::make_shared<GrowingSource>();
    const QUrl address = m_server->serve(late).value();
    const auto socket = connectTo(address);
    const QByteArray line = "GET " + address.path().toLatin1() + " HTTP/1.1\r\n";
    socket->write(line + "Range: bytes=9000000-\r\n\r\n" + line + "Range: bytes=0-0\r\n\r\n");
    QTRY_COMPARE(late->wanted, 0);
    late->growTo(size);
    QByteArray all;
    QTRY_VERIFY((all += socket->readAll(), all.contains("206 Partial")));
    QVERIFY(all.startsWith("HTTP/1.1 416"));
    m_server->withdraw(address);
}

void TestRangeServer::aThousandSeeks()
{
    // GStreamer seeks like this: it drops the connection in the middle of an answer and opens
    // another.
    QRandomGenerator random(3);
    for (int i = 0; i < 1000; ++i) {
        const auto socket = connectTo(m_address);
        QVERIFY(socket);
        const qint64 begin = random.bounded(int(size) - 1000);
        socket->write("GET " + path() + " HTTP/1.1\r\nRange: bytes=" + QByteArray::number(begin)
                      + "-\r\n\r\n");
        QByteArray all;
        const auto body = [&] {
            all += socket->readAll();
            return bodyOf(all);
        };
        QVERIFY(test::waitForEvents([&] { return body().size() >= 1000; }));
        QCOMPARE(body().left(1000), m_pattern.sliced(begin, 1000));
        socket->abort();
    }
    // Held by the test and the server: no answer is still running.
    QTRY_COMPARE(m_source.use_count(), 2);
}

void TestRangeServer::aSlowReaderHoldsUpNobody()
{
    const auto slow = connectTo(m_address);
    slow->setReadBufferSize(1000);
    slow->write("GET " + path() + " HTTP/1.1\r\n\r\n");
    QTRY_VERIFY(slow->bytesAvailable() > 0);
    const auto quick = connectTo(m_address);
    QCOMPARE(get(*quick, {}).body, m_pattern);
}

void TestRangeServer::strangersLearnNothing_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<int>("status");
    const auto row = [](const char *name, const QByteArray &request, int status) {
        QTest::newRow(name) << request << status;
    };
    row("the top", "GET / HTTP/1.1\r\n\r\n", 404);
    row("a guess", "GET /00000000000000000000000000000000 HTTP/1.1\r\n\r\n", 404);
    row("a file", "GET /etc/passwd HTTP/1.1\r\n\r\n", 404);
    row("a way out", "GET /../../etc/passwd HTTP/1.1\r\n\r\n", 404);
    row("every path", "OPTIONS * HTTP/1.1\r\n\r\n", 400);
    row("another server", "GET http://example.org/ HTTP/1.1\r\n\r\n", 400);
    row("a tunnel", "CONNECT example.org:443 HTTP/1.1\r\n\r\n", 400);
    row("a path below the right one", "GET %1/x HTTP/1.1\r\n\r\n", 404);
    row("the right path with a query", "GET %1?a HTTP/1.1\r\n\r\n", 404);
    row("the right path in capitals", "GET %2 HTTP/1.1\r\n\r\n", 404);
    row("writing to the right path", "PUT %1 HTTP/1.1\r\nContent-Length: 1\r\n\r\nx", 405);
    row("deleting it", "DELETE %1 HTTP/1.1\r\n\r\n", 405);
    row("a field without a colon", "GET %1 HTTP/1.1\r\nHost\r\n\r\n", 400);
    row("a head that never ends", "GET /" + QByteArray(40'000, 'a'), 400);
    row("TLS", QByteArray("\x16\x03\x01\0\xa5\r\n\r\n", 9), 400);
}

void TestRangeServer::strangersLearnNothing()
{
    QFETCH(QByteArray, request);
    QFETCH(const int, status);
    request.replace("%1", path())
        .replace("%2", path().toUpper() == path() ? "/A" : path().toUpper());
    const auto socket = connectTo(m_address);
    const Answer answer = ask(*socket, request);
    QCOMPARE(answer.status, status);
    QCOMPARE(answer.body, QByteArray());
    if (status == 400)
        QTRY_COMPARE(socket->state(), QAbstractSocket::UnconnectedState);
    // A player is still served.
    const auto player = connectTo(m_address);
    QCOMPARE(get(*player, "bytes=0-9").body.size(), 10);
}

void TestRangeServer::isOnThisMachineOnly()
{
    QCOMPARE(m_address.host(), u"127.0.0.1"_s);
    static const QRegularExpression form(u"^/[0-9a-f]{32}$"_s);
    QVERIFY(form.match(m_address.path()).hasMatch());
    QVERIFY(m_server->serve(m_source).value().path() != m_address.path());
}

void TestRangeServer::takesItsTimeWhereThereIsAPace()
{
    m_source->growTo(0);
    m_source->wantedPace = RateLimit{.burst = 20'000, .perSecond = 100'000};
    const auto socket = connectTo(m_address);
    QElapsedTimer time;
    time.start();
    socket->write("GET " + path() + " HTTP/1.1\r\n\r\n");
    QVERIFY(test::waitForEvents([&] { return m_source->wanted == 0; }));
    m_source->growTo(size);
    QVERIFY(test::waitForEvents([&] { return bodyOf(socket->peek(size)).size() >= 10'000; }));
    QVERIFY(test::waitForEvents([&] { return bodyOf(socket->peek(size)).size() >= 60'000; }));
    const qint64 elapsed = time.elapsed();
    const qint64 given = bodyOf(socket->peek(size)).size();
    // 60 kB take 400 ms: a burst of 20 kB, then 100 kB/s. 50 ms of tolerance.
    QVERIFY2(elapsed >= 350, qPrintable(QString::number(elapsed)));
    QVERIFY2(given <= 20'000 + elapsed * 100 + 10'000, qPrintable(QString::number(given)));
    m_source->wantedPace.reset();
    emit m_source->bytesAdded();
    QVERIFY(test::waitForEvents([&] { return bodyOf(socket->peek(2 * size)).size() == size; }));
    QCOMPARE(bodyOf(socket->readAll()), m_pattern);
}

void TestRangeServer::whatWasHereBeforeIsGivenAtOnce()
{
    m_source->growTo(2'000'000);
    m_source->wantedPace = RateLimit{.burst = 100'000, .perSecond = 10'000};
    const auto socket = connectTo(m_address);
    socket->write("GET " + path() + " HTTP/1.1\r\n\r\n");
    const auto given = [&] { return bodyOf(socket->peek(2 * size)).size(); };
    QVERIFY(test::waitForEvents([&] { return given() >= 2'000'000; }));
    m_source->growTo(size); // without another burst
    QVERIFY(!test::waitForEvents([&] { return given() > 2'050'000; }, 300));
    QVERIFY(test::waitForEvents([&] { return given() > 2'000'000; }));
}

void TestRangeServer::whoWasLeftWaitingGetsEnoughForAWhile()
{
    m_source->wantedPace = RateLimit{.burst = size, .perSecond = 50'000};
    m_source->growTo(10'000);
    const auto socket = connectTo(m_address);
    socket->write("GET " + path() + " HTTP/1.1\r\n\r\n");
    const auto given = [&] { return bodyOf(socket->peek(2 * size)).size(); };
    QVERIFY(test::waitForEvents([&] { return given() == 10'000; }));
    QVERIFY(test::waitForEvents([&] { return m_source->wanted == 10'000; }));
    m_source->growTo(59'999);
    QVERIFY(!test::waitForEvents([&] { return given() > 10'000; }, 200));
    m_source->growTo(60'000);
    QVERIFY(test::waitForEvents([&] { return given() == 60'000; }));
    m_source->growTo(size); // the rest is less than the burst and is sent
    QVERIFY(test::waitForEvents([&] { return given() == size; }));
}

void TestRangeServer::whatIsWithdrawnIsCutOff()
{
    m_source->there = 1000;
    const auto reading = connectTo(m_address);
    reading->write("GET " + path() + " HTTP/1.1\r\n\r\n");
    QTRY_VERIFY(reading->bytesAvailable() > 1000);
    m_server->withdraw(m_address);
    QTRY_COMPARE(reading->state(), QAbstractSocket::UnconnectedState);
    const auto next = connectTo(m_address);
    QCOMPARE(get(*next, {}).status, 404);
}

void TestRangeServer::whatEndsIsCutOff()
{
    m_source->there = 1000;
    const auto reading = connectTo(m_address);
    reading->write("GET " + path() + " HTTP/1.1\r\n\r\n");
    QTRY_VERIFY(reading->bytesAvailable() > 1000);
    emit m_source->ended();
    QTRY_COMPARE(reading->state(), QAbstractSocket::UnconnectedState);
    m_source->growTo(size);
    const auto next = connectTo(m_address);
    QCOMPARE(get(*next, {}).body, m_pattern);
}

void TestRangeServer::aFileThatCannotBeReadEndsTheAnswer()
{
    m_source->isBroken = true;
    const auto socket = connectTo(m_address);
    const Answer answer = get(*socket, {});
    QCOMPARE(answer.body, QByteArray());
    QTRY_COMPARE(socket->state(), QAbstractSocket::UnconnectedState);
}

QTEST_GUILESS_MAIN(TestRangeServer)

#include "tst_range_server.moc"
