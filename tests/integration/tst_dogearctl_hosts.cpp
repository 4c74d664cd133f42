// SPDX-License-Identifier: GPL-3.0-or-later
// Tests dogearctl hosts with the real program: what other commands have contacted is in its list.

#include <settings/data_folders.h>
#include <settings/settings.h>
#include <support/local_http_server.h>
#include <support/local_proxy.h>
#include <support/timeouts.h>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QProcessEnvironment>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;

namespace {

struct Answer
{
    int exitCode = -1;
    QByteArray out;
    QByteArray err;

    [[nodiscard]] QJsonArray hosts() const
    {
        return QJsonDocument::fromJson(out).object().value("hosts"_L1).toArray();
    }
};

} // namespace

class TestDogearctlHosts final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void contactsAreListed();
    void contactsAreForgotten();
    void theProxyOfTheEnvironmentIsUsed();
    void theProxyOfTheSettingsIsUsed();

private:
    [[nodiscard]] Answer run(const QStringList &words) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<test::LocalHttpServer> m_server;
    QProcessEnvironment m_environment;
};

void TestDogearctlHosts::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_environment = QProcessEnvironment::systemEnvironment();
    for (const QString &name : {u"http_proxy"_s,
                                u"HTTP_PROXY"_s,
                                u"all_proxy"_s,
                                u"ALL_PROXY"_s,
                                u"no_proxy"_s,
                                u"NO_PROXY"_s})
        m_environment.remove(name);
    m_environment.insert(u"DBUS_SESSION_BUS_ADDRESS"_s, QString()); // no keychain
    m_folder = std::make_unique<QTemporaryDir>();
    m_server = std::make_unique<test::LocalHttpServer>();
    m_server->setBody(u"/feed"_s,
                      "<rss><channel><title>A show</title>"
                      "<item><title>One</title><guid>1</guid></item></channel></rss>");
}

Answer TestDogearctlHosts::run(const QStringList &words) const
{
    QProcess program;
    program.setProcessEnvironment(m_environment);
    program.start(QStringLiteral(DOGEARCTL),
                  QStringList{u"--data-dir"_s, m_folder->path()} + words);
    const bool isDone =
        test::waitUntil([&] { return program.state() == QProcess::NotRunning; }, 60'000);
    return {isDone ? program.exitCode() : -1,
            program.readAllStandardOutput(),
            program.readAllStandardError()};
}

void TestDogearctlHosts::contactsAreListed()
{
    QCOMPARE(run({u"--json"_s, u"hosts"_s}).hosts(), QJsonArray());
    QVERIFY(run({u"hosts"_s}).out.startsWith("No host"));
    QCOMPARE(run({u"subscribe"_s, m_server->url(u"/feed"_s).toString()}).exitCode, 0);
    const Answer listed = run({u"--json"_s, u"hosts"_s});
    QCOMPARE(listed.exitCode, 0);
    QCOMPARE(listed.hosts().size(), 1);
    const QJsonObject host = listed.hosts().first().toObject();
    QCOMPARE(host.value("host"_L1).toString(), u"127.0.0.1"_s);
    QCOMPARE(host.value("purpose"_L1).toString(), u"feed"_s);
    QCOMPARE(host.value("requests"_L1).toInt(), 1);
    QVERIFY(host.value("bytes"_L1).toInt() > 50);
    QVERIFY(host.value("first"_L1).toString() <= host.value("last"_L1).toString());
    QVERIFY(!listed.out.contains("/feed")); // no addresses
    QVERIFY(run({u"hosts"_s}).out.contains("127.0.0.1  Reading feeds"));
}

void TestDogearctlHosts::contactsAreForgotten()
{
    QCOMPARE(run({u"subscribe"_s, m_server->url(u"/feed"_s).toString()}).exitCode, 0);
    const QString file = m_folder->filePath(u"cache/hosts.json"_s);
    QVERIFY(QFile::exists(file));
    QVERIFY(!(QFile::permissions(file) & (QFile::ReadGroup | QFile::ReadOther)));
    QCOMPARE(run({u"hosts"_s, u"--clear"_s}).exitCode, 0);
    QVERIFY(!QFile::exists(file));
    QCOMPARE(run({u"--json"_s, u"hosts"_s}).hosts(), QJsonArray());
}

void TestDogearctlHosts::theProxyOfTheEnvironmentIsUsed()
{
    const test::LocalProxy proxy(test::LocalProxy::Kind::Http, m_server->port());
    m_environment.insert(u"http_proxy"_s, u"127.0.0.1:%1"_s.arg(proxy.port()));
    const Answer added = run({u"subscribe"_s, u"http://shows.example/feed"_s});
    QVERIFY2(added.exitCode == 0, added.err.constData());
    QCOMPARE(proxy.asked().constFirst(), u"shows.example:80"_s);
    const QByteArray hosts = run({u"hosts"_s}).out;
    QVERIFY(hosts.contains("shows.example  Reading feeds"));
    QVERIFY(hosts.contains("127.0.0.1  Proxy"));
}

void TestDogearctlHosts::theProxyOfTheSettingsIsUsed()
{
    test::LocalProxy proxy(test::LocalProxy::Kind::Socks5, m_server->port());
    QCOMPARE(run({u"shows"_s}).exitCode, 0); // creates the folders
    {
        settings::Settings stored(settings::DataFolders::create(m_folder->path())->settings);
        settings::NetworkSettings network;
        network.proxyMode = settings::ProxyMode::Socks5;
        network.proxyHost = u"127.0.0.1"_s;
        network.proxyPort = proxy.port();
        stored.desktop().setNetwork(network);
    }
    const Answer added = run({u"subscribe"_s, u"http://shows.example/feed"_s});
    QVERIFY2(added.exitCode == 0, added.err.constData());
    QCOMPARE(proxy.asked().constFirst(), u"shows.example:80"_s);
    proxy.setAccount("anna", "secret");
    const Answer denied = run({u"subscribe"_s, u"http://other.example/feed"_s});
    QVERIFY(denied.exitCode != 0);
    QVERIFY2(denied.err.contains("The proxy 127.0.0.1:"), denied.err.constData());
}

QTEST_GUILESS_MAIN(TestDogearctlHosts)
#include "tst_dogearctl_hosts.moc"
