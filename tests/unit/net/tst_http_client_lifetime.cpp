// SPDX-License-Identifier: GPL-3.0-or-later
// Tests cancelled futures, and clients that are destroyed before or in continuations.

#include "fetch.h"

#include <support/local_http_server.h>
#include <support/timeouts.h>

#include <QRegularExpression>
#include <QTest>

#include <optional>

using namespace Qt::StringLiterals;
using namespace dogear::test;
using dogear::ErrorCode;
using dogear::Result;
using dogear::net::HttpResponse;
using dogear::net::NetworkHttpClient;
using dogear::net::Purpose;
using dogear::net::wait;

class TestHttpClientLifetime final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void cancelledFutureClosesTheConnection();
    void cancelledBeforeTheFirstByte();
    void cancelledAfterTheEnd();
    void cancellingOneLeavesTheOthers();
    void destroyedClientFinishesWithCancelled_data();
    void destroyedClientFinishesWithCancelled();
    void destroyedWithoutARequest();
    void clientMayGoInItsOwnContinuation_data();
    void clientMayGoInItsOwnContinuation();
    void continuationMayAskAgain();
    void continuationOfADestroyedClientMayNotHang();
    void nothingFinishesInsideGet();
    void droppedFutureStillFetches();
};

void TestHttpClientLifetime::cancelledFutureClosesTheConnection()
{
    LocalHttpServer server;
    NetworkHttpClient client("Test/1");
    auto future = client.get({.url = server.url(u"/stall"_s), .cause = Purpose::Feed});
    QTRY_COMPARE(server.requests().size(), 1);
    QTRY_COMPARE(server.openConnections(), 1);

    future.cancel();

    QTRY_VERIFY(future.isFinished());
    QVERIFY(future.isCanceled());
    QCOMPARE(future.resultCount(), 0);
    QTRY_COMPARE(server.openConnections(), 0);
}

void TestHttpClientLifetime::cancelledBeforeTheFirstByte()
{
    LocalHttpServer server;
    NetworkHttpClient client("Test/1");
    auto future = client.get({.url = server.url(u"/ok"_s), .cause = Purpose::Feed});

    future.cancel();

    QTRY_VERIFY(future.isFinished());
    QCOMPARE(future.resultCount(), 0);
}

void TestHttpClientLifetime::cancelledAfterTheEnd()
{
    LocalHttpServer server;
    NetworkHttpClient client("Test/1");
    auto future = client.get({.url = server.url(u"/ok"_s), .cause = Purpose::Feed});
    QVERIFY(wait(future));

    future.cancel();

    QVERIFY(wait(client.get({.url = server.url(u"/ok"_s), .cause = Purpose::Feed})));
}

void TestHttpClientLifetime::cancellingOneLeavesTheOthers()
{
    LocalHttpServer server;
    NetworkHttpClient client("Test/1");
    auto first = client.get({.url = server.url(u"/stall"_s), .cause = Purpose::Feed});
    const auto second = client.get({.url = server.url(u"/slow/50"_s), .cause = Purpose::Feed});

    first.cancel();

    const auto response = wait(second);
    QVERIFY(response);
    QCOMPARE(response->body, "ok");
}

void TestHttpClientLifetime::destroyedClientFinishesWithCancelled_data()
{
    QTest::addColumn<bool>("isRequestSeen");

    QTest::newRow("before the request was sent") << false;
    QTest::newRow("in the middle of a response") << true;
}

void TestHttpClientLifetime::destroyedClientFinishesWithCancelled()
{
    QFETCH(const bool, isRequestSeen);
    LocalHttpServer server;
    auto client = std::make_unique<NetworkHttpClient>("Test/1");
    const QUrl url = server.url(u"/stall"_s);
    const auto future = client->get({.url = url, .cause = Purpose::Feed});
    if (isRequestSeen)
        QTRY_COMPARE(server.requests().size(), 1);

    client.reset();

    QVERIFY(future.isFinished());
    QCOMPARE(future.resultCount(), 1);
    const auto response = future.result();
    QVERIFY(!response);
    QCOMPARE(response.error().code, ErrorCode::Cancelled);
    QCOMPARE(response.error().url, url);
    QTRY_COMPARE(server.openConnections(), 0);
}

void TestHttpClientLifetime::destroyedWithoutARequest()
{
    const NetworkHttpClient client("Test/1");
}

void TestHttpClientLifetime::clientMayGoInItsOwnContinuation_data()
{
    QTest::addColumn<QByteArray>("path");

    QTest::newRow("after a success") << QByteArray("/ok");
    QTest::newRow("after an error") << QByteArray("/status/404");
    QTest::newRow("after a limit, while the body still arrives") << QByteArray("/bytes/5000000");
}

void TestHttpClientLifetime::clientMayGoInItsOwnContinuation()
{
    QFETCH(const QByteArray, path);
    LocalHttpServer server;
    auto client = std::make_unique<NetworkHttpClient>("Test/1");
    const auto other = client->get({.url = server.url(u"/stall"_s), .cause = Purpose::Feed});
    int calls = 0;
    client->get({.url = server.encodedUrl(path), .cause = Purpose::Feed, .maxBytes = 1'000'000})
        .then(this, [&client, &calls](const Result<HttpResponse> &) {
            client.reset();
            ++calls;
        });

    QTRY_COMPARE(calls, 1);
    QVERIFY(other.isFinished());
    QCOMPARE(other.result().error().code, ErrorCode::Cancelled);
}

void TestHttpClientLifetime::continuationMayAskAgain()
{
    LocalHttpServer server;
    NetworkHttpClient client("Test/1");
    std::optional<Result<HttpResponse>> second;
    client.get({.url = server.url(u"/status/503"_s), .cause = Purpose::Feed})
        .then(this, [&](const Result<HttpResponse> &) {
            client.get({.url = server.url(u"/ok"_s), .cause = Purpose::Feed})
                .then(this, [&](const Result<HttpResponse> &result) { second = result; });
        });

    QTRY_VERIFY(second.has_value());
    QCOMPARE(second->value().body, "ok");
}

void TestHttpClientLifetime::continuationOfADestroyedClientMayNotHang()
{
    LocalHttpServer server;
    auto client = std::make_unique<NetworkHttpClient>("Test/1");
    NetworkHttpClient &dying = *client;
    dogear::Future<Result<HttpResponse>> late;
    // Without a context, the continuation runs inside the destructor.
    client->get({.url = server.url(u"/stall"_s), .cause = Purpose::Feed})
        .then([&](const Result<HttpResponse> &) {
            late = dying.get({.url = QUrl(u"file:///x"_s), .cause = Purpose::Feed});
        });

    client.reset();

    QVERIFY(late.isFinished());
}

void TestHttpClientLifetime::nothingFinishesInsideGet()
{
    LocalHttpServer server;
    NetworkHttpClient client("Test/1");

    const auto future = client.get({.url = server.url(u"/ok"_s), .cause = Purpose::Feed});

    QVERIFY(!future.isFinished());
    QVERIFY(wait(future));
}

void TestHttpClientLifetime::droppedFutureStillFetches()
{
    LocalHttpServer server;
    NetworkHttpClient client("Test/1");

    std::ignore = client.get({.url = server.url(u"/ok"_s), .cause = Purpose::Feed});

    QTRY_COMPARE(server.requests().size(), 1);
}

QTEST_GUILESS_MAIN(TestHttpClientLifetime)
#include "tst_http_client_lifetime.moc"
