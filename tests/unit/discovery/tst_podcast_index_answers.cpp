// SPDX-License-Identifier: GPL-3.0-or-later

#include "hit_dump.h"
#include "hostile_fields.h"
#include "podcast_index/podcast_index_answers.h"
#include "podcast_index/podcast_index_headers.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::discovery;

class TestPodcastIndexAnswers final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void shows_data();
    void shows();
    void fields_data();
    void fields();
    void episodes_data();
    void episodes();
    void errors_data();
    void errors();
    void headers_data();
    void headers();
    void clocks_data();
    void clocks();
    void aWrongFieldNeverCostsOtherHits();
    void aTruncatedAnswerIsAnError();
};

namespace {

QByteArray answerOf(const QByteArray &name, const QByteArray &hits)
{
    return R"({"status":"true",")" + name + "\":" + hits + R"(,"count":1,"description":"Found."})";
}

const QByteArray wholeShow =
    R"({"id":9,"podcastGuid":"00000000-0000-5000-8000-000000000009","title":"Plain Talk",
        "url":"https://e.org/feed","originalUrl":"https://e.org/old","link":"https://e.org/",
        "description":"About it.","author":"Ann Example","ownerName":"Ann",
        "image":"https://e.org/i.jpg","artwork":"https://e.org/a.jpg","lastUpdateTime":1795000000,
        "lastHttpStatus":200,"itunesId":100,"language":"en","explicit":false,"type":0,
        "medium":"podcast","dead":0,"episodeCount":12,"categories":{"102":"Technology","26":"Fiction"},
        "locked":0,"newestItemPubdate":1794900000})";
const QString wholeShowText =
    u"title=Plain Talk author=Ann Example about=About it. feed=https://e.org/feed "
    "guid=00000000-0000-5000-8000-000000000009 apple=100 index=9 art=https://e.org/a.jpg "
    "site=https://e.org/ page=https://podcastindex.org/podcast/9 in=Technology,Fiction language=en "
    "newest=2026-11-17T07:20:00Z episodes=12 explicit=no medium=podcast"_s;

const QByteArray wholeEpisode =
    R"({"id":70,"title":"First","link":"https://e.org/1","description":"About <i>it</i>.",
        "guid":"g-1","datePublished":1794900000,"datePublishedPretty":"x",
        "enclosureUrl":"https://e.org/1.mp3","enclosureType":"audio/mpeg","enclosureLength":1000,
        "duration":90,"explicit":0,"image":"https://e.org/1.jpg","feedId":9,"feedTitle":"Plain Talk",
        "feedUrl":"https://e.org/feed","feedImage":"https://e.org/a.jpg","feedItunesId":100,
        "feedLanguage":"en"})";
const QString wholeEpisodeText =
    u"title=First about=About it. guid=g-1 media=https://e.org/1.mp3 art=https://e.org/1.jpg "
    "published=2026-11-17T07:20:00Z ms=90000 show={title=Plain Talk feed=https://e.org/feed "
    "apple=100 index=9 art=https://e.org/a.jpg page=https://podcastindex.org/podcast/9 "
    "language=en}"_s;

} // namespace

void TestPodcastIndexAnswers::shows_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("expected");

    const auto row = [](const char *name, const QByteArray &body, const QString &expected) {
        QTest::newRow(name) << body << expected;
    };
    row("a list of feeds", answerOf("feeds", '[' + wholeShow + ']'), wholeShowText);
    row("one feed is an object", answerOf("feed", wholeShow), wholeShowText);
    row("no feed is an empty list", answerOf("feed", "[]"), {});
    row("no feeds are an empty list", answerOf("feeds", "[]"), {});
    row("a single object instead of the list", answerOf("feeds", wholeShow), wholeShowText);
    row("the order is kept",
        answerOf("feeds", R"([{"title":"B","url":"https://e.org/b"},
                              {"title":"A","url":"https://e.org/a"}])"),
        u"title=B feed=https://e.org/b\ntitle=A feed=https://e.org/a"_s);
    row("broken hits are left out",
        answerOf("feeds", R"([null,"x",{},)" + wholeShow + ",7]"),
        wholeShowText);
    row("a show without a title is left out",
        answerOf("feeds", R"([{"url":"https://e.org/f"}])"),
        {});
    row("a show without feed and Apple number is left out",
        answerOf("feeds", R"([{"title":"A","id":9}])"),
        {});
    row("a status that is a boolean", R"({"status":true,"feeds":[]})", {});
    row("a missing status", R"({"feed":)" + wholeShow + "}", wholeShowText);
}

void TestPodcastIndexAnswers::shows()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QString, expected);
    const auto shows = readPodcastIndexShows(body);
    QCOMPARE(dump(shows), expected);
    for (const DirectoryShow &show : *shows)
        QVERIFY(!show.isDead);
}

void TestPodcastIndexAnswers::fields_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QString>("expected");

    const auto row = [](const char *name, const char *field, const QString &expected) {
        QTest::newRow(name) << QByteArray(field) << expected;
    };
    row("an Apple number that is null", R"("itunesId":null)", {});
    row("an Apple number that is text", R"("itunesId":"100")", u"apple=100"_s);
    row("a guid in capitals and braces",
        R"("podcastGuid":"{0000AAAA-0000-5000-8000-000000000009}")",
        u"guid=0000aaaa-0000-5000-8000-000000000009"_s);
    row("a guid that is none", R"("podcastGuid":"abc")", {});
    row("a guid of zeros", R"("podcastGuid":"00000000-0000-0000-0000-000000000000")", {});
    row("the image is the second choice of an artwork",
        R"("artwork":"","image":"https://e.org/i")",
        u"art=https://e.org/i"_s);
    row("categories that are null", R"("categories":null)", {});
    row("categories that are a list", R"("categories":["Arts","News"])", u"in=Arts,News"_s);
    row("categories with a number as name", R"("categories":{"1":2})", u"in=2"_s);
    row("a time that is text",
        R"("newestItemPubdate":"1794900000")",
        u"newest=2026-11-17T07:20:00Z"_s);
    row("a time of 0 is none", R"("newestItemPubdate":0)", {});
    row("a negative time is none", R"("newestItemPubdate":-5)", {});
    row("a time after the year 9999 is none", R"("newestItemPubdate":1794900000000000)", {});
    row("dead is 1", R"("dead":1)", u"dead=1"_s);
    row("dead is text", R"("dead":"1")", u"dead=1"_s);
    row("dead is true", R"("dead":true)", u"dead=1"_s);
    row("a feed that answered 404 is dead", R"("lastHttpStatus":404)", u"dead=1"_s);
    row("a feed that answered 410 is dead", R"("lastHttpStatus":410)", u"dead=1"_s);
    row("a feed that answered 503 lives", R"("lastHttpStatus":503)", {});
    row("explicit is true", R"("explicit":true)", u"explicit=yes"_s);
    row("explicit is 1", R"("explicit":1)", u"explicit=yes"_s);
    row("explicit is 0", R"("explicit":"0")", u"explicit=no"_s);
    row("explicit is null", R"("explicit":null)", {});
    row("a medium in capitals", R"("medium":" Music ")", u"medium=music"_s);
    row("a medium that is none", R"("medium":[])", {});
    row("a count that is text", R"("episodeCount":"12")", u"episodes=12"_s);
    row("a negative count is unknown", R"("episodeCount":-12)", {});
}

void TestPodcastIndexAnswers::fields()
{
    QFETCH(const QByteArray, field);
    QFETCH(const QString, expected);
    const QByteArray show = R"([{"title":"A","url":"https://e.org/f",)" + field + "}]";
    const QString space = expected.isEmpty() ? QString() : u" "_s;
    QCOMPARE(dump(readPodcastIndexShows(answerOf("feeds", show))),
             u"title=A feed=https://e.org/f"_s + space + expected);
}

void TestPodcastIndexAnswers::episodes_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("expected");

    const auto row = [](const char *name, const QByteArray &body, const QString &expected) {
        QTest::newRow(name) << body << expected;
    };
    row("a list of items", answerOf("items", '[' + wholeEpisode + ']'), wholeEpisodeText);
    row("a single object instead of the list", answerOf("items", wholeEpisode), wholeEpisodeText);
    row("no items", answerOf("items", "[]"), {});
    row("the number of the show is enough",
        answerOf("items", R"([{"title":"First","feedId":"9","duration":"90"}])"),
        u"title=First ms=90000 show={index=9 page=https://podcastindex.org/podcast/9}"_s);
    row("an episode of an unknown show is left out",
        answerOf("items", R"([{"title":"First","feedTitle":"Plain Talk"}])"),
        {});
    row("an episode without a title is left out", answerOf("items", R"([{"feedId":9}])"), {});
    row("a length that is null is unknown",
        answerOf("items", R"([{"title":"First","feedUrl":"https://e.org/f","duration":null}])"),
        u"title=First show={feed=https://e.org/f}"_s);
    row("broken hits are left out",
        answerOf("items", R"([null,)" + wholeEpisode + R"(,"x"])"),
        wholeEpisodeText);
}

void TestPodcastIndexAnswers::episodes()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QString, expected);
    QCOMPARE(dump(readPodcastIndexEpisodes(body)), expected);
}

void TestPodcastIndexAnswers::errors_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<Error>("expected");

    const auto row = [](const char *name, const QByteArray &body, const Error &expected) {
        QTest::newRow(name) << body << expected;
    };
    row("an error object has a description",
        R"({"status":"false","description":"No <b>q</b> given."})",
        {ErrorCode::BadResponse, u"No q given."_s});
    row("a status that is a boolean",
        R"({"status":false,"description":"Too fast."})",
        {ErrorCode::BadResponse, u"Too fast."_s});
    row("a refusal is believed, not its hits",
        R"({"status":"false","feeds":[],"feed":[],"items":[]})",
        {ErrorCode::BadResponse, {}});
    row("HTML", "<html>", {ErrorCode::HtmlPage, u"a web page instead of JSON"_s});
    row("nothing", "", {ErrorCode::EmptyInput, u"an empty answer"_s});
}

void TestPodcastIndexAnswers::errors()
{
    QFETCH(const QByteArray, body);
    QFETCH(const Error, expected);
    const auto shows = readPodcastIndexShows(body);
    QVERIFY(!shows);
    QCOMPARE(shows.error(), expected);
    const auto episodes = readPodcastIndexEpisodes(body);
    QVERIFY(!episodes);
    QCOMPARE(episodes.error(), expected);
    // The plain text that comes with 401, and an answer to another question.
    QCOMPARE(dump(readPodcastIndexShows("Authorization failed")), u"error BadResponse"_s);
    QCOMPARE(dump(readPodcastIndexShows(answerOf("items", "[]"))), u"error BadResponse"_s);
    QCOMPARE(dump(readPodcastIndexEpisodes(answerOf("feeds", "[]"))), u"error BadResponse"_s);
}

void TestPodcastIndexAnswers::headers_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("secret");
    QTest::addColumn<qint64>("seconds");
    QTest::addColumn<QByteArray>("authorization"); // as sha1sum computes it; empty: no headers

    const auto row = [](const char *name,
                        const QByteArray &key,
                        const QByteArray &secret,
                        qint64 seconds,
                        const char *authorization) {
        QTest::newRow(name) << key << secret << seconds << QByteArray(authorization);
    };
    row("key, secret and time are hashed in this order",
        "KEY",
        "SECRET",
        1'795'000'000,
        "89857ecc0ec570e50211ad5f8eda479819f76677");
    row("white space around a pasted key is ignored",
        " KEY\n",
        "\tSECRET ",
        1'795'000'000,
        "89857ecc0ec570e50211ad5f8eda479819f76677");
    row("punctuation is hashed as it is",
        "k+/=y",
        "s^1#",
        1,
        "0af7072677a053b997edface753c66352c81b25c");
    row("without a key there are no headers", "", "SECRET", 1, "");
    row("without a secret there are no headers", "KEY", " ", 1, "");
    row("a line break cannot begin another header", "KEY\r\nHost: e.org", "SECRET", 1, "");
    row("a blank in the key is no key", "KE Y", "SECRET", 1, "");
    row("NUL is no key", QByteArray("K\0Y", 3), "SECRET", 1, "");
    row("letters beyond ASCII are no secret", "KEY", "\xc3\xa4", 1, "");
}

void TestPodcastIndexAnswers::headers()
{
    QFETCH(const QByteArray, key);
    QFETCH(const QByteArray, secret);
    QFETCH(const qint64, seconds);
    QFETCH(const QByteArray, authorization);
    const auto headers = podcastIndexHeaders({key, secret}, QDateTime::fromSecsSinceEpoch(seconds));
    QCOMPARE(headers.isEmpty(), authorization.isEmpty());
    if (headers.isEmpty())
        return;
    using Header = std::pair<QByteArray, QByteArray>;
    const QList<Header> expected{{"X-Auth-Key", key.trimmed()},
                                 {"X-Auth-Date", QByteArray::number(seconds)},
                                 {"Authorization", authorization}};
    QCOMPARE(headers, expected);
}

void TestPodcastIndexAnswers::clocks_data()
{
    QTest::addColumn<QByteArray>("date");
    QTest::addColumn<std::optional<std::chrono::seconds>>("expected");

    const auto row = [](const char *name, const char *date, std::optional<int> seconds) {
        std::optional<std::chrono::seconds> expected;
        if (seconds)
            expected = std::chrono::seconds(*seconds);
        QTest::newRow(name) << QByteArray(date) << expected;
    };
    row("clocks that agree", "Tue, 24 Nov 2026 10:00:00 GMT", 0);
    row("this computer is ten minutes late", "Tue, 24 Nov 2026 10:10:00 GMT", 600);
    row("this computer is a day ahead", "Mon, 23 Nov 2026 10:00:00 GMT", -86'400);
    row("white space around the date", " Tue, 24 Nov 2026 10:00:01 GMT ", 1);
    row("no header", "", std::nullopt);
    row("a header that is no date", "now", std::nullopt);
    row("a day that does not exist", "Mon, 30 Feb 2026 10:00:00 GMT", std::nullopt);
}

void TestPodcastIndexAnswers::clocks()
{
    QFETCH(const QByteArray, date);
    QFETCH(const std::optional<std::chrono::seconds>, expected);
    const QDateTime now = QDateTime::fromString(u"2026-11-24T10:00:00Z"_s, Qt::ISODate);
    QCOMPARE(clockOffset(date, now), expected);
}

void TestPodcastIndexAnswers::aWrongFieldNeverCostsOtherHits()
{
    const auto withGood = [](const char *name, const QByteArray &good) {
        const QJsonObject hit = QJsonDocument::fromJson(good).object();
        return [name, hit](const QJsonObject &wrong) {
            return QJsonObject{{QLatin1StringView(name), QJsonArray{wrong, hit}}};
        };
    };
    forEachWrongField(QJsonDocument::fromJson(wholeShow).object(),
                      withGood("feeds", wholeShow),
                      [](const QString &name, const QByteArray &body) {
                          const auto shows = readPodcastIndexShows(body);
                          QVERIFY2(shows && !shows->isEmpty(), qPrintable(name));
                          QCOMPARE(dump(shows->last()), wholeShowText);
                      });
    forEachWrongField(QJsonDocument::fromJson(wholeEpisode).object(),
                      withGood("items", wholeEpisode),
                      [](const QString &name, const QByteArray &body) {
                          const auto episodes = readPodcastIndexEpisodes(body);
                          QVERIFY2(episodes && !episodes->isEmpty(), qPrintable(name));
                          QCOMPARE(dump(episodes->last()), wholeEpisodeText);
                      });
}

void TestPodcastIndexAnswers::aTruncatedAnswerIsAnError()
{
    const QByteArray body = answerOf("feeds", '[' + wholeShow + ']');
    for (qsizetype size = 0; size < body.size(); ++size)
        QVERIFY2(!readPodcastIndexShows(body.first(size)), qPrintable(QString::number(size)));
}

QTEST_GUILESS_MAIN(TestPodcastIndexAnswers)
#include "tst_podcast_index_answers.moc"
