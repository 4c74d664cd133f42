// SPDX-License-Identifier: GPL-3.0-or-later

#include <net/network_api_client.h>
#include <net/retry_after.h>
#include <support/fake_clock.h>
#include <support/local_http_server.h>
#include <support/timeouts.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::net;
using namespace dogear::test;

namespace {

Result<ApiAnswer> wait(const Future<Result<ApiAnswer>> &future)
{
    if (!waitUntil([&future] { return future.isFinished(); }))
        return failure({ErrorCode::Timeout, u"no answer"_s});
    return future.result();
}

} // namespace

class TestApiClient final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void sendsMethodBodyAndHeaders_data();
    void sendsMethodBodyAndHeaders();
    void everyStatusIsAnAnswer_data();
    void everyStatusIsAnAnswer();
    void redirects_data();
    void redirects();
    void noOtherServerGetsTheBody();
    void faults_data();
    void faults();
    void limits();
    void errorsTellWhatTheServerSays();
    void destroyingTheClientCancels();
};

void TestApiClient::sendsMethodBodyAndHeaders_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("GET") << QByteArray("GET") << QByteArray();
    QTest::newRow("POST") << QByteArray("POST") << QByteArray("[{\"a\":1}]");
    QTest::newRow("POST without a body") << QByteArray("POST") << QByteArray();
    QTest::newRow("PUT") << QByteArray("PUT") << QByteArray(300'000, 'x');
    QTest::newRow("DELETE") << QByteArray("DELETE") << QByteArray();
}

void TestApiClient::sendsMethodBodyAndHeaders()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, body);
    LocalHttpServer server;
    server.setRoute(u"/x"_s, [](const ServerRequest &) {
        return ServerAnswer{.body = "{}", .headers = {{"Set-Cookie", "a=b"}}};
    });
    NetworkApiClient client("Test/1");
    QUrl url = server.url(u"/x?since=5"_s);
    url.setUserInfo(u"ann:secret"_s);
    const auto answer = wait(client.send({.method = method,
                                          .url = url,
                                          .cause = Purpose::Sync,
                                          .body = body,
                                          .contentType = "application/json",
                                          .headers = {{"Cookie", "c=d"}}}));
    QVERIFY2(answer, answer ? "" : qPrintable(answer.error().detail));
    QCOMPARE(answer->status, 200);
    QCOMPARE(answer->body, QByteArray("{}"));
    QCOMPARE(answer->header("set-cookie"), QByteArray("a=b"));
    const ServerRequest request = server.requests().constFirst();
    QCOMPARE(request.method, method);
    QCOMPARE(request.path, u"/x?since=5"_s);
    QCOMPARE(request.body, body);
    QCOMPARE(request.header("Content-Type"), QByteArray("application/json"));
    QCOMPARE(request.header("Cookie"), QByteArray("c=d"));
    QCOMPARE(request.header("User-Agent"), QByteArray("Test/1"));
    QCOMPARE(request.header("Authorization"),
             QByteArray("Basic " + QByteArray("ann:secret").toBase64()));
}

void TestApiClient::everyStatusIsAnAnswer_data()
{
    QTest::addColumn<int>("status");
    for (const int status : {200, 201, 204, 304, 400, 401, 403, 404, 422, 429, 500, 503})
        QTest::addRow("%d", status) << status;
}

void TestApiClient::everyStatusIsAnAnswer()
{
    QFETCH(const int, status);
    LocalHttpServer server;
    server.setRoute(u"/x"_s, [status](const ServerRequest &) {
        const bool hasBody = status != 204 && status != 304;
        return ServerAnswer{.status = status, .body = hasBody ? "why" : ""};
    });
    NetworkApiClient client("Test/1");
    const auto answer =
        wait(client.send({.method = "POST", .url = server.url(u"/x"_s), .cause = Purpose::Sync}));
    QVERIFY2(answer, answer ? "" : qPrintable(answer.error().detail));
    QCOMPARE(answer->status, status);
    QCOMPARE(answer->isSuccess(), status < 300);
    if (status != 204 && status != 304)
        QCOMPARE(answer->body, QByteArray("why"));
}

void TestApiClient::redirects_data()
{
    QTest::addColumn<int>("status");
    for (const int status : {301, 302, 307, 308})
        QTest::addRow("%d keeps method and body", status) << status;
}

void TestApiClient::redirects()
{
    QFETCH(const int, status);
    LocalHttpServer server;
    server.setRoute(u"/old"_s, [status](const ServerRequest &) {
        return ServerAnswer{.status = status, .headers = {{"Location", "/new"}}};
    });
    server.setBody(u"/new"_s, "{}");
    NetworkApiClient client("Test/1");
    const auto answer = wait(client.send(
        {.method = "POST", .url = server.url(u"/old"_s), .cause = Purpose::Sync, .body = "[]"}));
    QVERIFY2(answer, answer ? "" : qPrintable(answer.error().detail));
    const ServerRequest last = server.requests().constLast();
    QCOMPARE(last.path, u"/new"_s);
    QCOMPARE(last.method, QByteArray("POST"));
    QCOMPARE(last.body, QByteArray("[]"));
}

void TestApiClient::noOtherServerGetsTheBody()
{
    LocalHttpServer other;
    LocalHttpServer server;
    const QByteArray target = other.url(u"/x"_s).toEncoded();
    server.setRoute(u"/x"_s, [target](const ServerRequest &) {
        return ServerAnswer{.status = 307, .headers = {{"Location", target}}};
    });
    server.setRoute(u"/loop"_s, [](const ServerRequest &) {
        return ServerAnswer{.status = 307, .headers = {{"Location", "/loop"}}};
    });
    NetworkApiClient client("Test/1");
    const auto answer = wait(client.send(
        {.method = "POST", .url = server.url(u"/x"_s), .cause = Purpose::Sync, .body = "secret"}));
    QVERIFY(!answer);
    QCOMPARE(answer.error().code, ErrorCode::BadResponse);
    QVERIFY(other.requests().isEmpty());
    const auto loop = wait(
        client.send({.method = "POST", .url = server.url(u"/loop"_s), .cause = Purpose::Sync}));
    QVERIFY(!loop);
    QCOMPARE(loop.error().code, ErrorCode::TooManyRedirects);
}

void TestApiClient::faults_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("a connection that ends") << u"/drop"_s << ErrorCode::ConnectionFailed;
    QTest::newRow("an answer that is cut") << u"/truncate/10"_s << ErrorCode::TruncatedInput;
    QTest::newRow("a server that says nothing") << u"/silent"_s << ErrorCode::Timeout;
    QTest::newRow("a server that stops") << u"/stall"_s << ErrorCode::Timeout;
}

void TestApiClient::faults()
{
    QFETCH(const QString, path);
    LocalHttpServer server;
    NetworkApiClient client("Test/1");
    const auto answer = wait(client.send({.method = "GET",
                                          .url = server.url(path),
                                          .cause = Purpose::Sync,
                                          .timeout = std::chrono::milliseconds(300)}));
    QVERIFY(!answer);
    QTEST(answer.error().code, "code");
}

void TestApiClient::limits()
{
    LocalHttpServer server;
    NetworkApiClient client("Test/1");
    const auto answer = wait(client.send({.method = "GET",
                                          .url = server.url(u"/bytes/1000"_s),
                                          .cause = Purpose::Sync,
                                          .maxBytes = 999}));
    QVERIFY(!answer);
    QCOMPARE(answer.error().code, ErrorCode::LimitExceeded);
    const auto file =
        wait(client.send({.method = "GET", .url = QUrl(u"file:///x"_s), .cause = Purpose::Sync}));
    QVERIFY(!file);
    QCOMPARE(file.error().code, ErrorCode::UnsupportedScheme);
}

void TestApiClient::errorsTellWhatTheServerSays()
{
    const ApiAnswer answer{.status = 503,
                           .reason = "Service Unavailable",
                           .body = {},
                           .headers = {{"retry-after", "120"}},
                           .url = {}};
    const Error error = statusError(answer, u"come back"_s);
    QCOMPARE(error.detail, u"503 Service Unavailable; come back; Retry-After: 120"_s);
    QCOMPARE(error.httpStatus, 503);
    const FakeClock clock;
    QVERIFY(retryAfterTime(error, clock.now()) == clock.now().addSecs(120));
}

void TestApiClient::destroyingTheClientCancels()
{
    LocalHttpServer server;
    auto client = std::make_unique<NetworkApiClient>("Test/1");
    const auto future =
        client->send({.method = "GET", .url = server.url(u"/silent"_s), .cause = Purpose::Sync});
    client.reset();
    QVERIFY(future.isFinished());
    QCOMPARE(future.result().error().code, ErrorCode::Cancelled);
}

QTEST_GUILESS_MAIN(TestApiClient)
#include "tst_api_client.moc"
