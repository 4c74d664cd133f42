// SPDX-License-Identifier: GPL-3.0-or-later

#include "fyyd/fyyd_answers.h"
#include "hit_dump.h"
#include "hostile_fields.h"

#include <base/timestamp.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::discovery;

class TestFyydAnswers final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void shows_data();
    void shows();
    void episodes_data();
    void episodes();
    void errors_data();
    void errors();
    void dates_data();
    void dates();
    void aWrongFieldNeverCostsOtherHits();
    void aTruncatedAnswerIsAnError();
};

namespace {

QByteArray answerOf(const QByteArray &data)
{
    return R"({"status":1,"msg":"ok","meta":{"paging":{"count":10}},"data":)" + data + "}";
}

const QByteArray wholeShow =
    R"({"title":"Plain Talk","id":5,"xmlURL":"https://e.org/feed","htmlURL":"https://e.org/",
        "imgURL":"https://e.org/a.jpg","status":200,"status_since":"2026-01-01 00:00:00",
        "slug":"plain-talk","layoutImageURL":"https://img.example/l.jpg",
        "thumbImageURL":"https://img.example/t.jpg","language":"en","lastpoll":"2026-11-24 10:00:00",
        "generator":"x","categories":[3,9],"lastpub":"2026-11-20T08:00:00+01:00","rank":12,
        "url_fyyd":"https://fyyd.de/podcast/plain-talk/0","description":"<p>About it.</p>",
        "subtitle":"Short.","episode_count":12,"iflags":null,"author":"Ann Example"})";
const QString wholeShowText =
    u"title=Plain Talk author=Ann Example about=About it. feed=https://e.org/feed fyyd=5 "
    "art=https://img.example/l.jpg site=https://e.org/ page=https://fyyd.de/podcast/plain-talk/0 "
    "language=en newest=2026-11-20T07:00:00Z episodes=12"_s;

const QByteArray wholeEpisode =
    R"({"title":"First","id":70,"guid":"g-1","url":"https://e.org/1",
        "enclosure":"https://e.org/1.mp3","podcast_id":5,"imgURL":"https://e.org/1.jpg",
        "pubdate":"2026-07-20 08:00:00","duration":5579,"url_fyyd":"https://fyyd.de/episode/70",
        "description":"About <b>it</b>&hellip;","content_type":"audio/mpeg"})";
const QString episodeText =
    u"title=First about=About it… guid=g-1 media=https://e.org/1.mp3 art=https://e.org/1.jpg "
    "published=2026-07-20T06:00:00Z ms=5579000 "_s;

/// A show with a field that the row is about.
QByteArray showWith(const QByteArray &field)
{
    return R"([{"title":"A","xmlURL":"https://e.org/f",)" + field + "}]";
}

QString textWith(const QString &field)
{
    return u"title=A feed=https://e.org/f"_s + (field.isEmpty() ? field : u' ' + field);
}

} // namespace

void TestFyydAnswers::shows_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<QString>("expected");

    const auto row = [](const char *name, const QByteArray &data, const QString &expected) {
        QTest::newRow(name) << data << expected;
    };
    row("all members", '[' + wholeShow + ']', wholeShowText);
    row("a single show is an object", wholeShow, wholeShowText);
    row("no hits are an empty list", "[]", {});
    row("no hits are an empty object", "{}", {});
    row("no hits are null", "null", {});
    row("broken hits are left out", R"([null,7,"x",{},)" + wholeShow + ",[]]", wholeShowText);
    row("a show without a title is left out", R"([{"xmlURL":"https://e.org/f"}])", {});
    row("a show without a feed is left out", R"([{"title":"A","id":5}])", {});
    row("a feed that is no web address is none", R"([{"title":"A","xmlURL":"data:,x"}])", {});

    row("a number that is text", showWith(R"("id":"5")"), textWith(u"fyyd=5"_s));
    row("a count that is text", showWith(R"("episode_count":"12")"), textWith(u"episodes=12"_s));
    row("a count that is null", showWith(R"("episode_count":null)"), textWith({}));
    row("a category that is a number", showWith(R"("categories":52)"), textWith({}));
    row("categories are numbers without names", showWith(R"("categories":[3,9])"), textWith({}));
    row("the subtitle stands for a missing description",
        showWith(R"("description":null,"subtitle":"Short.")"),
        textWith({}).replace(u"A feed"_s, u"A about=Short. feed"_s));
    row("the publisher's artwork is the second choice",
        showWith(
            R"("layoutImageURL":"","imgURL":"https://e.org/a","thumbImageURL":"https://e.org/t")"),
        textWith(u"art=https://e.org/a"_s));

    row("a feed that answered 404 is dead", showWith(R"("status":404)"), textWith(u"dead=1"_s));
    row("a feed that answered 410 is dead", showWith(R"("status":"410")"), textWith(u"dead=1"_s));
    row("a feed that answered 200 lives", showWith(R"("status":200)"), textWith({}));
    row("a feed that answered 500 lives", showWith(R"("status":500)"), textWith({}));
    row("a status of fyyd's own says nothing", showWith(R"("status":390)"), textWith({}));

    row("a date without an offset is of Berlin in summer",
        showWith(R"("lastpub":"2016-07-08 21:15:22")"),
        textWith(u"newest=2016-07-08T19:15:22Z"_s));
    row("a date without an offset is of Berlin in winter",
        showWith(R"("lastpub":"2016-01-08 21:15:22")"),
        textWith(u"newest=2016-01-08T20:15:22Z"_s));
    row("a date of zeros is none", showWith(R"("lastpub":"0000-00-00 00:00:00")"), textWith({}));
    row("a date that is a number is none", showWith(R"("lastpub":20161108)"), textWith({}));
}

void TestFyydAnswers::shows()
{
    QFETCH(const QByteArray, data);
    QFETCH(const QString, expected);
    const auto shows = readFyydShows(answerOf(data));
    QCOMPARE(dump(shows), expected);
    for (const DirectoryShow &show : *shows)
        QCOMPARE(show.directories, QList{Directory::Fyyd});
}

void TestFyydAnswers::episodes_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<QString>("expected");

    const auto row = [](const char *name, const QByteArray &data, const QString &expected) {
        QTest::newRow(name) << data << expected;
    };
    const QString found = episodeText + u"show={fyyd=5}"_s;
    row("a hit of a search names the number of its show", '[' + wholeEpisode + ']', found);
    row("a single episode is an object", wholeEpisode, found);
    row("no hits are an empty object", "{}", {});
    row("no hits are null", "null", {});
    row("an episode without a title is left out", R"([{"podcast_id":5}])", {});
    row("an episode without its show is left out", R"([{"title":"First","id":70}])", {});
    row("numbers that are text",
        R"([{"title":"First","podcast_id":"5","duration":"90"}])",
        u"title=First ms=90000 show={fyyd=5}"_s);
    row("a length of 0 is unknown",
        R"([{"title":"First","podcast_id":5,"duration":0}])",
        u"title=First show={fyyd=5}"_s);
    row("broken hits are left out", R"([null,[],)" + wholeEpisode + ",{}]", found);
}

void TestFyydAnswers::episodes()
{
    QFETCH(const QByteArray, data);
    QFETCH(const QString, expected);
    QCOMPARE(dump(readFyydEpisodes(answerOf(data))), expected);
}

void TestFyydAnswers::errors_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<Error>("expected");

    const auto row = [](const char *name, const QByteArray &body, const Error &expected) {
        QTest::newRow(name) << body << expected;
    };
    row("an error object has status and message",
        R"({"errors":{"code":0,"message":"no <b>title</b>","http_code":400,"http_message":"HTTP 400"},
            "meta":{}})",
        {ErrorCode::HttpStatus, u"no title"_s, {}, 400});
    row("a status that is text",
        R"({"errors":{"message":"not authorized","http_code":"401"}})",
        {ErrorCode::HttpStatus, u"not authorized"_s, {}, 401});
    row("the second message",
        R"({"errors":{"http_code":404,"http_message":"HTTP 404"}})",
        {ErrorCode::HttpStatus, u"HTTP 404"_s, {}, 404});
    row("an error without a status",
        R"({"errors":{"message":"broken"}})",
        {ErrorCode::BadResponse, u"broken"_s});
    row("an error beside data is an error",
        R"({"errors":{"message":"broken"},"data":[]})",
        {ErrorCode::BadResponse, u"broken"_s});
    row("an answer without data",
        R"({"status":1})",
        {ErrorCode::BadResponse, u"no list \"data\""_s});
    row("data that are text", R"({"data":"x"})", {ErrorCode::BadResponse, u"no list \"data\""_s});
    row("HTML", "<html>", {ErrorCode::HtmlPage, u"a web page instead of JSON"_s});
    row("nothing", "", {ErrorCode::EmptyInput, u"an empty answer"_s});
}

void TestFyydAnswers::errors()
{
    QFETCH(const QByteArray, body);
    QFETCH(const Error, expected);
    const auto shows = readFyydShows(body);
    QVERIFY(!shows);
    QCOMPARE(shows.error(), expected);
    const auto episodes = readFyydEpisodes(body);
    QVERIFY(!episodes);
    QCOMPARE(episodes.error(), expected);
}

void TestFyydAnswers::dates_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected"); // in UTC; empty: no date

    const auto row = [](const char *name, const QString &text, const QString &expected) {
        QTest::newRow(name) << text << expected;
    };
    row("UTC", u"2026-11-20T08:00:00Z"_s, u"2026-11-20T08:00:00Z"_s);
    row("an offset with a colon", u"2026-11-20T08:00:00+01:00"_s, u"2026-11-20T07:00:00Z"_s);
    row("an offset without a colon", u"2026-11-20T08:00:00-0530"_s, u"2026-11-20T13:30:00Z"_s);
    row("fractions of a second", u"2026-11-20T08:00:00.25Z"_s, u"2026-11-20T08:00:00Z"_s);
    row("without seconds", u"2026-11-20T08:00Z"_s, u"2026-11-20T08:00:00Z"_s);
    row("a blank in the middle", u"2026-11-20 08:00:00"_s, u"2026-11-20T07:00:00Z"_s);
    row("no offset means the zone", u"2026-07-20T08:00:00"_s, u"2026-07-20T06:00:00Z"_s);
    row("a day begins at midnight in the zone", u"2026-11-20"_s, u"2026-11-19T23:00:00Z"_s);
    row("RFC 822", u"Fri, 20 Nov 2026 08:00:00 +0100"_s, u"2026-11-20T07:00:00Z"_s);
    row("RFC 822 in GMT", u"Fri, 20 Nov 2026 08:00:00 GMT"_s, u"2026-11-20T08:00:00Z"_s);
    row("white space around", u" \n2026-11-20T08:00:00Z "_s, u"2026-11-20T08:00:00Z"_s);
    row("the begin of 1970 is no date", u"1970-01-01T00:00:00Z"_s, {});
    row("the year 1 is no date", u"0001-01-01T00:00:00Z"_s, {});
    row("a day that does not exist", u"2026-02-30T08:00:00Z"_s, {});
    row("an hour that does not exist", u"2026-11-20T25:00:00Z"_s, {});
    row("words", u"yesterday"_s, {});
    row("nothing", QString(), {});
    row("more than a date", u"2026-11-20T08:00:00Z and more"_s, {});
    row("digits of another script", u"２０２６-11-20T08:00:00Z"_s, {});
    row("300,000 characters", QString(300'000, u'1'), {});
    row("NUL", QString(QChar(0)), {});
}

void TestFyydAnswers::dates()
{
    QFETCH(const QString, text);
    QFETCH(const QString, expected);
    const QDateTime date = readTimestamp(text, QTimeZone("Europe/Berlin"));
    QCOMPARE(date.isValid() ? date.toString(Qt::ISODate) : QString(), expected);
}

void TestFyydAnswers::aWrongFieldNeverCostsOtherHits()
{
    const auto withGood = [](const QByteArray &good) {
        const QJsonObject hit = QJsonDocument::fromJson(good).object();
        return [hit](const QJsonObject &wrong) {
            return QJsonObject{{u"data"_s, QJsonArray{wrong, hit}}};
        };
    };
    forEachWrongField(QJsonDocument::fromJson(wholeShow).object(),
                      withGood(wholeShow),
                      [](const QString &name, const QByteArray &body) {
                          const auto shows = readFyydShows(body);
                          QVERIFY2(shows && !shows->isEmpty(), qPrintable(name));
                          QCOMPARE(dump(shows->last()), wholeShowText);
                      });
    forEachWrongField(QJsonDocument::fromJson(wholeEpisode).object(),
                      withGood(wholeEpisode),
                      [](const QString &name, const QByteArray &body) {
                          const auto episodes = readFyydEpisodes(body);
                          QVERIFY2(episodes && !episodes->isEmpty(), qPrintable(name));
                          QCOMPARE(dump(episodes->last()), episodeText + u"show={fyyd=5}"_s);
                      });
}

void TestFyydAnswers::aTruncatedAnswerIsAnError()
{
    const QByteArray body = answerOf('[' + wholeShow + ']');
    for (qsizetype size = 0; size < body.size(); ++size)
        QVERIFY2(!readFyydShows(body.first(size)), qPrintable(QString::number(size)));
}

QTEST_GUILESS_MAIN(TestFyydAnswers)
#include "tst_fyyd_answers.moc"
