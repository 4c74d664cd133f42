// SPDX-License-Identifier: GPL-3.0-or-later

#include "json_repair.h"

#include <feed/chapters.h>
#include <feed/feed_parser.h>
#include <feed/transcript.h>

#include <QJsonDocument>
#include <QRegularExpression>
#include <QStringEncoder>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::feed;

class TestJson final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void repaired_data();
    void repaired();
    void cutOff_data();
    void cutOff();
    void anyCutGivesJson();
    void encodings_data();
    void encodings();
    void ids_data();
    void ids();
    void aFeedThatEndsEarly();
    void chaptersAndTranscripts();
};

void TestJson::repaired_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *text, const char *expected) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(expected);
    };
    row("nothing to mend",
        R"({"a":[1,-2.5e3,true,null,"x"]})",
        R"({"a":[1,-2.5e3,true,null,"x"]})");
    row("a comma too many in a list", "[1,2,]", "[1,2]");
    row("a comma too many in an object", R"({"a":1,})", R"({"a":1})");
    row("commas in a row", "[1,,2]", "[1,2]");
    row("a comma in front", "[,1]", "[1]");
    row("a comma that is missing", R"([{"a":1}{"a":2}])", R"([{"a":1},{"a":2}])");
    row("a comma that is missing between members", "{\"a\":\"x\"\n\"b\":2}", R"({"a":"x","b":2})");
    row("comments", "// one\n{/* two */\"a\":1 # three\n}", R"({"a":1})");
    row("a comment in a string is none", R"(["http://e.org/*"])", R"(["http://e.org/*"])");
    row("control characters in a string", "[\"a\tb\nc\x01\"]", R"(["a\tb\nc"])");
    row("single quotes", "{'a':'it\"s'}", R"({"a":"it\"s"})");
    row("names without quotes", "{a:1,b_c:2}", R"({"a":1,"b_c":2})");
    row("words of other languages", "[None,True,undefined,NaN]", "[null,true,null,null]");
    row("a number that is none", "[007]", R"(["007"])");
    row("quotes in a string", R"({"a":"the "big" one","b":1})", R"({"a":"the \"big\" one","b":1})");
    row("escapes that are none", R"(["\x\u12"])", R"(["x\\u12"])");
    row("a value that is missing", R"({"a":,"b":1})", R"({"a":null,"b":1})");
    row("a bracket that is not closed", R"({"a":[1,2})", R"({"a":[1,2]})");
    row("a bracket that closes nothing", R"({"a":1]})", R"({"a":1})");
    row("a call around it", R"(callback({"a":1});)", R"({"a":1})");
}

void TestJson::repaired()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, expected);
    const RepairedJson repaired = repairJson(text, BigNumbers::AsNumbers);
    QCOMPARE(repaired.text, expected);
    QVERIFY(!repaired.isTruncatedInput);
    QCOMPARE(repaired.warnings.isEmpty(), text == expected);
}

void TestJson::cutOff_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char *name, const char *text, const char *expected) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(expected);
    };
    row("in an element of the list",
        R"({"v":1,"items":[{"a":[1,2]},{"a":[1)",
        R"({"v":1,"items":[{"a":[1,2]}]})");
    row("in a string", R"({"items":[{"a":"x"},{"a":"y)", R"({"items":[{"a":"x"}]})");
    row("before the first element", R"({"v":1,"items":[{"a)", R"({"v":1,"items":[]})");
    row("behind the list", R"({"items":[1,2],"v":)", R"({"items":[1,2]})");
    row("in a number, which may go on", "[1,2", "[1]");
}

void TestJson::cutOff()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, expected);
    const RepairedJson repaired = repairJson(text, BigNumbers::AsNumbers);
    QCOMPARE(repaired.text, expected);
    QVERIFY(repaired.isTruncatedInput);
}

/// A prefix may end in any token; QJsonDocument must accept the repaired text.
void TestJson::anyCutGivesJson()
{
    const QByteArray whole =
        R"({"version":"https://jsonfeed.org/version/1.1","title":"\u00e4 'x' // y","items":[)"
        R"({"id":1,"tags":["a","b\\"],"t":-1.5e3},{"id":"2","n":null,"b":[true,{}]}],"z":{"a":{}}})";
    for (qsizetype size = 1; size < whole.size(); ++size) {
        const RepairedJson repaired = repairJson(whole.first(size), BigNumbers::AsNumbers);
        QJsonParseError fault;
        QJsonDocument::fromJson(repaired.text, &fault);
        QVERIFY2(fault.error == QJsonParseError::NoError, whole.first(size).constData());
        QVERIFY(repaired.isTruncatedInput);
    }
}

namespace {

const QString plainFeed = u"{\"version\":\"https://jsonfeed.org/version/1.1\",\"title\":\"Café\","
                          "\"items\":[{\"id\":\"a\",\"title\":\"Ä\"}]}"_s;

QByteArray encoded(const QString &text, QStringConverter::Encoding encoding)
{
    QStringEncoder encoder(encoding);
    return encoder(text);
}

} // namespace

void TestJson::encodings_data()
{
    QTest::addColumn<QByteArray>("document");
    const QString marked = QChar(QChar::ByteOrderMark) + plainFeed;
    QTest::newRow("UTF-8") << plainFeed.toUtf8();
    QTest::newRow("UTF-8 with a byte order mark") << marked.toUtf8();
    QTest::newRow("UTF-16, little endian") << encoded(plainFeed, QStringConverter::Utf16LE);
    QTest::newRow("UTF-16, big endian") << encoded(plainFeed, QStringConverter::Utf16BE);
    QTest::newRow("UTF-16 with a byte order mark") << encoded(marked, QStringConverter::Utf16LE);
    QTest::newRow("UTF-32, little endian") << encoded(plainFeed, QStringConverter::Utf32LE);
    QTest::newRow("UTF-32, big endian") << encoded(plainFeed, QStringConverter::Utf32BE);
    QTest::newRow("white space before UTF-16")
        << encoded(u"\r\n "_s + plainFeed, QStringConverter::Utf16BE);
    QTest::newRow("windows-1252, which is not valid JSON") << plainFeed.toLatin1();
}

void TestJson::encodings()
{
    QFETCH(const QByteArray, document);
    const auto feed = parseFeed(document, {});
    QVERIFY(feed);
    QCOMPARE(feed->podcast.title, u"Café"_s);
    QCOMPARE(feed->episodes.constFirst().title, u"Ä"_s);
}

void TestJson::ids_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a small number") << QByteArray("7") << u"7"_s;
    QTest::newRow("beyond 2^53") << QByteArray("110000000000000001") << u"110000000000000001"_s;
    QTest::newRow("a large negative number")
        << QByteArray("-110000000000000001") << u"-110000000000000001"_s;
    QTest::newRow("beyond 2^63") << QByteArray("18446744073709551617") << u"18446744073709551617"_s;
    QTest::newRow("30 digits") << QByteArray("123456789012345678901234567890")
                               << u"123456789012345678901234567890"_s;
    QTest::newRow("a string") << QByteArray("\"007\"") << u"007"_s;
}

void TestJson::ids()
{
    QFETCH(const QByteArray, id);
    QFETCH(const QString, expected);
    const auto feed =
        parseFeed(R"({"version":"https://jsonfeed.org/version/1.1","title":"S","items":[{"id":)"
                      + id + R"(,"title":"One"}]})",
                  {});
    QVERIFY(feed);
    QCOMPARE(feed->episodes.constFirst().guid, expected);
}

void TestJson::aFeedThatEndsEarly()
{
    const QByteArray begin =
        R"({"version":"https://jsonfeed.org/version/1.1","title":"S","items":[)";
    const auto feed = parseFeed(begin + R"({"id":"1","title":"One"},{"id":"2","title":"Tw)", {});
    QVERIFY(feed);
    QVERIFY(feed->isTruncated);
    QCOMPARE(feed->episodes.size(), 1);
    QVERIFY(!feed->warnings.isEmpty());
    const auto empty = parseFeed(begin + R"({"id":"1","ti)", {});
    QVERIFY(!empty);
    QCOMPARE(empty.error().code, ErrorCode::TruncatedInput);
}

void TestJson::chaptersAndTranscripts()
{
    const auto chapters = parseChapters("// made by hand\n{\"version\":\"1.2.0\",\"chapters\":["
                                        "{\"startTime\":0,\"title\":\"Intro\"},]}",
                                        {});
    QVERIFY(chapters);
    QCOMPARE(chapters->chapters.size(), 1);
    const auto cut = parseChapters(R"({"chapters":[{"startTime":0,"title":"Intro"},{"start)", {});
    QVERIFY(!cut); // an incomplete list of chapters is of no use
    QCOMPARE(cut.error().code, ErrorCode::TruncatedInput);
    const auto transcript = parseTranscript(
        R"({"version":"1.0.0","segments":[{"startTime":0,"endTime":2,"body":"Hello"},]})",
        u"application/json"_s);
    QVERIFY(transcript);
    QCOMPARE(transcript->cues.size(), 1);
}

QTEST_GUILESS_MAIN(TestJson)
#include "tst_json.moc"
