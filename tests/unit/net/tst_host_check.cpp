// SPDX-License-Identifier: GPL-3.0-or-later
// Rule 67: tells a name blocked by a DNS filter from a server that is down.

#include "host_check.h"

#include <net/network_http_client.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;

class TestHostCheck final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void publicNames_data();
    void publicNames();
    void addresses_data();
    void addresses();
    void nothingIsLookedUpForAnAddress();
};

void TestHostCheck::publicNames_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<bool>("isPublic");
    QTest::newRow("a public host") << u"feeds.example.org"_s << true;
    QTest::newRow("localhost") << u"localhost"_s << false;
    QTest::newRow("a subdomain of localhost") << u"feeds.LocalHost"_s << false;
    QTest::newRow("a name without a dot") << u"nas"_s << false;
    QTest::newRow("a multicast DNS name") << u"nas.local"_s << false;
    QTest::newRow("an IPv4 address") << u"127.0.0.1"_s << false;
    QTest::newRow("an IPv6 address") << u"::1"_s << false;
    QTest::newRow("an empty name") << u""_s << false;
}

void TestHostCheck::publicNames()
{
    QFETCH(const QString, host);
    QFETCH(const bool, isPublic);
    QCOMPARE(net::isPublicName(host), isPublic);
}

void TestHostCheck::addresses_data()
{
    QTest::addColumn<QStringList>("addresses");
    QTest::addColumn<bool>("isUnroutable");
    QTest::newRow("the loopback address") << QStringList{u"127.0.0.1"_s} << true;
    QTest::newRow("another address of the loopback network") << QStringList{u"127.0.0.2"_s} << true;
    QTest::newRow("the unspecified addresses") << QStringList{u"0.0.0.0"_s, u"::"_s} << true;
    QTest::newRow("the IPv6 loopback address") << QStringList{u"::1"_s} << true;
    QTest::newRow("one of two addresses is public")
        << QStringList{u"127.0.0.1"_s, u"192.0.2.7"_s} << false;
    QTest::newRow("a private address") << QStringList{u"192.168.1.9"_s} << false;
    QTest::newRow("no addresses: the name is unknown") << QStringList{} << false;
}

void TestHostCheck::addresses()
{
    QFETCH(const QStringList, addresses);
    QFETCH(const bool, isUnroutable);
    QList<QHostAddress> list;
    for (const QString &address : addresses)
        list.append(QHostAddress(address));
    QCOMPARE(net::areUnroutable(list), isUnroutable);
}

void TestHostCheck::nothingIsLookedUpForAnAddress()
{
    net::NetworkHttpClient client("Dogear/test");
    const auto blocked = client.isBlockedByDns(QUrl(u"http://127.0.0.1:1/feed"_s));
    QVERIFY(blocked.isFinished());
    QVERIFY(!blocked.result());
}

QTEST_GUILESS_MAIN(TestHostCheck)
#include "tst_host_check.moc"
