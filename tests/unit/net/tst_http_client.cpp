// SPDX-License-Identifier: GPL-3.0-or-later

#include "fetch.h"

#include <support/local_certificate.h>
#include <support/local_http_routes.h>
#include <support/local_http_server.h>

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTcpServer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear::test;
using dogear::ErrorCode;
using dogear::net::describe;
using dogear::net::HttpRequest;
using dogear::net::NetworkHttpClient;
using dogear::net::Purpose;
using dogear::net::wait;

class TestHttpClient final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void fetches_data();
    void fetches();
    void fails_data();
    void fails();
    void sendsWhoAsksAndWhatForFeeds();
    void sendsTheTargetByteExact();
    void conditional_data();
    void conditional();
    void brotliIsUndone();
    void repeatsValidatorsOfTheServer();
    void limitOfCompressedBodies();
    void bodiesLargerThanTheBuffer_data();
    void bodiesLargerThanTheBuffer();
    void timeoutCountsFromTheLastByte();
    void retryAfterIsInTheDetail();
    void credentials_data();
    void credentials();
    void credentialsAreNotReusedForOthers();
    void passwordsAreNotInErrors();
    void refusedConnection();
    void untrustedCertificate();
    void trustedCertificate();
    void manyAtOnce();
};

void TestHttpClient::fetches_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("body");

    QTest::newRow("a short body") << QByteArray("/ok") << QByteArray("ok");
    QTest::newRow("gzip is decompressed") << QByteArray("/gzip") << compressedText();
    QTest::newRow("deflate is decompressed") << QByteArray("/deflate") << compressedText();
    QTest::newRow("chunks are joined") << QByteArray("/chunked") << QByteArray("ok");
    QTest::newRow("a body of exactly the maximum size")
        << QByteArray("/bytes/100000") << patternBytes(100'000);
    QTest::newRow("an answer after 30 ms") << QByteArray("/slow/30") << QByteArray("ok");
}

void TestHttpClient::fetches()
{
    QFETCH(const QByteArray, path);
    LocalHttpServer server;
    NetworkHttpClient client("Test/1");

    const auto response = wait(
        client.get({.url = server.encodedUrl(path), .cause = Purpose::Feed, .maxBytes = 100'000}));

    QVERIFY2(response, describe(response).constData());
    QCOMPARE(response->status, 200);
    QTEST(response->body, "body");
    QCOMPARE(response->finalUrl, server.encodedUrl(path));
    QCOMPARE(response->permanentUrl, server.encodedUrl(path));
}

void TestHttpClient::fails_data()
{
    QTest::addColumn<QByteArray>("target"); // a path, or a URL if it has a scheme
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<int>("httpStatus");

    const auto row = [](const char *name, const char *target, ErrorCode code, int status = 0) {
        QTest::newRow(name) << QByteArray(target) << code << status;
    };
    row("400", "/status/400", ErrorCode::HttpStatus, 400);
    row("rule 64: 401", "/status/401", ErrorCode::HttpStatus, 401);
    row("rule 64: 403", "/status/403", ErrorCode::HttpStatus, 403);
    row("rule 64: 404", "/status/404", ErrorCode::HttpStatus, 404);
    row("rule 64: 410", "/status/410", ErrorCode::HttpStatus, 410);
    row("rule 65: 429", "/status/429", ErrorCode::HttpStatus, 429);
    row("500", "/status/500", ErrorCode::HttpStatus, 500);
    row("rule 65: 503", "/status/503", ErrorCode::HttpStatus, 503);
    row("a status that nobody knows", "/status/599", ErrorCode::HttpStatus, 599);
    row("3xx that leads nowhere", "/status/302", ErrorCode::HttpStatus, 302);
    row("rule 54: 200 without a body", "/empty", ErrorCode::EmptyInput);
    row("rule 54: 204", "/status/204", ErrorCode::EmptyInput);
    row("304 to who has nothing", "/status/304", ErrorCode::EmptyInput);
    row("rule 70: 206 to who wants all", "/status/206", ErrorCode::TruncatedInput);
    row("rule 54: cut in the middle", "/truncate/600", ErrorCode::TruncatedInput);
    row("rule 54: cut after the head", "/truncate/0", ErrorCode::TruncatedInput);
    row("broken gzip", "/gzip/broken", ErrorCode::TruncatedInput);
    row("dropped without an answer", "/drop", ErrorCode::ConnectionFailed);
    row("silence", "/silent", ErrorCode::Timeout);
    row("silence in the middle", "/stall", ErrorCode::Timeout);
    row("more than the limit, announced", "/bytes/100001", ErrorCode::LimitExceeded);
    row("more than the limit, in a body of unknown length", "/endless", ErrorCode::LimitExceeded);
    row("an error page above the limit", "/endless-error", ErrorCode::LimitExceeded);
    row("file:", "file:///etc/hostname", ErrorCode::UnsupportedScheme);
    row("data:", "data:,x", ErrorCode::UnsupportedScheme);
    row("feed:", "feed://127.0.0.1/", ErrorCode::UnsupportedScheme);
    row("no host", "http:///ok", ErrorCode::UnsupportedScheme);
    row("no scheme", "ok", ErrorCode::UnsupportedScheme);
    row("no URL", "", ErrorCode::UnsupportedScheme);
}

void TestHttpClient::fails()
{
    QFETCH(const QByteArray, target);
    LocalHttpServer server;
    const ServerAnswer endless{
        .body = patternBytes(400'000), .hasLength = false, .ending = Ending::Stall};
    server.setRoute(u"/endless"_s, [=](const ServerRequest &) { return endless; });
    server.setRoute(u"/endless-error"_s, [=](const ServerRequest &) {
        ServerAnswer response = endless;
        response.status = 500;
        return response;
    });
    NetworkHttpClient client("Test/1");
    const QUrl url = target.startsWith('/') ? server.encodedUrl(target) : QUrl::fromEncoded(target);

    const auto response = wait(
        client.get({.url = url, .cause = Purpose::Feed, .maxBytes = 100'000, .timeout = 250ms}));

    QVERIFY(!response);
    QTEST(response.error().code, "code");
    QTEST(response.error().httpStatus, "httpStatus");
    QCOMPARE(response.error().url, url);
    QVERIFY(!response.error().detail.isEmpty());
}

void TestHttpClient::sendsWhoAsksAndWhatForFeeds()
{
    LocalHttpServer server;
    NetworkHttpClient client("Dogear/9.9 (+https://example.org)");

    QVERIFY(wait(client.get({.url = server.url(u"/ok"_s), .cause = Purpose::Feed})));

    const ServerRequest request = server.requests().constFirst();
    QCOMPARE(request.method, "GET");
    QCOMPARE(request.header("User-Agent"), "Dogear/9.9 (+https://example.org)");
    QVERIFY(request.header("Accept").startsWith("application/rss+xml, application/atom+xml,"));
    QVERIFY(request.header("Accept").endsWith("*/*;q=0.8"));
    QVERIFY(request.header("Accept-Encoding").contains("gzip"));
    QVERIFY(request.header("Accept-Encoding").contains("br"));
    // Rule 70: no Range; without validators the request is not conditional.
    for (const char *absent : {"Range", "If-None-Match", "If-Modified-Since", "Authorization"})
        QCOMPARE(request.header(absent), QByteArray());
}

// Rule 17.
void TestHttpClient::sendsTheTargetByteExact()
{
    const QByteArray target = "/ok?sig=a%2Fb%3D%3D&x=1+2&y=%20&u=https%3A%2F%2Fx.y%2F&z=a:b,c;d~e";
    LocalHttpServer server;
    NetworkHttpClient client("Test/1");

    QVERIFY(wait(client.get({.url = server.encodedUrl(target), .cause = Purpose::Feed})));

    QCOMPARE(server.requests().constFirst().target, target);
}

// Rule 52: validators are opaque; quotes and the weakness prefix are kept.
void TestHttpClient::conditional_data()
{
    QTest::addColumn<QByteArray>("etag");
    QTest::addColumn<QByteArray>("lastModified");

    const QByteArray date = "Tue, 15 Nov 1994 12:45:26 GMT";
    QTest::newRow("a strong ETag") << QByteArray("\"abc\"") << QByteArray();
    QTest::newRow("a weak ETag") << QByteArray("W/\"abc\"") << QByteArray();
    QTest::newRow("an ETag without quotes") << QByteArray("abc-gzip") << QByteArray();
    QTest::newRow("an ETag with unusual characters") << QByteArray("\"a, b\\\"\"") << QByteArray();
    QTest::newRow("a date") << QByteArray() << date;
    QTest::newRow("a date in an unknown format") << QByteArray() << QByteArray("yesterday 1 pm");
    QTest::newRow("an ETag and a date") << QByteArray("\"abc\"") << date;
}

void TestHttpClient::conditional()
{
    QFETCH(const QByteArray, etag);
    QFETCH(const QByteArray, lastModified);
    LocalHttpServer server;
    server.setDocument(u"/feed"_s, {.body = "<rss/>", .etag = etag, .lastModified = lastModified});
    NetworkHttpClient client("Test/1");

    const auto first = wait(client.get({.url = server.url(u"/feed"_s), .cause = Purpose::Feed}));
    QVERIFY(first);
    QCOMPARE(first->etag, etag);
    QCOMPARE(first->lastModified, lastModified);
    QCOMPARE(first->contentType, "application/rss+xml");

    const auto second = wait(client.get({.url = server.url(u"/feed"_s),
                                         .cause = Purpose::Feed,
                                         .etag = first->etag,
                                         .lastModified = first->lastModified}));
    QVERIFY2(second, describe(second).constData());
    QCOMPARE(second->status, 304);
    QVERIFY(second->isNotModified());
    QCOMPARE(second->body, QByteArray());
    const ServerRequest request = server.requests().constLast();
    QCOMPARE(request.header("If-None-Match"), etag);
    QCOMPARE(request.header("If-Modified-Since"), lastModified);
}

void TestHttpClient::brotliIsUndone()
{
    LocalHttpServer server;
    server.setRoute(u"/brotli"_s, [](const ServerRequest &) {
        // The text below, compressed with Brotli.
        const auto body = QByteArray::fromHex(
            "1f4400e0c5ce96aa7593aa902f18c1ccf07b0fb81529f29d4831625dea426b9653edb784996ae7fd40da"
            "262a562ee1845d1e3a8312");
        return ServerAnswer{.body = body, .headers = {{"Content-Encoding", "br"}}};
    });
    NetworkHttpClient client("Test/1");
    const auto response =
        wait(client.get({.url = server.url(u"/brotli"_s), .cause = Purpose::Feed}));
    QVERIFY2(response, describe(response).constData());
    QCOMPARE(response->body,
             QByteArray("Opus Opus Opus, said the whale, and sang for as long as the tape ran."));
}

void TestHttpClient::repeatsValidatorsOfTheServer()
{
    LocalHttpServer server;
    server.setDocument(u"/feed"_s, {.body = "<rss/>", .etag = "\"2\""});
    NetworkHttpClient client("Test/1");

    const auto response =
        wait(client.get({.url = server.url(u"/feed"_s), .cause = Purpose::Feed, .etag = "\"1\""}));

    QVERIFY(response);
    QCOMPARE(response->status, 200);
    QCOMPARE(response->body, "<rss/>");
    QCOMPARE(response->etag, "\"2\"");
}

// Neither Qt's own limit for well compressed bodies applies, nor none at all.
void TestHttpClient::limitOfCompressedBodies()
{
    const QByteArray body(12'000'000, ' ');
    const ServerAnswer compressed{.body = gzip(body), .headers = {{"Content-Encoding", "gzip"}}};
    QVERIFY(compressed.body.size() < 100'000);
    LocalHttpServer server;
    server.setRoute(u"/feed"_s, [=](const ServerRequest &) { return compressed; });
    NetworkHttpClient client("Test/1");

    const auto enough = wait(client.get(
        {.url = server.url(u"/feed"_s), .cause = Purpose::Feed, .maxBytes = body.size()}));
    QVERIFY2(enough, describe(enough).constData());
    QVERIFY(enough->body == body);

    const auto less = wait(client.get(
        {.url = server.url(u"/feed"_s), .cause = Purpose::Feed, .maxBytes = body.size() - 1}));
    QVERIFY(!less);
    QCOMPARE(less.error().code, ErrorCode::LimitExceeded);
}

void TestHttpClient::bodiesLargerThanTheBuffer_data()
{
    QByteArray body(8'000'000, Qt::Uninitialized); // random, so that it stays large when compressed
    QRandomGenerator random(7);
    random.generate(body.begin(), body.end());
    const QByteArray chunk = QByteArray::number(body.size(), 16) + "\r\n" + body + "\r\n0\r\n\r\n";
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<ServerAnswer>("answer");
    QTest::newRow("with its length") << body << ServerAnswer{.body = body};
    QTest::newRow("compressed") << body
                                << ServerAnswer{.body = gzip(body),
                                                .headers = {{"Content-Encoding", "gzip"}}};
    QTest::newRow("one chunk") << body
                               << ServerAnswer{.body = chunk,
                                               .headers = {{"Transfer-Encoding", "chunked"}},
                                               .hasLength = false};
    QTest::newRow("up to the end of the connection")
        << body << ServerAnswer{.body = body, .hasLength = false, .ending = Ending::Close};
}

void TestHttpClient::bodiesLargerThanTheBuffer()
{
    QFETCH(const QByteArray, body);
    QFETCH(const ServerAnswer, answer);
    LocalHttpServer server;
    server.setRoute(u"/feed"_s, [=](const ServerRequest &) { return answer; });
    NetworkHttpClient client("Test/1");
    const auto response = wait(client.get({.url = server.url(u"/feed"_s), .cause = Purpose::Feed}));
    QVERIFY2(response, describe(response).constData());
    QVERIFY(response->body == body);
}

void TestHttpClient::timeoutCountsFromTheLastByte()
{
    LocalHttpServer server;
    NetworkHttpClient client("Test/1");
    QElapsedTimer elapsed;
    elapsed.start();

    const auto response = wait(
        client.get({.url = server.url(u"/drip/120"_s), .cause = Purpose::Feed, .timeout = 300ms}));

    QVERIFY2(response, describe(response).constData());
    QCOMPARE(response->body, patternBytes(120));
    QVERIFY(elapsed.elapsed() > 400); // above the timeout: 120 bytes at 200 bytes per second
}

void TestHttpClient::retryAfterIsInTheDetail()
{
    LocalHttpServer server;
    server.setRoute(u"/busy"_s, [](const ServerRequest &) {
        return ServerAnswer{.status = 503, .headers = {{"Retry-After", "120"}}};
    });
    NetworkHttpClient client("Test/1");

    const auto response = wait(client.get({.url = server.url(u"/busy"_s), .cause = Purpose::Feed}));

    QVERIFY(!response);
    QCOMPARE(response.error().detail, u"503 Service Unavailable; Retry-After: 120"_s);
}

void TestHttpClient::credentials_data()
{
    QTest::addColumn<QByteArray>("userInfo");
    QTest::addColumn<QByteArray>("expected"); // the credentials that the server expects

    const auto row = [](const char *name, const char *userInfo, const char *expected) {
        QTest::newRow(name) << QByteArray(userInfo) << QByteArray(expected);
    };
    row("rule 19: the case of the password is kept", "ann:SeCret", "ann:SeCret");
    row("rule 19: a colon in the password", "ann:a:b", "ann:a:b");
    row("rule 19: an escaped @ in the name", "ann%40example.org:x", "ann@example.org:x");
    row("a name without a password", "ann", "ann:");
    row("rule 62: Latin-1 first",
        "j%C3%BCrgen:stra%C3%9Fe",
        "j\xfcrgen:stra\xdf"
        "e");
    row("rule 62: then UTF-8",
        "j%C3%BCrgen:stra%C3%9Fe",
        "j\xc3\xbcrgen:stra\xc3\x9f"
        "e");
    row("rule 62: UTF-8 where Latin-1 has no letter", "ann:%E3%81%82", "ann:\xe3\x81\x82");
    row("rule 62: the alphabet of standard Base64", "ann:%C3%BF%C3%BE%3F%3F", "ann:\xff\xfe??");
}

void TestHttpClient::credentials()
{
    QFETCH(const QByteArray, userInfo);
    QFETCH(const QByteArray, expected);
    LocalHttpServer server;
    server.setRoute(u"/feed"_s, [expected](const ServerRequest &request) {
        if (request.header("Authorization") == "Basic " + expected.toBase64())
            return ServerAnswer{.body = "ok"};
        return ServerAnswer{.status = 401,
                            .headers = {{"WWW-Authenticate", "Basic realm=\"shows\""}}};
    });
    NetworkHttpClient client("Test/1");
    const QByteArray address =
        "http://" + userInfo + "@127.0.0.1:" + QByteArray::number(server.port()) + "/feed";

    const auto response =
        wait(client.get({.url = QUrl::fromEncoded(address), .cause = Purpose::Feed}));

    QVERIFY2(response, describe(response).constData());
    QCOMPARE(response->finalUrl, server.url(u"/feed"_s));
    QCOMPARE(response->permanentUrl, QUrl::fromEncoded(address));
}

void TestHttpClient::credentialsAreNotReusedForOthers()
{
    LocalHttpServer server;
    server.setRoute(u"/secret"_s, [](const ServerRequest &request) {
        if (!request.header("Authorization").isEmpty())
            return ServerAnswer{.body = "ok"};
        return ServerAnswer{.status = 401,
                            .headers = {{"WWW-Authenticate", "Basic realm=\"shows\""}}};
    });
    NetworkHttpClient client("Test/1");
    QUrl url = server.url(u"/secret"_s);
    url.setUserInfo(u"ann:s3cret"_s);
    QVERIFY(wait(client.get({.url = url, .cause = Purpose::Feed})));

    const auto response =
        wait(client.get({.url = server.url(u"/secret"_s), .cause = Purpose::Feed}));

    QVERIFY(!response);
    QCOMPARE(response.error().httpStatus, 401);
}

void TestHttpClient::passwordsAreNotInErrors()
{
    LocalHttpServer server;
    NetworkHttpClient client("Test/1");
    for (const char *target : {"/status/404", "/drop", "/empty", "/loop"}) {
        QUrl url = server.encodedUrl(target);
        url.setUserInfo(u"ann:s3cret"_s);
        const auto response = wait(client.get({.url = url, .cause = Purpose::Feed}));
        QVERIFY(!response);
        QVERIFY(!response.error().url.toString(QUrl::FullyEncoded).contains("s3cret"_L1));
        QVERIFY(!response.error().detail.contains("s3cret"_L1));
    }
}

/// Port of a server that has just been closed, so nothing listens there.
void TestHttpClient::refusedConnection()
{
    QTcpServer closed;
    QVERIFY(closed.listen(QHostAddress::LocalHost));
    const QUrl url(u"http://127.0.0.1:%1/"_s.arg(closed.serverPort()));
    closed.close();
    NetworkHttpClient client("Test/1");

    const auto response = wait(client.get({.url = url, .cause = Purpose::Feed}));

    QVERIFY(!response);
    QCOMPARE(response.error().code, ErrorCode::ConnectionFailed);
}

// Rule 68: reports an error of its own and does not try without encryption.
void TestHttpClient::untrustedCertificate()
{
    LocalHttpServer server(LocalHttpServer::Protocol::Https);
    NetworkHttpClient client("Test/1");

    const auto response = wait(client.get({.url = server.url(u"/ok"_s), .cause = Purpose::Feed}));

    QVERIFY(!response);
    QCOMPARE(response.error().code, ErrorCode::TlsFailed);
    QCOMPARE(server.requests().size(), 0);
}

void TestHttpClient::trustedCertificate()
{
    trustLocalCertificate();
    LocalHttpServer server(LocalHttpServer::Protocol::Https);
    NetworkHttpClient client("Test/1");

    const auto response = wait(client.get({.url = server.url(u"/ok"_s), .cause = Purpose::Feed}));

    QVERIFY2(response, describe(response).constData());
    QCOMPARE(response->body, "ok");
}

void TestHttpClient::manyAtOnce()
{
    LocalHttpServer server;
    NetworkHttpClient client("Test/1");
    QList<dogear::Future<dogear::Result<dogear::net::HttpResponse>>> futures;
    for (int size = 1; size <= 60; ++size)
        futures.append(client.get({.url = server.encodedUrl("/bytes/" + QByteArray::number(size)),
                                   .cause = Purpose::Feed}));

    for (int size = 1; size <= 60; ++size) {
        const auto response = wait(futures.at(size - 1));
        QVERIFY2(response, describe(response).constData());
        QCOMPARE(response->body, patternBytes(size));
    }
    QCOMPARE(server.requests().size(), 60);
}

QTEST_GUILESS_MAIN(TestHttpClient)
#include "tst_http_client.moc"
