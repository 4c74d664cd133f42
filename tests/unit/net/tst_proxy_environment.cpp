// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the proxies that the environment names.

#include <QRegularExpression>
#include <QTest>

#include <proxy_environment.h>

using namespace Qt::StringLiterals;
using dogear::net::isThisMachine;
using dogear::net::proxyFromEnvironment;
using dogear::net::withThisMachine;

namespace {

/// Describes \a proxy as "http host:port user:password".
QString describe(const std::optional<QNetworkProxy> &proxy)
{
    if (!proxy)
        return u"unknown"_s;
    if (proxy->type() == QNetworkProxy::NoProxy)
        return u"none"_s;
    const QString kind = proxy->type() == QNetworkProxy::HttpProxy ? u"http"_s : u"socks5"_s;
    return u"%1 %2:%3 %4:%5"_s.arg(kind, proxy->hostName())
        .arg(proxy->port())
        .arg(proxy->user(), proxy->password());
}

} // namespace

class TestProxyEnvironment final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void proxies_data();
    void proxies();
    void thisMachine_data();
    void thisMachine();
    void thisMachineIsExempted_data();
    void thisMachineIsExempted();
};

void TestProxyEnvironment::proxies_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QStringList>("environment"); // "name=value"
    QTest::addColumn<QString>("expected");
    const QString http = u"http://show.example/feed"_s;
    const QString https = u"https://show.example/feed"_s;
    const QString found = u"http proxy.example:3128 :"_s;
    const QString none = u"none"_s;
    const auto row = [](const char *name,
                        const QString &url,
                        const QStringList &environment,
                        const QString &expected) {
        QTest::newRow(name) << url << environment << expected;
    };
    row("nothing is set", http, {}, u"unknown"_s);
    row("http_proxy", http, {u"http_proxy=http://proxy.example:3128"_s}, found);
    row("http_proxy is not for https",
        https,
        {u"http_proxy=http://proxy.example:3128"_s},
        u"unknown"_s);
    row("https_proxy", https, {u"https_proxy=http://proxy.example:3128"_s}, found);
    row("capitals", https, {u"HTTPS_PROXY=http://proxy.example:3128"_s}, found);
    row("small letters go first",
        http,
        {u"HTTP_PROXY=http://other.example:1"_s, u"http_proxy=http://proxy.example:3128"_s},
        found);
    row("all_proxy", https, {u"all_proxy=http://proxy.example:3128"_s}, found);
    row("the variable of the scheme goes first",
        http,
        {u"all_proxy=http://other.example:1"_s, u"http_proxy=http://proxy.example:3128"_s},
        found);
    row("without a scheme", http, {u"http_proxy=proxy.example:3128"_s}, found);
    row("without a port",
        http,
        {u"http_proxy=http://proxy.example"_s},
        u"http proxy.example:8080 :"_s);
    row("with a slash and white space",
        http,
        {u"http_proxy= http://proxy.example:3128/ "_s},
        found);
    row("a name and a password",
        http,
        {u"http_proxy=http://ann:p%40ss@proxy.example:3128"_s},
        u"http proxy.example:3128 ann:p@ss"_s);
    row("SOCKS5", http, {u"all_proxy=socks5://127.0.0.1:9050"_s}, u"socks5 127.0.0.1:9050 :"_s);
    row("SOCKS5 that looks up names",
        http,
        {u"all_proxy=socks5h://127.0.0.1"_s},
        u"socks5 127.0.0.1:1080 :"_s);
    row("a proxy behind TLS is asked and not left out",
        http,
        {u"http_proxy=https://proxy.example:3128"_s},
        found);
    row("an empty variable", http, {u"http_proxy="_s}, u"unknown"_s);
    row("a variable without a host", http, {u"http_proxy=http://"_s}, u"unknown"_s);
    const QString proxy = u"http_proxy=http://proxy.example:3128"_s;
    row("no_proxy names the host", http, {proxy, u"no_proxy=show.example"_s}, none);
    row("no_proxy names the domain", http, {proxy, u"no_proxy=example"_s}, none);
    row("no_proxy names the domain with a dot", http, {proxy, u"no_proxy=.example"_s}, none);
    row("no_proxy names the domain with a star", http, {proxy, u"no_proxy=*.example"_s}, none);
    row("no_proxy in capitals", http, {proxy, u"NO_PROXY=SHOW.example"_s}, none);
    row("no_proxy lists several hosts", http, {proxy, u"no_proxy=a.example, show.example"_s}, none);
    row("no_proxy is a star", http, {proxy, u"no_proxy=*"_s}, none);
    row("no_proxy names another host", http, {proxy, u"no_proxy=other.example"_s}, found);
    row("no_proxy names a host with the same end", http, {proxy, u"no_proxy=how.example"_s}, found);
    row("no_proxy names a network",
        u"http://192.168.7.9/feed"_s,
        {proxy, u"no_proxy=192.168.0.0/16"_s},
        none);
    row("no_proxy names another network",
        u"http://192.169.7.9/feed"_s,
        {proxy, u"no_proxy=192.168.0.0/16"_s},
        found);
    row("no_proxy has an invalid network",
        u"http://192.168.7.9/feed"_s,
        {proxy, u"no_proxy=192.168.0.0/x"_s},
        found);
}

void TestProxyEnvironment::proxies()
{
    QFETCH(const QString, url);
    QFETCH(const QStringList, environment);
    QFETCH(const QString, expected);
    QProcessEnvironment variables;
    for (const QString &each : environment)
        variables.insert(each.section(u'=', 0, 0), each.section(u'=', 1));
    QCOMPARE(describe(proxyFromEnvironment(QUrl(url), variables)), expected);
}

void TestProxyEnvironment::thisMachine_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<bool>("expected");
    QTest::newRow("localhost") << u"localhost"_s << true;
    QTest::newRow("a name below localhost") << u"dogear.localhost"_s << true;
    QTest::newRow("127.0.0.1") << u"127.0.0.1"_s << true;
    QTest::newRow("another loopback address") << u"127.8.8.8"_s << true;
    QTest::newRow("the loopback address of IPv6") << u"::1"_s << true;
    QTest::newRow("a machine of the network") << u"192.168.1.2"_s << false;
    QTest::newRow("a name that begins like localhost") << u"localhost.example"_s << false;
    QTest::newRow("a public name") << u"example.org"_s << false;
    QTest::newRow("no host") << QString() << false;
}

void TestProxyEnvironment::thisMachine()
{
    QFETCH(const QString, host);
    QFETCH(const bool, expected);
    QCOMPARE(isThisMachine(host), expected);
}

void TestProxyEnvironment::thisMachineIsExempted_data()
{
    QTest::addColumn<QByteArray>("list");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("an empty list") << QByteArray() << QByteArray("localhost,127.0.0.1");
    QTest::newRow("other hosts stay") << QByteArray("a.example, .b.example")
                                      << QByteArray("a.example,.b.example,localhost,127.0.0.1");
    QTest::newRow("it is there already")
        << QByteArray("localhost,127.0.0.1") << QByteArray("localhost,127.0.0.1");
    QTest::newRow("all hosts are exempted") << QByteArray("*") << QByteArray("*");
}

void TestProxyEnvironment::thisMachineIsExempted()
{
    QFETCH(const QByteArray, list);
    QFETCH(const QByteArray, expected);
    QCOMPARE(withThisMachine(list), expected);
}

QTEST_GUILESS_MAIN(TestProxyEnvironment)
#include "tst_proxy_environment.moc"
