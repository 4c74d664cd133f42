// SPDX-License-Identifier: GPL-3.0-or-later
// Tests how shows are refreshed from a server that behaves as real servers do. The numbers are
// those of tests/rules.md.

#include <library/library.h>
#include <net/network_http_client.h>
#include <settings/data_folders.h>
#include <settings/position_file.h>
#include <support/fake_clock.h>
#include <support/local_http_server.h>
#include <support/timeouts.h>

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using test::LocalHttpServer;
using test::ServerAnswer;
using test::ServerDocument;
using test::ServerRequest;

namespace {

QByteArray feedOf(int episodes, const QByteArray &channel = {})
{
    QByteArray items;
    for (int i = 1; i <= episodes; ++i) {
        const QByteArray n = QByteArray::number(i);
        items += "<item><title>Number " + n + "</title><guid>g" + n
                 + "</guid><enclosure url=\"https://example.org/" + n
                 + ".mp3\" type=\"audio/mpeg\" length=\"100000\"/></item>";
    }
    return "<rss version=\"2.0\" xmlns:itunes=\"http://www.itunes.com/dtds/podcast-1.0.dtd\">"
           "<channel><title>Show</title>"
           + channel + items + "</channel></rss>";
}

/// Fails like a client behind a DNS filter that blocks ads.example.org.
class FilteredHttpClient final : public net::HttpClient
{
public:
    explicit FilteredHttpClient(ErrorCode code)
        : m_code(code)
    {}
    Future<Result<net::HttpResponse>> get(const net::HttpRequest &request) override
    {
        return readyFuture(Result<net::HttpResponse>(
            failure({.code = m_code, .url = request.url, .httpStatus = 404})));
    }
    Future<bool> isBlockedByDns(const QUrl &url) override
    {
        return readyFuture(url.host() == "ads.example.org"_L1);
    }

private:
    ErrorCode m_code;
};

template<typename T>
T wait(Future<T> future)
{
    [[maybe_unused]] const bool isDone =
        test::waitUntil([&] { return future.isFinished(); }, 20'000);
    return future.result();
}

} // namespace

class TestRefresh final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void whatIsSentAndTrusted();
    void newValidatorsOfTheSameBodyAreStored_data();
    void newValidatorsOfTheSameBodyAreStored();
    void movesForGood_data();
    void movesForGood();
    void aMoveToAShowThatIsFollowedIsNone();
    void aNewAddressInTheFeedIsFollowed_data();
    void aNewAddressInTheFeedIsFollowed();
    void forbiddenIsAskedOnceMoreUnderAPlainName();
    void aServerThatIsBusyIsLeftAlone();
    void everyFetchIsWrittenDown();
    void noHostIsAskedTooMuchAtATime();
    void aCancelledRefreshStopsAsking();
    void aNameThatLeadsNowhereIsExplained_data();
    void aNameThatLeadsNowhereIsExplained();
    void whatIsNewsIsAnnounced_data();
    void whatIsNewsIsAnnounced();

private:
    PodcastId follow(const QString &path = u"/feed"_s)
    {
        const auto outcome = wait(m_library->subscriptions().subscribe(m_server->url(path)));
        for (const subscriptions::FailedSubscription &failed : outcome.failed)
            qInfo() << failed.error;
        return outcome.added.isEmpty() ? PodcastId{} : outcome.added.constFirst().id;
    }
    subscriptions::RefreshSummary refresh(const QList<PodcastId> &ids = {})
    {
        return wait(m_library->refresher().refresh(ids)).value_or(subscriptions::RefreshSummary());
    }
    domain::FollowedPodcast show(PodcastId id)
    {
        return wait(m_library->subscriptions().find(id)).value_or(domain::FollowedPodcast());
    }
    /// The path of the address that the show is fetched from.
    QString home(PodcastId id) { return show(id).url.path(); }
    void redirect(const QString &from, int status, const QString &to)
    {
        m_server->setRoute(from, [status, to](const ServerRequest &) {
            return ServerAnswer{.status = status, .headers = {{"Location", to.toUtf8()}}};
        });
    }

    std::optional<QTemporaryDir> m_folder;
    test::FakeClock m_clock;
    std::unique_ptr<LocalHttpServer> m_server;
    std::unique_ptr<net::NetworkHttpClient> m_http;
    std::unique_ptr<library::Library> m_library;
};

void TestRefresh::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_folder.emplace();
    m_clock = {};
    m_server = std::make_unique<LocalHttpServer>();
    m_http = std::make_unique<net::NetworkHttpClient>("Dogear/test");
    m_library = std::make_unique<library::Library>(
        *settings::DataFolders::create(m_folder->path()), *m_http, m_clock);
    m_server->setDocument(u"/feed"_s, {.body = feedOf(3), .etag = "W/\"one\""});
}

void TestRefresh::cleanup()
{
    m_library.reset();
    m_http.reset();
    m_server.reset();
}

void TestRefresh::whatIsSentAndTrusted()
{
    const PodcastId id = follow();
    QVERIFY(id.isValid());
    const auto conditions = [&] {
        m_server->clearRequests();
        refresh({id});
        return QString::fromLatin1(m_server->requests().constFirst().header("If-None-Match"));
    };
    QCOMPARE(conditions(), u"W/\"one\""_s); // rule 52
    m_clock.time = m_clock.time.addDays(2);
    QCOMPARE(conditions(), u"W/\"one\""_s);
    m_clock.time = m_clock.time.addDays(2);
    QCOMPARE(conditions(), QString()); // rule 53: four days after the last full answer
    QCOMPARE(conditions(), u"W/\"one\""_s);
    QCOMPARE(show(id).episodeCount, 3);
}

void TestRefresh::newValidatorsOfTheSameBodyAreStored_data()
{
    QTest::addColumn<ServerDocument>("document");
    QTest::newRow("the server has a new ETag")
        << ServerDocument{.body = feedOf(3), .etag = "\"two\"", .lastModified = {}};
    QTest::newRow("the server has a new date instead of an ETag") << ServerDocument{
        .body = feedOf(3), .etag = {}, .lastModified = "Tue, 05 Mar 2024 10:00:00 GMT"};
}

/// The server writes the same feed again, with other validators: the next fetch gets the whole
/// document, and the one after it a 304.
void TestRefresh::newValidatorsOfTheSameBodyAreStored()
{
    QFETCH(const ServerDocument, document);
    const PodcastId id = follow();
    m_server->setDocument(u"/feed"_s, document);
    refresh({id});
    refresh({id});
    const auto fetches = wait(m_library->subscriptions().fetches(id));
    QCOMPARE(fetches->size(), 3);
    QCOMPARE(fetches->at(1).httpStatus, 200);
    QVERIFY(!fetches->at(1).wasModified);
    QCOMPARE(fetches->at(0).httpStatus, 304);
}

void TestRefresh::movesForGood_data()
{
    QTest::addColumn<QList<int>>("statuses");
    QTest::addColumn<QByteArray>("there");
    QTest::addColumn<QString>("home");
    QTest::newRow("rule 56: 301 moves the show") << QList{301} << feedOf(4) << u"/hop1"_s;
    QTest::newRow("rule 56: 308 moves the show") << QList{308} << feedOf(4) << u"/hop1"_s;
    QTest::newRow("rule 56: 302 is temporary") << QList{302} << feedOf(4) << u"/feed"_s;
    QTest::newRow("rule 56: 307 is temporary") << QList{307} << feedOf(4) << u"/feed"_s;
    QTest::newRow("rule 57: up to the first temporary redirect")
        << QList{301, 302, 301} << feedOf(4) << u"/hop1"_s;
    QTest::newRow("rule 56: a login page is not a new address")
        << QList{301} << QByteArray("<html><body>Log in") << u"/feed"_s;
    QTest::newRow("rule 56: a feed that is cut off is not a new address")
        << QList{301} << feedOf(4).chopped(40) << u"/feed"_s;
}

void TestRefresh::movesForGood()
{
    QFETCH(const QList<int>, statuses);
    QFETCH(const QByteArray, there);
    QFETCH(const QString, home);
    const PodcastId id = follow();
    const EpisodeId episode = wait(m_library->episodes().list({.podcast = id}))->constFirst().id;
    QVERIFY(wait(m_library->episodes().setPosition(episode, std::chrono::seconds(90))));

    QString from = u"/feed"_s;
    for (int i = 0; i < statuses.size(); ++i) {
        const QString to = u"/hop%1"_s.arg(i + 1);
        redirect(from, statuses.at(i), to);
        from = to;
    }
    m_server->setBody(from, there);
    refresh({id});

    QCOMPARE(this->home(id), home);
    // The position is kept, whatever the address is.
    const auto detail = wait(m_library->episodes().detail(episode));
    QCOMPARE(detail->summary.state.position, std::chrono::seconds(90));
}

void TestRefresh::aMoveToAShowThatIsFollowedIsNone()
{
    m_server->setBody(u"/other"_s, feedOf(2));
    const PodcastId first = follow();
    const PodcastId second = follow(u"/other"_s);
    redirect(u"/feed"_s, 301, u"/other"_s);
    refresh({first});
    QCOMPARE(home(first), u"/feed"_s); // rule 58: both keep their episodes and positions
    QCOMPARE(home(second), u"/other"_s);
    QCOMPARE(wait(m_library->subscriptions().all())->size(), 2);
}

void TestRefresh::aNewAddressInTheFeedIsFollowed_data()
{
    QTest::addColumn<QString>("next");
    QTest::addColumn<QByteArray>("there");
    QTest::addColumn<QString>("home");
    QTest::addColumn<int>("episodes");
    QTest::newRow("rule 59: a new address is followed once it was read")
        << u"/new"_s << feedOf(5) << u"/new"_s << 5;
    QTest::newRow("rule 59: the same address is ignored")
        << u"/feed"_s << QByteArray() << u"/feed"_s << 4;
    QTest::newRow("rule 59: an address that does not exist is ignored")
        << u"/missing"_s << QByteArray() << u"/feed"_s << 4;
    QTest::newRow("rule 59: a web page is ignored")
        << u"/new"_s << QByteArray("<html><p>x") << u"/feed"_s << 4;
    QTest::newRow("rule 59: addresses that name each other are ignored")
        << u"/new"_s << feedOf(5, "<itunes:new-feed-url>@/feed</itunes:new-feed-url>") << u"/feed"_s
        << 4;
}

void TestRefresh::aNewAddressInTheFeedIsFollowed()
{
    QFETCH(const QString, next);
    QFETCH(QByteArray, there);
    QFETCH(const QString, home);
    QFETCH(const int, episodes);
    const PodcastId id = follow();
    const QByteArray site = m_server->url(u"/"_s).toEncoded().chopped(1);
    m_server->setBody(
        u"/feed"_s,
        feedOf(4, "<itunes:new-feed-url>" + site + next.toUtf8() + "</itunes:new-feed-url>"));
    if (!there.isEmpty())
        m_server->setBody(next, there.replace("@", site));
    refresh({id});
    QCOMPARE(this->home(id), home);
    QCOMPARE(show(id).episodeCount, episodes);
}

void TestRefresh::forbiddenIsAskedOnceMoreUnderAPlainName()
{
    const PodcastId id = follow();
    m_server->setRoute(u"/feed"_s, [](const ServerRequest &request) {
        if (request.header("User-Agent").startsWith("Dogear"))
            return ServerAnswer{.status = 403, .body = "no players"};
        return ServerAnswer{.body = feedOf(4)};
    });
    QCOMPARE(refresh({id}).newEpisodes, 1); // rule 64
    m_server->clearRequests();
    m_server->setRoute(
        u"/feed"_s, [](const ServerRequest &) { return ServerAnswer{.status = 403, .body = "x"}; });
    QCOMPARE(refresh({id}).failed.size(), 1);
    QCOMPARE(m_server->requests().size(), 2); // not a third time
    QCOMPARE(show(id).episodeCount, 4);
}

void TestRefresh::aServerThatIsBusyIsLeftAlone()
{
    const PodcastId id = follow();
    m_server->setRoute(u"/feed"_s, [](const ServerRequest &) {
        return ServerAnswer{.status = 503, .body = "busy", .headers = {{"Retry-After", "600"}}};
    });
    QCOMPARE(refresh().failed.size(), 1);
    m_server->clearRequests();
    QCOMPARE(refresh().shows, 0); // rule 65
    QCOMPARE(m_server->requests().size(), 0);
    QCOMPARE(refresh({id}).failed.size(), 1); // an explicit request is tried anyway
    m_clock.time = m_clock.time.addSecs(700);
    m_server->setBody(u"/feed"_s, feedOf(4));
    QCOMPARE(refresh().newEpisodes, 1);
    QVERIFY(!show(id).fetch.lastError.has_value());
    QCOMPARE(show(id).fetch.failures, 0);
}

void TestRefresh::everyFetchIsWrittenDown()
{
    const PodcastId id = follow();
    refresh({id});
    m_server->setRoute(
        u"/feed"_s, [](const ServerRequest &) { return ServerAnswer{.status = 500, .body = "x"}; });
    refresh({id});
    const auto fetches = wait(m_library->subscriptions().fetches(id));
    QCOMPARE(fetches->size(), 3);
    QCOMPARE(fetches->at(0).error->httpStatus, 500);
    QCOMPARE(fetches->at(0).httpStatus, 500);
    QCOMPARE(fetches->at(1).httpStatus, 304);
    QCOMPARE(fetches->at(2).httpStatus, 200);
    QVERIFY(!fetches->at(1).wasModified);
    QVERIFY(fetches->at(2).wasModified);
    QCOMPARE(fetches->at(2).bytes, feedOf(3).size());
    for (int i = 0; i < 30; ++i)
        refresh({id});
    QCOMPARE(wait(m_library->subscriptions().fetches(id))->size(), 20);
}

void TestRefresh::noHostIsAskedTooMuchAtATime()
{
    for (int i = 0; i < 12; ++i) {
        const QString path = u"/show%1"_s.arg(i);
        m_server->setBody(path, feedOf(1));
        QVERIFY(follow(path).isValid());
    }
    int most = 0;
    connect(m_server.get(), &LocalHttpServer::requestReceived, this, [&] {
        most = std::max(most, m_server->openConnections());
    });
    m_server->clearRequests();
    QCOMPARE(refresh().shows, 12);
    QCOMPARE(m_server->requests().size(), 12);
    QVERIFY2(most <= subscriptions::RefreshLimits().perHost, qPrintable(QString::number(most)));
}

void TestRefresh::aCancelledRefreshStopsAsking()
{
    for (int i = 0; i < 12; ++i) {
        const QString path = u"/show%1"_s.arg(i);
        m_server->setBody(path, feedOf(1));
        QVERIFY(follow(path).isValid());
    }
    m_server->clearRequests();
    auto running = m_library->refresher().refresh();
    connect(m_server.get(), &LocalHttpServer::requestReceived, this, [&] {
        m_library->refresher().cancel();
    });
    wait(running);
    QVERIFY(m_server->requests().size() <= subscriptions::RefreshLimits().perHost);
    QVERIFY(!m_library->refresher().isRunning());
}

void TestRefresh::aNameThatLeadsNowhereIsExplained_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<ErrorCode>("failure");
    QTest::addColumn<ErrorCode>("told");
    QTest::newRow("rule 67: a blocked name whose connection is refused")
        << u"ads.example.org"_s << ErrorCode::ConnectionFailed << ErrorCode::BlockedByDns;
    QTest::newRow("rule 67: a blocked name whose certificate is wrong")
        << u"ads.example.org"_s << ErrorCode::TlsFailed << ErrorCode::BlockedByDns;
    QTest::newRow("a server that is down")
        << u"example.org"_s << ErrorCode::ConnectionFailed << ErrorCode::ConnectionFailed;
    QTest::newRow("a blocked name whose server answers")
        << u"ads.example.org"_s << ErrorCode::HttpStatus << ErrorCode::HttpStatus;
}

void TestRefresh::aNameThatLeadsNowhereIsExplained()
{
    QFETCH(const QString, host);
    QFETCH(const ErrorCode, failure);
    QFETCH(const ErrorCode, told);
    FilteredHttpClient http(failure);
    const QTemporaryDir folder;
    library::Library filtered(*settings::DataFolders::create(folder.path()), http, m_clock);
    const auto outcome =
        wait(filtered.subscriptions().subscribe(QUrl("https://"_L1 + host + "/feed"_L1)));
    QCOMPARE(outcome.failed.constFirst().error.code, told);
}

void TestRefresh::whatIsNewsIsAnnounced_data()
{
    QTest::addColumn<int>(
        "before"); ///< episodes when the show is followed; -1: it is not read then
    QTest::addColumn<int>("after");
    QTest::addColumn<int>("announced");
    QTest::newRow("an episode that is new since the last read") << 3 << 4 << 1;
    QTest::newRow("no episode that was known") << 3 << 3 << 0;
    QTest::newRow("the first episode of a show that had none") << 0 << 1 << 1;
    QTest::newRow("no episode of a show that is read for the first time") << -1 << 3 << 0;
}

void TestRefresh::whatIsNewsIsAnnounced()
{
    QFETCH(const int, before);
    QFETCH(const int, after);
    QFETCH(const int, announced);
    const QUrl address = m_server->url(u"/feed"_s);
    PodcastId id;
    if (before < 0) {
        id = *wait(m_library->subscriptions().followUnread(address, u"Show"_s));
    } else {
        m_server->setBody(u"/feed"_s, feedOf(before));
        id = follow();
    }
    QVERIFY(id.isValid());
    QSignalSpy news(&m_library->refresher(), &subscriptions::FeedRefresher::episodesAnnounced);
    m_server->setBody(u"/feed"_s, feedOf(after));
    refresh();
    QCOMPARE(show(id).episodeCount, after);
    QCOMPARE(news.size(), announced > 0 ? 1 : 0);
    if (announced == 0)
        return;
    QVERIFY(news.constFirst().at(0).value<PodcastId>() == id);
    const auto episodes = news.constFirst().at(1).value<QList<EpisodeId>>();
    QCOMPARE(episodes.size(), announced);
    const auto detail = wait(m_library->episodes().detail(episodes.constFirst()));
    QCOMPARE(detail->summary.title, u"Number %1"_s.arg(after));
}

QTEST_GUILESS_MAIN(TestRefresh)

#include "tst_refresh.moc"
