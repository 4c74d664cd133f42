// SPDX-License-Identifier: GPL-3.0-or-later

#include "apple/apple_charts.h"
#include "apple/apple_fields.h"
#include "hit_dump.h"
#include "hostile_fields.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::discovery;

class TestAppleCharts final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void charts_data();
    void charts();
    void categoryCharts_data();
    void categoryCharts();
    void artwork_data();
    void artwork();
    void pages_data();
    void pages();
    void aWrongFieldNeverCostsOtherEntries();
    void aTruncatedChartIsAnError();
};

namespace {

QByteArray newChart(const QByteArray &results)
{
    return R"({"feed":{"title":"Top Shows","country":"us",
        "updated":"Tue, 24 Nov 2026 10:00:00 +0000","results":)"
           + results + "}}";
}

QByteArray oldChart(const QByteArray &entry)
{
    return R"({"feed":{"author":{"name":{"label":"iTunes Store"}},
        "updated":{"label":"2026-11-24T03:00:00-07:00"})"
           + (entry.isEmpty() ? QByteArray() : R"(,"entry":)" + entry) + "}}";
}

const QByteArray ranked =
    R"({"artistName":"Ann Example","id":"100","name":"Plain Talk","kind":"podcasts",
        "contentAdvisoryRating":"Explict","artworkUrl100":"https://e.org/100x100bb.png",
        "genres":[{"genreId":"1318","name":"Technology","url":"https://e.org"},
                  {"genreId":"26","name":"Pods"}],
        "url":"https://podcasts.apple.com/us/podcast/plain-talk/id100"})";
const QString rankedText =
    u"title=Plain Talk author=Ann Example apple=100 art=https://e.org/100x100bb.png "
    "page=https://podcasts.apple.com/us/podcast/plain-talk/id100 in=Technology explicit=yes"_s;

const QByteArray entry =
    R"({"im:name":{"label":"Plain Talk"},
        "im:image":[{"label":"https://e.org/55.png","attributes":{"height":"55"}},
                    {"label":"https://e.org/170.png","attributes":{"height":"170"}},
                    {"label":"https://e.org/60.png","attributes":{"height":"60"}}],
        "summary":{"label":"About plain things."},"title":{"label":"Plain Talk - Ann Example"},
        "link":{"attributes":{"rel":"alternate","href":"https://podcasts.apple.com/id100?uo=2"}},
        "id":{"label":"https://e.org","attributes":{"im:id":"100"}},
        "im:artist":{"label":"Ann Example"},
        "category":{"attributes":{"im:id":"1318","term":"Tech","label":"Technology"}},
        "im:releaseDate":{"label":"2026-11-20T00:00:00-07:00",
                          "attributes":{"label":"November 20, 2026"}}})";
const QString entryText =
    u"title=Plain Talk author=Ann Example about=About plain things. apple=100 "
    "art=https://e.org/170.png page=https://podcasts.apple.com/id100?uo=2 in=Technology "
    "newest=2026-11-20T07:00:00Z"_s;

} // namespace

void TestAppleCharts::charts_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("expected");

    const auto row = [](const char *name, const QByteArray &body, const QString &expected) {
        QTest::newRow(name) << body << expected;
    };
    row("all members", newChart('[' + ranked + ']'), rankedText);
    row("the order is the rank",
        newChart(R"([{"name":"B","id":"2"},{"name":"A","id":1}])"),
        u"title=B apple=2\ntitle=A apple=1"_s);
    row("a single object is one entry", newChart(ranked), rankedText);
    row("an empty chart", newChart("[]"), {});
    row("without an id the page has the number",
        newChart(R"([{"name":"A","url":"https://podcasts.apple.com/de/podcast/id7"}])"),
        u"title=A apple=7 page=https://podcasts.apple.com/de/podcast/id7"_s);
    row("without any number there is no entry", newChart(R"([{"name":"A"}])"), {});
    row("without a name there is no entry", newChart(R"([{"id":"1"}])"), {});
    row("broken entries are left out", newChart(R"([null,"x",)" + ranked + ",[]]"), rankedText);
    row("an explicit show with the right spelling",
        newChart(R"([{"name":"A","id":"1","contentAdvisoryRating":"Explicit"}])"),
        u"title=A apple=1 explicit=yes"_s);

    row("a chart without a feed is an error", R"({"results":[]})", u"error BadResponse"_s);
    row("a chart without results is an error", R"({"feed":{}})", u"error BadResponse"_s);
    row("a feed that is text is an error", R"({"feed":"x"})", u"error BadResponse"_s);
    row("HTML is an error", "<html>500</html>", u"error HtmlPage"_s);
    row("nothing is an error", {}, u"error EmptyInput"_s);
}

void TestAppleCharts::charts()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QString, expected);
    QCOMPARE(dump(readAppleChart(body)), expected);
}

void TestAppleCharts::categoryCharts_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("expected");

    const auto row = [](const char *name, const QByteArray &body, const QString &expected) {
        QTest::newRow(name) << body << expected;
    };
    const QByteArray begin = R"({"im:name":{"label":"A"},"id":{"attributes":{"im:id":"1"}},)";
    row("a list of entries",
        oldChart('[' + entry + ',' + entry + ']'),
        entryText + u'\n' + entryText);
    row("one entry is an object", oldChart(entry), entryText);
    row("no entry is no member", oldChart({}), {});
    row("artist and summary may be missing",
        oldChart(R"({"im:name":{"label":"A"},"id":{"attributes":{"im:id":"1"}}})"),
        u"title=A apple=1"_s);
    row("the title with the artist is no name",
        oldChart(R"({"title":{"label":"A - B"},"id":{"attributes":{"im:id":"1"}}})"),
        {});
    row("the number may be only in the link",
        oldChart(R"({"im:name":{"label":"A"},
            "link":{"attributes":{"href":"https://podcasts.apple.com/us/podcast/x/id7?uo=2"}}})"),
        u"title=A apple=7 page=https://podcasts.apple.com/us/podcast/x/id7?uo=2"_s);
    row("a list of links",
        oldChart(begin
                 + R"("link":[{"attributes":{"href":"https://e.org/1"}},{"attributes":{}}]})"),
        u"title=A apple=1 page=https://e.org/1"_s);
    row("one image is an object",
        oldChart(begin + R"("im:image":{"label":"https://e.org/55.png"}})"),
        u"title=A apple=1 art=https://e.org/55.png"_s);
    row("a category without a label has its term",
        oldChart(begin + R"("category":{"attributes":{"im:id":"1318","term":"Tech"}}})"),
        u"title=A apple=1 in=Tech"_s);
    row("the category of all podcasts is hidden",
        oldChart(begin + R"("category":{"attributes":{"im:id":"26","label":"Pods"}}})"),
        u"title=A apple=1"_s);
    row("labels that are missing",
        oldChart(begin + R"("summary":"x","im:artist":{}})"),
        u"title=A apple=1"_s);

    row("an entry that is text is an error", oldChart("\"none\""), u"error BadResponse"_s);
    row("a chart without a feed is an error", "{}", u"error BadResponse"_s);
    row("the text of a refusal is an error",
        "Invalid value for param 'limit'",
        u"error BadResponse"_s);
    row("HTML is an error", "<HTML>", u"error HtmlPage"_s);
    row("nothing is an error", "\n", u"error EmptyInput"_s);
}

void TestAppleCharts::categoryCharts()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QString, expected);
    QCOMPARE(dump(readAppleCategoryChart(body)), expected);
}

void TestAppleCharts::artwork_data()
{
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("expected");

    const auto row = [](const char *name, const QString &given, const QString &expected) {
        QTest::newRow(name) << given << expected;
    };
    const QString host = u"https://is1-ssl.mzstatic.com/image/"_s;
    row("the size is replaced", host + u"a.jpg/100x100bb.jpg"_s, host + u"a.jpg/600x600bb.jpg"_s);
    row("the file type stays", host + u"55x55bb.png"_s, host + u"600x600bb.png"_s);
    row("a quality stays", host + u"170x170bb-85.webp"_s, host + u"600x600bb-85.webp"_s);
    row("a size without letters", host + u"100x100.jpg"_s, host + u"600x600.jpg"_s);
    row("the right size stays", host + u"600x600bb.jpg"_s, host + u"600x600bb.jpg"_s);
    row("a name without a size stays", host + u"source/a.jpg"_s, host + u"source/a.jpg"_s);
    row("a size in a folder stays", host + u"9x9bb.jpg/a.jpg"_s, host + u"9x9bb.jpg/a.jpg"_s);
    row("an encoded path stays encoded",
        host + u"a%2Fb%20c/100x100bb.jpg"_s,
        host + u"a%2Fb%20c/600x600bb.jpg"_s);
    row("other servers keep their sizes",
        u"https://e.org/100x100bb.jpg"_s,
        u"https://e.org/100x100bb.jpg"_s);
    row("a host that only ends alike keeps its size",
        u"https://xmzstatic.com/100x100bb.jpg"_s,
        u"https://xmzstatic.com/100x100bb.jpg"_s);
    row("nothing stays nothing", QString(), QString());
}

void TestAppleCharts::artwork()
{
    QFETCH(const QString, given);
    QFETCH(const QString, expected);
    QCOMPARE(largeAppleArtwork(QUrl(given)), QUrl(expected));
}

void TestAppleCharts::pages_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<qint64>("show");

    const auto row = [](const char *name, const QString &page, qint64 show) {
        QTest::newRow(name) << page << show;
    };
    row("a show", u"https://podcasts.apple.com/us/podcast/x/id100"_s, 100);
    row("an episode", u"https://podcasts.apple.com/us/podcast/x/id100?i=5"_s, 100);
    row("a slash at the end", u"https://podcasts.apple.com/id100/?i=5"_s, 100);
    row("a name that looks like a number", u"https://podcasts.apple.com/podcast/id7/id100"_s, 100);
    row("no number", u"https://podcasts.apple.com/us/podcast/x"_s, 0);
    row("a number that is too large", u"https://podcasts.apple.com/id99999999999999999999"_s, 0);
}

void TestAppleCharts::pages()
{
    QFETCH(const QString, page);
    QFETCH(const qint64, show);
    QCOMPARE(appleShowId(QUrl(page)), show);
}

void TestAppleCharts::aWrongFieldNeverCostsOtherEntries()
{
    const auto wrapped = [](const char *name, const QByteArray &good) {
        const QJsonObject hit = QJsonDocument::fromJson(good).object();
        return [name, hit](const QJsonObject &wrong) {
            const QJsonObject feed{{QLatin1StringView(name), QJsonArray{wrong, hit}}};
            return QJsonObject{{u"feed"_s, feed}};
        };
    };
    forEachWrongField(QJsonDocument::fromJson(ranked).object(),
                      wrapped("results", ranked),
                      [](const QString &name, const QByteArray &body) {
                          const auto shows = readAppleChart(body);
                          QVERIFY2(shows && !shows->isEmpty(), qPrintable(name));
                          QCOMPARE(dump(shows->last()), rankedText);
                      });
    forEachWrongField(QJsonDocument::fromJson(entry).object(),
                      wrapped("entry", entry),
                      [](const QString &name, const QByteArray &body) {
                          const auto shows = readAppleCategoryChart(body);
                          QVERIFY2(shows && !shows->isEmpty(), qPrintable(name));
                          QCOMPARE(dump(shows->last()), entryText);
                      });
}

void TestAppleCharts::aTruncatedChartIsAnError()
{
    for (const QByteArray &body : {newChart('[' + ranked + ']'), oldChart('[' + entry + ']')}) {
        for (qsizetype size = 0; size < body.size(); ++size) {
            QVERIFY2(!readAppleChart(body.first(size)), qPrintable(QString::number(size)));
            QVERIFY2(!readAppleCategoryChart(body.first(size)), qPrintable(QString::number(size)));
        }
    }
}

QTEST_GUILESS_MAIN(TestAppleCharts)
#include "tst_apple_charts.moc"
