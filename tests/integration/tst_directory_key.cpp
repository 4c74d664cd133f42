// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that commands of dogearctl use the user's key of Podcast Index, and go on without it.

#include "ctl/command.h"

#include <net/network_http_client.h>
#include <settings/data_folders.h>
#include <support/fake_clock.h>
#include <support/fake_secret_store.h>
#include <support/local_http_server.h>
#include <support/timeouts.h>

#include <QDirIterator>
#include <QJsonArray>
#include <QJsonObject>
#include <QLoggingCategory>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;
using ctl::Outcome;

namespace {

const QString entry = u"podcastindex.org"_s;

QByteArray logged;

void keepLog(QtMsgType, const QMessageLogContext &, const QString &message)
{
    logged += message.toUtf8() + '\n';
}

} // namespace

class TestDirectoryKey final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_library.reset(); }

    void searches_data();
    void searches();
    void links_data();
    void links();
    void aSourceThatIsNotAskedIsSaid_data();
    void aSourceThatIsNotAskedIsSaid();
    void theKeyIsWrittenNowhere();

private:
    using Command = Future<Outcome> (*)(library::Library &, const ctl::Arguments &);

    void open(bool isKeyInSettings, const QString &secret, bool isBroken);
    [[nodiscard]] Outcome run(Command command, const QStringList &positional);
    [[nodiscard]] QStringList asked() const;
    /// The names of the files of the library that contain \a text.
    [[nodiscard]] QStringList filesWith(const QByteArray &text) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LocalHttpServer> m_server;
    std::unique_ptr<net::NetworkHttpClient> m_http;
    FakeClock m_clock;
    FakeSecretStore m_secrets;
    std::unique_ptr<library::Library> m_library;
    QHash<QString, QString> m_options;
};

void TestDirectoryKey::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_options.clear();
    m_folder = std::make_unique<QTemporaryDir>();
    m_server = std::make_unique<LocalHttpServer>();
    m_http = std::make_unique<net::NetworkHttpClient>("Dogear/test");
    for (const QString &path : {u"/apple/search"_s, u"/index/search"_s})
        m_server->setBody(path, R"({"resultCount":0,"results":[]})");
    m_server->setBody(u"/fyyd/search/podcast"_s, R"({"status":1,"data":[]})");
    m_server->setBody(u"/index/api/1.0/search/byterm"_s,
                      R"({"status":"true","feeds":[{"id":9,"title":"Plain Talk",
                          "url":"https://e.org/feed"}]})");
    m_server->setBody(u"/index/api/1.0/podcasts/byfeedid"_s,
                      R"({"status":"true","feed":{"id":9,"title":"Plain Talk",
                          "url":"https://e.org/feed"}})");
}

void TestDirectoryKey::open(bool isKeyInSettings, const QString &secret, bool isBroken)
{
    const auto folders = settings::DataFolders::create(m_folder->path());
    settings::Settings(folders->settings)
        .setDirectories({.hasPodcastIndexKey = isKeyInSettings,
                         .apple = m_server->url(u"/apple"_s),
                         .appleCharts = m_server->url(u"/charts"_s),
                         .podcastIndex = m_server->url(u"/index"_s),
                         .fyyd = m_server->url(u"/fyyd"_s)});
    m_secrets.secrets.clear();
    m_secrets.asked.clear();
    m_secrets.isBroken = isBroken;
    if (!secret.isEmpty())
        m_secrets.secrets.insert(entry, secret);
    m_library = std::make_unique<library::Library>(*folders, *m_http, m_clock, &m_secrets);
}

Outcome TestDirectoryKey::run(Command command, const QStringList &positional)
{
    const Future<Outcome> outcome = command(
        *m_library, {.dataDir = m_folder->path(), .positional = positional, .options = m_options});
    if (!waitUntil([&outcome] { return outcome.isFinished(); }))
        qFatal("the command does not end");
    return outcome.result();
}

QStringList TestDirectoryKey::asked() const
{
    QStringList paths;
    for (const ServerRequest &request : m_server->requests())
        paths.append(request.pathWithoutQuery());
    paths.sort();
    return paths;
}

QStringList TestDirectoryKey::filesWith(const QByteArray &text) const
{
    QStringList names;
    QDirIterator files(m_folder->path(), QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QFile::ReadOnly) && file.readAll().contains(text))
            names.append(file.fileName());
    }
    return names;
}

void TestDirectoryKey::searches_data()
{
    QTest::addColumn<bool>("isKeyInSettings");
    QTest::addColumn<QString>("secret"); // in the keychain; empty: none
    QTest::addColumn<bool>("isBroken");  // the keychain
    QTest::addColumn<QString>("source");
    QTest::addColumn<QStringList>("paths");
    QTest::addColumn<bool>("isOpened"); // the keychain
    QTest::addColumn<QString>("notice");
    const QString apple = u"/apple/search"_s;
    const QString fyyd = u"/fyyd/search/podcast"_s;
    const QString open = u"/index/search"_s;
    const QString keyed = u"/index/api/1.0/search/byterm"_s;
    const QString key = u"MYKEY MYSECRET"_s;
    const QString all;
    QTest::newRow("the key is there")
        << true << key << false << all << QStringList{apple, fyyd, keyed} << true << QString();
    QTest::newRow("the key is missing in the keychain")
        << true << QString() << false << all << QStringList{apple, fyyd, open} << true << QString();
    QTest::newRow("the keychain is missing")
        << true << key << true << all << QStringList{apple, fyyd, open} << true
        << u"No keychain gives out your key of Podcast Index, so Dogear goes on without it. Unlock "
           "your keychain, then start Dogear again."_s;
    QTest::newRow("no key was ever entered")
        << false << QString() << true << all << QStringList{apple, fyyd, open} << false
        << QString();
    QTest::newRow("the source with a key")
        << true << key << false << u"podcastindex-key"_s << QStringList{keyed} << true << QString();
    QTest::newRow("the source without a key opens no keychain")
        << true << key << true << u"podcastindex"_s << QStringList{open} << false << QString();
    QTest::newRow("another source opens no keychain")
        << true << key << true << u"fyyd"_s << QStringList{fyyd} << false << QString();
}

void TestDirectoryKey::searches()
{
    QFETCH(const bool, isKeyInSettings);
    QFETCH(const QString, secret);
    QFETCH(const bool, isBroken);
    QFETCH(const QString, source);
    open(isKeyInSettings, secret, isBroken);
    if (!source.isEmpty())
        m_options.insert(u"source"_s, source);
    const Outcome outcome = run(ctl::runDiscover, {u"plain"_s, u"talk"_s});
    QCOMPARE(outcome.errors, QList<Error>());
    QCOMPARE(outcome.sentence, QString());
    QTEST(outcome.notice, "notice");
    QTEST(asked(), "paths");
    QTEST(!m_secrets.asked.isEmpty(), "isOpened");
    for (const ServerRequest &request : m_server->requestsFor(u"/index/api/1.0/search/byterm"_s))
        QCOMPARE(request.header("X-Auth-Key"), "MYKEY");
}

void TestDirectoryKey::links_data()
{
    QTest::addColumn<QString>("link");
    QTest::addColumn<bool>("isBroken"); // the keychain
    QTest::addColumn<QString>("feed");
    QTest::addColumn<bool>("isOpened"); // the keychain
    QTest::addColumn<QString>("sentence");
    const QString link = u"https://podcastindex.org/podcast/9"_s;
    QTest::newRow("the key is there")
        << link << false << u"https://e.org/feed"_s << true << QString();
    QTest::newRow("the keychain is missing")
        << link << true << QString() << true
        << u"No keychain gives out your key of Podcast Index, so Dogear goes on without it. Unlock "
           "your keychain, then start Dogear again."_s;
    QTest::newRow("a link that needs no key opens no keychain")
        << u"https://antennapod.org/deeplink/subscribe?url=https%3A%2F%2Fe.org%2Ff"_s << true
        << u"https://e.org/f"_s << false << QString();
}

void TestDirectoryKey::links()
{
    QFETCH(const QString, link);
    QFETCH(const bool, isBroken);
    QFETCH(const QString, feed);
    open(true, u"MYKEY MYSECRET"_s, isBroken);
    const Outcome outcome = run(ctl::runResolve, {link});
    QCOMPARE(outcome.text, feed);
    QCOMPARE(outcome.errors.isEmpty(), !feed.isEmpty());
    QTEST(outcome.sentence, "sentence");
    QTEST(!m_secrets.asked.isEmpty(), "isOpened");
}

void TestDirectoryKey::aSourceThatIsNotAskedIsSaid_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<bool>("isKeyInSettings");
    QTest::addColumn<bool>("isEpisodes");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("a key was never entered")
        << u"podcastindex-key"_s << false << false
        << u"Podcast Index needs your key. Enter it in the settings, under Library."_s;
    QTest::newRow("the keychain is missing")
        << u"podcastindex-key"_s << true << false
        << u"No keychain gives out your key of Podcast Index, so Dogear goes on without it. Unlock "
           "your keychain, then start Dogear again."_s;
    QTest::newRow("it finds no episodes")
        << u"podcastindex"_s << false << true
        << u"Podcast Index finds no episodes. Choose another source, or search for shows."_s;
}

void TestDirectoryKey::aSourceThatIsNotAskedIsSaid()
{
    QFETCH(const QString, source);
    QFETCH(const bool, isKeyInSettings);
    QFETCH(const bool, isEpisodes);
    open(isKeyInSettings, u"MYKEY MYSECRET"_s, true);
    m_options.insert(u"source"_s, source);
    if (isEpisodes)
        m_options.insert(u"episodes"_s, QString());
    const Outcome outcome = run(ctl::runDiscover, {u"talk"_s});
    QTEST(outcome.sentence, "sentence");
    QCOMPARE(outcome.errors.size(), 1);
    QCOMPARE(outcome.notice, QString());
    QCOMPARE(asked(), QStringList());
}

void TestDirectoryKey::theKeyIsWrittenNowhere()
{
    open(true, u"MYKEY MYSECRET"_s, false);
    m_options.insert(u"source"_s, u"podcastindex-key"_s);
    logged.clear();
    QLoggingCategory::setFilterRules(u"dogear.*=true"_s);
    const auto before = qInstallMessageHandler(keepLog);
    const Outcome found = run(ctl::runDiscover, {u"talk"_s});
    m_server->setRoute(u"/index/api/1.0/search/byterm"_s,
                       [](const ServerRequest &) { return ServerAnswer{.status = 401}; });
    const Outcome refused = run(ctl::runDiscover, {u"other"_s});
    m_library.reset(); // writes the answers
    qInstallMessageHandler(before);
    QLoggingCategory::setFilterRules({});

    QCOMPARE(found.json.object().value("shows"_L1).toArray().size(), 1);
    QVERIFY2(refused.sentence.contains(u"refuses your key (401)"_s), qPrintable(refused.sentence));
    for (const QByteArray &secret : {QByteArray("MYKEY"), QByteArray("MYSECRET")}) {
        QCOMPARE(filesWith(secret), QStringList());
        QVERIFY2(!logged.contains(secret), logged.constData());
        for (const Outcome &outcome : {found, refused}) {
            QVERIFY(!outcome.json.toJson().contains(secret));
            QVERIFY(!(outcome.text + outcome.sentence).toUtf8().contains(secret));
        }
    }
    for (const ServerRequest &request : m_server->requests()) {
        QVERIFY(!request.target.contains("MYSECRET"));
        QVERIFY(!request.header("Authorization").contains("MYSECRET")); // only its hash is sent
    }
}

QTEST_GUILESS_MAIN(TestDirectoryKey)
#include "tst_directory_key.moc"
