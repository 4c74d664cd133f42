// SPDX-License-Identifier: GPL-3.0-or-later

#include "directory_doubles.h"

#include <discovery/show_link.h>
#include <support/fake_http_client.h>
#include <support/timeouts.h>

#include <QUrlQuery>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::discovery;
using test::ServerAnswer;
using test::ServerRequest;

using Kind = ShowLink::Kind;
using Problem = ShowLead::Problem;

namespace {

const QByteArray episodeJson =
    R"({"kind":"podcast-episode","trackId":5,"trackName":"First","collectionId":100,
        "episodeGuid":"g-1","episodeUrl":"https://e.org/1.mp3"})";

/// Knows the show 100 in each store, 200 only in the store "de", and 300 without a feed.
ServerAnswer appleLookup(const ServerRequest &request)
{
    const QUrlQuery query(request.query());
    const QString id = query.queryItemValue(u"id"_s);
    if (id == "100"_L1)
        return {.body = appleAnswer(appleShowJson(100, "Plain Talk", "https://e.org/feed") + ','
                                    + episodeJson)};
    if (id == "200"_L1 && query.queryItemValue(u"country"_s) == "de"_L1)
        return {.body = appleAnswer(appleShowJson(200, "Reden", "https://e.org/de"))};
    if (id == "300"_L1)
        return {.body = appleAnswer(appleShowJson(300, "Kept Back", {}))};
    if (id == "400"_L1)
        return {.body = appleAnswer(appleShowJson(400, "Only Here", {}))};
    if (id == "500"_L1)
        return {.status = 403};
    return {.body = R"({"resultCount":0,"results":[]})"};
}

ServerAnswer indexLookup(const ServerRequest &request)
{
    const QString id = QUrlQuery(request.query()).queryItemValue(u"id"_s);
    if (id == "500"_L1)
        return {.body = appleAnswer(appleShowJson(500, "Refused", "https://e.org/500"))};
    return {.body = R"({"resultCount":0,"results":[]})"};
}

/// Has the show "Kept Back" by the same author, and "Only Here" by another one.
ServerAnswer indexSearch(const ServerRequest &)
{
    QByteArray other = appleShowJson(9, "Only Here", "https://e.org/other");
    other.replace("Ann", "Bob");
    return {.body = appleAnswer(other + ',' + appleShowJson(8, "Kept Back", "https://e.org/300"))};
}

QString describe(const Result<ShowLead> &lead)
{
    static const QHash<Problem, QString> problems{{Problem::NotListed, u"not listed"_s},
                                                  {Problem::AppleOnly, u"only at Apple"_s},
                                                  {Problem::KeyMissing, u"key missing"_s},
                                                  {Problem::ClosedService, u"closed"_s},
                                                  {Problem::VideosOnly, u"videos"_s}};
    if (!lead)
        return toName(lead.error().code);
    QStringList facts;
    if (lead->problem != Problem::None)
        facts.append(problems.value(lead->problem));
    if (!lead->feedUrl.isEmpty())
        facts.append(lead->feedUrl.toString());
    if (!lead->searchWords.isEmpty())
        facts.append(u"search "_s + lead->searchWords);
    if (lead->episode)
        facts.append(u"episode "_s + lead->episode->title);
    if (lead->isEpisodeMissing)
        facts.append(u"episode missing"_s);
    return facts.join(u"; "_s);
}

} // namespace

class TestLinkResolver final : public QObject
{
    Q_OBJECT

private slots:
    void links_data();
    void links();
    void pages_data();
    void pages();
    void hits_data();
    void hits();
    void withAKeyPodcastIndexIsAsked_data();
    void withAKeyPodcastIndexIsAsked();
    void nobodyWaitsForAnAnswer();

private:
    static void serve(test::LocalHttpServer &server)
    {
        server.setRoute(u"/lookup"_s, appleLookup);
        server.setRoute(u"/index/lookup"_s, indexLookup);
        server.setRoute(u"/index/search"_s, indexSearch);
        server.setRoute(u"/fyyd/podcast"_s, [](const ServerRequest &request) {
            const bool isKnown = request.query().contains("plain-talk"_L1)
                                 || request.query().contains("podcast_id=5"_L1);
            return ServerAnswer{
                .body = fyydAnswer(isKnown ? fyydShowJson("Plain Talk", "https://e.org/feed")
                                           : QByteArray("{}"))};
        });
        server.setBody(u"/fyyd/episode"_s,
                       fyydAnswer(R"({"title":"First","id":7,"podcast_id":5})"));
    }
};

void TestLinkResolver::links_data()
{
    QTest::addColumn<QString>("link");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<int>("requests");
    const auto row =
        [](const char *name, const QString &link, const QString &expected, int requests) {
            QTest::newRow(name) << link << expected << requests;
        };
    row("an address", u"https://e.org/feed"_s, u"https://e.org/feed"_s, 0);
    row("words", u"plain talk"_s, u"search plain talk"_s, 0);
    row("a link that carries the feed",
        u"https://antennapod.org/deeplink/subscribe?url=https%3A%2F%2Fe.org%2Ffeed"_s,
        u"https://e.org/feed"_s,
        0);
    row("Apple",
        u"https://podcasts.apple.com/us/podcast/plain/id100"_s,
        u"https://e.org/feed"_s,
        1);
    row("Apple, of another player", u"https://overcast.fm/itunes100"_s, u"https://e.org/feed"_s, 1);
    row("Apple, with an episode",
        u"https://podcasts.apple.com/us/podcast/plain/id100?i=5"_s,
        u"https://e.org/feed; episode First"_s,
        1);
    row("Apple, with an episode that is too old",
        u"https://podcasts.apple.com/us/podcast/plain/id100?i=6"_s,
        u"https://e.org/feed; episode missing"_s,
        1);
    row("Apple, in the store of the link",
        u"https://podcasts.apple.com/de/podcast/reden/id200"_s,
        u"https://e.org/de"_s,
        1);
    row("Apple, in the store of the user",
        u"https://podcasts.apple.com/fr/podcast/reden/id200"_s,
        u"https://e.org/de"_s,
        2);
    row("Apple names no feed, Podcast Index does",
        u"https://podcasts.apple.com/us/podcast/x/id300"_s,
        u"https://e.org/300"_s,
        3);
    row("only at Apple: another author does not count",
        u"https://podcasts.apple.com/us/podcast/x/id400"_s,
        u"only at Apple; search Only Here"_s,
        3);
    row("Apple refuses, Podcast Index answers",
        u"https://podcasts.apple.com/us/podcast/x/id500"_s,
        u"https://e.org/500"_s,
        2);
    row("Apple refuses, so the episode is unknown",
        u"https://podcasts.apple.com/us/podcast/x/id500?i=5"_s,
        u"https://e.org/500; episode missing"_s,
        2);
    row("an unknown number",
        u"https://podcasts.apple.com/us/podcast/x/id600"_s,
        u"not listed"_s,
        3);
    row("fyyd", u"https://fyyd.de/podcast/plain-talk/0"_s, u"https://e.org/feed"_s, 1);
    row("fyyd, an episode",
        u"https://fyyd.de/episode/7"_s,
        u"https://e.org/feed; episode First"_s,
        2);
    row("fyyd, an unknown show", u"https://fyyd.de/podcast/nothing/0"_s, u"not listed"_s, 1);
    row("Podcast Index without a key",
        u"https://podcastindex.org/podcast/9"_s,
        u"key missing"_s,
        0);
    row("a channel of YouTube",
        u"https://www.youtube.com/channel/UC0123456789abcdefghijkl"_s,
        u"videos; https://www.youtube.com/feeds/videos.xml?channel_id=UC0123456789abcdefghijkl"_s,
        0);
}

void TestLinkResolver::links()
{
    QFETCH(const QString, link);
    QFETCH(const int, requests);
    DirectoryDoubles doubles;
    serve(doubles.server);
    doubles.directories->setCountry(u"de"_s);
    const auto lead =
        waitFor(doubles.directories->links().resolve(readLink(link), &doubles.context));
    QTEST(describe(lead), "expected");
    QCOMPARE(lead->requests, requests);
    QCOMPARE(doubles.server.requests().size(), requests);
}

void TestLinkResolver::pages_data()
{
    QTest::addColumn<QString>("link");
    QTest::addColumn<QByteArray>("page"); // empty: 404
    QTest::addColumn<QString>("expected");
    QTest::newRow("SoundCloud")
        << u"https://soundcloud.com/plain-talk"_s
        << QByteArray(R"(<meta content="soundcloud://users:12">)")
        << u"https://feeds.soundcloud.com/users/soundcloud:users:12/sounds.rss"_s;
    QTest::newRow("SoundCloud without a user")
        << u"https://soundcloud.com/plain-talk"_s << QByteArray("<title>Plain Talk</title>")
        << u"not listed; search Plain Talk"_s;
    QTest::newRow("a page that is gone")
        << u"https://soundcloud.com/plain-talk"_s << QByteArray() << u"HttpStatus"_s;
    QTest::newRow("YouTube, by name")
        << u"https://www.youtube.com/@plaintalk"_s
        << QByteArray(R"(<title>Plain Talk</title>{"channelId":"UC0123456789abcdefghijkl"})")
        << u"videos; https://www.youtube.com/feeds/videos.xml?channel_id=UC0123456789abcdefghijkl; "
           "search Plain Talk"_s;
    QTest::newRow("a closed service with the title of its page")
        << u"https://open.spotify.com/show/0123456789012345678901"_s
        << QByteArray("<title>Plain Talk | Podcast on Spotify</title>")
        << u"closed; search Plain Talk"_s;
    QTest::newRow("a closed service whose page cannot be read")
        << u"https://open.spotify.com/show/0123456789012345678901"_s << QByteArray() << u"closed"_s;
    QTest::newRow("an app link of a closed service")
        << u"spotify:show:0123456789012345678901"_s << QByteArray() << u"closed"_s;
}

void TestLinkResolver::pages()
{
    QFETCH(const QString, link);
    QFETCH(const QByteArray, page);
    test::FakeHttpClient http;
    test::FakeClock clock;
    QObject context;
    Directories directories(http, clock, {});
    const ShowLink read = readLink(link);
    if (!page.isEmpty())
        http.serve(read.page, page);
    const auto lead = waitFor(directories.links().resolve(read, &context));
    QTEST(describe(lead), "expected");
    if (read.kind == Kind::YouTubePage)
        QCOMPARE(http.requests().constFirst().headers,
                 (QList<net::HttpHeader>{{"Cookie", "SOCS=CAI"}}));
}

void TestLinkResolver::hits_data()
{
    QTest::addColumn<DirectoryShow>("hit");
    QTest::addColumn<QString>("expected");
    DirectoryShow hit{.title = u"Plain Talk"_s, .author = u"Ann Example"_s};
    hit.feedUrl = QUrl(u"https://e.org/own"_s);
    QTest::newRow("has its feed") << hit << u"https://e.org/own"_s;
    hit.feedUrl = {};
    hit.appleId = 100;
    QTest::newRow("has a number of Apple") << hit << u"https://e.org/feed"_s;
    hit.appleId = 0;
    hit.fyydId = 5;
    QTest::newRow("has a number of fyyd") << hit << u"https://e.org/feed"_s;
    hit.fyydId = 0;
    hit.title = u"Kept Back"_s;
    QTest::newRow("has only a title and an author") << hit << u"https://e.org/300"_s;
    hit.author.clear();
    QTest::newRow("has only a title") << hit << u"not listed; search Kept Back"_s;
}

void TestLinkResolver::hits()
{
    QFETCH(const DirectoryShow, hit);
    DirectoryDoubles doubles;
    serve(doubles.server);
    QTEST(describe(waitFor(doubles.directories->links().resolve(hit, &doubles.context))),
          "expected");
}

void TestLinkResolver::withAKeyPodcastIndexIsAsked_data()
{
    QTest::addColumn<QString>("link");
    QTest::addColumn<QString>("path");
    QTest::newRow("by number") << u"https://podcastindex.org/podcast/9"_s
                               << u"/index/api/1.0/podcasts/byfeedid"_s;
    QTest::newRow("by podcast:guid")
        << u"https://podcastindex.org/podcast/917393e3-1b1e-5cef-ace4-edaa54e1f810"_s
        << u"/index/api/1.0/podcasts/byguid"_s;
}

void TestLinkResolver::withAKeyPodcastIndexIsAsked()
{
    QFETCH(const QString, link);
    QFETCH(const QString, path);
    DirectoryDoubles doubles;
    doubles.directories->setPodcastIndexKey({"key", "secret"});
    doubles.server.setBody(path,
                           R"({"status":"true","feed":)"
                               + indexShowJson(9, "Plain Talk", "https://e.org/feed") + '}');
    const auto lead =
        waitFor(doubles.directories->links().resolve(readLink(link), &doubles.context));
    QCOMPARE(describe(lead), u"https://e.org/feed"_s);
    QCOMPARE(lead->requests, 1);
}

void TestLinkResolver::nobodyWaitsForAnAnswer()
{
    DirectoryDoubles doubles;
    doubles.server.setRoute(u"/lookup"_s,
                            [](const ServerRequest &) { return ServerAnswer{.isSilent = true}; });
    auto context = std::make_unique<QObject>();
    const auto lead = doubles.directories->links().resolve(
        readLink(u"https://podcasts.apple.com/us/podcast/x/id100"_s), context.get());
    QTRY_COMPARE(doubles.server.requests().size(), 1);
    context.reset();
    QTRY_VERIFY(lead.isFinished());
    QVERIFY(lead.isCanceled());
    QTRY_COMPARE(doubles.server.openConnections(), 0);
}

QTEST_GUILESS_MAIN(TestLinkResolver)
#include "tst_link_resolver.moc"
