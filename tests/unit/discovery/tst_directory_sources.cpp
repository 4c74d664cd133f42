// SPDX-License-Identifier: GPL-3.0-or-later

#include "directory_doubles.h"

#include <base/utc.h>
#include <discovery/directory_search.h>
#include <support/timeouts.h>

#include <QCryptographicHash>
#include <QUrlQuery>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::discovery;
using namespace std::chrono_literals;
using test::ServerAnswer;
using test::ServerRequest;

namespace {

/// The path of the search of \a directory at the doubles.
QString searchPath(Directory directory)
{
    switch (directory) {
    case Directory::Apple:
        return u"/search"_s;
    case Directory::PodcastIndex:
        return u"/index/search"_s;
    case Directory::PodcastIndexKeyed:
        return u"/index/api/1.0/search/byterm"_s;
    case Directory::Fyyd:
        return u"/fyyd/search/podcast"_s;
    }
    return {};
}

/// "title feed, title feed" of the hits, or the code of the error.
QString describe(const Result<FoundShows> &found)
{
    if (!found)
        return toName(found.error().code);
    QStringList hits;
    for (const DirectoryShow &show : found->value)
        hits.append(u"%1 %2"_s.arg(show.title, show.feedUrl.toString()).trimmed());
    return hits.join(u", "_s);
}

} // namespace

class TestDirectorySources final : public QObject
{
    Q_OBJECT

private slots:
    void oddAnswers_data();
    void oddAnswers();
    void aFullBodyOfNoUseIsNotRead();
    void typingAsksAppleAtMostTwentyTimesAMinute();
    void theCountryIsThatOfTheUser();
    void theKeyIsSentWithTheTimeOfTheRequest();
    void aWrongClockIsCorrectedOnce();
    void aWrongKeyIsARefusal();
    void withAKeyTheOpenSearchIsNotAsked();
    void aSourceThatIsSwitchedOffIsNotReady();
    void episodes_data();
    void episodes();
};

void TestDirectorySources::oddAnswers_data()
{
    QTest::addColumn<Directory>("directory");
    QTest::addColumn<ServerAnswer>("answer");
    QTest::addColumn<QString>("expected");

    const auto row = [](const char *name,
                        Directory directory,
                        const ServerAnswer &answer,
                        const QString &expected) {
        QTest::newRow(name) << directory << answer << expected;
    };
    const auto body = [](const QByteArray &text) { return ServerAnswer{.body = text}; };
    using enum Directory;
    const QByteArray hit = appleShowJson(100, "Plain Talk", "https://e.org/feed");
    row("Apple: JavaScript with blank lines in front",
        Apple,
        {.body = appleAnswer(hit), .headers = {{"Content-Type", "text/javascript; charset=utf-8"}}},
        u"Plain Talk https://e.org/feed"_s);
    row("Apple: a show without its feed",
        Apple,
        body(appleAnswer(appleShowJson(100, "Plain Talk", {}))),
        u"Plain Talk"_s);
    row("Apple: a single object for a list",
        Apple,
        body(R"({"resultCount":1,"results":)" + hit + "}"),
        u"Plain Talk https://e.org/feed"_s);
    row("Apple: nothing found", Apple, body(R"({"resultCount":0,"results":[]})"), {});
    row("Apple: too many requests, an empty 403", Apple, {.status = 403}, u"HttpStatus"_s);
    row("Apple: too many requests, HTML",
        Apple,
        {.status = 403, .body = "<html>no</html>"},
        u"HttpStatus"_s);
    row("Apple: too many requests, 429", Apple, {.status = 429}, u"HttpStatus"_s);
    row("Apple: HTML with the status 200",
        Apple,
        body("<!doctype html><title>Log in</title>"),
        u"HtmlPage"_s);
    row("Apple: not available", Apple, {.status = 503}, u"HttpStatus"_s);
    row("Apple: an empty body", Apple, {}, u"EmptyInput"_s);
    row("Apple: an answer that is cut off",
        Apple,
        body(appleAnswer(hit).chopped(5)),
        u"TruncatedInput"_s);
    row("Apple: a connection that ends early",
        Apple,
        {.body = appleAnswer(hit), .truncateAt = 20, .ending = test::Ending::Close},
        u"TruncatedInput"_s);
    row("Apple: another object", Apple, body(R"({"errorMessage":"no"})"), u"BadResponse"_s);
    row("Podcast Index without a key: the form of Apple",
        PodcastIndex,
        body(appleAnswer(hit)),
        u"Plain Talk https://e.org/feed"_s);
    row("Podcast Index with a key",
        PodcastIndexKeyed,
        body(R"({"status":"true","feeds":[)" + indexShowJson(9, "Plain Talk", "https://e.org/feed")
             + R"(],"count":1})"),
        u"Plain Talk https://e.org/feed"_s);
    row("Podcast Index with a key: the status is false",
        PodcastIndexKeyed,
        body(R"({"status":"false","description":"no"})"),
        u"BadResponse"_s);
    row("fyyd: one show",
        Fyyd,
        body(fyydAnswer('[' + fyydShowJson("Plain Talk", "https://e.org/feed") + ']')),
        u"Plain Talk https://e.org/feed"_s);
    row("fyyd: an empty object for an empty list", Fyyd, body(fyydAnswer("{}")), {});
    row("fyyd: null for an empty list", Fyyd, body(fyydAnswer("null")), {});
    row("fyyd: an object of errors",
        Fyyd,
        body(R"({"errors":{"code":1,"message":"no","http_code":400}})"),
        u"HttpStatus"_s);
}

void TestDirectorySources::oddAnswers()
{
    QFETCH(const Directory, directory);
    QFETCH(const ServerAnswer, answer);
    QFETCH(const QString, expected);
    DirectoryDoubles doubles;
    doubles.directories->setPodcastIndexKey({"key", "secret"});
    doubles.server.setRoute(searchPath(directory), [&](const ServerRequest &) { return answer; });
    DirectorySource &source = doubles.source(directory);
    QCOMPARE(describe(waitFor(source.findShows(u"plain talk"_s, &doubles.context))), expected);
    QCOMPARE(doubles.server.requests().size(), 1);
}

void TestDirectorySources::aFullBodyOfNoUseIsNotRead()
{
    constexpr qint64 megabyte = qint64{1024} * 1024;
    DirectoryDoubles doubles;
    doubles.server.setBody(u"/search"_s, QByteArray(40 * megabyte, ' '));
    const auto found =
        waitFor(doubles.source(Directory::Apple).findShows(u"a"_s, &doubles.context));
    QCOMPARE(describe(found), u"LimitExceeded"_s);
    QTRY_COMPARE(doubles.server.openConnections(), 0);
    QVERIFY2(doubles.server.bytesTaken() < 20 * megabyte,
             qPrintable(QString::number(doubles.server.bytesTaken())));
}

void TestDirectorySources::typingAsksAppleAtMostTwentyTimesAMinute()
{
    DirectoryDoubles doubles;
    doubles.server.setRoute(u"/search"_s, [](const ServerRequest &request) {
        const QString term = QUrlQuery(request.query()).queryItemValue(u"term"_s);
        return ServerAnswer{.body =
                                appleAnswer(appleShowJson(1, term.toUtf8(), "https://e.org/f"))};
    });
    DirectorySearch search({&doubles.source(Directory::Apple)});
    QString last;
    QObject::connect(&search,
                     &DirectorySearch::found,
                     &search,
                     [&](Directory, const QList<DirectoryShow> &shows) {
                         last = shows.isEmpty() ? QString() : shows.constFirst().title;
                     });
    // Faster than a person: 60 words in about ten seconds, and every one is asked for at once.
    QString words;
    for (int i = 0; i < 60; ++i) {
        words = u"word%1"_s.arg(i);
        search.search(words);
        QVERIFY(!test::waitUntil([] { return false; }, 160));
    }
    QTRY_COMPARE(last, words);
    const auto sent = doubles.server.requestsFor(u"/search"_s).size();
    QVERIFY2(sent <= 20, qPrintable(QString::number(sent)));
}

void TestDirectorySources::theCountryIsThatOfTheUser()
{
    DirectoryDoubles doubles;
    doubles.server.setBody(u"/search"_s, appleAnswer({}));
    doubles.directories->setCountry(u"de"_s);
    QVERIFY(waitFor(doubles.source(Directory::Apple).findShows(u"a"_s, &doubles.context)));
    const QUrlQuery query(doubles.server.requests().constFirst().query());
    QCOMPARE(query.queryItemValue(u"country"_s), u"de"_s);
}

void TestDirectorySources::theKeyIsSentWithTheTimeOfTheRequest()
{
    DirectoryDoubles doubles;
    doubles.directories->setPodcastIndexKey({"key", "secret"});
    doubles.server.setBody(searchPath(Directory::PodcastIndexKeyed),
                           R"({"status":"true","feeds":[]})");
    DirectorySource &source = doubles.source(Directory::PodcastIndexKeyed);
    for (const QString &words : {u"one"_s, u"two"_s}) {
        QVERIFY(waitFor(source.findShows(words, &doubles.context)));
        const ServerRequest &request = doubles.server.requests().constLast();
        const QByteArray date = QByteArray::number(doubles.clock.now().toSecsSinceEpoch());
        QCOMPARE(request.header("X-Auth-Key"), "key");
        QCOMPARE(request.header("X-Auth-Date"), date);
        QCOMPARE(request.header("Authorization"),
                 QCryptographicHash::hash(QByteArray("keysecret" + date), QCryptographicHash::Sha1)
                     .toHex());
        QVERIFY(request.header("User-Agent").startsWith("Dogear"));
        doubles.clock.advance(1h);
    }
}

void TestDirectorySources::aWrongClockIsCorrectedOnce()
{
    DirectoryDoubles doubles;
    doubles.directories->setPodcastIndexKey({"key", "secret"});
    const qint64 right = doubles.clock.now().addDays(40).toSecsSinceEpoch();
    doubles.server.setRoute(
        searchPath(Directory::PodcastIndexKeyed), [right](const ServerRequest &request) {
            if (std::abs(request.header("X-Auth-Date").toLongLong() - right) < 180)
                return ServerAnswer{.body = R"({"status":"true","feeds":[]})"};
            const QString date = QLocale::c().toString(QDateTime::fromSecsSinceEpoch(right, utc),
                                                       u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s);
            return ServerAnswer{
                .status = 401, .body = "no", .headers = {{"Date", date.toLatin1()}}};
        });
    DirectorySource &source = doubles.source(Directory::PodcastIndexKeyed);
    QVERIFY(waitFor(source.findShows(u"one"_s, &doubles.context)));
    QCOMPARE(doubles.server.requests().size(), 2);
    QVERIFY(waitFor(source.findShows(u"two"_s, &doubles.context)));
    QCOMPARE(doubles.server.requests().size(), 3); // the time of the server is known
}

void TestDirectorySources::aWrongKeyIsARefusal()
{
    DirectoryDoubles doubles;
    doubles.directories->setPodcastIndexKey({"key", "wrong"});
    doubles.server.setRoute(
        searchPath(Directory::PodcastIndexKeyed), [&doubles](const ServerRequest &) {
            const QString date =
                QLocale::c().toString(doubles.clock.now(), u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s);
            return ServerAnswer{
                .status = 401, .body = "no", .headers = {{"Date", date.toLatin1()}}};
        });
    const auto found =
        waitFor(doubles.source(Directory::PodcastIndexKeyed).findShows(u"one"_s, &doubles.context));
    QCOMPARE(describe(found), u"HttpStatus"_s);
    QCOMPARE(found.error().httpStatus, 401);
    QCOMPARE(doubles.server.requests().size(), 1);
}

void TestDirectorySources::withAKeyTheOpenSearchIsNotAsked()
{
    DirectoryDoubles doubles;
    QVERIFY(doubles.source(Directory::PodcastIndex).isReady());
    QVERIFY(!doubles.source(Directory::PodcastIndexKeyed).isReady());
    doubles.directories->setPodcastIndexKey({" key ", "secret\n"}); // as pasted
    QVERIFY(!doubles.source(Directory::PodcastIndex).isReady());
    QVERIFY(doubles.source(Directory::PodcastIndexKeyed).isReady());
}

void TestDirectorySources::aSourceThatIsSwitchedOffIsNotReady()
{
    DirectoryDoubles doubles;
    QVERIFY(doubles.source(Directory::Fyyd).isReady());
    doubles.directories->setAsksFyyd(false);
    QVERIFY(!doubles.source(Directory::Fyyd).isReady());
}

void TestDirectorySources::episodes_data()
{
    QTest::addColumn<Directory>("directory");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("Apple") << Directory::Apple << u"/search"_s
                           << appleAnswer(
                                  R"({"kind":"podcast-episode","trackId":5,"trackName":"First",
                                "collectionId":100,"collectionName":"Plain Talk"})");
    QTest::newRow("fyyd") << Directory::Fyyd << u"/fyyd/search/episode"_s
                          << fyydAnswer(R"([{"title":"First","id":1,"podcast_id":5}])");
    QTest::newRow("Podcast Index, by person")
        << Directory::PodcastIndexKeyed << u"/index/api/1.0/search/byperson"_s
        << QByteArray(R"({"status":"true","items":[{"title":"First","feedId":9}]})");
}

void TestDirectorySources::episodes()
{
    QFETCH(const Directory, directory);
    QFETCH(const QString, path);
    QFETCH(const QByteArray, body);
    DirectoryDoubles doubles;
    doubles.directories->setPodcastIndexKey({"key", "secret"});
    doubles.server.setBody(path, body);
    DirectorySource &source = doubles.source(directory);
    QVERIFY(source.findsEpisodes());
    const auto found = waitFor(source.findEpisodes(u"first"_s, &doubles.context));
    QVERIFY(found);
    QCOMPARE(found->value.size(), 1);
    QCOMPARE(found->value.constFirst().title, u"First"_s);
    QCOMPARE(found->read, doubles.clock.now());
}

QTEST_GUILESS_MAIN(TestDirectorySources)
#include "tst_directory_sources.moc"
