// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that FakeHttpClient keeps the contract of HttpClient as far as tests depend on it.

#include "fetch.h"

#include <support/fake_http_client.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::test;
using dogear::ErrorCode;
using dogear::net::Purpose;
using dogear::net::wait;

class TestFakeHttpClient final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void answersInTheOrderOfTheScript();
    void answers304ToWhoHasTheEtag();
    void answers404WithoutAScript();
    void holdsUntilReleased();
    void destroyedWhileHolding();

private:
    const QUrl m_url{u"https://example.org/feed"_s};
};

void TestFakeHttpClient::answersInTheOrderOfTheScript()
{
    FakeHttpClient client;
    client.fail(m_url, {ErrorCode::Timeout});
    client.serve(m_url, "one");
    client.serve(m_url, "two");

    QCOMPARE(wait(client.get({.url = m_url, .cause = Purpose::Feed})).error(),
             (dogear::Error{ErrorCode::Timeout, {}, m_url}));
    QCOMPARE(wait(client.get({.url = m_url, .cause = Purpose::Feed}))->body, "one");
    QCOMPARE(wait(client.get({.url = m_url, .cause = Purpose::Feed}))->body, "two");
    const auto last = wait(client.get({.url = m_url, .cause = Purpose::Feed}));
    QCOMPARE(last->body, "two");
    QCOMPARE(last->status, 200);
    QCOMPARE(last->finalUrl, m_url);
    QCOMPARE(last->permanentUrl, m_url);
    QCOMPARE(client.requestCount(m_url), 4);
}

void TestFakeHttpClient::answers304ToWhoHasTheEtag()
{
    FakeHttpClient client;
    client.serve(m_url, "body", "\"1\"");

    const auto first = wait(client.get({.url = m_url, .cause = Purpose::Feed, .etag = "\"0\""}));
    QCOMPARE(first->status, 200);
    const auto second =
        wait(client.get({.url = m_url, .cause = Purpose::Feed, .etag = first->etag}));
    QVERIFY(second->isNotModified());
    QCOMPARE(second->body, QByteArray());
    QCOMPARE(client.requests().constLast().etag, "\"1\"");
}

void TestFakeHttpClient::answers404WithoutAScript()
{
    FakeHttpClient client;
    client.serve(m_url, "body");
    client.forget(m_url);

    QCOMPARE(wait(client.get({.url = m_url, .cause = Purpose::Feed})).error().httpStatus, 404);
}

void TestFakeHttpClient::holdsUntilReleased()
{
    FakeHttpClient client;
    client.serve(m_url, "one");
    client.hold();
    const auto first = client.get({.url = m_url, .cause = Purpose::Feed});
    const auto second = client.get({.url = m_url, .cause = Purpose::Feed});
    QVERIFY(!first.isFinished());
    QCOMPARE(client.heldCount(), 2);

    QVERIFY(client.releaseOne());
    QVERIFY(first.isFinished());
    QVERIFY(!second.isFinished());

    client.release();
    QCOMPARE(wait(second)->body, "one");
    QVERIFY(client.get({.url = m_url, .cause = Purpose::Feed}).isFinished());
    QVERIFY(!client.releaseOne());
}

void TestFakeHttpClient::destroyedWhileHolding()
{
    auto client = std::make_unique<FakeHttpClient>();
    client->hold();
    const auto future = client->get({.url = m_url, .cause = Purpose::Feed});

    client.reset();

    QCOMPARE(wait(future).error().code, ErrorCode::Cancelled);
}

QTEST_GUILESS_MAIN(TestFakeHttpClient)
#include "tst_fake_http_client.moc"
