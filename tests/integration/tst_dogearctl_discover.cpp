// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the commands that ask directories of podcasts, against doubles of them on loopback.

#include <support/environment.h>
#include <support/local_http_server.h>
#include <support/timeouts.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>
#include <QUrlQuery>

#include <memory>

using namespace Qt::StringLiterals;
using dogear::test::ServerAnswer;
using dogear::test::ServerRequest;

namespace {

struct Answer
{
    int exitCode = -1;
    QJsonObject json;
    QString said; ///< on stderr
};

QByteArray appleShow(qint64 id, const QByteArray &title, const QByteArray &feed)
{
    QJsonObject show{{u"kind"_s, u"podcast"_s},
                     {u"collectionId"_s, id},
                     {u"artistName"_s, u"Ann Example"_s},
                     {u"collectionName"_s, QString::fromUtf8(title)}};
    if (!feed.isEmpty())
        show.insert(u"feedUrl"_s, QString::fromUtf8(feed));
    return QJsonDocument(show).toJson(QJsonDocument::Compact);
}

QByteArray appleAnswer(const QByteArray &hits)
{
    return "\n\n"
           R"({"resultCount":1,"results":[)"
           + hits + "]}";
}

} // namespace

class TestDogearctlDiscover final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void everySourceTellsWhatBecameOfIt();
    void oneSourceIsEnough();
    void withoutAnAnswerTheCommandFails();
    void oneSourceCanBeChosen();
    void withoutAKeychainTheKeyIsMissedOnce();
    void episodesAreFound();
    void followedShowsComeFirst();
    void aChartHasFeeds();
    void aChartThatIsNotThereIsOneSentence();
    void withoutANetworkTheLastAnswerIsPrinted();
    void aLinkIsFollowed();
    void aLinkThatLeadsNowhereIsSaid_data();
    void aLinkThatLeadsNowhereIsSaid();
    void aLinkIsResolved_data();
    void aLinkIsResolved();
    void aLinkToAFollowedShowIsTheWindowsTarget_data();
    void aLinkToAFollowedShowIsTheWindowsTarget();
    void wrongUsage_data();
    void wrongUsage();

private:
    [[nodiscard]] Answer run(const QStringList &arguments) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<dogear::test::LocalHttpServer> m_server;
};

void TestDogearctlDiscover::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    qputenv("QT_FATAL_WARNINGS", "1"); // of dogearctl: a Qt warning aborts it
    m_folder = std::make_unique<QTemporaryDir>();
    m_server = std::make_unique<dogear::test::LocalHttpServer>();
    QSettings settings(m_folder->filePath(u"settings.ini"_s), QSettings::IniFormat);
    settings.setValue(u"directories/appleServer"_s, m_server->url(u"/apple"_s).toString());
    settings.setValue(u"directories/appleChartServer"_s, m_server->url(u"/charts"_s).toString());
    settings.setValue(u"directories/podcastIndexServer"_s, m_server->url(u"/index"_s).toString());
    settings.setValue(u"directories/fyydServer"_s, m_server->url(u"/fyyd"_s).toString());
    m_server->setBody(u"/apple/search"_s,
                      appleAnswer(appleShow(1, "Plain Talk", "https://e.org/feed")));
    m_server->setBody(u"/index/search"_s,
                      appleAnswer(appleShow(1, "Plain Talk", "https://e.org/feed") + ','
                                  + appleShow(2, "Talk", "https://e.org/2")));
    m_server->setBody(u"/fyyd/search/podcast"_s, R"({"status":1,"data":[]})");
}

Answer TestDogearctlDiscover::run(const QStringList &arguments) const
{
    QProcess program;
    program.start(QStringLiteral(DOGEARCTL),
                  QStringList{u"--data-dir"_s, m_folder->path(), u"--json"_s} + arguments);
    program.closeWriteChannel();
    // Not waitForFinished(): the test's own HTTP server answers from this event loop.
    const bool isDone =
        dogear::test::waitUntil([&] { return program.state() == QProcess::NotRunning; }, 30'000);
    return {isDone ? program.exitCode() : -1,
            QJsonDocument::fromJson(program.readAllStandardOutput()).object(),
            QString::fromUtf8(program.readAllStandardError()).trimmed()};
}

void TestDogearctlDiscover::everySourceTellsWhatBecameOfIt()
{
    const Answer answer = run({u"discover"_s, u"talk"_s});
    QCOMPARE(answer.said, QString());
    QCOMPARE(answer.exitCode, 0);
    const QJsonArray sources = answer.json.value("sources"_L1).toArray();
    QCOMPARE(sources.size(), 3);
    const QJsonObject apple = sources.at(0).toObject();
    QCOMPARE(apple.value("name"_L1), u"apple"_s);
    QCOMPARE(apple.value("state"_L1), u"answered"_s);
    QCOMPARE(apple.value("count"_L1), 1);
    QCOMPARE(apple.value("error"_L1), QJsonValue());
    QVERIFY(apple.value("ms"_L1).isDouble());
    const QJsonArray shows = answer.json.value("shows"_L1).toArray();
    QCOMPARE(shows.size(), 2);
    QCOMPARE(shows.at(0).toObject().value("title"_L1), u"Talk"_s);
    const QJsonObject plain = shows.at(1).toObject();
    QCOMPARE(plain.value("feed"_L1), u"https://e.org/feed"_s);
    QCOMPARE(plain.value("sources"_L1).toArray(), QJsonArray({u"apple"_s, u"podcastindex"_s}));
    QCOMPARE(plain.value("followed"_L1), QJsonValue());
}

void TestDogearctlDiscover::oneSourceIsEnough()
{
    m_server->setRoute(u"/apple/search"_s,
                       [](const ServerRequest &) { return ServerAnswer{.status = 500}; });
    const Answer answer = run({u"discover"_s, u"talk"_s});
    QCOMPARE(answer.exitCode, 0);
    QVERIFY2(answer.said.contains("Apple"_L1), qPrintable(answer.said));
    QCOMPARE(answer.said.count(u'\n'), 0);
    const QJsonObject apple = answer.json.value("sources"_L1).toArray().at(0).toObject();
    QCOMPARE(apple.value("state"_L1), u"failed"_s);
    QCOMPARE(apple.value("error"_L1).toObject().value("code"_L1), u"HttpStatus"_s);
    QCOMPARE(answer.json.value("shows"_L1).toArray().size(), 2);
}

void TestDogearctlDiscover::withoutAnAnswerTheCommandFails()
{
    for (const QString &path : {u"/apple/search"_s, u"/index/search"_s, u"/fyyd/search/podcast"_s})
        m_server->setRoute(path, [](const ServerRequest &) { return ServerAnswer{.status = 503}; });
    const Answer answer = run({u"discover"_s, u"talk"_s});
    QCOMPARE(answer.exitCode, 1);
    QCOMPARE(answer.said.count(u'\n'), 2); // a sentence for each
    QCOMPARE(answer.json.value("sources"_L1).toArray().size(), 3);
}

void TestDogearctlDiscover::oneSourceCanBeChosen()
{
    const Answer answer =
        run({u"discover"_s, u"--source"_s, u"podcastindex"_s, u"--country=de"_s, u"talk"_s});
    QCOMPARE(answer.exitCode, 0);
    QCOMPARE(answer.json.value("sources"_L1).toArray().size(), 1);
    QCOMPARE(m_server->requests().size(), 1);
}

void TestDogearctlDiscover::withoutAKeychainTheKeyIsMissedOnce()
{
    const dogear::test::RestoredEnvironment restored(
        QByteArrayList{"DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"});
    qputenv("DBUS_SESSION_BUS_ADDRESS", "");
    qunsetenv("XDG_RUNTIME_DIR");
    QSettings(m_folder->filePath(u"settings.ini"_s), QSettings::IniFormat)
        .setValue(u"directories/podcastIndexKey"_s, true);
    const Answer answer = run({u"discover"_s, u"talk"_s});
    QCOMPARE(answer.exitCode, 0);
    QVERIFY2(answer.said.startsWith("No keychain gives out your key"_L1), qPrintable(answer.said));
    QCOMPARE(answer.said.count(u'\n'), 0);
    QCOMPARE(answer.json.value("shows"_L1).toArray().size(), 2);
}

void TestDogearctlDiscover::episodesAreFound()
{
    m_server->setBody(u"/apple/search"_s,
                      appleAnswer(R"({"kind":"podcast-episode","trackId":5,"trackName":"First",
                          "collectionId":1,"episodeUrl":"https://e.org/1.mp3"})"));
    m_server->setBody(u"/fyyd/search/episode"_s,
                      R"({"status":1,"data":[{"title":"First","podcast_id":7,"duration":60,
                          "enclosure":"https://e.org/1.mp3?from=fyyd"}]})");
    const Answer answer = run({u"discover"_s, u"first"_s, u"--episodes"_s});
    QCOMPARE(answer.said, QString());
    const QJsonArray episodes = answer.json.value("episodes"_L1).toArray();
    QCOMPARE(episodes.size(), 1); // both directories know it
    const QJsonObject episode = episodes.at(0).toObject();
    QCOMPARE(episode.value("title"_L1), u"First"_s);
    QCOMPARE(episode.value("duration"_L1), 60);
    QCOMPARE(episode.value("show"_L1).toObject().value("sources"_L1).toArray().size(), 2);
    QVERIFY(episode.value("followed"_L1).isNull());
    QVERIFY(!answer.json.contains("shows"_L1));
}

void TestDogearctlDiscover::followedShowsComeFirst()
{
    m_server->setBody(u"/feed.xml"_s,
                      R"(<rss version="2.0"><channel><title>My Talk</title><item><title>One</title>
                         <guid>1</guid></item></channel></rss>)");
    QCOMPARE(run({u"subscribe"_s, m_server->url(u"/feed.xml"_s).toString()}).exitCode, 0);
    const Answer answer = run({u"discover"_s, u"talk"_s});
    const QJsonObject first = answer.json.value("shows"_L1).toArray().at(0).toObject();
    QCOMPARE(first.value("title"_L1), u"My Talk"_s);
    QVERIFY(first.value("followed"_L1).toInteger() > 0);
}

void TestDogearctlDiscover::aChartHasFeeds()
{
    m_server->setBody(u"/charts/api/v2/de/podcasts/top/100/podcasts.json"_s,
                      R"({"feed":{"results":[{"id":"1","name":"One","artistName":"Ann Example"},
                         {"id":"2","name":"Two","artistName":"Ann Example"}]}})");
    m_server->setBody(
        u"/apple/lookup"_s,
        appleAnswer(appleShow(2, "Two", {}) + ',' + appleShow(1, "One", "https://e.org/1")));
    const Answer answer = run({u"charts"_s, u"--country"_s, u"de"_s});
    QCOMPARE(answer.said, QString());
    QCOMPARE(answer.exitCode, 0);
    QCOMPARE(answer.json.value("country"_L1), u"de"_s);
    const QJsonArray shows = answer.json.value("shows"_L1).toArray();
    QCOMPARE(shows.size(), 2);
    QCOMPARE(shows.at(0).toObject().value("feed"_L1), u"https://e.org/1"_s);
    QCOMPARE(shows.at(1).toObject().value("feed"_L1), QJsonValue()); // only at Apple
    QCOMPARE(m_server->requestsFor(u"/apple/lookup"_s).size(), 1);
    const QJsonObject source = answer.json.value("sources"_L1).toArray().at(0).toObject();
    QCOMPARE(source.value("count"_L1), 2);
}

void TestDogearctlDiscover::aChartThatIsNotThereIsOneSentence()
{
    const Answer answer = run({u"charts"_s, u"--country"_s, u"pk"_s});
    QCOMPARE(answer.exitCode, 1);
    QVERIFY2(answer.said.contains("Pakistan"_L1), qPrintable(answer.said));
    QCOMPARE(answer.said.count(u'\n'), 0);
}

void TestDogearctlDiscover::withoutANetworkTheLastAnswerIsPrinted()
{
    // The fresh answer is kept for an hour, so the search is the same and the time another.
    QVERIFY(!run({u"discover"_s, u"talk"_s}).json.isEmpty());
    m_server->setRoute(u"/apple/search"_s, [](const ServerRequest &) {
        return ServerAnswer{.ending = dogear::test::Ending::Drop};
    });
    const Answer answer = run({u"discover"_s, u"talk"_s});
    QCOMPARE(answer.exitCode, 0);
    QCOMPARE(m_server->requestsFor(u"/apple/search"_s).size(), 1);
    const QJsonObject apple = answer.json.value("sources"_L1).toArray().at(0).toObject();
    QVERIFY(apple.value("read"_L1).toInteger() > 0);
}

void TestDogearctlDiscover::aLinkIsFollowed()
{
    m_server->setBody(u"/feed.xml"_s,
                      R"(<rss version="2.0"><channel><title>My Talk</title><item><title>One</title>
                         <guid>1</guid></item></channel></rss>)");
    const QByteArray feed = m_server->url(u"/feed.xml"_s).toEncoded();
    m_server->setBody(u"/apple/lookup"_s, appleAnswer(appleShow(7, "My Talk", feed)));
    const Answer answer =
        run({u"subscribe"_s, u"https://podcasts.apple.com/us/podcast/x/id7?i=9"_s});
    QCOMPARE(answer.said, QString());
    QCOMPARE(answer.exitCode, 0);
    const QJsonObject added = answer.json.value("added"_L1).toArray().at(0).toObject();
    QCOMPARE(added.value("title"_L1), u"My Talk"_s);
    QCOMPARE(added.value("url"_L1), QString::fromUtf8(feed));
}

void TestDogearctlDiscover::aLinkThatLeadsNowhereIsSaid_data()
{
    QTest::addColumn<QString>("link");
    QTest::addColumn<QString>("said");
    QTest::newRow("of a service that does not tell feeds")
        << u"https://open.spotify.com/show/abc"_s << u"Spotify"_s;
    QTest::newRow("of a directory that does not answer")
        << u"https://podcasts.apple.com/us/podcast/x/id7"_s << u"127.0.0.1"_s;
}

void TestDogearctlDiscover::aLinkThatLeadsNowhereIsSaid()
{
    QFETCH(const QString, link);
    QFETCH(const QString, said);
    m_server->setRoute(u"/apple/lookup"_s,
                       [](const ServerRequest &) { return ServerAnswer{.status = 503}; });
    const Answer answer = run({u"subscribe"_s, link});
    QCOMPARE(answer.exitCode, 1);
    QVERIFY2(answer.said.contains(said), qPrintable(answer.said));
    QCOMPARE(answer.said.trimmed().count(u'\n'), 0); // one sentence
    const QJsonObject failed = answer.json.value("failed"_L1).toArray().at(0).toObject();
    QCOMPARE(failed.value("url"_L1), link);
    QVERIFY(answer.json.value("added"_L1).toArray().isEmpty());
}

void TestDogearctlDiscover::aLinkIsResolved_data()
{
    QTest::addColumn<QString>("link");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("feed");
    QTest::addColumn<QString>("problem");
    QTest::addColumn<int>("requests");
    QTest::newRow("Apple") << u"https://podcasts.apple.com/us/podcast/x/id1"_s << u"apple"_s
                           << u"https://e.org/feed"_s << QString() << 1;
    QTest::newRow("carries the feed")
        << u"https://antennapod.org/deeplink/subscribe?url=https%3A%2F%2Fe.org%2Ff"_s << u"feed"_s
        << u"https://e.org/f"_s << QString() << 0;
    QTest::newRow("needs a key") << u"https://podcastindex.org/podcast/9"_s << u"podcastindex"_s
                                 << QString() << u"key missing"_s << 0;
    QTest::newRow("a closed service") << u"spotify:show:0123456789012345678901"_s << u"closed"_s
                                      << QString() << u"closed service"_s << 0;
}

void TestDogearctlDiscover::aLinkIsResolved()
{
    QFETCH(const QString, link);
    QFETCH(const QString, problem);
    m_server->setBody(u"/apple/lookup"_s,
                      appleAnswer(appleShow(1, "Plain Talk", "https://e.org/feed")));
    const Answer answer = run({u"resolve"_s, link});
    QTEST(answer.json.value("kind"_L1).toString(), "kind");
    QTEST(answer.json.value("feed"_L1).toString(), "feed");
    QTEST(answer.json.value("requests"_L1).toInt(), "requests");
    QCOMPARE(answer.json.value("problem"_L1).toString(), problem);
    QCOMPARE(answer.exitCode, problem.isEmpty() ? 0 : 1);
    QCOMPARE(answer.said.isEmpty(), problem.isEmpty());
}

void TestDogearctlDiscover::aLinkToAFollowedShowIsTheWindowsTarget_data()
{
    QTest::addColumn<QString>("link"); // %1: the address of the feed
    QTest::addColumn<int>("requests");
    QTest::addColumn<QString>("episode"); // its guid in the answer
    QTest::addColumn<bool>("isFound");    // in the library
    QTest::addColumn<bool>("isMissing");
    const QString steno = u"https://steno.fm/show/917393e3-1b1e-5cef-ace4-edaa54e1f810/episode/"_s;
    QTest::newRow("by the address of its feed") << u"%1"_s << 0 << QString() << false << false;
    QTest::newRow("by its podcast:guid")
        << u"https://podcastindex.org/podcast/917393e3-1b1e-5cef-ace4-edaa54e1f810"_s << 0
        << QString() << false << false;
    QTest::newRow("by its podcast:guid, with an episode") // base64 of "g-1"
        << steno + u"Zy0x"_s << 0 << u"g-1"_s << true << false;
    QTest::newRow("by its podcast:guid, with an episode that the library has not got")
        << steno + u"Zy0y"_s << 0 << u"g-2"_s << false << false;
    QTest::newRow("Apple names the feed and the episode")
        << u"https://podcasts.apple.com/us/podcast/x/id1?i=5"_s << 1 << u"g-1"_s << true << false;
    QTest::newRow("Apple names only the feed")
        << u"https://podcasts.apple.com/us/podcast/x/id1?i=6"_s << 1 << QString() << false << true;
}

void TestDogearctlDiscover::aLinkToAFollowedShowIsTheWindowsTarget()
{
    QFETCH(const QString, link);
    QFETCH(const int, requests);
    const QString feed = m_server->url(u"/feed.xml"_s).toString();
    m_server->setBody(u"/feed.xml"_s,
                      "<rss xmlns:podcast='https://podcastindex.org/namespace/1.0'><channel>"
                      "<title>My Talk</title>"
                      "<podcast:guid>917393e3-1b1e-5cef-ace4-edaa54e1f810</podcast:guid>"
                      "<item><title>One</title><guid>g-1</guid></item></channel></rss>");
    const QJsonObject episode{{u"kind"_s, u"podcast-episode"_s},
                              {u"trackId"_s, 5},
                              {u"trackName"_s, u"One"_s},
                              {u"collectionId"_s, 1},
                              {u"episodeGuid"_s, u"g-1"_s}};
    m_server->setBody(u"/apple/lookup"_s,
                      appleAnswer(appleShow(1, "My Talk", feed.toUtf8()) + ','
                                  + QJsonDocument(episode).toJson(QJsonDocument::Compact)));
    QCOMPARE(run({u"subscribe"_s, feed}).exitCode, 0);
    m_server->clearRequests();
    const Answer answer = run({u"resolve"_s, QString(link).replace(u"%1"_s, feed)});
    QCOMPARE(answer.said, QString());
    QCOMPARE(answer.exitCode, 0);
    QCOMPARE(answer.json.value("requests"_L1).toInt(), requests);
    QCOMPARE(m_server->requests().size(), requests);
    QCOMPARE(answer.json.value("feed"_L1).toString(), feed);
    QVERIFY(answer.json.value("followed"_L1).toInteger() > 0);
    QTEST(answer.json.value("episode"_L1).toObject().value("guid"_L1).toString(), "episode");
    QTEST(answer.json.value("episode_id"_L1).toInteger() > 0, "isFound");
    QTEST(answer.json.value("episode_missing"_L1).toBool(), "isMissing");
}

void TestDogearctlDiscover::wrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("no words") << QStringList{u"discover"_s};
    QTest::newRow("an unknown source") << QStringList{u"discover"_s, u"--source=x"_s, u"talk"_s};
    QTest::newRow("a flag with a value")
        << QStringList{u"discover"_s, u"--episodes=5"_s, u"talk"_s};
    QTest::newRow("an unknown country") << QStringList{u"charts"_s, u"--country=zz"_s};
    QTest::newRow("a category in words") << QStringList{u"charts"_s, u"--category=arts"_s};
    QTest::newRow("two links") << QStringList{u"resolve"_s, u"a"_s, u"b"_s};
}

void TestDogearctlDiscover::wrongUsage()
{
    QFETCH(const QStringList, arguments);
    const Answer answer = run(arguments);
    QCOMPARE(answer.exitCode, 2);
    QCOMPARE(answer.said.count(u'\n'), 0);
    QVERIFY(m_server->requests().isEmpty());
}

QTEST_GUILESS_MAIN(TestDogearctlDiscover)
#include "tst_dogearctl_discover.moc"
