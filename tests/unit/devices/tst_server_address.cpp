// SPDX-License-Identifier: GPL-3.0-or-later

#include <QRegularExpression>
#include <QTest>

#include <devices/server_address.h>

using namespace Qt::StringLiterals;
using namespace dogear;
using devices::serverAddress;

class TestServerAddress final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void addresses_data();
    void addresses();
    void otherTexts_data();
    void otherTexts();
    void names_data();
    void names();
};

void TestServerAddress::addresses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("user");
    QTest::addColumn<QString>("password");
    const auto row = [](const char *name,
                        const QString &text,
                        const QString &url,
                        const QString &user = {},
                        const QString &password = {}) {
        QTest::newRow(name) << text << url << user << password;
    };
    row("a bare host", u"gpodder.net"_s, u"https://gpodder.net"_s);
    row("blanks around", u"  gpodder.net \n"_s, u"https://gpodder.net"_s);
    row("a scheme", u"http://127.0.0.1:8080"_s, u"http://127.0.0.1:8080"_s);
    row("a port", u"pod.example:8443"_s, u"https://pod.example:8443"_s);
    row("a slash at the end", u"https://cloud.example/"_s, u"https://cloud.example"_s);
    row("a folder", u"cloud.example/nextcloud/"_s, u"https://cloud.example/nextcloud"_s);
    row("a page of a Nextcloud in a folder",
        u"https://cloud.example/nc/index.php/apps/files/?dir=/"_s,
        u"https://cloud.example/nc"_s);
    row("a page of an app", u"https://cloud.example/apps/dashboard/"_s, u"https://cloud.example"_s);
    row("the page of the login",
        u"https://cloud.example/login?redirect_url=/apps#x"_s,
        u"https://cloud.example"_s);
    row("a name", u"https://ann@pod.example"_s, u"https://pod.example"_s, u"ann"_s);
    row("a name and an encoded password",
        u"https://ann:a%40b@pod.example/x"_s,
        u"https://pod.example/x"_s,
        u"ann"_s,
        u"a@b"_s);
    row("an IPv6 address", u"http://[::1]:3000"_s, u"http://[::1]:3000"_s);
}

void TestServerAddress::addresses()
{
    QFETCH(const QString, text);
    const auto address = serverAddress(text);
    QVERIFY(address.has_value());
    QTEST(address->url.toString(QUrl::FullyEncoded), "url");
    QTEST(address->user, "user");
    QTEST(address->password, "password");
}

void TestServerAddress::otherTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << QString();
    QTest::newRow("blanks") << u"  "_s;
    QTest::newRow("words") << u"my own server"_s;
    QTest::newRow("another scheme") << u"ftp://pod.example"_s;
    QTest::newRow("a file") << u"file:///etc/passwd"_s;
    QTest::newRow("no host") << u"https:///index.php"_s;
    QTest::newRow("a port that is none") << u"pod.example:many"_s;
}

void TestServerAddress::otherTexts()
{
    QFETCH(const QString, text);
    QVERIFY(!serverAddress(text));
}

void TestServerAddress::names_data()
{
    QTest::addColumn<domain::SyncTargetKind>("kind");
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("name");
    using Kind = domain::SyncTargetKind;
    QTest::newRow("a host") << Kind::Gpodder << u"https://gpodder.net"_s << u"gpodder.net"_s;
    QTest::newRow("a port") << Kind::Gpodder << u"http://127.0.0.1:8080"_s << u"127.0.0.1:8080"_s;
    QTest::newRow("a folder of a server")
        << Kind::Nextcloud << u"https://cloud.example/nc"_s << u"cloud.example/nc"_s;
    QTest::newRow("a folder") << Kind::Folder << u"file:///home/ann/Sync"_s << u"/home/ann/Sync"_s;
}

void TestServerAddress::names()
{
    QFETCH(const domain::SyncTargetKind, kind);
    QFETCH(const QString, address);
    domain::SyncTarget target;
    target.kind = kind;
    target.address = QUrl(address);
    QTEST(devices::serverName(target), "name");
}

QTEST_GUILESS_MAIN(TestServerAddress)
#include "tst_server_address.moc"
