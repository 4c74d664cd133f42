// SPDX-License-Identifier: GPL-3.0-or-later

#include <library/library.h>
#include <net/network_http_client.h>
#include <support/fake_clock.h>
#include <support/local_http_server.h>
#include <support/timeouts.h>

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;
using namespace std::chrono_literals;

/// Tests the use cases of the library with a real server, a real database and real files.
class TestLibrary final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void followsAFeedAndReadsItAgain();
    void aShowWithoutATitleHasAName_data();
    void aShowWithoutATitleHasAName();
    void whoIsFollowedTwiceAtOnceIsOneShow_data();
    void whoIsFollowedTwiceAtOnceIsOneShow();
    void aFollowedShowIsFoundWithoutARequest_data();
    void aFollowedShowIsFoundWithoutARequest();
    void aFailedRefreshChangesNothing_data();
    void aFailedRefreshChangesNothing();
    void aTruncatedRefreshTakesNothingAway();
    void anOpmlListIsFollowedAndGivenBack();
    void aFileOfAFollowedFeedBringsItUpToDate();
    void positionsOutliveTheDatabase();
    void stateCanBeSetAndPutBack();
    void aRemovedShowComesBackWhole();
    void artworkIsFetchedOnce();

private:
    static QByteArray feed(int count, const QByteArray &extra = {})
    {
        QByteArray items;
        for (int i = 1; i <= count; ++i) {
            const QByteArray n = QByteArray::number(i);
            items += "<item><guid>g" + n + "</guid><title>Episode " + n + "</title><pubDate>" + n
                     + " Jan 2024 10:00:00 GMT</pubDate><description>Notes " + n
                     + "</description></item>";
        }
        return "<rss xmlns:atom='http://www.w3.org/2005/Atom'><channel><title>Show</title>" + extra
               + items + "</channel></rss>";
    }

    template<typename T>
    static T wait(const Future<T> &future)
    {
        [&] { QTRY_VERIFY(future.isFinished()); }();
        return future.result();
    }

    subscriptions::FollowedShow follow()
    {
        const auto outcome = wait(m_library->subscriptions().subscribe(m_server->url(u"/feed"_s)));
        return outcome.added.isEmpty() ? subscriptions::FollowedShow{} : outcome.added.constFirst();
    }

    [[nodiscard]] int episodeCount() { return wait(m_library->episodes().count({})).value_or(-1); }
    [[nodiscard]] EpisodeId newest()
    {
        const auto listed = wait(m_library->episodes().list({.limit = 1}));
        return listed && !listed->isEmpty() ? listed->constFirst().id : EpisodeId{};
    }
    void open()
    {
        m_library = std::make_unique<library::Library>(
            *settings::DataFolders::create(m_folder->path()), *m_http, m_clock);
    }

    std::optional<QTemporaryDir> m_folder;
    FakeClock m_clock;
    std::unique_ptr<LocalHttpServer> m_server;
    std::unique_ptr<net::NetworkHttpClient> m_http;
    std::unique_ptr<library::Library> m_library;
};

void TestLibrary::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_folder.emplace();
    m_server = std::make_unique<LocalHttpServer>();
    m_http = std::make_unique<net::NetworkHttpClient>("Dogear/test");
    open();
    m_server->setBody(u"/feed"_s, feed(3));
}

void TestLibrary::cleanup()
{
    m_library.reset();
    m_http.reset();
    m_server.reset();
}

void TestLibrary::followsAFeedAndReadsItAgain()
{
    const subscriptions::FollowedShow show = follow();
    QCOMPARE(show.title, u"Show"_s);
    QCOMPARE(show.episodes, 3);
    QVERIFY(!show.wasFollowed);
    QVERIFY(follow().wasFollowed);

    auto summary = wait(m_library->refresher().refresh());
    QCOMPARE(summary->unchanged, 1); // the same body is not written again
    m_server->setBody(u"/feed"_s, feed(5));
    summary = wait(m_library->refresher().refresh());
    QCOMPARE(summary->newEpisodes, 2);
    QCOMPARE(episodeCount(), 5);
}

void TestLibrary::aShowWithoutATitleHasAName_data()
{
    QTest::addColumn<bool>("isFile");
    QTest::addColumn<QString>("name");
    QTest::newRow("case 23: the host of a web address") << false << u"127.0.0.1"_s;
    QTest::newRow("case 23: the name of a local file") << true << u"feed.xml"_s;
}

void TestLibrary::aShowWithoutATitleHasAName()
{
    QFETCH(const bool, isFile);
    QFETCH(const QString, name);
    const auto publish = [this](int count) {
        const QByteArray untitled = feed(count).replace("<title>Show</title>", "");
        m_server->setBody(u"/feed"_s, untitled);
        QFile file(m_folder->filePath(u"feed.xml"_s));
        return file.open(QFile::WriteOnly) && file.write(untitled) == untitled.size();
    };
    QVERIFY(publish(3));
    const QUrl address =
        isFile ? QUrl::fromLocalFile(m_folder->filePath(u"feed.xml"_s)) : m_server->url(u"/feed"_s);
    const auto outcome = wait(m_library->subscriptions().subscribe(address));
    QCOMPARE(outcome.added.size(), 1);
    QCOMPARE(outcome.added.constFirst().title, name);
    const PodcastId id = outcome.added.constFirst().id;
    QCOMPARE(wait(m_library->subscriptions().find(id))->podcast.title, name);
    // A refresh does not take the name away.
    QVERIFY(publish(5));
    QCOMPARE(wait(m_library->refresher().refresh({id}))->newEpisodes, 2);
    QCOMPARE(wait(m_library->subscriptions().find(id))->podcast.title, name);
}

void TestLibrary::whoIsFollowedTwiceAtOnceIsOneShow_data()
{
    QTest::addColumn<bool>("isFile");
    QTest::newRow("a web address") << false;
    QTest::newRow("a local file") << true;
}

void TestLibrary::whoIsFollowedTwiceAtOnceIsOneShow()
{
    QFETCH(const bool, isFile);
    QFile file(m_folder->filePath(u"feed.xml"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(feed(3));
    file.close();
    const QUrl address = isFile ? QUrl::fromLocalFile(file.fileName()) : m_server->url(u"/feed"_s);
    // Each attempt searches for the show before any attempt has added it.
    QList<Future<subscriptions::SubscribeOutcome>> attempts;
    for (int i = 0; i < 5; ++i)
        attempts.append(m_library->subscriptions().subscribe(address));
    QList<PodcastId> shows;
    int added = 0;
    for (const auto &attempt : std::as_const(attempts)) {
        const subscriptions::SubscribeOutcome outcome = wait(attempt);
        QCOMPARE(outcome.failed.size(), 0);
        QCOMPARE(outcome.added.size(), 1);
        shows.append(outcome.added.constFirst().id);
        QCOMPARE(outcome.added.constFirst().episodes, 3);
        added += outcome.added.constFirst().wasFollowed ? 0 : 1;
    }
    QCOMPARE(shows.count(shows.constFirst()), attempts.size());
    QCOMPARE(added, 1);
    QCOMPARE(episodeCount(), 3);
}

void TestLibrary::aFollowedShowIsFoundWithoutARequest_data()
{
    QTest::addColumn<QString>(
        "path"); // of the local server; a whole address starts with its scheme
    QTest::addColumn<QString>("guid");
    QTest::addColumn<bool>("isFound");
    const QString guid = u"917393e3-1b1e-5cef-ace4-edaa54e1f810"_s;
    QTest::newRow("its address") << u"/feed"_s << QString() << true;
    QTest::newRow("its address with a slash and a fragment")
        << u"/feed/#t=5"_s << QString() << true;
    QTest::newRow("the address that the feed gives itself")
        << u"https://example.org/self"_s << QString() << true;
    QTest::newRow("its podcast:guid") << QString() << guid << true;
    QTest::newRow("another address, but its podcast:guid") << u"/other"_s << guid << true;
    QTest::newRow("another address") << u"/other"_s << QString() << false;
    QTest::newRow("another podcast:guid")
        << QString() << u"00000000-1b1e-5cef-ace4-edaa54e1f810"_s << false;
    QTest::newRow("nothing") << QString() << QString() << false;
}

void TestLibrary::aFollowedShowIsFoundWithoutARequest()
{
    QFETCH(const QString, path);
    QFETCH(const QString, guid);
    m_server->setBody(u"/feed"_s,
                      feed(1,
                           "<atom:link rel='self' href='https://example.org/self'/>"
                           "<p:guid xmlns:p='https://podcastindex.org/namespace/1.0'>"
                           "917393e3-1b1e-5cef-ace4-edaa54e1f810</p:guid>"));
    const PodcastId show = follow().id;
    m_server->clearRequests();
    const bool isPath = path.startsWith(u'/');
    const QUrl address = isPath ? QUrl(m_server->url({}).toString() + path) : QUrl(path);
    const auto found = wait(m_library->subscriptions().findFollowed(address, guid));
    QVERIFY(found.has_value());
    QTEST(found->has_value(), "isFound");
    if (found->has_value())
        QCOMPARE((*found)->id, show);
    QCOMPARE(m_server->requests().size(), 0);
}

void TestLibrary::aFailedRefreshChangesNothing_data()
{
    QTest::addColumn<ServerAnswer>("answer");
    QTest::addColumn<QString>("code");
    QTest::newRow("a feed that is gone (404)")
        << ServerAnswer{.status = 404, .body = "x"} << u"HttpStatus"_s;
    QTest::newRow("a web page") << ServerAnswer{.body = "<!doctype html><p>Log in"}
                                << u"HtmlPage"_s;
    QTest::newRow("an empty body") << ServerAnswer{} << u"EmptyInput"_s;
    QTest::newRow("XML that is not a feed")
        << ServerAnswer{.body = "<svg/>"} << u"UnsupportedFeed"_s;
}

void TestLibrary::aFailedRefreshChangesNothing()
{
    QFETCH(const ServerAnswer, answer);
    QFETCH(const QString, code);
    const PodcastId id = follow().id;
    m_server->setRoute(u"/feed"_s, [answer](const ServerRequest &) { return answer; });
    const auto summary = wait(m_library->refresher().refresh({id}));
    QCOMPARE(summary->failed.size(), 1);
    QCOMPARE(toName(summary->failed.constFirst().error.code), code);
    const auto show = wait(m_library->subscriptions().find(id));
    QCOMPARE(show->episodeCount, 3);
    QCOMPARE(show->podcast.title, u"Show"_s);
    QCOMPARE(toName(show->fetch.lastError->code), code);

    const auto second = wait(m_library->subscriptions().subscribe(m_server->url(u"/feed?2"_s)));
    QCOMPARE(second.failed.size(), 1);
    QCOMPARE(wait(m_library->subscriptions().all())->size(), 1);
}

void TestLibrary::aTruncatedRefreshTakesNothingAway()
{
    const PodcastId id = follow().id;
    const QByteArray longer = feed(6);
    m_server->setBody(u"/feed"_s, longer.first(longer.indexOf("Episode 5")));
    const auto summary = wait(m_library->refresher().refresh({id}));
    QCOMPARE(toName(summary->failed.constFirst().error.code), u"TruncatedInput"_s);
    QCOMPARE(episodeCount(), 4); // the complete episodes are stored
    const auto show = wait(m_library->subscriptions().find(id));
    QVERIFY(show->fetch.bodyHash.isEmpty()); // rule 13: the next fetch is a full one
}

void TestLibrary::anOpmlListIsFollowedAndGivenBack()
{
    const QByteArray good = m_server->url(u"/feed"_s).toEncoded();
    const QByteArray gone = m_server->url(u"/gone"_s).toEncoded();
    m_server->setBody(u"/list"_s,
                      "<opml><body><outline text='Science'><outline text='Near'><outline "
                      "text='Good' xmlUrl='"
                          + good + "'/></outline></outline><outline text='Gone' xmlUrl='" + gone
                          + "'/></body></opml>");
    const auto outcome = wait(m_library->subscriptions().subscribe(m_server->url(u"/list"_s)));
    QCOMPARE(outcome.added.size(), 2);
    QCOMPARE(outcome.added.constFirst().episodes, 3);
    QCOMPARE(outcome.failed.size(), 1);

    const QString path = m_folder->filePath(u"out.opml"_s);
    QCOMPARE(wait(m_library->subscriptions().exportOpml(path)).value_or(-1), 2);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray written = file.readAll();
    QVERIFY(written.contains(good) && written.contains(gone));
    // Groups become tags, and tags become groups again (rule 120).
    QCOMPARE(wait(m_library->subscriptions().find(outcome.added.constFirst().id))->tags,
             (QStringList{u"Science"_s, u"Near"_s}));
    m_server->setBody(u"/again"_s, written);
    const auto again = wait(m_library->subscriptions().subscribe(m_server->url(u"/again"_s)));
    QCOMPARE(again.added.size(), 2);
    QCOMPARE(wait(m_library->subscriptions().find(outcome.added.constFirst().id))->tags.size(), 2);
    const QString second = m_folder->filePath(u"second.opml"_s);
    QCOMPARE(wait(m_library->subscriptions().exportOpml(second)).value_or(-1), 2);
    QFile secondFile(second);
    QVERIFY(secondFile.open(QIODevice::ReadOnly));
    QCOMPARE(secondFile.readAll(), written);
    QCOMPARE(
        toName(wait(m_library->subscriptions().exportOpml(u"/dev/null/x.opml"_s)).error().code),
        u"FileUnwritable"_s);
}

void TestLibrary::aFileOfAFollowedFeedBringsItUpToDate()
{
    const QUrl address = m_server->url(u"/feed"_s);
    const auto id = wait(m_library->subscriptions().followUnread(address, u"Soon"_s));
    QFile file(m_folder->filePath(u"saved.xml"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(feed(4, "<atom:link rel='self' href='" + address.toEncoded() + "'/>"));
    file.close();
    const auto outcome =
        wait(m_library->subscriptions().subscribe(QUrl::fromLocalFile(file.fileName())));
    QCOMPARE(outcome.added.constFirst().id, *id);
    QCOMPARE(wait(m_library->subscriptions().all())->size(), 1);
    QCOMPARE(episodeCount(), 4);
}

void TestLibrary::positionsOutliveTheDatabase()
{
    follow();
    QVERIFY(wait(m_library->episodes().setPosition(newest(), 754'321ms)).has_value());
    m_library.reset();
    // The positions are in a file of their own, next to the database.
    QVERIFY(QFile::remove(m_folder->filePath(u"dogear.sqlite"_s)));
    open();
    follow();
    const auto detail = wait(m_library->episodes().detail(newest()));
    QVERIFY(detail->summary.state.position == 754'321ms);
    const auto started = wait(m_library->episodes().list({.started = true}));
    QCOMPARE(started->size(), 1);
}

void TestLibrary::stateCanBeSetAndPutBack()
{
    follow();
    const EpisodeId id = newest();
    auto &episodes = m_library->episodes();
    const auto before = wait(episodes.setPosition(id, 5s));
    QVERIFY(wait(episodes.setPlayed(id, true))->isPlayed);
    QVERIFY(wait(episodes.detail(id))->summary.state.position == 0ms);
    QVERIFY(wait(episodes.restore({{id, *before}})).has_value());
    QVERIFY(wait(episodes.detail(id))->summary.state.isStarted());
    QCOMPARE(toName(wait(episodes.setPlayed(EpisodeId{99}, true)).error().code), u"NotFound"_s);
}

void TestLibrary::aRemovedShowComesBackWhole()
{
    const PodcastId id = follow().id;
    QVERIFY(wait(m_library->episodes().setFavourite(newest(), true)).has_value());
    const auto removed = wait(m_library->subscriptions().remove(id));
    QVERIFY(removed.has_value());
    QCOMPARE(episodeCount(), 0);
    QVERIFY(wait(m_library->subscriptions().restore(*removed)).has_value());
    QCOMPARE(episodeCount(), 3);
    QVERIFY(wait(m_library->episodes().detail(newest()))->summary.state.isFavourite);
    QCOMPARE(wait(m_library->episodes().search().find(u"notes"_s, false, 10))->hits.size(), 3);
}

void TestLibrary::artworkIsFetchedOnce()
{
    m_server->setBody(u"/a.png"_s, "picture");
    const auto first = m_library->artwork().file(m_server->url(u"/a.png"_s));
    const auto second = m_library->artwork().file(m_server->url(u"/a.png"_s));
    QCOMPARE(wait(first).value_or(QString()), wait(second).value_or(u"?"_s));
    QCOMPARE(m_server->requests().size(), 1);
    QFile file(wait(first).value_or(QString()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("picture"));
    QVERIFY(!wait(m_library->artwork().file(m_server->url(u"/none.png"_s))).has_value());
}

QTEST_GUILESS_MAIN(TestLibrary)
#include "tst_library.moc"
