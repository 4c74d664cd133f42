// SPDX-License-Identifier: GPL-3.0-or-later
// Tests all clients with proxies that have real sockets. Servers are asked for by invented names,
// which only the proxy knows.

#include <net/range_client.h>
#include <support/environment.h>
#include <support/local_certificate.h>
#include <support/local_http_server.h>
#include <support/local_proxy.h>
#include <support/timeouts.h>

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <stream/streamer.h>
#include <unit/net/fetch.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using net::ProxyKind;
using net::Purpose;
using test::LocalHttpServer;
using test::LocalProxy;

namespace {

const QByteArrayList proxyVariables{"http_proxy",
                                    "HTTP_PROXY",
                                    "https_proxy",
                                    "HTTPS_PROXY",
                                    "all_proxy",
                                    "ALL_PROXY",
                                    "no_proxy",
                                    "NO_PROXY"};

/// A parameter, because a concatenation does not convert to the view that qputenv() takes since Qt
/// 6.8.
void useFromEnvironment(const QByteArray &proxy)
{
    qputenv("http_proxy", proxy);
}

/// Remembers the hosts of requests by purpose: "127.0.0.1 proxy".
class Notebook final : public net::ContactObserver
{
public:
    void take(const net::Contact &contact) override
    {
        if (contact.requests > 0)
            lines.append(contact.host + u' ' + net::toName(contact.cause.purpose()));
    }

    QStringList lines;
};

LocalProxy::Kind localKind(ProxyKind kind)
{
    return kind == ProxyKind::Http ? LocalProxy::Kind::Http : LocalProxy::Kind::Socks5;
}

} // namespace

class TestProxy final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { test::trustLocalCertificate(); }
    void init();

    void requestsUseTheProxy_data();
    void requestsUseTheProxy();
    void redirectsUseTheProxy();
    void mediaUseTheProxy_data();
    void mediaUseTheProxy();
    void downloadsUseTheProxy();
    void thisMachineIsReachedWithoutTheProxy();
    void failuresName_data();
    void failuresName();
    void downloadsNameTheProxy();
    void failuresOfServersAreTheirs_data();
    void failuresOfServersAreTheirs();
    void withoutAProxyNoneIsAsked();
    void theEnvironmentIsRead();
    void theEnvironmentMayExempt();
    void aChangeIsUsedAtOnce();
    void requestsWaitForThePassword();
    void waitingRequestsAreCancelled();
    void theProxyIsReported();

private:
    /// Starts a proxy of \a kind in front of m_server and uses it.
    void begin(ProxyKind kind,
               LocalHttpServer::Protocol protocol = LocalHttpServer::Protocol::Http);
    [[nodiscard]] net::Proxy proxyOf(ProxyKind kind, quint16 port) const;
    [[nodiscard]] Result<net::HttpResponse> fetch(const QString &address);

    test::RestoredEnvironment m_environment{proxyVariables};
    std::shared_ptr<net::Connections> m_connections;
    std::unique_ptr<LocalHttpServer> m_server;
    std::unique_ptr<LocalProxy> m_proxy;
    std::unique_ptr<net::NetworkHttpClient> m_client;
};

void TestProxy::init()
{
    // Qt prints this for an answer of a proxy that it does not understand, or that has an odd code.
    QTest::failOnWarning(QRegularExpression(u"^(?!UNEXPECTED RESPONSE)"_s));
    for (const QByteArray &name : proxyVariables)
        qunsetenv(name.constData());
    m_client.reset();
    m_proxy.reset();
    m_server = std::make_unique<LocalHttpServer>();
    m_connections = std::make_shared<net::Connections>();
    m_client = std::make_unique<net::NetworkHttpClient>("Test/1", m_connections);
}

net::Proxy TestProxy::proxyOf(ProxyKind kind, quint16 port) const
{
    return {.kind = kind, .host = u"127.0.0.1"_s, .port = port};
}

void TestProxy::begin(ProxyKind kind, LocalHttpServer::Protocol protocol)
{
    m_server = std::make_unique<LocalHttpServer>(protocol);
    m_proxy = std::make_unique<LocalProxy>(localKind(kind), m_server->port());
    m_connections->setProxy(proxyOf(kind, m_proxy->port()));
}

Result<net::HttpResponse> TestProxy::fetch(const QString &address)
{
    return net::wait(
        m_client->get({.url = QUrl(address), .cause = Purpose::Feed, .timeout = 5'000ms}));
}

void TestProxy::requestsUseTheProxy_data()
{
    QTest::addColumn<ProxyKind>("kind");
    QTest::addColumn<bool>("isSecure");
    QTest::addColumn<bool>("hasAccount");
    QTest::addColumn<QString>("method");
    QTest::newRow("HTTP") << ProxyKind::Http << false << false << u"GET"_s;
    QTest::newRow("HTTP, tunnel") << ProxyKind::Http << true << false << u"CONNECT"_s;
    QTest::newRow("HTTP with password") << ProxyKind::Http << false << true << u"GET"_s;
    QTest::newRow("HTTP with password, tunnel") << ProxyKind::Http << true << true << u"CONNECT"_s;
    QTest::newRow("SOCKS5") << ProxyKind::Socks5 << false << false << u"SOCKS"_s;
    QTest::newRow("SOCKS5, TLS") << ProxyKind::Socks5 << true << false << u"SOCKS"_s;
    QTest::newRow("SOCKS5 with password") << ProxyKind::Socks5 << false << true << u"SOCKS"_s;
    QTest::newRow("SOCKS5 with password, TLS") << ProxyKind::Socks5 << true << true << u"SOCKS"_s;
}

void TestProxy::requestsUseTheProxy()
{
    QFETCH(const ProxyKind, kind);
    QFETCH(const bool, isSecure);
    QFETCH(const bool, hasAccount);
    QFETCH(const QString, method);
    begin(kind, isSecure ? LocalHttpServer::Protocol::Https : LocalHttpServer::Protocol::Http);
    if (hasAccount) {
        m_proxy->setAccount("anna", "p:a% s");
        net::Proxy proxy = m_connections->proxy();
        proxy.user = u"anna"_s;
        proxy.password = u"p:a% s"_s;
        m_connections->setProxy(proxy);
    }
    const auto response =
        fetch(isSecure ? u"https://secure.example/ok"_s : u"http://shows.example:8080/ok"_s);
    QVERIFY2(response, net::describe(response).constData());
    QCOMPARE(response->body, QByteArray("ok"));
    QCOMPARE(m_server->requests().size(), 1);
    // The proxy gets the name, so that this machine looks up none.
    QCOMPARE(m_proxy->asked(),
             QStringList{isSecure ? u"secure.example:443"_s : u"shows.example:8080"_s});
    QCOMPARE(m_proxy->methods(), QStringList{method});
    QVERIFY(m_server->requests().constFirst().header("Proxy-Authorization").isEmpty());
}

void TestProxy::redirectsUseTheProxy()
{
    begin(ProxyKind::Socks5);
    m_server->setRoute(u"/old"_s, [](const test::ServerRequest &) {
        return test::ServerAnswer{.status = 301,
                                  .headers = {{"Location", "http://other.example/ok"}}};
    });
    QVERIFY(fetch(u"http://shows.example/old"_s));
    QCOMPARE(m_proxy->asked(), (QStringList{u"shows.example:80"_s, u"other.example:80"_s}));
}

void TestProxy::mediaUseTheProxy_data()
{
    QTest::addColumn<ProxyKind>("kind");
    QTest::newRow("HTTP") << ProxyKind::Http;
    QTest::newRow("SOCKS5") << ProxyKind::Socks5;
}

void TestProxy::mediaUseTheProxy()
{
    QFETCH(const ProxyKind, kind);
    begin(kind);
    net::RangeClient client("Test/1", m_connections);
    const auto reader = client.read({.url = QUrl(u"http://media.example/bytes/50000"_s),
                                     .cause = Purpose::Media,
                                     .begin = 10'000});
    QByteArray bytes;
    QVERIFY(test::waitUntil([&] {
        bytes += reader->read(100'000);
        return reader->isFinished();
    }));
    bytes += reader->read(100'000);
    QCOMPARE(bytes.size(), 40'000);
    QCOMPARE(m_proxy->asked(), QStringList{u"media.example:80"_s});
}

void TestProxy::downloadsUseTheProxy()
{
    begin(ProxyKind::Http);
    const QTemporaryDir folder;
    stream::Streamer streamer(folder.path(), "Test/1", {}, m_connections);
    QSignalSpy completed(&streamer, &stream::StreamEvents::completed);
    streamer.download(u"a"_s, QUrl(u"http://media.example/bytes/50000"_s));
    QTRY_COMPARE(completed.count(), 1);
    QVERIFY(m_proxy->asked().contains(u"media.example:80"_s));
    // What cannot be stored is not fetched by the player, which knows no proxy.
    QVERIFY(!streamer.allowBypass(QUrl(u"http://media.example/live"_s), {}));
}

void TestProxy::thisMachineIsReachedWithoutTheProxy()
{
    begin(ProxyKind::Http);
    m_proxy->setManner(LocalProxy::Manner::Silent);
    for (const QString &host : {u"127.0.0.1"_s, u"localhost"_s}) {
        QUrl url = m_server->url(u"/ok"_s);
        url.setHost(host);
        QVERIFY2(fetch(url.toString()), qPrintable(host));
    }
    QVERIFY(m_proxy->asked().isEmpty());
}

void TestProxy::failuresName_data()
{
    using enum LocalProxy::Manner;
    QTest::addColumn<ProxyKind>("kind");
    QTest::addColumn<bool>("isSecure");
    QTest::addColumn<LocalProxy::Manner>("manner");
    for (const ProxyKind kind : {ProxyKind::Http, ProxyKind::Socks5}) {
        const char *name = kind == ProxyKind::Http ? "HTTP" : "SOCKS5";
        for (const bool isSecure : {false, true}) {
            const char *to = isSecure ? "https" : "http";
            QTest::addRow("%s to %s: silent", name, to) << kind << isSecure << Silent;
            QTest::addRow("%s to %s: closes", name, to) << kind << isSecure << Closes;
            QTest::addRow("%s to %s: another protocol", name, to) << kind << isSecure << Babbles;
        }
    }
}

void TestProxy::failuresName()
{
    QFETCH(const ProxyKind, kind);
    QFETCH(const bool, isSecure);
    QFETCH(const LocalProxy::Manner, manner);
    begin(kind, isSecure ? LocalHttpServer::Protocol::Https : LocalHttpServer::Protocol::Http);
    const QString address =
        isSecure ? u"https://secure.example/ok"_s : u"http://shows.example/ok"_s;
    const QString name = u"127.0.0.1:%1"_s.arg(m_proxy->port());
    m_proxy->setManner(manner);
    const auto response =
        net::wait(m_client->get({.url = QUrl(address), .cause = Purpose::Feed, .timeout = 500ms}));
    QVERIFY(!response);
    // Qt has sent a plain request to a proxy that then says nothing: this is what a server that
    // says nothing looks like, too.
    const bool isPlainAndSilent =
        manner == LocalProxy::Manner::Silent && kind == ProxyKind::Http && !isSecure;
    QCOMPARE(response.error().code, isPlainAndSilent ? ErrorCode::Timeout : ErrorCode::ProxyFailed);
    if (!isPlainAndSilent)
        QCOMPARE(response.error().detail, name);

    m_proxy->setManner(LocalProxy::Manner::Works);
    m_proxy->setAccount("anna", "secret");
    // Qt waits on a connection to a proxy that hangs, also with the next request for that server.
    m_client = std::make_unique<net::NetworkHttpClient>("Test/1", m_connections);
    for (const QString &password : {QString(), u"wrong"_s}) {
        net::Proxy proxy = m_connections->proxy();
        proxy.user = password.isEmpty() ? QString() : u"anna"_s;
        proxy.password = password;
        m_connections->setProxy(proxy);
        const auto denied = fetch(address);
        QVERIFY(!denied);
        QCOMPARE(denied.error().code, ErrorCode::ProxyDenied);
        QCOMPARE(denied.error().detail, name);
    }
    QVERIFY(m_server->requests().isEmpty());

    m_proxy.reset(); // nothing listens at its port any more
    const auto refused = fetch(address);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::ProxyFailed);
    QCOMPARE(refused.error().detail, name);

    m_connections->setProxy({.kind = kind, .port = 3128}); // chosen, and its name is missing
    const auto nameless = fetch(address);
    QVERIFY(!nameless);
    QCOMPARE(nameless.error().code, ErrorCode::ProxyFailed);
    QVERIFY(m_server->requests().isEmpty());

    m_connections->setProxy({.kind = kind, .host = u"proxy.invalid"_s, .port = 3128});
    const auto unknown = fetch(address);
    QVERIFY(!unknown);
    QCOMPARE(unknown.error().code, ErrorCode::ProxyFailed);
    QCOMPARE(unknown.error().detail, u"proxy.invalid:3128"_s);
}

void TestProxy::downloadsNameTheProxy()
{
    begin(ProxyKind::Http);
    m_proxy->setAccount("anna", "secret");
    const QTemporaryDir folder;
    stream::Streamer streamer(folder.path(), "Test/1", {}, m_connections);
    QSignalSpy failed(&streamer, &stream::StreamEvents::failed);
    streamer.download(u"a"_s, QUrl(u"http://media.example/bytes/50000"_s));
    QTRY_COMPARE(failed.count(), 1);
    QCOMPARE(failed.constFirst().at(1).value<Error>().code, ErrorCode::ProxyDenied);
}

void TestProxy::failuresOfServersAreTheirs_data()
{
    QTest::addColumn<ProxyKind>("kind");
    QTest::addColumn<QString>("address");
    QTest::addColumn<LocalProxy::Manner>("manner");
    using enum LocalProxy::Manner;
    const QString plain = u"http://shows.example/ok"_s;
    const QString secure = u"https://secure.example/ok"_s;
    QTest::newRow("HTTP: not found by the proxy") << ProxyKind::Http << plain << FindsNoServer;
    QTest::newRow("tunnel: not found by the proxy") << ProxyKind::Http << secure << FindsNoServer;
    QTest::newRow("SOCKS5: not found by the proxy") << ProxyKind::Socks5 << plain << FindsNoServer;
    QTest::newRow("SOCKS5: not found by the proxy, TLS")
        << ProxyKind::Socks5 << secure << FindsNoServer;
    QTest::newRow("HTTP: no such page")
        << ProxyKind::Http << u"http://shows.example/none"_s << Works;
    QTest::newRow("tunnel: certificate of another server")
        << ProxyKind::Http << u"https://other.example/ok"_s << Works;
    QTest::newRow("SOCKS5: certificate of another server")
        << ProxyKind::Socks5 << u"https://other.example/ok"_s << Works;
    QTest::newRow("SOCKS5: the server drops the connection")
        << ProxyKind::Socks5 << u"http://shows.example/drop"_s << Works;
}

void TestProxy::failuresOfServersAreTheirs()
{
    QFETCH(const ProxyKind, kind);
    QFETCH(const QString, address);
    QFETCH(const LocalProxy::Manner, manner);
    const bool isSecure = QUrl(address).scheme() == u"https"_s;
    begin(kind, isSecure ? LocalHttpServer::Protocol::Https : LocalHttpServer::Protocol::Http);
    m_proxy->setManner(manner);
    const auto response = fetch(address);
    QVERIFY(!response);
    QVERIFY2(response.error().code != ErrorCode::ProxyFailed
                 && response.error().code != ErrorCode::ProxyDenied,
             net::describe(response).constData());
    QCOMPARE(response.error().url.host(), QUrl(address).host());
}

void TestProxy::withoutAProxyNoneIsAsked()
{
    begin(ProxyKind::Http);
    useFromEnvironment("http://127.0.0.1:" + QByteArray::number(m_proxy->port()));
    m_connections->setProxy({.kind = ProxyKind::None});
    QVERIFY(!fetch(u"http://shows.invalid/ok"_s));
    QVERIFY(m_proxy->asked().isEmpty());
    QVERIFY(m_server->requests().isEmpty());
}

void TestProxy::theEnvironmentIsRead()
{
    begin(ProxyKind::Http);
    m_proxy->setAccount("anna", "se:cret");
    useFromEnvironment("http://anna:se%3Acret@127.0.0.1:" + QByteArray::number(m_proxy->port()));
    m_connections->setProxy({});
    const auto response = fetch(u"http://shows.example/ok"_s);
    QVERIFY2(response, net::describe(response).constData());
    QCOMPARE(m_proxy->asked(), QStringList{u"shows.example:80"_s});
}

void TestProxy::theEnvironmentMayExempt()
{
    begin(ProxyKind::Http);
    useFromEnvironment("http://127.0.0.1:" + QByteArray::number(m_proxy->port()));
    qputenv("no_proxy", "other.example,.invalid");
    m_connections->setProxy({});
    QVERIFY(!fetch(u"http://shows.invalid/ok"_s));
    QVERIFY(m_proxy->asked().isEmpty());
}

void TestProxy::aChangeIsUsedAtOnce()
{
    begin(ProxyKind::Socks5);
    LocalProxy next(LocalProxy::Kind::Http, m_server->port());
    QVERIFY(fetch(u"http://shows.example/ok"_s));
    m_connections->setProxy(proxyOf(ProxyKind::Http, next.port()));
    QVERIFY(fetch(u"http://shows.example/ok"_s)); // not on the open connection
    QCOMPARE(m_proxy->asked().size(), 1);
    QCOMPARE(next.asked(), QStringList{u"shows.example:80"_s});
}

void TestProxy::requestsWaitForThePassword()
{
    begin(ProxyKind::Http);
    m_proxy->setAccount("anna", "secret");
    net::Proxy proxy = proxyOf(ProxyKind::Http, m_proxy->port());
    proxy.user = u"anna"_s;
    proxy.awaitsPassword = true;
    m_connections->setProxy(proxy);
    const auto response =
        m_client->get({.url = QUrl(u"http://shows.example/ok"_s), .cause = Purpose::Feed});
    QVERIFY(fetch(m_server->url(u"/ok"_s).toString())); // sent later, and not held up
    QVERIFY(!response.isFinished());
    QCOMPARE(m_proxy->denials(), 0);
    proxy.password = u"secret"_s;
    proxy.awaitsPassword = false;
    m_connections->setProxy(proxy);
    QVERIFY(net::wait(response));
}

void TestProxy::waitingRequestsAreCancelled()
{
    begin(ProxyKind::Http);
    net::Proxy proxy = proxyOf(ProxyKind::Http, m_proxy->port());
    proxy.awaitsPassword = true;
    m_connections->setProxy(proxy);
    const auto response =
        m_client->get({.url = QUrl(u"http://shows.example/ok"_s), .cause = Purpose::Feed});
    m_client.reset();
    QVERIFY(response.isFinished());
    QCOMPARE(response.result().error().code, ErrorCode::Cancelled);
}

void TestProxy::theProxyIsReported()
{
    begin(ProxyKind::Socks5);
    const auto notebook = std::make_shared<Notebook>();
    m_connections->setObserver(notebook);
    QVERIFY(fetch(u"http://shows.example/ok"_s));
    QCOMPARE(notebook->lines, (QStringList{u"127.0.0.1 proxy"_s, u"shows.example feed"_s}));
}

QTEST_GUILESS_MAIN(TestProxy)
#include "tst_proxy.moc"
