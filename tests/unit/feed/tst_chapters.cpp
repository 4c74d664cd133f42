// SPDX-License-Identifier: GPL-3.0-or-later
#include "cue_dump.h"
#include "play_time.h"

#include <feed/chapters.h>

#include <QRegularExpression>
#include <QTest>

#include <limits>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::feed;

namespace {

using Time = std::optional<std::chrono::milliseconds>;

const QUrl source(u"https://e.org/shows/1.json"_s);

Result<ParsedChapters> parse(const QByteArray &document)
{
    return parseChapters(document, source);
}

} // namespace

class TestChapters final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void playTime_data();
    void playTime();
    void playTimeOfANumber_data();
    void playTimeOfANumber();
    void json_data();
    void json();
    void podlove_data();
    void podlove();
    void podloveElement();
    void warnings();
    void refusedDocuments_data();
    void refusedDocuments();
    void limits();
    void cutAnywhere();
    void endsInTime_data();
    void endsInTime();
};

void TestChapters::playTime_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Time>("expected");
    QTest::newRow("rule 86: zero") << u"0"_s << Time(0ms);
    QTest::newRow("rule 86: seconds") << u"37"_s << Time(37s);
    QTest::newRow("rule 86: minutes") << u"3:07"_s << Time(3min + 7s);
    QTest::newRow("rule 86: milliseconds") << u"8:26.250"_s << Time(8min + 26s + 250ms);
    QTest::newRow("rule 86: hours and tenths") << u"05:12:03.5"_s << Time(5h + 12min + 3500ms);
    QTest::newRow("many seconds") << u"3723.5"_s << Time(3723500ms);
    QTest::newRow("many minutes") << u"061:08"_s << Time(61min + 8s);
    QTest::newRow("many hours") << u"266:18:35.679"_s << Time(266h + 18min + 35679ms);
    QTest::newRow("one digit each") << u"00:00:0.000"_s << Time(0ms);
    QTest::newRow("a comma for the point") << u"0:01,5"_s << Time(1500ms);
    QTest::newRow("microseconds") << u"1.234567"_s << Time(1234ms);
    QTest::newRow("more digits than a number holds") << u"1.2345678901234567890"_s << Time(1234ms);
    QTest::newRow("white space around") << u" 1:00\n"_s << Time(1min);
    QTest::newRow("the longest episode") << u"1000:00:00"_s << Time(1000h);
    QTest::newRow("longer than any episode") << u"1000:00:00.001"_s << Time();
    QTest::newRow("rule 89: 0xffffffff milliseconds") << u"4294967.295"_s << Time();
    QTest::newRow("rule 89: huge") << u"99999999999999999999"_s << Time();
    QTest::newRow("rule 89: negative") << u"-1:00"_s << Time();
    QTest::newRow("60 seconds") << u"1:60"_s << Time();
    QTest::newRow("60 minutes beside hours") << u"1:60:00"_s << Time();
    QTest::newRow("four parts") << u"1:2:3:4"_s << Time();
    QTest::newRow("now") << u"now"_s << Time();
    QTest::newRow("empty") << u""_s << Time();
    QTest::newRow("only colons") << u"::"_s << Time();
    QTest::newRow("nothing after the point") << u"1:00."_s << Time();
    QTest::newRow("two points") << u"1.2.3"_s << Time();
    QTest::newRow("other digits") << u"١:٠٠"_s << Time();
}

void TestChapters::playTime()
{
    QFETCH(const QString, text);
    QFETCH(const Time, expected);
    QCOMPARE(readPlayTime(text), expected);
}

void TestChapters::playTimeOfANumber_data()
{
    QTest::addColumn<double>("seconds");
    QTest::addColumn<Time>("expected");
    QTest::newRow("rule 87: a fraction is kept") << 168.237 << Time(168237ms);
    QTest::newRow("rule 87: rounded, not cut") << 0.0296 << Time(30ms);
    QTest::newRow("minus zero") << -0.0 << Time(0ms);
    QTest::newRow("rule 89: negative") << -0.001 << Time();
    QTest::newRow("rule 89: not a number") << std::numeric_limits<double>::quiet_NaN() << Time();
    QTest::newRow("rule 89: infinite") << std::numeric_limits<double>::infinity() << Time();
    QTest::newRow("rule 89: huge") << 1e300 << Time();
}

void TestChapters::playTimeOfANumber()
{
    QFETCH(const double, seconds);
    QFETCH(const Time, expected);
    QCOMPARE(toPlayTime(seconds), expected);
}

void TestChapters::json_data()
{
    QTest::addColumn<QByteArray>("list");
    QTest::addColumn<QString>("expected");
    QTest::newRow("rule 87: float startTime and endTime")
        << QByteArray(R"([{"startTime":0.5,"endTime":61.25,"title":"A"},{"startTime":61.25}])")
        << u"0.5-61.25 A\n61.25 "_s;
    QTest::newRow("rule 87: toc false is kept and not listed") << QByteArray(
        R"([{"startTime":0,"title":"A"},{"startTime":10,"endTime":20,"title":"P","toc":false,
            "img":"https://e.org/p.jpg"},{"startTime":30,"title":"B","toc":true}])")
                                                               << u"0 A\n10-20 P (hidden) "
                                                                  "{https://e.org/p.jpg}\n30 B"_s;
    QTest::newRow("toc as a word or a number")
        << QByteArray(R"([{"startTime":0,"toc":"False"},{"startTime":1,"toc":0},{"startTime":2,
            "toc":"yes"},{"startTime":3,"toc":null}])")
        << u"0  (hidden)\n1  (hidden)\n2 \n3 "_s;
    QTest::newRow("rule 87: img and url")
        << QByteArray(R"([{"startTime":0,"title":"A","img":"https://e.org/a.jpg",
            "url":"https://e.org/?a=1&b=%20"}])")
        << u"0 A [https://e.org/?a=1&b=%20] {https://e.org/a.jpg}"_s;
    QTest::newRow("relative links") << QByteArray(R"([{"startTime":0,"img":"a.jpg","url":"/b"}])")
                                    << u"0  [https://e.org/b] {https://e.org/shows/a.jpg}"_s;
    QTest::newRow("links that are none")
        << QByteArray(R"([{"startTime":0,"img":"file:///etc/passwd","url":"javascript:x"},
            {"startTime":1,"img":"","url":7},{"startTime":2,"url":"https://"}])")
        << u"0 \n1 \n2 "_s;
    QTest::newRow("rule 87: no chapters") << QByteArray("[]") << u""_s;
    QTest::newRow("rule 87: one chapter")
        << QByteArray(R"([{"startTime":0,"title":"All of it"}])") << u"0 All of it"_s;
    QTest::newRow("rule 87: numbers as strings")
        << QByteArray(R"([{"startTime":"12.5","endTime":"1:00","title":7}])") << u"12.5-60 7"_s;
    QTest::newRow("rule 89: unsorted")
        << QByteArray(R"([{"startTime":20,"title":"B"},{"startTime":0,"title":"A"}])")
        << u"0 A\n20 B"_s;
    QTest::newRow("a chapter without a start is left out")
        << QByteArray(R"([{"title":"?"},{"startTime":null},{"startTime":-1},{"startTime":"soon"},
            7,null,[],{"startTime":1e99},{"startTime":{}},{"startTime":1,"title":"A"}])")
        << u"1 A"_s;
    QTest::newRow("white space in a title")
        << QByteArray(R"([{"startTime":1,"title":" A\n  title "}])") << u"1 A title"_s;
    QTest::newRow("what Podlove's player reads") << QByteArray(
        R"([{"start":"00:00:00.000","title":"A","href":"","image":""},
            {"start":"00:01:06.093","title":"B","href":"https://e.org/b","image":"b.png"}])")
                                                 << u"0 A\n66.093 B [https://e.org/b] "
                                                    "{https://e.org/shows/b.png}"_s;
}

void TestChapters::json()
{
    QFETCH(const QByteArray, list);
    QFETCH(const QString, expected);
    const std::array<QByteArray, 6> documents = {
        "{\"version\":\"1.2.0\",\"chapters\":" + list + "}",
        list,
        "\xef\xbb\xbf \n{\"chapters\":" + list + ",\"title\":\"x\"}\n",
        "{\"episode\":{\"chaptermarks\":" + list + "}}",
        "{\"chapters\":null,\"chaptermarks\":" + list + "}",
        "{\"author\":{},\"chapters\":" + list + "}",
    };
    for (const QByteArray &document : documents) {
        const auto parsed = parse(document);
        QVERIFY2(parsed.has_value(), document.constData());
        QCOMPARE(dump(parsed->chapters), expected);
    }
}

void TestChapters::podlove_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QString>("expected");
    const QByteArray chapters = "<psc:chapter start='0' title='A'/>"
                                "<psc:chapter start='3:07' title='B' href='https://e.org/b' "
                                "image='b.jpg'/>";
    const QString expected = u"0 A\n187 B [https://e.org/b] {https://e.org/shows/b.jpg}"_s;
    QTest::newRow("rule 86: an external file")
        << "<?xml version='1.0'?><psc:chapters version='1.2' "
           "xmlns:psc='http://podlove.org/simple-chapters'>"
               + chapters + "</psc:chapters>"
        << expected;
    QTest::newRow("rule 86: any prefix")
        << QByteArray("<x:chapters xmlns:x='http://podlove.org/simple-chapters/'>"
                      "<x:chapter start='1' title='A'/></x:chapters>")
        << u"1 A"_s;
    QTest::newRow("rule 86: no prefix")
        << QByteArray("<chapters xmlns='http://podlove.org/simple-chapters'>"
                      "<chapter start='1' title='A'/></chapters>")
        << u"1 A"_s;
    QTest::newRow("a prefix that is not declared")
        << "<psc:chapters>" + chapters + "</psc:chapters>" << expected;
    QTest::newRow("rule 86: an unsorted list is sorted")
        << QByteArray("<chapters><chapter start='20' title='B'/><chapter start='3' "
                      "title='A'/></chapters>")
        << u"3 A\n20 B"_s;
    QTest::newRow("rule 86: only the first list")
        << "<item><psc:chapters>" + chapters
               + "</psc:chapters><psc:chapters><psc:chapter start='9' title='C'/></psc:chapters>"
                 "</item>"
        << expected;
    QTest::newRow("a link to chapters is no list")
        << "<item><podcast:chapters url='x'/><psc:chapters>" + chapters + "</psc:chapters></item>"
        << expected;
    QTest::newRow("bare ampersands and HTML entities")
        << QByteArray("<chapters><chapter start='0' title='A & B &amp; C &nbsp;D' "
                      "href='https://e.org/?a=1&b=2'/></chapters>")
        << u"0 A & B & C D [https://e.org/?a=1&b=2]"_s;
    QTest::newRow("a chapter without a time")
        << QByteArray("<chapters><chapter title='A'/><chapter start='now' title='B'/>"
                      "<chapter start='1:00' title='C'/></chapters>")
        << u"60 C"_s;
    QTest::newRow("an empty list") << QByteArray("<psc:chapters/>") << u""_s;
    QTest::newRow("cut off: what is whole is kept")
        << "<psc:chapters>" + chapters + "<psc:chapter start='5:00" << expected;
    QTest::newRow("a link to a script")
        << QByteArray("<chapters><chapter start='0' href='javascript:x' "
                      "image='data:image/png;base64,AA'/></chapters>")
        << u"0 "_s;
    QTest::newRow("windows-1252") << QByteArray(
        "<?xml version='1.0' encoding='windows-1252'?><chapters><chapter start='0' "
        "title='\x93\xe4\x94'/></chapters>")
                                  << u"0 “ä”"_s;
}

void TestChapters::podlove()
{
    QFETCH(const QByteArray, document);
    QFETCH(const QString, expected);
    const auto parsed = parse(document);
    QVERIFY2(parsed.has_value(), qPrintable(parsed ? QString() : parsed.error().detail));
    QCOMPARE(dump(parsed->chapters), expected);
}

void TestChapters::podloveElement()
{
    const auto chapter = readPodloveChapter(
        {.start = u"8:26.250"_s, .title = u" A\ttitle "_s, .href = u"/b"_s, .image = u"c.png"_s},
        source);
    QVERIFY(chapter.has_value());
    QCOMPARE(dump(QList{*chapter}),
             u"506.25 A title [https://e.org/b] {https://e.org/shows/c.png}"_s);
    QVERIFY(!readPodloveChapter({.start = {}, .title = u"A"_s, .href = {}, .image = {}}, source));
}

void TestChapters::warnings()
{
    const auto json = parse(R"([{"startTime":1},{},{"startTime":"x"}])");
    QCOMPARE(json->warnings,
             QStringList(u"2 chapters without a readable start, the first is number 2"_s));
    const auto xml = parse("<chapters><chapter start='1'/>");
    QCOMPARE(xml->warnings.size(), 1);
    QVERIFY(xml->warnings.constFirst().startsWith(u"1:"_s));
}

void TestChapters::refusedDocuments_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QString>("code");
    QTest::newRow("nothing") << QByteArray() << u"EmptyInput"_s;
    QTest::newRow("white space") << QByteArray("\xef\xbb\xbf \r\n\t") << u"EmptyInput"_s;
    QTest::newRow("a web page") << QByteArray("<!DOCTYPE html><p>") << u"HtmlPage"_s;
    QTest::newRow("a web page without a doctype") << QByteArray("<html><p>") << u"HtmlPage"_s;
    QTest::newRow("text") << QByteArray("0:00 Begin") << u"UnsupportedFeed"_s;
    QTest::newRow("JSON without chapters") << QByteArray("{\"a\":1}") << u"UnsupportedFeed"_s;
    QTest::newRow("chapters that are a link")
        << QByteArray("{\"chapters\":\"https://e.org/\"}") << u"UnsupportedFeed"_s;
    QTest::newRow("JSON that is none") << QByteArray("{\"a\":}") << u"UnsupportedFeed"_s;
    QTest::newRow("JSON cut off") << QByteArray("{\"chapters\":[{\"start") << u"TruncatedInput"_s;
    QTest::newRow("JSON nested without end") << QByteArray(100'000, '[') << u"UnsupportedFeed"_s;
    QTest::newRow("XML without chapters") << QByteArray("<a/>") << u"UnsupportedFeed"_s;
    QTest::newRow("XML cut off") << QByteArray("<a><b") << u"MalformedXml"_s;
    QTest::newRow("entities of its own")
        << QByteArray("<!DOCTYPE a [<!ENTITY x 'y'><!ENTITY z '&x;&x;'>]><a>&z;</a>")
        << u"UnsupportedFeed"_s;
}

void TestChapters::refusedDocuments()
{
    QFETCH(const QByteArray, document);
    QFETCH(const QString, code);
    const auto parsed = parse(document);
    QVERIFY(!parsed.has_value());
    QCOMPARE(toName(parsed.error().code), code);
}

void TestChapters::limits()
{
    const QByteArray two = R"([{"startTime":1},{"startTime":2}])";
    const auto withLimits = [&two](ChapterLimits limits) {
        const auto parsed = parseChapters(two, source, limits);
        return parsed ? u"read"_s : toName(parsed.error().code) + u' ' + parsed.error().detail;
    };
    QCOMPARE(withLimits({.maxBytes = two.size(), .maxChapters = 2}), u"read"_s);
    QCOMPARE(withLimits({.maxBytes = two.size() - 1}), u"LimitExceeded maxBytes"_s);
    QCOMPARE(withLimits({.maxChapters = 1}), u"LimitExceeded maxChapters"_s);
    const auto xml = parseChapters("<chapters><chapter start='0'/><chapter start='1'/></chapters>",
                                   source,
                                   {.maxChapters = 1});
    QCOMPARE(xml.error().detail, u"maxChapters"_s);
}

void TestChapters::cutAnywhere()
{
    const QByteArray json = R"({"chapters":[{"startTime":1.5,"title":"Ä \u00e4","toc":false}]})";
    const QByteArray xml = "<?xml version='1.0'?><c:chapters><c:chapter start='0:01' title='&amp;Ä'"
                           "/></c:chapters>";
    for (const QByteArray &whole : {json, xml}) {
        for (qsizetype size = 0; size < whole.size(); ++size) {
            const auto parsed = parse(whole.first(size));
            if (!parsed)
                QVERIFY(parsed.error().code != ErrorCode::Internal);
        }
    }
}

void TestChapters::endsInTime_data()
{
    QTest::addColumn<QByteArray>("piece");
    for (const char *piece : {"&",
                              "<![CDATA[]]>",
                              "<chapters>",
                              "<chapter start='0'/>",
                              "&amp;",
                              "<a b='",
                              "<!--",
                              "["})
        QTest::newRow(piece) << QByteArray(piece);
}

void TestChapters::endsInTime()
{
    QFETCH(const QByteArray, piece);
    // ctest ends a test that takes quadratic time
    const auto parsed = parse("<chapters>" + piece.repeated(400'000 / piece.size()));
    QVERIFY(parsed.has_value() || parsed.error().code != ErrorCode::Internal);
}

QTEST_GUILESS_MAIN(TestChapters)
#include "tst_chapters.moc"
