// SPDX-License-Identifier: GPL-3.0-or-later

#include "apple/apple_requests.h"
#include "fyyd/fyyd_requests.h"
#include "podcast_index/podcast_index_requests.h"
#include "values/request_url.h"

#include <discovery/directory_access.h>

#include <QRegularExpression>
#include <QTest>

#include <numeric>

using namespace Qt::StringLiterals;
using namespace dogear::discovery;

class TestDirectoryRequests final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void requests_data();
    void requests();
    void lookups_data();
    void lookups();
    void aLongSearchIsCut();
};

namespace {

const QUrl apple = DirectoryAddresses().apple;
const QUrl appleCharts = DirectoryAddresses().appleCharts;
const QUrl fyyd = DirectoryAddresses().fyyd;
const QUrl podcastIndex = DirectoryAddresses().podcastIndex;

void addRow(const char *name, const QUrl &url, const QByteArray &expected)
{
    QTest::newRow(name) << url << expected;
}

/// Adds a row for each directory that is asked for \a words, which it sends as \a encoded. A
/// search that is left without words is none.
void addWords(const char *name, const QString &words, const QByteArray &encoded)
{
    const auto add = [&](const char *directory, const QUrl &url, const QByteArray &expected) {
        QTest::addRow("%s: %s", directory, name) << url << (encoded.isEmpty() ? "" : expected);
    };
    add("Apple",
        appleSearch(apple, words, u"us"_s, 50),
        "https://itunes.apple.com/search?media=podcast&entity=podcast&term=" + encoded
            + "&country=us&limit=50");
    add("Apple's episodes",
        appleEpisodeSearch(apple, words, u"us"_s, 20),
        "https://itunes.apple.com/search?media=podcast&entity=podcastEpisode&term=" + encoded
            + "&country=us&limit=20");
    add("fyyd",
        fyydSearch(fyyd, words, 10),
        "https://api.fyyd.de/0.2/search/podcast?term=" + encoded + "&count=10");
    add("fyyd's episodes",
        fyydEpisodeSearch(fyyd, words, 5),
        "https://api.fyyd.de/0.2/search/episode?term=" + encoded + "&count=5");
    add("Podcast Index without a key",
        podcastIndexOpenSearch(podcastIndex, words),
        "https://api.podcastindex.org/search?term=" + encoded);
    add("Podcast Index",
        podcastIndexSearch(podcastIndex, PodcastIndexSearch::Shows, words, 50),
        "https://api.podcastindex.org/api/1.0/search/byterm?q=" + encoded + "&max=50");
}

/// Adds a row for a request to a directory at \a base; its empty value is left out.
void addBase(const char *name, const QString &base, const QByteArray &expected)
{
    QTest::addRow("base: %s", name)
        << requestUrl(QUrl(base), u"/x"_s, {{"a"_L1, u"b"_s}, {"empty"_L1, {}}}) << expected;
}

} // namespace

void TestDirectoryRequests::requests_data()
{
    QTest::addColumn<QUrl>("url");
    QTest::addColumn<QByteArray>("expected");

    addWords("a word", u"talk"_s, "talk");
    addWords("a blank is encoded", u"plain talk"_s, "plain%20talk");
    addWords("white space is joined and trimmed", u"  plain \n\t talk "_s, "plain%20talk");
    addWords("a plus stays a plus", u"C++"_s, "C%2B%2B");
    addWords("an ampersand does not end the words", u"Q&A"_s, "Q%26A");
    addWords("an equals sign", u"a=b"_s, "a%3Db");
    addWords("a percent sign is no encoding", u"100% true"_s, "100%25%20true");
    addWords("an encoding that the user typed stays as typed", u"%41%2B"_s, "%2541%252B");
    addWords("a number sign does not begin a fragment", u"#1 show"_s, "%231%20show");
    addWords("a question mark and a slash", u"why?/how"_s, "why%3F%2Fhow");
    addWords("quotes and brackets", u"\"a\" <b>"_s, "%22a%22%20%3Cb%3E");
    addWords("a semicolon", u"a;b"_s, "a%3Bb");
    addWords("a comma may stay", u"a,b"_s, "a,b");
    addWords("a letter with an accent is UTF-8", u"Gr\u00fc\u00dfe"_s, "Gr%C3%BC%C3%9Fe");
    addWords("Chinese is UTF-8", u"\u6f22\u5b57"_s, "%E6%BC%A2%E5%AD%97");
    addWords("a character beyond 16 bits is UTF-8", u"\U0001f600"_s, "%F0%9F%98%80");
    addWords("half of a surrogate pair is removed", u"a"_s + QChar(0xd800) + u"b"_s, "ab");
    addWords("NUL is removed", u"a"_s + QChar(0) + u"b"_s, "ab");
    addWords("invisible characters are removed", u"\ufeffpl\u200bain\u202e"_s, "plain");
    addWords("a backslash", u"a\\b"_s, "a%5Cb");
    addWords("no words", {}, "");
    addWords("only white space", u" \n "_s, "");
    addWords("only invisible characters", u"\u200b"_s, "");
    addWords("only half of a surrogate pair", QString(QChar(0xd800)), "");

    addBase("a host", u"https://e.org"_s, "https://e.org/x?a=b");
    addBase("a slash at the end", u"https://e.org/"_s, "https://e.org/x?a=b");
    addBase("a path is kept", u"https://e.org/api/0.2"_s, "https://e.org/api/0.2/x?a=b");
    addBase("a path with a slash at the end", u"https://e.org/api/"_s, "https://e.org/api/x?a=b");
    addBase("a port is kept", u"http://127.0.0.1:8080"_s, "http://127.0.0.1:8080/x?a=b");
    addBase("query and fragment are dropped", u"https://e.org/?k=v#f"_s, "https://e.org/x?a=b");
    addBase("a file is no directory", u"file:///etc"_s, "");
    addBase("another scheme is no directory", u"ftp://e.org"_s, "");
    addBase("nothing is no directory", QString(), "");
    addBase("an address without a host is no directory", u"https:///x"_s, "");

    addRow("Apple: shows without a country",
           appleSearch(apple, u"a"_s, {}),
           "https://itunes.apple.com/search?media=podcast&entity=podcast&term=a&limit=50");
    addRow(
        "Apple: a country in capitals, and more than the maximum",
        appleSearch(apple, u"a"_s, u"DE"_s, 500),
        "https://itunes.apple.com/search?media=podcast&entity=podcast&term=a&country=de&limit=200");
    addRow("Apple: a country that is none is left out, and a limit below 1 is 1",
           appleSearch(apple, u"a"_s, u"d&"_s, 0),
           "https://itunes.apple.com/search?media=podcast&entity=podcast&term=a&limit=1");
    addRow("Apple: a show with its episodes",
           appleEpisodeLookup(apple, 100, u"us"_s),
           "https://itunes.apple.com/lookup?id=100&entity=podcastEpisode&country=us&limit=200");
    addRow("Apple: a chart",
           appleChart(appleCharts, u"de"_s, 100),
           "https://rss.marketingtools.apple.com/api/v2/de/podcasts/top/100/podcasts.json");
    addRow("Apple: a chart has the next length",
           appleChart(appleCharts, u"de"_s, 26),
           "https://rss.marketingtools.apple.com/api/v2/de/podcasts/top/50/podcasts.json");
    addRow("Apple: a chart has 100 entries at most",
           appleChart(appleCharts, u"GB"_s, 1000),
           "https://rss.marketingtools.apple.com/api/v2/gb/podcasts/top/100/podcasts.json");
    addRow("Apple: a chart has 10 entries at least, and a country",
           appleChart(appleCharts, u"../x"_s, -5),
           "https://rss.marketingtools.apple.com/api/v2/us/podcasts/top/10/podcasts.json");
    addRow("Apple: the chart of a category",
           appleCategoryChart(apple, 1318, u"us"_s, 50),
           "https://itunes.apple.com/us/rss/toppodcasts/limit=50/genre=1318/explicit=true/json");
    addRow("Apple: all categories, and more than the maximum",
           appleCategoryChart(apple, 0, {}, 201),
           "https://itunes.apple.com/us/rss/toppodcasts/limit=200/explicit=true/json");

    addRow("fyyd: a show by its number",
           fyydShow(fyyd, 5),
           "https://api.fyyd.de/0.2/podcast?podcast_id=5");
    addRow("fyyd: a show by its name",
           fyydShow(fyyd, u"plain-talk&x"_s),
           "https://api.fyyd.de/0.2/podcast?podcast_slug=plain-talk%26x");
    addRow("fyyd: a number of hits below 1 is 1",
           fyydEpisodeSearch(fyyd, u"a"_s, 0),
           "https://api.fyyd.de/0.2/search/episode?term=a&count=1");
    addRow(
        "fyyd: an episode", fyydEpisode(fyyd, 7), "https://api.fyyd.de/0.2/episode?episode_id=7");

    addRow("Podcast Index: a lookup without a key",
           podcastIndexOpenLookup(podcastIndex, 100),
           "https://api.podcastindex.org/lookup?entity=podcast&id=100");
    addRow("Podcast Index: more than the maximum",
           podcastIndexSearch(podcastIndex, PodcastIndexSearch::Shows, u"a"_s, 5000),
           "https://api.podcastindex.org/api/1.0/search/byterm?q=a&max=1000");
    addRow("Podcast Index: persons, with the minimum",
           podcastIndexSearch(podcastIndex, PodcastIndexSearch::Persons, u"a"_s, 0),
           "https://api.podcastindex.org/api/1.0/search/byperson?q=a&max=1");
    addRow("Podcast Index: a show by its number",
           podcastIndexShowById(podcastIndex, 9),
           "https://api.podcastindex.org/api/1.0/podcasts/byfeedid?id=9");
    addRow("Podcast Index: a show by its guid",
           podcastIndexShowByGuid(podcastIndex, u"00000000-0000-5000-8000-000000000009"_s),
           "https://api.podcastindex.org/api/1.0/podcasts/"
           "byguid?guid=00000000-0000-5000-8000-000000000009");
}

void TestDirectoryRequests::requests()
{
    QFETCH(const QUrl, url);
    QFETCH(const QByteArray, expected);
    QCOMPARE(url.toEncoded(QUrl::FullyEncoded), expected);
}

void TestDirectoryRequests::lookups_data()
{
    QTest::addColumn<QList<qint64>>("ids");
    QTest::addColumn<QList<qsizetype>>("batches"); // the number of ids in each request

    const auto numbers = [](qsizetype count) {
        QList<qint64> ids(count);
        std::iota(ids.begin(), ids.end(), qint64{1});
        return ids;
    };
    QTest::newRow("no ids need no request") << QList<qint64>() << QList<qsizetype>();
    QTest::newRow("one id") << numbers(1) << QList<qsizetype>{1};
    QTest::newRow("100 ids are one request") << numbers(100) << QList<qsizetype>{100};
    QTest::newRow("101 ids are two requests") << numbers(101) << QList<qsizetype>{100, 1};
    QTest::newRow("250 ids are three requests") << numbers(250) << QList<qsizetype>{100, 100, 50};
    QTest::newRow("unknown ids are left out") << QList<qint64>{0, 5, -1} << QList<qsizetype>{1};
    QTest::newRow("repeated ids are asked once") << QList<qint64>{5, 6, 5} << QList<qsizetype>{2};
}

void TestDirectoryRequests::lookups()
{
    QFETCH(const QList<qint64>, ids);
    QFETCH(const QList<qsizetype>, batches);
    const QList<QUrl> urls = appleLookups(apple, ids, u"us"_s);
    QList<qsizetype> found;
    for (const QUrl &url : urls) {
        const QString text = url.toString(QUrl::FullyEncoded);
        QVERIFY(text.startsWith("https://itunes.apple.com/lookup?id="_L1));
        QVERIFY(text.endsWith("&country=us"_L1));
        found.append(text.count(u',') + 1);
    }
    QCOMPARE(found, batches);
}

void TestDirectoryRequests::aLongSearchIsCut()
{
    const QUrl longest = appleSearch(apple, QString(300'000, u'x'), {});
    QVERIFY(longest.toEncoded().size() < 500);
}

QTEST_GUILESS_MAIN(TestDirectoryRequests)
#include "tst_directory_requests.moc"
