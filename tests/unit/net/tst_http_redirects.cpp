// SPDX-License-Identifier: GPL-3.0-or-later

#include "fetch.h"

#include <support/local_certificate.h>
#include <support/local_http_server.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::test;
using dogear::ErrorCode;
using dogear::net::describe;
using dogear::net::NetworkHttpClient;
using dogear::net::Purpose;
using dogear::net::wait;

namespace {

/// A redirect from one path of a server.
struct Hop
{
    QByteArray path;
    int status = 301;
    QByteArray location;
};

LocalHttpServer::Route pointing(int status, const QByteArray &location)
{
    return [=](const ServerRequest &) {
        return ServerAnswer{.status = status, .headers = {{"Location", location}}};
    };
}

} // namespace

Q_DECLARE_METATYPE(QList<Hop>)

class TestHttpRedirects final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { trustLocalCertificate(); }
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void ends_data();
    void ends();
    void fails_data();
    void fails();
    void staysBelowTheLimit();
    void httpsToHttpIsRefused();
    void httpToHttpsIsFollowed();
    void validatorsTravelAlong();
    void credentialsStayOnTheirServer();
    void credentialsAreNotSentToAnotherServer();
    void credentialsInLocationAreForThatServer();
};

// Rule 57: only an unbroken chain of permanent redirects changes the permanent URL.
void TestHttpRedirects::ends_data()
{
    QTest::addColumn<QList<Hop>>("hops");
    QTest::addColumn<QByteArray>("finalTarget");
    QTest::addColumn<QByteArray>("permanentTarget");

    const auto row = [](const char *name,
                        const QList<Hop> &hops,
                        const QByteArray &finalTarget,
                        const QByteArray &permanentTarget) {
        QTest::newRow(name) << hops << finalTarget << permanentTarget;
    };
    row("rule 56: 301 is permanent", {{"/a", 301, "/ok"}}, "/ok", "/ok");
    row("rule 56: 308 is permanent", {{"/a", 308, "/ok"}}, "/ok", "/ok");
    row("rule 56: 302 is not permanent", {{"/a", 302, "/ok"}}, "/ok", "/a");
    row("rule 56: 303 is not permanent", {{"/a", 303, "/ok"}}, "/ok", "/a");
    row("rule 56: 307 is not permanent", {{"/a", 307, "/ok"}}, "/ok", "/a");
    row("rule 57: permanent up to the first temporary hop",
        {{"/a", 301, "/b"}, {"/b", 302, "/ok"}},
        "/ok",
        "/b");
    row("rule 57: permanent after temporary does not count",
        {{"/a", 302, "/b"}, {"/b", 301, "/ok"}},
        "/ok",
        "/a");
    row("rule 57: permanent, temporary, permanent",
        {{"/a", 308, "/b"}, {"/b", 307, "/c"}, {"/c", 301, "/ok"}},
        "/ok",
        "/b");
    row("relative to the folder of the hop",
        {{"/a", 301, "/folder/b"}, {"/folder/b", 301, "c"}, {"/folder/c", 301, "../ok"}},
        "/ok",
        "/ok");
    row("rule 17: a signed query stays byte-exact",
        {{"/a", 302, "/ok?sig=a%2Fb%3D&x=1+2"}},
        "/ok?sig=a%2Fb%3D&x=1+2",
        "/a");
    row("rule 16: a raw space and raw UTF-8 are escaped",
        {{"/a", 302, "/ok?q=caf\xc3\xa9 x"}},
        "/ok?q=caf%C3%A9%20x",
        "/a");
    row("raw bytes that are no UTF-8 stay the bytes that they are",
        {{"/a", 302, "/ok?q=caf\xe9"}},
        "/ok?q=caf%E9",
        "/a");
    row("white space around Location", {{"/a", 301, "  /ok  "}}, "/ok", "/ok");
    row("a fragment is not sent", {{"/a", 302, "/ok#part"}}, "/ok#part", "/a");
}

void TestHttpRedirects::ends()
{
    QFETCH(const QList<Hop>, hops);
    QFETCH(const QByteArray, finalTarget);
    QFETCH(const QByteArray, permanentTarget);
    LocalHttpServer server;
    for (const Hop &hop : hops)
        server.setRoute(QString::fromUtf8(hop.path), pointing(hop.status, hop.location));
    NetworkHttpClient client("Test/1");

    const auto response = wait(client.get({.url = server.url(u"/a"_s), .cause = Purpose::Feed}));

    QVERIFY2(response, describe(response).constData());
    QCOMPARE(response->body, "ok");
    QCOMPARE(response->finalUrl, server.encodedUrl(finalTarget));
    QCOMPARE(response->permanentUrl, server.encodedUrl(permanentTarget));
    const QByteArray sent = finalTarget.left(finalTarget.indexOf('#'));
    QCOMPARE(server.requests().constLast().target, finalTarget.contains('#') ? sent : finalTarget);
}

void TestHttpRedirects::fails_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("location");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<int>("httpStatus");

    QTest::newRow("rule 60: a loop") << 302 << QByteArray("/a") << ErrorCode::TooManyRedirects << 0;
    QTest::newRow("rule 60: one redirect above the limit")
        << 302 << QByteArray("/redirect/20") << ErrorCode::TooManyRedirects << 0;
    QTest::newRow("to a local file")
        << 302 << QByteArray("file:///etc/hostname") << ErrorCode::UnsupportedScheme << 0;
    QTest::newRow("to an ftp URL")
        << 301 << QByteArray("ftp://127.0.0.1/x") << ErrorCode::UnsupportedScheme << 0;
    QTest::newRow("to a data URL")
        << 301 << QByteArray("data:text/xml,<rss/>") << ErrorCode::UnsupportedScheme << 0;
    QTest::newRow("to a URL without a host")
        << 301 << QByteArray("http:///x") << ErrorCode::UnsupportedScheme << 0;
    QTest::newRow("status 300 has no single target")
        << 300 << QByteArray("/ok") << ErrorCode::HttpStatus << 300;
    QTest::newRow("status 305 is deprecated (RFC 9110 section 15.4.6)")
        << 305 << QByteArray("/ok") << ErrorCode::HttpStatus << 305;
}

void TestHttpRedirects::fails()
{
    QFETCH(const int, status);
    QFETCH(const QByteArray, location);
    LocalHttpServer server;
    server.setRoute(u"/a"_s, pointing(status, location));
    NetworkHttpClient client("Test/1");

    const auto response = wait(client.get({.url = server.url(u"/a"_s), .cause = Purpose::Feed}));

    QVERIFY(!response);
    QTEST(response.error().code, "code");
    QTEST(response.error().httpStatus, "httpStatus");
    // The first request and 20 redirects.
    QVERIFY(server.requests().size() <= 21);
}

void TestHttpRedirects::staysBelowTheLimit()
{
    LocalHttpServer server;
    NetworkHttpClient client("Test/1");

    const auto response =
        wait(client.get({.url = server.url(u"/redirect/20?status=301"_s), .cause = Purpose::Feed}));

    QVERIFY2(response, describe(response).constData());
    QCOMPARE(response->permanentUrl, server.url(u"/redirect/0?status=301"_s));
    QCOMPARE(server.requests().size(), 21);
}

// Rule 68: a request that started encrypted is not continued unencrypted.
void TestHttpRedirects::httpsToHttpIsRefused()
{
    LocalHttpServer open;
    LocalHttpServer secret(LocalHttpServer::Protocol::Https);
    secret.setRoute(u"/a"_s, pointing(301, open.url(u"/ok"_s).toEncoded()));
    NetworkHttpClient client("Test/1");

    const auto response = wait(client.get({.url = secret.url(u"/a"_s), .cause = Purpose::Feed}));

    QVERIFY(!response);
    QCOMPARE(response.error().code, ErrorCode::InsecureRedirect);
    QVERIFY(response.error().detail.contains("https to http"_L1));
    QCOMPARE(open.requests().size(), 0);
}

void TestHttpRedirects::httpToHttpsIsFollowed()
{
    LocalHttpServer open;
    LocalHttpServer secret(LocalHttpServer::Protocol::Https);
    open.setRoute(u"/a"_s, pointing(301, secret.url(u"/ok"_s).toEncoded()));
    NetworkHttpClient client("Test/1");

    const auto response = wait(client.get({.url = open.url(u"/a"_s), .cause = Purpose::Feed}));

    QVERIFY2(response, describe(response).constData());
    QCOMPARE(response->permanentUrl, secret.url(u"/ok"_s));
}

void TestHttpRedirects::validatorsTravelAlong()
{
    LocalHttpServer server;
    server.setRoute(u"/a"_s, pointing(302, "/feed"));
    server.setDocument(u"/feed"_s, {.body = "<rss/>", .etag = "W/\"1\""});
    NetworkHttpClient client("Test/1");

    const auto response =
        wait(client.get({.url = server.url(u"/a"_s), .cause = Purpose::Feed, .etag = "W/\"1\""}));

    QVERIFY2(response, describe(response).constData());
    QVERIFY(response->isNotModified());
    QCOMPARE(response->finalUrl, server.url(u"/feed"_s));
}

// Rule 61.
void TestHttpRedirects::credentialsStayOnTheirServer()
{
    LocalHttpServer server;
    server.setRoute(u"/a"_s, pointing(301, "/ok"));
    NetworkHttpClient client("Test/1");
    QUrl url = server.url(u"/a"_s);
    url.setUserInfo(u"ann:s3cret"_s);

    const auto response = wait(client.get({.url = url, .cause = Purpose::Feed}));

    QVERIFY2(response, describe(response).constData());
    QCOMPARE(server.requests().constLast().header("Authorization"), "Basic YW5uOnMzY3JldA==");
    QCOMPARE(response->finalUrl, server.url(u"/ok"_s));
    QUrl expected = server.url(u"/ok"_s);
    expected.setUserInfo(u"ann:s3cret"_s);
    QCOMPARE(response->permanentUrl, expected);
}

// Rule 61.
void TestHttpRedirects::credentialsAreNotSentToAnotherServer()
{
    LocalHttpServer server;
    LocalHttpServer other; // a different port is a different server
    server.setRoute(u"/a"_s, pointing(302, other.url(u"/b"_s).toEncoded()));
    other.setRoute(u"/b"_s, pointing(302, server.url(u"/ok"_s).toEncoded()));
    NetworkHttpClient client("Test/1");
    QUrl url = server.url(u"/a"_s);
    url.setUserInfo(u"ann:s3cret"_s);

    const auto response = wait(client.get({.url = url, .cause = Purpose::Feed}));

    QVERIFY2(response, describe(response).constData());
    QCOMPARE(other.requests().size(), 1);
    QCOMPARE(other.requests().constFirst().header("Authorization"), QByteArray());
    // The second redirect comes from another server, so it does not get the user's credentials
    // back.
    QCOMPARE(server.requestsFor(u"/ok"_s).constFirst().header("Authorization"), QByteArray());
}

void TestHttpRedirects::credentialsInLocationAreForThatServer()
{
    LocalHttpServer server;
    LocalHttpServer other;
    QUrl target = other.url(u"/ok"_s);
    target.setUserInfo(u"guest:x"_s);
    server.setRoute(u"/a"_s, pointing(302, target.toEncoded()));
    NetworkHttpClient client("Test/1");

    const auto response = wait(client.get({.url = server.url(u"/a"_s), .cause = Purpose::Feed}));

    QVERIFY2(response, describe(response).constData());
    QCOMPARE(other.requests().constFirst().header("Authorization"),
             "Basic " + QByteArray("guest:x").toBase64());
    QCOMPARE(response->finalUrl, other.url(u"/ok"_s));
}

QTEST_GUILESS_MAIN(TestHttpRedirects)
#include "tst_http_redirects.moc"
