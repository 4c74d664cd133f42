// SPDX-License-Identifier: GPL-3.0-or-later
// Tests what an observer learns of the requests of both clients.

#include "fetch.h"

#include <net/connections.h>
#include <net/range_client.h>
#include <support/local_http_routes.h>
#include <support/local_http_server.h>
#include <support/timeouts.h>

#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;
using net::Contact;
using net::Purpose;

namespace {

/// Sums up what it is told, by host, purpose and feed: "127.0.0.1 feed https://… 2 requests".
class Notebook final : public net::ContactObserver
{
public:
    void take(const Contact &contact) override
    {
        const QString key = contact.host + u' ' + net::toName(contact.cause.purpose()) + u' '
                            + contact.cause.feed().toString();
        requests[key] += contact.requests;
        bytes[key] += contact.bytes;
    }

    QMap<QString, int> requests;
    QMap<QString, qint64> bytes;
};

} // namespace

class TestContacts final : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void purposesHaveNames();
    void aDocumentIsReported();
    void eachRedirectIsReported();
    void aFailureIsReported();
    void bytesOfMediaAreReported();
    void nothingIsReportedWithoutAnObserver();

private:
    std::shared_ptr<Notebook> m_notebook;
    std::shared_ptr<net::Connections> m_connections;
    const QUrl m_feed{u"https://show.example/feed"_s};
    const QString m_feedKey = u"127.0.0.1 feed https://show.example/feed"_s;
};

void TestContacts::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_notebook = std::make_shared<Notebook>();
    m_connections = std::make_shared<net::Connections>();
    m_connections->setObserver(m_notebook);
}

void TestContacts::purposesHaveNames()
{
    QSet<QString> names;
    for (const Purpose purpose : net::allPurposes()) {
        const QString name = net::toName(purpose);
        QVERIFY(!name.isEmpty());
        QCOMPARE(net::purposeOf(name), std::optional(purpose));
        names.insert(name);
    }
    QCOMPARE(names.size(), net::allPurposes().size());
    // The last purpose: a new one behind it must be added to the list, too.
    QCOMPARE(int(net::allPurposes().constLast()), int(net::allPurposes().size()) - 1);
    QCOMPARE(net::purposeOf(u"telemetry"_s), std::optional<Purpose>());
}

void TestContacts::aDocumentIsReported()
{
    LocalHttpServer server;
    net::NetworkHttpClient client("Test/1", m_connections);
    const net::HttpRequest request{.url = server.url(u"/bytes/100000"_s),
                                   .cause = {Purpose::Feed, m_feed}};
    QVERIFY(net::wait(client.get(request)));
    QVERIFY(net::wait(client.get(request)));
    QCOMPARE(m_notebook->requests, (QMap<QString, int>{{m_feedKey, 2}}));
    QCOMPARE(m_notebook->bytes.value(m_feedKey), qint64{200'000});
}

void TestContacts::eachRedirectIsReported()
{
    LocalHttpServer server;
    // "localhost" is another host than 127.0.0.1, at the same server.
    QUrl there = server.url(u"/ok"_s);
    there.setHost(u"localhost"_s);
    server.setRoute(u"/a"_s, [there](const ServerRequest &) {
        return ServerAnswer{.status = 302, .headers = {{"Location", there.toEncoded()}}};
    });
    net::NetworkHttpClient client("Test/1", m_connections);
    QVERIFY(net::wait(client.get({.url = server.url(u"/a"_s), .cause = Purpose::Link})));
    QCOMPARE(m_notebook->requests,
             (QMap<QString, int>{{u"127.0.0.1 link "_s, 1}, {u"localhost link "_s, 1}}));
    QCOMPARE(m_notebook->bytes.value(u"localhost link "_s), qint64{2});
}

void TestContacts::aFailureIsReported()
{
    LocalHttpServer server;
    net::NetworkHttpClient client("Test/1", m_connections);
    QVERIFY(!net::wait(client.get({.url = server.url(u"/drop"_s), .cause = Purpose::Artwork})));
    QCOMPARE(m_notebook->requests, (QMap<QString, int>{{u"127.0.0.1 artwork "_s, 1}}));
}

void TestContacts::bytesOfMediaAreReported()
{
    LocalHttpServer server;
    net::RangeClient client("Test/1", m_connections);
    const auto reader = client.read({.url = server.url(u"/bytes/300000"_s),
                                     .cause = {Purpose::Media, m_feed},
                                     .begin = 100'000,
                                     .end = 150'000});
    QByteArray bytes;
    QVERIFY(waitUntil([&] {
        bytes += reader->read(300'000);
        return reader->isFinished();
    }));
    bytes += reader->read(300'000);
    QCOMPARE(bytes.size(), 50'000);
    const QString key = u"127.0.0.1 media https://show.example/feed"_s;
    QCOMPARE(m_notebook->requests, (QMap<QString, int>{{key, 1}}));
    QCOMPARE(m_notebook->bytes.value(key), qint64{50'000});
}

void TestContacts::nothingIsReportedWithoutAnObserver()
{
    LocalHttpServer server;
    net::NetworkHttpClient client("Test/1", m_connections);
    m_connections->setObserver(nullptr);
    QVERIFY(net::wait(client.get({.url = server.url(u"/ok"_s), .cause = Purpose::Feed})));
    QVERIFY(m_notebook->requests.isEmpty());
}

QTEST_GUILESS_MAIN(TestContacts)
#include "tst_contacts.moc"
