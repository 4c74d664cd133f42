// SPDX-License-Identifier: GPL-3.0-or-later
// Tests media that are fetched without the prefixes of tracking services, and the way back to the
// address of the feed.

#include "direct_servers.h"
#include "fetched_episode.h"

#include <support/local_proxy.h>
#include <support/timeouts.h>

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <stream/streamer.h>

using namespace Qt::StringLiterals;
using namespace dogear;
using stream::Fetcher;
using test::LocalHttpServer;
using test::ServerAnswer;
using test::ServerDocument;
using test::ServerRequest;

/// The origin of FetchedEpisode is the tracking service; its redirects lead to m_host.
class TestUntrackedMedia final : public QObject, private test::FetchedEpisode
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void theServiceIsNotAsked();
    void whatIsRefusedIsAskedOfTheService_data();
    void whatIsRefusedIsAskedOfTheService();
    void whatPassesIsNotAskedOfTheService();
    void anUnknownHostIsNotRemembered();
    void whatVanishesIsAskedOfTheService();
    void eachByteIsFetchedOnce();
    void theSettingDecides();

private:
    static ServerDocument document()
    {
        return {.body = episodeBytes(), .type = "audio/mpeg", .etag = "\"a\""};
    }
    [[nodiscard]] QUrl direct() const { return m_host->url(u"/d.mp3"_s); }

    std::unique_ptr<LocalHttpServer> m_host;
    stream::DirectServers m_servers;
};

void TestUntrackedMedia::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    open();
    m_servers = {};
    m_host = std::make_unique<LocalHttpServer>();
    m_host->setDocument(u"/d.mp3"_s, document());
    m_host->setDocument(u"/d2.mp3"_s, document());
    setOrigin([this](const ServerRequest &, int) {
        return ServerAnswer{.status = 302,
                            .headers = {{"Location", m_host->url(u"/d2.mp3"_s).toEncoded()}}};
    });
}

void TestUntrackedMedia::cleanup()
{
    close();
}

void TestUntrackedMedia::theServiceIsNotAsked()
{
    m_fetcher->setDirect(direct(), m_servers);
    QVERIFY(listen(0, size));
    QVERIFY(m_origin->requests().isEmpty());
    QCOMPARE(m_host->bytesSent(), size);
    QCOMPARE(m_fetcher->finalUrl(), direct());
    QVERIFY(!m_servers.refuse(direct()));
}

void TestUntrackedMedia::whatIsRefusedIsAskedOfTheService_data()
{
    QTest::addColumn<ServerAnswer>("answer");
    for (const int status : {400, 401, 403, 404, 405, 410})
        QTest::addRow("%d", status) << ServerAnswer{.status = status};
    QTest::newRow("a page") << ServerAnswer{.body =
                                                "<!DOCTYPE html><html><body>Not here</body></html>",
                                            .headers = {{"Content-Type", "text/html"}}};
    QTest::newRow("a feed") << ServerAnswer{.body = "<?xml version=\"1.0\"?><rss></rss>",
                                            .headers = {{"Content-Type", "text/xml"}}};
    QTest::newRow("nothing") << ServerAnswer{.headers = {{"Content-Type", "audio/mpeg"}}};
}

void TestUntrackedMedia::whatIsRefusedIsAskedOfTheService()
{
    QFETCH(const ServerAnswer, answer);
    m_host->setRoute(u"/d.mp3"_s, [answer](const ServerRequest &) { return answer; });
    m_fetcher->setReadAhead(200'000);
    m_fetcher->setDirect(direct(), m_servers);
    QVERIFY(listen(0, 100'000));
    QCOMPARE(m_host->requestsFor(u"/d.mp3"_s).size(), 1);
    QCOMPARE(m_origin->requests().size(), 1);
    QVERIFY(m_servers.refuse(direct()));
    // What comes next from this server is asked of the service at once.
    begin();
    m_fetcher->setDirect(direct(), m_servers);
    QVERIFY(listen(size - 100'000, size));
    QCOMPARE(m_host->requestsFor(u"/d.mp3"_s).size(), 1);
    QCOMPARE(m_origin->requests().size(), 2);
}

void TestUntrackedMedia::whatPassesIsNotAskedOfTheService()
{
    m_host->setRoute(u"/d.mp3"_s, [number = 0](const ServerRequest &request) mutable {
        return ++number < 3 ? ServerAnswer{.status = 503} : answerWith(document(), request);
    });
    m_fetcher->setDirect(direct(), m_servers);
    QVERIFY(listen(0, size));
    QVERIFY(m_origin->requests().isEmpty());
    QVERIFY(!m_servers.refuse(direct()));
}

void TestUntrackedMedia::anUnknownHostIsNotRemembered()
{
    // As without a network, so that this says nothing of the host.
    const QUrl nowhere(u"http://media.invalid/d.mp3"_s);
    m_fetcher->setDirect(nowhere, m_servers);
    QVERIFY(listen(0, size));
    QVERIFY(!m_origin->requests().isEmpty());
    QVERIFY(!m_servers.refuse(nowhere));
}

void TestUntrackedMedia::whatVanishesIsAskedOfTheService()
{
    bool isGone = false;
    m_host->setRoute(u"/d.mp3"_s, [&isGone](const ServerRequest &request) {
        return isGone ? ServerAnswer{.status = 404} : answerWith(document(), request);
    });
    m_fetcher->setReadAhead(200'000);
    m_fetcher->setDirect(direct(), m_servers);
    QVERIFY(listen(0, 100'000));
    QVERIFY(m_origin->requests().isEmpty());
    isGone = true;
    QVERIFY(listen(size - 100'000, size));
    QCOMPARE(m_origin->requests().size(), 1);
}

void TestUntrackedMedia::eachByteIsFetchedOnce()
{
    QVERIFY(listen(0, 1'000'000)); // through the service
    m_fetcher->clearReader();
    QVERIFY(test::waitForEvents(
        [&] { return m_fetcher->file().ranges().total() == m_host->bytesSent(); }));
    QVERIFY(m_host->requestsFor(u"/d.mp3"_s).isEmpty());
    begin();
    m_fetcher->setDirect(direct(), m_servers);
    m_fetcher->setWhole(true);
    QVERIFY(test::waitForEvents([&] { return m_fetcher->file().isComplete(); }));
    QVERIFY(!m_host->requestsFor(u"/d.mp3"_s).isEmpty());
    QCOMPARE(m_host->bytesSent(), size);
    QCOMPARE(m_origin->requests().size(), 1);
    begin(); // through the service again, which has nothing to do
    QVERIFY(listen(0, size));
    QCOMPARE(m_host->bytesSent(), size);
    QCOMPARE(m_origin->requests().size(), 1);
}

void TestUntrackedMedia::theSettingDecides()
{
    m_host->setDocument(u"/a.mp3"_s, document());
    m_host->setRoute(u"/e/media.example/a.mp3"_s, [](const ServerRequest &) {
        return ServerAnswer{.status = 302, .headers = {{"Location", "http://media.example/a.mp3"}}};
    });
    const QUrl url(u"http://pdst.fm/e/media.example/a.mp3"_s);
    // The proxy knows both names.
    const test::LocalProxy proxy(test::LocalProxy::Kind::Http, m_host->port());
    const auto connections = std::make_shared<net::Connections>();
    connections->setProxy(
        {.kind = net::ProxyKind::Http, .host = u"127.0.0.1"_s, .port = proxy.port()});
    const QTemporaryDir folder;
    stream::Streamer streamer(folder.path(), "Test/1", {}, connections);
    QSignalSpy completed(&streamer, &stream::StreamEvents::completed);

    streamer.setRemovesTrackers(true);
    streamer.download(u"one"_s, url);
    QTRY_COMPARE(completed.count(), 1);
    QVERIFY(!proxy.asked().contains(u"pdst.fm:80"_s));
    QVERIFY(proxy.asked().contains(u"media.example:80"_s));

    // Neither setting fetches the same episode again.
    const qsizetype asked = proxy.asked().size();
    streamer.stopDownload(u"one"_s);
    streamer.setRemovesTrackers(false);
    streamer.download(u"one"_s, url);
    QTRY_COMPARE(completed.count(), 2);
    QCOMPARE(proxy.asked().size(), asked);

    streamer.download(u"two"_s, url);
    QTRY_COMPARE(completed.count(), 3);
    QVERIFY(proxy.asked().contains(u"pdst.fm:80"_s));
}

QTEST_GUILESS_MAIN(TestUntrackedMedia)
#include "tst_untracked_media.moc"
