// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the guarantees of lib/net/README.md on what servers learn of the user.

#include "fetch.h"

#include <net/range_client.h>
#include <support/local_certificate.h>
#include <support/local_http_server.h>
#include <support/timeouts.h>

#include <QRegularExpression>
#include <QTest>

#include <tuple>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;
using net::Purpose;

class TestPrivacy final : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void headersTellNothingOfTheUser_data();
    void headersTellNothingOfTheUser();
    void cookiesAreNeitherKeptNorSent_data();
    void cookiesAreNeitherKeptNorSent();
    void validatorsAreSentToTheirServerOnly();
    void validatorsOfAnotherServerAreNotKept();
    void rangesTellValidatorsToTheirServerOnly_data();
    void rangesTellValidatorsToTheirServerOnly();
    void documentsAreNotReadWithoutEncryptionAfterARedirect();

private:
    /// Sends a request of one of the two clients and waits for its end.
    void request(const QUrl &url, bool isMedia);

    std::unique_ptr<LocalHttpServer> m_server;
    std::unique_ptr<LocalHttpServer> m_other; ///< another port is another server
    std::unique_ptr<net::NetworkHttpClient> m_documents;
    std::unique_ptr<net::RangeClient> m_media;
};

void TestPrivacy::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_documents = std::make_unique<net::NetworkHttpClient>("Dogear/9.9 (podcast player)");
    m_media = std::make_unique<net::RangeClient>("Dogear/9.9 (podcast player)");
    m_server = std::make_unique<LocalHttpServer>();
    m_other = std::make_unique<LocalHttpServer>();
    m_server->setRoute(u"/away"_s, [this](const ServerRequest &) {
        return ServerAnswer{.status = 302,
                            .headers = {{"Location", m_other->url(u"/there"_s).toEncoded()}}};
    });
    m_other->setDocument(u"/there"_s, {.body = QByteArray(5'000, 'x'), .etag = "\"theirs\""});
}

void TestPrivacy::request(const QUrl &url, bool isMedia)
{
    if (!isMedia) {
        QVERIFY(net::wait(m_documents->get({.url = url, .cause = Purpose::Feed})));
        return;
    }
    const auto reader = m_media->read({.url = url, .cause = Purpose::Media});
    QVERIFY(waitUntil([&] {
        std::ignore = reader->read(1'000'000);
        return reader->isFinished();
    }));
}

void TestPrivacy::headersTellNothingOfTheUser_data()
{
    QTest::addColumn<bool>("isMedia");
    QTest::newRow("a document") << false;
    QTest::newRow("media") << true;
}

void TestPrivacy::headersTellNothingOfTheUser()
{
    QFETCH(const bool, isMedia);
    request(m_server->url(u"/away"_s), isMedia);
    QCOMPARE(m_other->requests().size(), 1);
    for (const ServerRequest &sent :
         {m_server->requests().constFirst(), m_other->requests().constFirst()}) {
        // A redirect does not tell where it comes from.
        QCOMPARE(sent.header("Referer"), QByteArray());
        QCOMPARE(sent.header("Origin"), QByteArray());
        QCOMPARE(sent.header("User-Agent"), "Dogear/9.9 (podcast player)");
        QCOMPARE(sent.header("Accept-Language"), "*");
        QStringList names;
        for (auto each = sent.headers.cbegin(); each != sent.headers.cend(); ++each)
            names.append(QString::fromLatin1(each.key()));
        // A new header of Qt or of Dogear has to be thought about here.
        const QStringList known{u"accept"_s,
                                u"accept-encoding"_s,
                                u"accept-language"_s,
                                u"connection"_s,
                                u"host"_s,
                                u"user-agent"_s};
        names.sort();
        QCOMPARE(names, known);
    }
}

void TestPrivacy::cookiesAreNeitherKeptNorSent_data()
{
    QTest::addColumn<bool>("isMedia");
    QTest::newRow("documents") << false;
    QTest::newRow("media") << true;
}

void TestPrivacy::cookiesAreNeitherKeptNorSent()
{
    QFETCH(const bool, isMedia);
    m_server->setRoute(u"/count"_s, [this](const ServerRequest &) {
        return ServerAnswer{.status = 302,
                            .headers = {{"Set-Cookie", "listener=1; Path=/"},
                                        {"Location", m_server->url(u"/ok"_s).toEncoded()}}};
    });
    request(m_server->url(u"/count"_s), isMedia);
    request(m_server->url(u"/ok"_s), isMedia);
    QCOMPARE(m_server->requests().size(), 3);
    for (const ServerRequest &sent : m_server->requests())
        QCOMPARE(sent.header("Cookie"), QByteArray());
}

void TestPrivacy::validatorsAreSentToTheirServerOnly()
{
    const auto response =
        net::wait(m_documents->get({.url = m_server->url(u"/away"_s),
                                    .cause = Purpose::Feed,
                                    .etag = "\"mine\"",
                                    .lastModified = "Sun, 04 Aug 2024 16:00:00 GMT"}));
    QVERIFY2(response, net::describe(response).constData());
    QCOMPARE(m_server->requests().constFirst().header("If-None-Match"), "\"mine\"");
    QCOMPARE(m_other->requests().constFirst().header("If-None-Match"), QByteArray());
    QCOMPARE(m_other->requests().constFirst().header("If-Modified-Since"), QByteArray());
}

void TestPrivacy::validatorsOfAnotherServerAreNotKept()
{
    const auto direct =
        net::wait(m_documents->get({.url = m_other->url(u"/there"_s), .cause = Purpose::Feed}));
    QVERIFY(direct);
    QCOMPARE(direct->etag, "\"theirs\"");
    const auto redirected =
        net::wait(m_documents->get({.url = m_server->url(u"/away"_s), .cause = Purpose::Feed}));
    QVERIFY(redirected);
    QCOMPARE(redirected->body, direct->body);
    QCOMPARE(redirected->etag, QByteArray());
}

void TestPrivacy::rangesTellValidatorsToTheirServerOnly_data()
{
    QTest::addColumn<bool>("isOfOther");
    QTest::newRow("the validator of the first server") << false;
    QTest::newRow("the validator of the server that the redirect leads to") << true;
}

void TestPrivacy::rangesTellValidatorsToTheirServerOnly()
{
    QFETCH(const bool, isOfOther);
    const auto reader =
        m_media->read({.url = m_server->url(u"/away"_s),
                       .cause = Purpose::Media,
                       .begin = 10,
                       .end = 20,
                       .validator = "\"theirs\"",
                       .validatorSource = isOfOther ? m_other->url(u"/"_s) : QUrl()});
    QVERIFY(waitUntil([&] { return reader->isFinished(); }));
    const QByteArray none;
    const QByteArray tag = "\"theirs\"";
    QCOMPARE(m_server->requests().constFirst().header("If-Range"), isOfOther ? none : tag);
    QCOMPARE(m_other->requests().constFirst().header("If-Range"), isOfOther ? tag : none);
}

void TestPrivacy::documentsAreNotReadWithoutEncryptionAfterARedirect()
{
    trustLocalCertificate();
    LocalHttpServer secure(LocalHttpServer::Protocol::Https);
    secure.setRoute(u"/feed"_s, [this](const ServerRequest &) {
        return ServerAnswer{.status = 301,
                            .headers = {{"Location", m_server->url(u"/ok"_s).toEncoded()}}};
    });
    net::NetworkHttpClient client("Test/1");
    const auto response =
        net::wait(client.get({.url = secure.url(u"/feed"_s), .cause = Purpose::Feed}));
    QVERIFY(!response);
    QCOMPARE(response.error().code, ErrorCode::InsecureRedirect);
    QVERIFY(m_server->requests().isEmpty());
}

QTEST_GUILESS_MAIN(TestPrivacy)
#include "tst_privacy.moc"
