// SPDX-License-Identifier: GPL-3.0-or-later

#include "apple/apple_answers.h"
#include "hit_dump.h"
#include "hostile_fields.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::discovery;

class TestAppleAnswers final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void bodies_data();
    void bodies();
    void shows_data();
    void shows();
    void episodes_data();
    void episodes();
    void podcastIndexInTheFormOfApple();
    void aWrongFieldNeverCostsOtherHits();
    void aTruncatedAnswerIsAnError();
};

namespace {

QByteArray answerOf(const QByteArray &hits)
{
    return R"({"resultCount":1,"results":[)" + hits + "]}";
}

/// A hit of which each member is as documented.
const QByteArray wholeShow =
    R"({"wrapperType":"track","kind":"podcast","artistId":7,"collectionId":100,"trackId":100,
        "artistName":"Ann Example","collectionName":"Plain Talk","trackName":"Plain Talk",
        "collectionCensoredName":"P*","artistViewUrl":"https://podcasts.apple.com/artist/id7",
        "collectionViewUrl":"https://podcasts.apple.com/id100",
        "feedUrl":"https://e.org/feed","artworkUrl30":"https://e.org/30x30bb.jpg",
        "artworkUrl600":"https://e.org/600x600bb.jpg","collectionExplicitness":"notExplicit",
        "trackExplicitness":"cleaned","trackCount":12,"trackTimeMillis":1800,"country":"USA",
        "primaryGenreName":"Technology","contentAdvisoryRating":"Clean",
        "releaseDate":"2026-11-20T08:00:00Z","genreIds":["1318","26"],
        "genres":["Technology","Podcasts"]})";
const QString wholeShowText =
    u"title=Plain Talk author=Ann Example feed=https://e.org/feed apple=100 "
    "art=https://e.org/600x600bb.jpg page=https://podcasts.apple.com/id100 in=Technology "
    "newest=2026-11-20T08:00:00Z episodes=12 explicit=no"_s;

const QByteArray wholeEpisode =
    R"({"wrapperType":"podcastEpisode","kind":"podcast-episode","trackId":5,"trackName":"First",
        "collectionId":100,"collectionName":"Plain Talk","feedUrl":"https://e.org/feed",
        "episodeUrl":"https://e.org/1.mp3","episodeGuid":" g-1 ","episodeContentType":"audio",
        "releaseDate":"2026-11-20T08:00:00Z","trackTimeMillis":1800000,
        "description":"<p>About it.</p>","shortDescription":"Short.","artistIds":[7],
        "artworkUrl60":"https://e.org/60.jpg","artworkUrl160":"https://e.org/160.jpg",
        "genres":[{"name":"Technology","id":"1318"},{"name":"Podcasts","id":"26"}]})";
const QString episodeText =
    u"title=First about=About it. guid=g-1 media=https://e.org/1.mp3 art=https://e.org/160.jpg "
    "published=2026-11-20T08:00:00Z ms=1800000 apple=5 "_s;
const QString wholeEpisodeText =
    episodeText + u"show={title=Plain Talk feed=https://e.org/feed apple=100 in=Technology}"_s;

} // namespace

void TestAppleAnswers::bodies_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("expected");

    const auto row = [](const char *name, const QByteArray &body, const QString &expected) {
        QTest::newRow(name) << body << expected;
    };
    const QByteArray hit = R"({"collectionName":"A","collectionId":1})";
    const QString text = u"title=A apple=1"_s;
    row("blank lines in front are skipped", "\n\n\n\r\n " + answerOf(hit) + "\n", text);
    row("a byte order mark is skipped", "\xef\xbb\xbf" + answerOf(hit), text);
    row("a byte order mark after blank lines is skipped", "\n\xef\xbb\xbf\n" + answerOf(hit), text);
    row("a single object instead of a list is one hit", R"({"results":)" + hit + "}", text);
    row("an unknown id has no hits", R"({"resultCount":0,"results":[]})", {});
    row("resultCount is not believed", R"({"resultCount":0,"results":[)" + hit + "]}", text);
    row("hits that are no objects are left out",
        answerOf(R"(null,1,"x",[],{},)" + hit + ",false"),
        text);
    row("an invalid byte costs only itself",
        answerOf("{\"collectionName\":\"A\xff!\",\"collectionId\":1}"),
        u"title=A\ufffd! apple=1"_s);
    row("NUL and overrides of the direction are removed",
        answerOf(R"({"collectionName":"\u0000A\u202eB\ud800","collectionId":1})"),
        u"title=AB apple=1"_s);

    row("nothing is an error", {}, u"error EmptyInput"_s);
    row("blank lines alone are an error", "\n\n \n", u"error EmptyInput"_s);
    row("a byte order mark alone is an error", "\xef\xbb\xbf", u"error EmptyInput"_s);
    row("HTML is an error", "<!DOCTYPE html><html></html>", u"error HtmlPage"_s);
    row("HTML after blank lines is an error", "\n\n <html>", u"error HtmlPage"_s);
    row("XML is an error", "<?xml version='1.0'?><rss/>", u"error HtmlPage"_s);
    row("plain text is an error", "Forbidden", u"error BadResponse"_s);
    row("JSONP is an error", "f({\"results\":[]})", u"error BadResponse"_s);
    row("JSON that ends early is an error", R"({"results":[{"a":1})", u"error TruncatedInput"_s);
    row("text after the JSON is an error", R"({"results":[]} x)", u"error BadResponse"_s);
    row("a list is an error", "[]", u"error BadResponse"_s);
    row("a number is an error", "7", u"error BadResponse"_s);
    row("null is an error", "null", u"error BadResponse"_s);
    row("missing results are an error", R"({"resultCount":0})", u"error BadResponse"_s);
    row("results that are null are an error", R"({"results":null})", u"error BadResponse"_s);
    row("results that are text are an error", R"({"results":"none"})", u"error BadResponse"_s);
    row("100,000 nested lists are an error",
        R"({"results":)" + QByteArray(100'000, '['),
        u"error BadResponse"_s);
    row("100,000 nested objects are an error",
        QByteArray(R"({"results":)").repeated(100'000),
        u"error BadResponse"_s);
    row("NUL alone is an error", QByteArray(1, '\0'), u"error BadResponse"_s);
    row("more than 4 MiB are an error",
        answerOf(hit) + QByteArray(4'194'304, ' '),
        u"error LimitExceeded"_s);
}

void TestAppleAnswers::bodies()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QString, expected);
    QCOMPARE(dump(readAppleShows(body)), expected);
    const auto episodes = readAppleEpisodes(body);
    QCOMPARE(!episodes, expected.startsWith("error"_L1));
}

void TestAppleAnswers::shows_data()
{
    QTest::addColumn<QByteArray>("hits");
    QTest::addColumn<QString>("expected");

    const auto row = [](const char *name, const QByteArray &hits, const QString &expected) {
        QTest::newRow(name) << hits << expected;
    };
    row("all members", wholeShow, wholeShowText);
    row("the order is kept",
        R"({"collectionName":"B","collectionId":2},{"collectionName":"A","collectionId":1})",
        u"title=B apple=2\ntitle=A apple=1"_s);
    row("a missing feed costs only the feed",
        R"({"kind":"podcast","collectionName":"A","collectionId":1},)" + wholeShow,
        u"title=A apple=1\n"_s + wholeShowText);
    row("a feed without a number is enough",
        R"({"collectionName":"A","feedUrl":"https://e.org/f"})",
        u"title=A feed=https://e.org/f"_s);
    row("neither feed nor number is no hit", R"({"collectionName":"A"})", {});
    row("a hit without a title is left out", R"({"collectionId":1})", {});
    row("a title of white space is none", R"({"collectionName":" \n","collectionId":1})", {});
    row("trackName is the second choice of a title",
        R"({"trackName":"A","collectionId":1})",
        u"title=A apple=1"_s);
    row("trackId is the second choice of a number",
        R"({"collectionName":"A","trackId":1})",
        u"title=A apple=1"_s);
    row("a number that is text",
        R"({"collectionName":"A","collectionId":"1"})",
        u"title=A apple=1"_s);
    row("texts that are numbers",
        R"({"collectionName":1984,"artistName":7.5,"collectionId":1})",
        u"title=1984 author=7.5 apple=1"_s);
    row("a count that is text",
        R"({"collectionName":"A","collectionId":1,"trackCount":"12"})",
        u"title=A apple=1 episodes=12"_s);
    row("a number above 32 bits",
        R"({"collectionName":"A","collectionId":6442450944,"trackCount":6442450944})",
        u"title=A apple=6442450944"_s);
    row("the seconds in trackTimeMillis are not shown anywhere",
        R"({"collectionName":"A","collectionId":1,"trackTimeMillis":1800})",
        u"title=A apple=1"_s);
    row("tags are removed from titles",
        R"({"collectionName":"<b>A</b> &amp; B","collectionId":1})",
        u"title=A & B apple=1"_s);

    row("a feed that is no web address is missing",
        R"({"collectionName":"A","collectionId":1,"feedUrl":"file:///etc/passwd"})",
        u"title=A apple=1"_s);
    row("a feed on a server of files is missing",
        R"({"collectionName":"A","collectionId":1,"feedUrl":"ftp://e.org/feed"})",
        u"title=A apple=1"_s);
    row("a feed with the scheme of another player is missing",
        R"({"collectionName":"A","collectionId":1,"feedUrl":"itpc://e.org/feed"})",
        u"title=A apple=1"_s);
    row("a scheme in capitals is a scheme",
        R"({"collectionName":"A","collectionId":1,"feedUrl":"HTTPS://e.org/feed"})",
        u"title=A feed=https://e.org/feed apple=1"_s);
    row("a feed with a script is missing",
        R"#({"collectionName":"A","collectionId":1,"feedUrl":"javascript:alert(1)"})#",
        u"title=A apple=1"_s);
    row("a feed without a host is missing",
        R"({"collectionName":"A","collectionId":1,"feedUrl":"https:///x"})",
        u"title=A apple=1"_s);
    row("white space and invisible characters around a feed are removed",
        R"({"collectionName":"A","collectionId":1,"feedUrl":" \u200bhttp://e.org/f\n"})",
        u"title=A feed=http://e.org/f apple=1"_s);
    row("a feed of 9,000 letters is missing",
        R"({"collectionName":"A","collectionId":1,"feedUrl":"https://e.org/)"
            + QByteArray(9'000, 'x') + "\"}",
        u"title=A apple=1"_s);

    row("an artwork of Apple gets 600 pixels",
        R"({"collectionName":"A","collectionId":1,
            "artworkUrl100":"https://is1-ssl.mzstatic.com/image/thumb/p/v4/a.jpg/100x100bb.jpg"})",
        u"title=A apple=1 art=https://is1-ssl.mzstatic.com/image/thumb/p/v4/a.jpg/600x600bb.jpg"_s);
    row("the largest artwork is taken",
        R"({"collectionName":"A","collectionId":1,"artworkUrl30":"https://e.org/3",
            "artworkUrl60":"https://e.org/6","artworkUrl100":"https://e.org/10"})",
        u"title=A apple=1 art=https://e.org/10"_s);

    row("an explicit rating",
        R"({"collectionName":"A","collectionId":1,
        "contentAdvisoryRating":"Explicit"})",
        u"title=A apple=1 explicit=yes"_s);
    row("a misspelt explicit rating",
        R"({"collectionName":"A","collectionId":1,
        "contentAdvisoryRating":"Explict"})",
        u"title=A apple=1 explicit=yes"_s);
    row("without a rating the show's explicitness counts",
        R"({"collectionName":"A","collectionId":1,"collectionExplicitness":"explicit",
            "trackExplicitness":"notExplicit"})",
        u"title=A apple=1 explicit=yes"_s);
    row("cleaned is not explicit",
        R"({"collectionName":"A","collectionId":1,"trackExplicitness":"cleaned"})",
        u"title=A apple=1 explicit=no"_s);
    row("an unknown rating is none",
        R"({"collectionName":"A","collectionId":1,"contentAdvisoryRating":"Teens"})",
        u"title=A apple=1"_s);

    row("category 26 is hidden by its number",
        R"({"collectionName":"A","collectionId":1,"genres":["Technik","Hörsendungen"],
            "genreIds":["1318",26]})",
        u"title=A apple=1 in=Technik"_s);
    row("category 26 is hidden by its name",
        R"({"collectionName":"A","collectionId":1,"genres":["Podcasts","Arts"]})",
        u"title=A apple=1 in=Arts"_s);
    row("categories that are objects",
        R"({"collectionName":"A","collectionId":1,
            "genres":[{"name":"Arts","id":"1301"},{"name":"Pods","id":26},{"id":"7"}]})",
        u"title=A apple=1 in=Arts"_s);
    row("a single category that is text",
        R"({"collectionName":"A","collectionId":1,"genres":"Arts"})",
        u"title=A apple=1 in=Arts"_s);
    row("a category comes once",
        R"({"collectionName":"A","collectionId":1,"genres":["Arts","Arts",null,""]})",
        u"title=A apple=1 in=Arts"_s);

    row("a date with an offset",
        R"({"collectionName":"A","collectionId":1,"releaseDate":"2026-11-20T08:00:00-07:00"})",
        u"title=A apple=1 newest=2026-11-20T15:00:00Z"_s);
    row("a date of RFC 822",
        R"({"collectionName":"A","collectionId":1,"releaseDate":"Fri, 20 Nov 2026 08:00:00 GMT"})",
        u"title=A apple=1 newest=2026-11-20T08:00:00Z"_s);
    row("a date that is none",
        R"({"collectionName":"A","collectionId":1,"releaseDate":"2026-02-30T08:00:00Z"})",
        u"title=A apple=1"_s);

    row("an episode is no show", wholeEpisode, {});
    row("a song is no show", R"({"kind":"song","collectionName":"A","collectionId":1})", {});
    row("an artist is no show", R"({"wrapperType":"artist","artistName":"Ann","artistId":7})", {});
}

void TestAppleAnswers::shows()
{
    QFETCH(const QByteArray, hits);
    QFETCH(const QString, expected);
    QCOMPARE(dump(readAppleShows(answerOf(hits))), expected);
}

void TestAppleAnswers::episodes_data()
{
    QTest::addColumn<QByteArray>("hits");
    QTest::addColumn<QString>("expected");

    const auto row = [](const char *name, const QByteArray &hits, const QString &expected) {
        QTest::newRow(name) << hits << expected;
    };
    const QByteArray begin = R"({"kind":"podcast-episode","trackName":"First","collectionId":100,)";
    const auto text = [](const QString &fields) -> QString {
        return u"title=First "_s + fields + u"show={apple=100}"_s;
    };
    row("a hit of a search", wholeEpisode, wholeEpisodeText);
    row("an episode of a lookup gets the whole show",
        wholeShow + ',' + wholeEpisode,
        episodeText + u"show={"_s + wholeShowText + u'}');
    row("the show of a lookup may be the last",
        wholeEpisode + ',' + wholeShow,
        episodeText + u"show={"_s + wholeShowText + u'}');
    row("another show is not mistaken for it",
        R"({"kind":"podcast","collectionName":"B","collectionId":101},)" + wholeEpisode,
        wholeEpisodeText);
    row("a show without episodes has none", wholeShow, {});
    row("an episode is known by its wrapper, too",
        R"({"wrapperType":"podcastEpisode","trackName":"First","collectionId":100})",
        text({}));
    row("an episode without a title is left out",
        R"({"kind":"podcast-episode","trackId":5,"collectionId":100})",
        {});
    row("an episode of an unknown show is left out",
        R"({"kind":"podcast-episode","trackName":"First","trackId":5,"collectionName":"A"})",
        {});
    row("the feed of the show is enough",
        R"({"kind":"podcast-episode","trackName":"First","feedUrl":"https://e.org/f"})",
        u"title=First show={feed=https://e.org/f}"_s);
    row("the short description is the second choice",
        begin + R"("description":"","shortDescription":"Short."})",
        text(u"about=Short. "_s));
    row("numbers that are text",
        begin + R"("trackId":"5","trackTimeMillis":"1500"})",
        text(u"ms=1500 apple=5 "_s));
    row("a guid that is a number", begin + R"("episodeGuid":17})", text(u"guid=17 "_s));
    row("a guid keeps its characters",
        begin + R"("episodeGuid":"https://e.org/?p=1&amp;q=<2>"})",
        text(u"guid=https://e.org/?p=1&amp;q=<2> "_s));
    row("a length of 0 is unknown", begin + R"("trackTimeMillis":0})", text({}));
    row("a negative length is unknown", begin + R"("trackTimeMillis":-1})", text({}));
    row("a length of 4,294,967,295 ms is unknown",
        begin + R"("trackTimeMillis":4294967295})",
        text({}));
    row("an enclosure that is no web address is missing",
        begin + R"("episodeUrl":"file://host/a.mp3"})",
        text({}));
}

void TestAppleAnswers::episodes()
{
    QFETCH(const QByteArray, hits);
    QFETCH(const QString, expected);
    QCOMPARE(dump(readAppleEpisodes(answerOf(hits))), expected);
}

void TestAppleAnswers::podcastIndexInTheFormOfApple()
{
    const QByteArray body = answerOf(
        R"({"wrapperType":"track","kind":"podcast","collectionId":100,"collectionName":"Plain Talk",
            "artistName":"Ann","feedUrl":"https://e.org/feed","artworkUrl600":"https://e.org/a.jpg",
            "primaryGenreName":"","genreIds":[1318,26],"genres":["Technology","Podcats"],
            "country":"USA","releaseDate":"2026-11-24T02:17:03-0500","trackCount":12})");
    const auto shows = readAppleShows(body, Directory::PodcastIndex);
    // Its "releaseDate" is the time of the request.
    QCOMPARE(dump(shows),
             u"title=Plain Talk author=Ann feed=https://e.org/feed apple=100 "
             "art=https://e.org/a.jpg in=Technology episodes=12"_s);
    QCOMPARE(shows->first().directories, QList{Directory::PodcastIndex});
    QCOMPARE(readAppleShows(body)->first().directories, QList{Directory::Apple});
    QCOMPARE(readAppleShows(body)->first().newestEpisode,
             QDateTime::fromString(u"2026-11-24T07:17:03Z"_s, Qt::ISODate));
}

void TestAppleAnswers::aWrongFieldNeverCostsOtherHits()
{
    const auto check = [](const QString &name, const QByteArray &body) {
        const auto shows = readAppleShows(body);
        const auto episodes = readAppleEpisodes(body);
        QVERIFY2(shows && episodes, qPrintable(name));
        QVERIFY2(!shows->isEmpty() && dump(shows->last()) == wholeShowText, qPrintable(name));
        for (const DirectoryShow &show : *shows)
            QVERIFY2(!show.title.isEmpty() && show.title.size() <= 300, qPrintable(name));
        for (const DirectoryEpisode &episode : *episodes)
            QVERIFY2(!episode.title.isEmpty() && episode.title.size() <= 300, qPrintable(name));
    };
    const QJsonObject good = QJsonDocument::fromJson(wholeShow).object();
    const auto answer = [&good](const QJsonObject &wrong) {
        return QJsonObject{{u"results"_s, QJsonArray{wrong, good}}};
    };
    forEachWrongField(good, answer, check);
    forEachWrongField(QJsonDocument::fromJson(wholeEpisode).object(), answer, check);
}

void TestAppleAnswers::aTruncatedAnswerIsAnError()
{
    const QByteArray body = answerOf(wholeShow + ',' + wholeEpisode);
    for (qsizetype size = 0; size < body.size(); ++size)
        QVERIFY2(!readAppleShows(body.first(size)), qPrintable(QString::number(size)));
    QVERIFY(readAppleShows(body));
}

QTEST_GUILESS_MAIN(TestAppleAnswers)
#include "tst_apple_answers.moc"
