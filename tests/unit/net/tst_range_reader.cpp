// SPDX-License-Identifier: GPL-3.0-or-later
// Tests RangeReader with a server that supports ranges, and with faulty ones.

#include <net/range_client.h>
#include <support/local_certificate.h>
#include <support/local_http_routes.h>
#include <support/local_http_server.h>
#include <support/timeouts.h>

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using net::RangeReader;
using net::RangeRequest;
using net::RangeResponse;
using test::ServerAnswer;

namespace {

constexpr qint64 size = 300'000;
constexpr auto file = "/bytes/300000"_L1;

struct Fetched
{
    std::optional<RangeResponse> answer;
    QByteArray bytes;
    std::optional<Result<>> outcome; ///< empty if the reader never finished
};

/// Answers with the bytes from \a begin to \a end, whatever \a contentRange claims.
ServerAnswer partOf(qint64 begin, qint64 end, const QByteArray &contentRange)
{
    return {.status = 206,
            .body = test::patternBytes(size).sliced(begin, end - begin),
            .headers = {{"Content-Range", contentRange}}};
}

} // namespace

class TestRangeReader final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void fetchesWhatIsAskedFor_data();
    void fetchesWhatIsAskedFor();
    void asksAsServersWantIt_data();
    void asksAsServersWantIt();
    void aChangedFileComesWhole_data();
    void aChangedFileComesWhole();
    void compressedBodies_data();
    void compressedBodies();
    void aDamagedBodyIsNotWhole_data();
    void aDamagedBodyIsNotWhole();
    void oddServers_data();
    void oddServers();
    void failures_data();
    void failures();
    void nothingAtThatPlace();
    void followsRedirectsWithTheRange();
    void credentialsGoWhereTheyBelong();
    void httpsToHttp_data();
    void httpsToHttp();
    void whatNobodyReadsStaysWithTheServer();
    void endsWithItsReader();

private:
    Fetched fetch(const RangeRequest &request);
    [[nodiscard]] QUrl url(QLatin1StringView path) const { return m_server->url(path); }

    std::unique_ptr<test::LocalHttpServer> m_server;
    std::unique_ptr<net::RangeClient> m_client;
};

void TestRangeReader::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_client = std::make_unique<net::RangeClient>("Dogear/test");
    m_server = std::make_unique<test::LocalHttpServer>();
}

Fetched TestRangeReader::fetch(const RangeRequest &request)
{
    Fetched fetched;
    const auto reader = m_client->read(request);
    const auto take = [&] { fetched.bytes += reader->read(size * 2); };
    connect(reader.get(), &RangeReader::responseReceived, this, [&] {
        fetched.answer = reader->answer();
    });
    connect(reader.get(), &RangeReader::readyRead, this, take);
    const QSignalSpy finished(reader.get(), &RangeReader::finished);
    if (!test::waitUntil([&] { return reader->isFinished(); }, 10'000))
        return fetched;
    take();
    if (finished.size() == 1)
        fetched.outcome = reader->outcome();
    return fetched;
}

void TestRangeReader::fetchesWhatIsAskedFor_data()
{
    QTest::addColumn<qint64>("begin");
    QTest::addColumn<qint64>("end"); // 0: to the last byte
    QTest::newRow("the whole file") << qint64{0} << qint64{0};
    QTest::newRow("from the start to a given byte") << qint64{0} << qint64{1000};
    QTest::newRow("from a given byte to the end") << qint64{123'456} << qint64{0};
    QTest::newRow("a single byte in the middle") << qint64{100'000} << qint64{100'001};
    QTest::newRow("beyond the end of the file") << qint64{299'000} << qint64{400'000};
}

void TestRangeReader::fetchesWhatIsAskedFor()
{
    QFETCH(const qint64, begin);
    QFETCH(const qint64, end);
    const Fetched fetched = fetch({.url = url(file),
                                   .cause = net::Purpose::Media,
                                   .begin = begin,
                                   .end = end > 0 ? std::optional(end) : std::nullopt});
    QVERIFY(fetched.outcome && *fetched.outcome && fetched.answer);
    const qint64 last = end > 0 ? std::min(end, size) : size;
    QCOMPARE(fetched.bytes, test::patternBytes(size).sliced(begin, last - begin));
    QCOMPARE(fetched.answer->begin, begin);
    QCOMPARE(fetched.answer->length, std::optional(size));
    QCOMPARE(fetched.answer->isPartial, begin > 0 || end > 0);
    QVERIFY(!fetched.answer->etag.isEmpty());
    QCOMPARE(fetched.answer->finalUrl, url(file));
    QCOMPARE(m_server->bytesSent(), last - begin);
}

void TestRangeReader::asksAsServersWantIt_data()
{
    QTest::addColumn<qint64>("begin");
    QTest::addColumn<QByteArray>("validator");
    QTest::addColumn<QByteArray>("range");
    QTest::addColumn<QByteArray>("ifRange");
    QTest::newRow("rule 74: the whole file without a Range header")
        << qint64{0} << QByteArray("\"a\"") << QByteArray() << QByteArray();
    QTest::newRow("rule 72: a part with If-Range")
        << qint64{7} << QByteArray("\"a\"") << QByteArray("bytes=7-") << QByteArray("\"a\"");
    QTest::newRow("a part without a validator")
        << qint64{7} << QByteArray() << QByteArray("bytes=7-") << QByteArray();
}

void TestRangeReader::asksAsServersWantIt()
{
    QFETCH(const qint64, begin);
    QFETCH(const QByteArray, validator);
    QFETCH(const QByteArray, range);
    QFETCH(const QByteArray, ifRange);
    fetch({.url = url(file), .cause = net::Purpose::Media, .begin = begin, .validator = validator});
    QCOMPARE(m_server->requests().size(), 1);
    const test::ServerRequest &request = m_server->requests().constFirst();
    QCOMPARE(request.header("Range"), range);
    QCOMPARE(request.header("If-Range"), ifRange);
    QCOMPARE(request.header("Accept-Encoding"), QByteArray("identity"));
    QCOMPARE(request.header("User-Agent"), QByteArray("Dogear/test"));
}

void TestRangeReader::aChangedFileComesWhole_data()
{
    QTest::addColumn<QByteArray>("validator");
    QTest::addColumn<bool>("isPartial");
    QTest::newRow("the file has not changed") << QByteArray("\"b\"") << true;
    QTest::newRow("the file has changed") << QByteArray("\"a\"") << false;
}

void TestRangeReader::aChangedFileComesWhole()
{
    QFETCH(const QByteArray, validator);
    QFETCH(const bool, isPartial);
    m_server->setRoute(u"/file"_s, [](const test::ServerRequest &request) {
        if (request.header("If-Range") == "\"b\"")
            return partOf(1000, 2000, "bytes 1000-1999/300000");
        return ServerAnswer{.body = test::patternBytes(size)};
    });
    const Fetched fetched = fetch({.url = m_server->url(u"/file"_s),
                                   .cause = net::Purpose::Media,
                                   .begin = 1000,
                                   .end = 2000,
                                   .validator = validator});
    QVERIFY(fetched.outcome && *fetched.outcome && fetched.answer);
    QCOMPARE(fetched.answer->isPartial, isPartial);
    QCOMPARE(fetched.answer->begin, isPartial ? 1000 : 0);
    QCOMPARE(fetched.bytes.size(), isPartial ? 1000 : size);
}

void TestRangeReader::oddServers_data()
{
    QTest::addColumn<ServerAnswer>("answer");
    QTest::addColumn<ErrorCode>("code"); // Internal: no error
    QTest::addColumn<qint64>("begin");
    const auto row =
        [](const char *name, const ServerAnswer &answer, ErrorCode code, qint64 begin = 0) {
            QTest::newRow(name) << answer << code << begin;
        };
    row("no ranges at all", {.body = test::patternBytes(size)}, ErrorCode::Internal);
    row("rule 74: a range that begins before what was asked for",
        partOf(900, 2000, "bytes 900-1999/300000"),
        ErrorCode::Internal,
        900);
    row("rule 72: a range that begins after it",
        partOf(1100, 2000, "bytes 1100-1999/300000"),
        ErrorCode::BadResponse);
    row("a range without a place", partOf(1000, 2000, "bytes"), ErrorCode::BadResponse);
    row("a range in several parts",
        {.status = 206,
         .body = "--x\r\nContent-Range: bytes 1000-1999/300000\r\n\r\n...\r\n--x--\r\n",
         .headers = {{"Content-Type", "multipart/byteranges; boundary=x"}}},
        ErrorCode::BadResponse);
    row("a range of a compressed body",
        {.status = 206,
         .body = test::compressedText(),
         .headers = {{"Content-Range", "bytes 1000-1999/300000"}, {"Content-Encoding", "gzip"}}},
        ErrorCode::BadResponse);
    row("a length that nobody knows",
        partOf(1000, 2000, "bytes 1000-1999/*"),
        ErrorCode::Internal,
        1000);
    row("a compression that is not read",
        {.body = test::patternBytes(size), .headers = {{"Content-Encoding", "br"}}},
        ErrorCode::UnsupportedEncoding);
    row("no byte at all", {}, ErrorCode::EmptyInput);
    row("204", {.status = 204}, ErrorCode::EmptyInput);
}

void TestRangeReader::oddServers()
{
    QFETCH(const ServerAnswer, answer);
    QFETCH(const ErrorCode, code);
    QFETCH(const qint64, begin);
    m_server->setRoute(u"/file"_s, [&](const test::ServerRequest &) { return answer; });
    const Fetched fetched = fetch({.url = m_server->url(u"/file"_s),
                                   .cause = net::Purpose::Media,
                                   .begin = 1000,
                                   .end = 2000});
    QVERIFY(fetched.outcome);
    if (code != ErrorCode::Internal) {
        QVERIFY(!*fetched.outcome);
        QCOMPARE(fetched.outcome->error().code, code);
        QVERIFY(!fetched.answer);
        QCOMPARE(fetched.bytes, QByteArray());
        return;
    }
    QVERIFY(*fetched.outcome && fetched.answer);
    QCOMPARE(fetched.answer->begin, begin);
    QCOMPARE(fetched.bytes, test::patternBytes(size).sliced(begin, fetched.bytes.size()));
}

void TestRangeReader::compressedBodies_data()
{
    QTest::addColumn<QByteArray>("coding");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("isDecoded");
    const QByteArray plain = test::patternBytes(size);
    const QByteArray zlib = qCompress(plain).sliced(4);
    const auto row =
        [](const char *name, const QByteArray &coding, const QByteArray &body, bool isDecoded) {
            QTest::newRow(name) << coding << body << isDecoded;
        };
    for (const char *name : {"none", "utf-8", "UTF8", "binary", "aws-chunked", "identity", ""})
        row(qPrintable(u"a word that is no coding: “%1”"_s.arg(QLatin1StringView(name))),
            name,
            plain,
            false);
    row("rule 74: gzip", "gzip", test::gzip(plain), true);
    row("gzip, under its old name", "X-GZIP", test::gzip(plain), true);
    row("gzip behind a word that is no coding", "aws-chunked, gzip", test::gzip(plain), true);
    row("gzip that nobody mentions", "", test::gzip(plain), true);
    row("gzip in two members",
        "gzip",
        test::gzip(plain.first(1000)) + test::gzip(plain.sliced(1000)),
        true);
    row("gzip with something behind it", "gzip", test::gzip(plain) + QByteArray(20, '\0'), true);
    row("said to be gzip, and is not", "gzip", plain, false);
    row("deflate", "deflate", zlib, true);
    row("deflate without the head of zlib", "deflate", zlib.sliced(2), true);
}

void TestRangeReader::compressedBodies()
{
    QFETCH(const QByteArray, coding);
    QFETCH(const QByteArray, body);
    QFETCH(const bool, isDecoded);
    m_server->setRoute(u"/file"_s, [&](const test::ServerRequest &) {
        return ServerAnswer{.body = body, .headers = {{"Content-Encoding", coding}}};
    });
    for (const qint64 waiting : {0, 20'000}) {
        const Fetched fetched = fetch({.url = m_server->url(u"/file"_s),
                                       .cause = net::Purpose::Media,
                                       .maxBufferedBytes = waiting});
        QVERIFY(fetched.outcome && *fetched.outcome && fetched.answer);
        QVERIFY(fetched.bytes == test::patternBytes(size));
        // The opening is enough to recognise the format of the file.
        QCOMPARE(fetched.answer->opening, fetched.bytes.first(fetched.answer->opening.size()));
        QCOMPARE_GE(fetched.answer->opening.size(), 512);
        QCOMPARE(fetched.answer->isDecoded, isDecoded);
        QCOMPARE(fetched.answer->length, isDecoded ? std::nullopt : std::optional(size));
    }
}

void TestRangeReader::aDamagedBodyIsNotWhole_data()
{
    QTest::addColumn<QByteArray>("body");
    const QByteArray whole = test::gzip(test::patternBytes(size));
    QByteArray broken = whole;
    broken[broken.size() / 2] = char(~broken[broken.size() / 2]);
    QTest::newRow("truncated") << whole.first(whole.size() - 20);
    QTest::newRow("damaged in the middle") << broken;
}

void TestRangeReader::aDamagedBodyIsNotWhole()
{
    QFETCH(const QByteArray, body);
    m_server->setRoute(u"/file"_s, [&](const test::ServerRequest &) {
        return ServerAnswer{.body = body, .headers = {{"Content-Encoding", "gzip"}}};
    });
    const Fetched fetched = fetch({.url = m_server->url(u"/file"_s), .cause = net::Purpose::Media});
    QVERIFY(fetched.outcome && !*fetched.outcome);
    QCOMPARE(fetched.outcome->error().code, ErrorCode::TruncatedInput);
}

void TestRangeReader::failures_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<int>("kept"); // bytes received before the error
    QTest::newRow("the file is gone") << u"/status/404"_s << ErrorCode::HttpStatus << 0;
    QTest::newRow("the server is busy") << u"/status/503"_s << ErrorCode::HttpStatus << 0;
    QTest::newRow("a loop of redirects") << u"/loop"_s << ErrorCode::TooManyRedirects << 0;
    QTest::newRow("truncated in the middle")
        << u"/truncate/500"_s << ErrorCode::TruncatedInput << 500;
    QTest::newRow("an empty body") << u"/empty"_s << ErrorCode::EmptyInput << 0;
    QTest::newRow("connection dropped without a byte")
        << u"/drop"_s << ErrorCode::ConnectionFailed << 0;
    QTest::newRow("no response") << u"/silent"_s << ErrorCode::Timeout << 0;
    QTest::newRow("no more data after three bytes") << u"/stall"_s << ErrorCode::Timeout << 3;
}

void TestRangeReader::failures()
{
    QFETCH(const QString, path);
    QFETCH(const ErrorCode, code);
    QFETCH(const int, kept);
    const Fetched fetched =
        fetch({.url = m_server->url(path), .cause = net::Purpose::Media, .timeout = 500ms});
    QVERIFY(fetched.outcome && !*fetched.outcome);
    QCOMPARE(fetched.outcome->error().code, code);
    QCOMPARE(fetched.bytes.size(), kept);
    QVERIFY(!fetched.outcome->error().url.isEmpty());
}

void TestRangeReader::nothingAtThatPlace()
{
    const auto reader =
        m_client->read({.url = url(file), .cause = net::Purpose::Media, .begin = size});
    QTRY_VERIFY(reader->isFinished());
    QVERIFY(!reader->outcome());
    QCOMPARE(reader->outcome().error().httpStatus, 416);
    QCOMPARE(reader->answer().length, std::optional(size));
}

void TestRangeReader::followsRedirectsWithTheRange()
{
    m_server->setRoute(u"/measured"_s, [&](const test::ServerRequest &) {
        return ServerAnswer{.status = 302, .headers = {{"Location", url(file).toEncoded()}}};
    });
    const Fetched fetched = fetch({.url = m_server->url(u"/measured"_s),
                                   .cause = net::Purpose::Media,
                                   .begin = 5,
                                   .end = 10});
    QVERIFY(fetched.outcome && *fetched.outcome && fetched.answer);
    QCOMPARE(fetched.bytes, test::patternBytes(size).sliced(5, 5));
    QCOMPARE(fetched.answer->finalUrl, url(file));
    QCOMPARE(m_server->requests().size(), 2);
}

void TestRangeReader::credentialsGoWhereTheyBelong()
{
    test::LocalHttpServer other;
    m_server->setRoute(u"/mine"_s, [&](const test::ServerRequest &) {
        return ServerAnswer{.status = 302, .headers = {{"Location", other.url(file).toEncoded()}}};
    });
    QUrl mine = m_server->url(u"/mine"_s);
    mine.setUserInfo(u"anna:secret"_s);
    const Fetched fetched = fetch({.url = mine, .cause = net::Purpose::Media});
    QVERIFY(fetched.outcome && *fetched.outcome);
    QCOMPARE(m_server->requests().constFirst().header("Authorization"),
             "Basic " + QByteArray("anna:secret").toBase64());
    QCOMPARE(other.requests().constFirst().header("Authorization"), QByteArray());
}

void TestRangeReader::httpsToHttp_data()
{
    QTest::addColumn<QString>("userInfo");
    QTest::addColumn<ErrorCode>("code"); // Internal: no error
    QTest::newRow("followed without credentials") << QString() << ErrorCode::Internal;
    QTest::newRow("refused with credentials") << u"anna:secret"_s << ErrorCode::InsecureRedirect;
}

void TestRangeReader::httpsToHttp()
{
    QFETCH(const QString, userInfo);
    QFETCH(const ErrorCode, code);
    test::trustLocalCertificate();
    test::LocalHttpServer secure(test::LocalHttpServer::Protocol::Https);
    secure.setRoute(u"/measured"_s, [&](const test::ServerRequest &) {
        return ServerAnswer{.status = 302, .headers = {{"Location", url(file).toEncoded()}}};
    });
    QUrl address = secure.url(u"/measured"_s);
    address.setUserInfo(userInfo);
    const Fetched fetched = fetch({.url = address, .cause = net::Purpose::Media});
    QVERIFY(fetched.outcome);
    if (code == ErrorCode::Internal) {
        QVERIFY(fetched.outcome->has_value());
        QVERIFY(fetched.bytes == test::patternBytes(size));
        QCOMPARE(fetched.answer->finalUrl, url(file));
        return;
    }
    QVERIFY(!*fetched.outcome);
    QCOMPARE(fetched.outcome->error().code, code);
    QCOMPARE(m_server->requests().size(), 0);
}

void TestRangeReader::whatNobodyReadsStaysWithTheServer()
{
    constexpr qint64 large = 64'000'000;
    const auto reader = m_client->read({.url = m_server->url(u"/bytes/64000000"_s),
                                        .cause = net::Purpose::Media,
                                        .maxBufferedBytes = 100'000});
    const QSignalSpy responseReceived(reader.get(), &RangeReader::responseReceived);
    QTRY_COMPARE(responseReceived.size(), 1);
    // The socket buffers of the system take an unknown amount in addition, hence the generous limit
    // below.
    qint64 read = 0;
    while (read < 1'000'000) {
        QTRY_VERIFY(!reader->isFinished());
        const QByteArray bytes = reader->read(100'000);
        read += bytes.size();
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    }
    QVERIFY(m_server->bytesTaken() < large / 2);
}

void TestRangeReader::endsWithItsReader()
{
    {
        const auto reader =
            m_client->read({.url = m_server->url(u"/drip/100000"_s), .cause = net::Purpose::Media});
        const QSignalSpy ready(reader.get(), &RangeReader::readyRead);
        QTRY_VERIFY(!ready.isEmpty());
        QCOMPARE(m_server->openConnections(), 1);
    }
    QTRY_COMPARE(m_server->openConnections(), 0);
}

QTEST_GUILESS_MAIN(TestRangeReader)

#include "tst_range_reader.moc"
