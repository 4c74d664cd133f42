// SPDX-License-Identifier: GPL-3.0-or-later

#include <net/network_http_client.h>
#include <support/local_http_server.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::net;
using namespace dogear::test;
using namespace std::chrono_literals;

class TestHttpClient final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void answers_data();
    void answers();
    void aDocumentComesWithItsHeaders();
    void validatorsGoOutByteExact();
    void redirects_data();
    void redirects();
    void credentialsStayWithTheirHost();
    void aRefusedConnection();
    void aCancelledFutureStopsTheTransfer();
    void aClientThatDiesAnswersFirst();

private:
    static Result<HttpResponse> wait(const QFuture<Result<HttpResponse>> &future)
    {
        const bool isFinished = QTest::qWaitFor([&] { return future.isFinished(); }, 10'000);
        return isFinished ? future.result() : failure({ErrorCode::Internal, u"no answer"_s});
    }

    static ServerAnswer redirect(int status, const QUrl &target)
    {
        return {.status = status, .headers = {{"Location", target.toEncoded()}}};
    }
};

void TestHttpClient::answers_data()
{
    QTest::addColumn<ServerAnswer>("answer");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a document") << ServerAnswer{.body = "feed"} << u"200 feed"_s;
    QTest::newRow("not modified") << ServerAnswer{.status = 304} << u"304 "_s;
    QTest::newRow("rule 54: an empty body is an error") << ServerAnswer{} << u"EmptyInput"_s;
    QTest::newRow("rule 54: a body shorter than announced")
        << ServerAnswer{.body = "feeds", .truncateAt = 3} << u"ConnectionFailed"_s;
    QTest::newRow("not found") << ServerAnswer{.status = 404, .body = "x"} << u"HttpStatus 404"_s;
    QTest::newRow("unauthorised") << ServerAnswer{.status = 401, .body = "x"}
                                  << u"HttpStatus 401"_s;
    QTest::newRow("gone") << ServerAnswer{.status = 410, .body = "x"} << u"HttpStatus 410"_s;
    QTest::newRow("out of order") << ServerAnswer{.status = 503} << u"HttpStatus 503"_s;
    QTest::newRow("too large") << ServerAnswer{.body = QByteArray(5000, 'x')} << u"LimitExceeded"_s;
    QTest::newRow("no answer at all") << ServerAnswer{.isSilent = true} << u"Timeout"_s;
}

void TestHttpClient::answers()
{
    QFETCH(const ServerAnswer, answer);
    QFETCH(const QString, expected);
    LocalHttpServer server;
    server.setRoute(u"/feed"_s, [answer](const ServerRequest &) { return answer; });
    NetworkHttpClient client("Dogear/test");
    const auto response =
        wait(client.get({.url = server.url(u"/feed"_s), .maxBytes = 4000, .timeout = 500ms}));
    if (response) {
        QCOMPARE(QString::number(response->status) + u' ' + QString::fromUtf8(response->body),
                 expected);
        return;
    }
    QString got = toName(response.error().code);
    if (response.error().httpStatus != 0)
        got += u' ' + QString::number(response.error().httpStatus);
    QCOMPARE(got, expected);
    QCOMPARE(response.error().url, server.url(u"/feed"_s));
}

void TestHttpClient::aDocumentComesWithItsHeaders()
{
    LocalHttpServer server;
    server.setRoute(u"/feed"_s, [](const ServerRequest &) {
        return ServerAnswer{.body = "feed",
                            .headers = {{"ETag", "W/\"a b\""},
                                        {"Last-Modified", "Sun, 04 Aug 2024 01:47:56 GMT"},
                                        {"Content-Type", "text/xml"}}};
    });
    NetworkHttpClient client("Dogear/test");
    const auto response = wait(client.get({.url = server.url(u"/feed"_s)}));
    QVERIFY(response.has_value());
    QCOMPARE(response->etag, QByteArray("W/\"a b\""));
    QCOMPARE(response->lastModified, QByteArray("Sun, 04 Aug 2024 01:47:56 GMT"));
    QCOMPARE(response->contentType, QByteArray("text/xml"));
    QCOMPARE(server.requests().constFirst().headers.value("user-agent"), QByteArray("Dogear/test"));
}

void TestHttpClient::validatorsGoOutByteExact()
{
    LocalHttpServer server;
    server.setBody(u"/feed"_s, "x");
    NetworkHttpClient client("Dogear/test");
    QVERIFY(wait(client.get({.url = server.url(u"/feed"_s),
                             .etag = "W/\"a b\"",
                             .lastModified = "Sun, 04 Aug 2024 01:47:56 GMT"}))
                .has_value());
    const auto headers = server.requests().constFirst().headers;
    QCOMPARE(headers.value("if-none-match"), QByteArray("W/\"a b\"")); // rule 52
    QCOMPARE(headers.value("if-modified-since"), QByteArray("Sun, 04 Aug 2024 01:47:56 GMT"));
}

void TestHttpClient::redirects_data()
{
    QTest::addColumn<QList<int>>("hops");
    QTest::addColumn<QString>("permanent"); // path, or the code of the error
    QTest::newRow("none") << QList<int>{} << u"/0"_s;
    QTest::newRow("rule 56: 301 is a move") << QList<int>{301} << u"/1"_s;
    QTest::newRow("rule 56: so is 308") << QList<int>{308, 301} << u"/2"_s;
    QTest::newRow("rule 56: 302 is none") << QList<int>{302} << u"/0"_s;
    QTest::newRow("rule 57: permanent up to the first temporary hop")
        << QList<int>{301, 302, 301} << u"/1"_s;
    QTest::newRow("rule 60: twenty hops") << QList<int>(20, 307) << u"/0"_s;
    QTest::newRow("rule 60: and no more") << QList<int>(21, 307) << u"TooManyRedirects"_s;
}

void TestHttpClient::redirects()
{
    QFETCH(const QList<int>, hops);
    QFETCH(const QString, permanent);
    LocalHttpServer server;
    for (int i = 0; i < hops.size(); ++i) {
        const ServerAnswer hop = redirect(hops.at(i), QUrl(u'/' + QString::number(i + 1)));
        server.setRoute(u'/' + QString::number(i), [hop](const ServerRequest &) { return hop; });
    }
    const QString last = u'/' + QString::number(hops.size());
    server.setBody(last, "feed");
    NetworkHttpClient client("Dogear/test");
    const auto response = wait(client.get({.url = server.url(u"/0"_s)}));
    if (!response) {
        QCOMPARE(toName(response.error().code), permanent);
        return;
    }
    QCOMPARE(response->finalUrl, server.url(last));
    QCOMPARE(response->permanentUrl, server.url(permanent));
}

void TestHttpClient::credentialsStayWithTheirHost()
{
    LocalHttpServer server;
    QUrl elsewhere = server.url(u"/b"_s);
    elsewhere.setHost(u"localhost"_s);
    server.setRoute(u"/a"_s,
                    [elsewhere](const ServerRequest &) { return redirect(302, elsewhere); });
    server.setBody(u"/b"_s, "feed");
    QUrl url = server.url(u"/a"_s);
    url.setUserInfo(u"me:P%3Ass"_s);
    NetworkHttpClient client("Dogear/test");
    QVERIFY(wait(client.get({.url = url})).has_value());
    QCOMPARE(server.requests().at(0).headers.value("authorization"),
             "Basic " + QByteArray("me:P:ss").toBase64());
    QVERIFY(!server.requests().at(1).headers.contains("authorization")); // rule 61
}

void TestHttpClient::aRefusedConnection()
{
    QUrl url;
    {
        const LocalHttpServer server;
        url = server.url(u"/"_s);
    }
    NetworkHttpClient client("Dogear/test");
    QCOMPARE(toName(wait(client.get({.url = url})).error().code), u"ConnectionFailed"_s);
}

void TestHttpClient::aCancelledFutureStopsTheTransfer()
{
    LocalHttpServer server;
    server.setRoute(u"/feed"_s,
                    [](const ServerRequest &) { return ServerAnswer{.isSilent = true}; });
    NetworkHttpClient client("Dogear/test");
    auto future = client.get({.url = server.url(u"/feed"_s)});
    QTRY_COMPARE(server.requests().size(), 1);
    future.cancel();
    QTRY_VERIFY(future.isFinished());
}

void TestHttpClient::aClientThatDiesAnswersFirst()
{
    LocalHttpServer server;
    server.setRoute(u"/feed"_s,
                    [](const ServerRequest &) { return ServerAnswer{.isSilent = true}; });
    QFuture<Result<HttpResponse>> future;
    {
        NetworkHttpClient client("Dogear/test");
        future = client.get({.url = server.url(u"/feed"_s)});
        QTRY_COMPARE(server.requests().size(), 1);
    }
    QVERIFY(future.isFinished());
    QCOMPARE(toName(future.result().error().code), u"Cancelled"_s);
}

QTEST_GUILESS_MAIN(TestHttpClient)
#include "tst_http_client.moc"
