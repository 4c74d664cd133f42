// SPDX-License-Identifier: GPL-3.0-or-later
#include "cue_dump.h"

#include <feed/chapters.h>
#include <feed/play_time.h>

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
    QTest::newRow("rule 86: minutes and seconds") << u"3:07"_s << Time(3min + 7s);
    QTest::newRow("rule 86: fractions of a second") << u"8:26.250"_s << Time(8min + 26s + 250ms);
    QTest::newRow("rule 86: hours and tenths of a second")
        << u"05:12:03.5"_s << Time(5h + 12min + 3500ms);
    QTest::newRow("thousands of seconds") << u"3723.5"_s << Time(3723500ms);
    QTest::newRow("more than 60 minutes") << u"061:08"_s << Time(61min + 8s);
    QTest::newRow("more than 24 hours") << u"266:18:35.679"_s << Time(266h + 18min + 35679ms);
    QTest::newRow("hours, minutes and seconds of zero") << u"00:00:0.000"_s << Time(0ms);
    QTest::newRow("a comma as the decimal separator") << u"0:01,5"_s << Time(1500ms);
    QTest::newRow("microseconds are cut to milliseconds") << u"1.234567"_s << Time(1234ms);
    QTest::newRow("more decimals than an integer holds")
        << u"1.2345678901234567890"_s << Time(1234ms);
    QTest::newRow("white space around") << u" 1:00\n"_s << Time(1min);
    QTest::newRow("the maximum of 1000 hours") << u"1000:00:00"_s << Time(1000h);
    QTest::newRow("a millisecond above the maximum") << u"1000:00:00.001"_s << Time();
    QTest::newRow("rule 89: 0xffffffff milliseconds") << u"4294967.295"_s << Time();
    QTest::newRow("rule 89: more than 64 bits") << u"99999999999999999999"_s << Time();
    QTest::newRow("rule 89: negative") << u"-1:00"_s << Time();
    QTest::newRow("60 seconds") << u"1:60"_s << Time();
    QTest::newRow("60 minutes with hours") << u"1:60:00"_s << Time();
    QTest::newRow("four parts") << u"1:2:3:4"_s << Time();
    QTest::newRow("the word now") << u"now"_s << Time();
    QTest::newRow("empty") << u""_s << Time();
    QTest::newRow("only colons") << u"::"_s << Time();
    QTest::newRow("nothing after the decimal point") << u"1:00."_s << Time();
    QTest::newRow("two decimal points") << u"1.2.3"_s << Time();
    QTest::newRow("Arabic digits") << u"١:٠٠"_s << Time();
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
    QTest::newRow("rule 87: a fraction is kept to the millisecond") << 168.237 << Time(168237ms);
    QTest::newRow("rule 87: rounded, not truncated") << 0.0296 << Time(30ms);
    QTest::newRow("minus zero") << -0.0 << Time(0ms);
    QTest::newRow("rule 89: a negative number") << -0.001 << Time();
    QTest::newRow("rule 89: not a number") << std::numeric_limits<double>::quiet_NaN() << Time();
    QTest::newRow("rule 89: infinite") << std::numeric_limits<double>::infinity() << Time();
    QTest::newRow("rule 89: a huge number") << 1e300 << Time();
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
    QTest::newRow("rule 87: startTime and endTime as decimal numbers")
        << QByteArray(R"([{"startTime":0.5,"endTime":61.25,"title":"A"},{"startTime":61.25}])")
        << u"0.5-61.25 A\n61.25 "_s;
    QTest::newRow("rule 87: a chapter with toc false is kept as hidden")
        << QByteArray(
               R"([{"startTime":0,"title":"A"},{"startTime":10,"endTime":20,"title":"P","toc":false,
            "img":"https://e.org/p.jpg"},{"startTime":30,"title":"B","toc":true}])")
        << u"0 A\n10-20 P (hidden) "
           "{https://e.org/p.jpg}\n30 B"_s;
    QTest::newRow("toc as a string or a number")
        << QByteArray(R"([{"startTime":0,"toc":"False"},{"startTime":1,"toc":0},{"startTime":2,
            "toc":"yes"},{"startTime":3,"toc":null}])")
        << u"0  (hidden)\n1  (hidden)\n2 \n3 "_s;
    QTest::newRow("rule 87: img and url")
        << QByteArray(R"([{"startTime":0,"title":"A","img":"https://e.org/a.jpg",
            "url":"https://e.org/?a=1&b=%20"}])")
        << u"0 A [https://e.org/?a=1&b=%20] {https://e.org/a.jpg}"_s;
    QTest::newRow("relative URLs are resolved")
        << QByteArray(R"([{"startTime":0,"img":"a.jpg","url":"/b"}])")
        << u"0  [https://e.org/b] {https://e.org/shows/a.jpg}"_s;
    QTest::newRow("unsupported URLs are ignored")
        << QByteArray(R"([{"startTime":0,"img":"file:///etc/passwd","url":"javascript:x"},
            {"startTime":1,"img":"","url":7},{"startTime":2,"url":"https://"}])")
        << u"0 \n1 \n2 "_s;
    QTest::newRow("rule 87: an empty list") << QByteArray("[]") << u""_s;
    QTest::newRow("rule 87: one chapter")
        << QByteArray(R"([{"startTime":0,"title":"All of it"}])") << u"0 All of it"_s;
    QTest::newRow("rule 87: numbers as strings")
        << QByteArray(R"([{"startTime":"12.5","endTime":"1:00","title":7}])") << u"12.5-60 7"_s;
    QTest::newRow("rule 89: unsorted chapters are sorted")
        << QByteArray(R"([{"startTime":20,"title":"B"},{"startTime":0,"title":"A"}])")
        << u"0 A\n20 B"_s;
    QTest::newRow("chapters without a readable start are skipped")
        << QByteArray(R"([{"title":"?"},{"startTime":null},{"startTime":-1},{"startTime":"soon"},
            7,null,[],{"startTime":1e99},{"startTime":{}},{"startTime":1,"title":"A"}])")
        << u"1 A"_s;
    QTest::newRow("white space in a title is collapsed")
        << QByteArray(R"([{"startTime":1,"title":" A\n  title "}])") << u"1 A title"_s;
    QTest::newRow("the JSON of Podlove's player") << QByteArray(
        R"([{"start":"00:00:00.000","title":"A","href":"","image":""},
            {"start":"00:01:06.093","title":"B","href":"https://e.org/b","image":"b.png"}])")
                                                  << u"0 A\n66.093 B [https://e.org/b] "
                                                     "{https://e.org/shows/b.png}"_s;
}

void TestChapters::json()
{
    QFETCH(const QByteArray, list);
    QFETCH(const QString, expected);
    // The chapter list in all supported places of a document.
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
    QTest::newRow("an undeclared prefix")
        << "<psc:chapters>" + chapters + "</psc:chapters>" << expected;
    QTest::newRow("rule 86: unsorted chapters are sorted")
        << QByteArray("<chapters><chapter start='20' title='B'/><chapter start='3' "
                      "title='A'/></chapters>")
        << u"3 A\n20 B"_s;
    QTest::newRow("rule 86: only the first list is read")
        << "<item><psc:chapters>" + chapters
               + "</psc:chapters><psc:chapters><psc:chapter start='9' title='C'/></psc:chapters>"
                 "</item>"
        << expected;
    QTest::newRow("a podcast:chapters link is not a list")
        << "<item><podcast:chapters url='x'/><psc:chapters>" + chapters + "</psc:chapters></item>"
        << expected;
    QTest::newRow("bare ampersands and HTML entities")
        << QByteArray("<chapters><chapter start='0' title='A & B &amp; C &nbsp;D' "
                      "href='https://e.org/?a=1&b=2'/></chapters>")
        << u"0 A & B & C D [https://e.org/?a=1&b=2]"_s;
    QTest::newRow("chapters without a readable time are skipped")
        << QByteArray("<chapters><chapter title='A'/><chapter start='now' title='B'/>"
                      "<chapter start='1:00' title='C'/></chapters>")
        << u"60 C"_s;
    QTest::newRow("an empty list") << QByteArray("<psc:chapters/>") << u""_s;
    QTest::newRow("a document that is cut off behind its list")
        << "<item><psc:chapters>" + chapters + "</psc:chapters><title" << expected;
    QTest::newRow("script and data URLs are ignored")
        << QByteArray("<chapters><chapter start='0' href='javascript:x' "
                      "image='data:image/png;base64,AA'/></chapters>")
        << u"0 "_s;
    QTest::newRow("windows-1252") << QByteArray(
        "<?xml version='1.0' encoding='windows-1252'?><chapters><chapter start='0' "
        "title='\x93\xe4\x94'/></chapters>")
                                  << u"0 “ä”"_s;
    QTest::newRow("a byte that windows-1252 does not define")
        << QByteArray("<chapters><chapter start='0' title='\x81 \xe4'/></chapters>")
        << u"0 \ufffd ä"_s;
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
    const auto xml = parse("<chapters><chapter/><chapter start='1'/></chapters>");
    QCOMPARE(xml->warnings,
             QStringList(u"1 chapters without a readable start, the first is number 1"_s));
}

void TestChapters::refusedDocuments_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QString>("code");
    QTest::newRow("an empty document") << QByteArray() << u"EmptyInput"_s;
    QTest::newRow("a byte order mark and white space")
        << QByteArray("\xef\xbb\xbf \r\n\t") << u"EmptyInput"_s;
    QTest::newRow("a web page") << QByteArray("<!DOCTYPE html><p>") << u"HtmlPage"_s;
    QTest::newRow("a web page without a doctype") << QByteArray("<html><p>") << u"HtmlPage"_s;
    QTest::newRow("plain text") << QByteArray("0:00 Begin") << u"UnsupportedFeed"_s;
    QTest::newRow("JSON without chapters") << QByteArray("{\"a\":1}") << u"UnsupportedFeed"_s;
    QTest::newRow("JSON with a URL as chapters")
        << QByteArray("{\"chapters\":\"https://e.org/\"}") << u"UnsupportedFeed"_s;
    QTest::newRow("malformed JSON") << QByteArray("{\"a\":}") << u"UnsupportedFeed"_s;
    QTest::newRow("truncated JSON") << QByteArray("{\"chapters\":[{\"start") << u"TruncatedInput"_s;
    QTest::newRow("deeply nested JSON") << QByteArray(100'000, '[') << u"UnsupportedFeed"_s;
    QTest::newRow("XML without chapters") << QByteArray("<a/>") << u"UnsupportedFeed"_s;
    QTest::newRow("truncated XML") << QByteArray("<a><b") << u"MalformedXml"_s;
    QTest::newRow("a list of chapters in XML that is cut off in a chapter")
        << QByteArray("<chapters><chapter start='0' title='A'/><chapter start='5:00")
        << u"TruncatedInput"_s;
    QTest::newRow("a list of chapters in XML without its end")
        << QByteArray("<chapters><chapter start='0' title='A'/>") << u"TruncatedInput"_s;
    QTest::newRow("nested entities declared in the document")
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
    // One chapter more than allowed, in JSON and in XML.
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
        // Any prefix may fail, but only with an error about the input.
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
    // A parser that takes quadratic time would exceed the timeout of CTest.
    const auto parsed = parse("<chapters>" + piece.repeated(400'000 / piece.size()));
    QVERIFY(parsed.has_value() || parsed.error().code != ErrorCode::Internal);
}

QTEST_GUILESS_MAIN(TestChapters)
#include "tst_chapters.moc"
