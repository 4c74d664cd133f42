// SPDX-License-Identifier: GPL-3.0-or-later
#include "cue_dump.h"

#include <feed/transcript.h>

#include <QRegularExpression>
#include <QStringEncoder>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::feed;

namespace {

void addColumns()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QString>("expected");
}

/// \return the cues, "(no times)" in front of cues without times, or the name of the error
QString read(const QByteArray &document, const QString &type = {})
{
    const auto parsed = parseTranscript(document, type);
    if (!parsed)
        return toName(parsed.error().code);
    return (parsed->isTimed ? u""_s : u"(no times)\n"_s) + dump(parsed->cues);
}

} // namespace

class TestTranscripts final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void srt_data();
    void srt();
    void vtt_data();
    void vtt();
    void json_data();
    void json();
    void cuesInsideJson();
    void html_data();
    void html();
    void plain_data();
    void plain();
    void speakers_data();
    void speakers();
    void encodings_data();
    void encodings();
    void formatByContent_data();
    void formatByContent();
    void refusedDocuments_data();
    void refusedDocuments();
    void warnings();
    void limits();
    void endsInTime_data();
    void endsInTime();
    void cutAnywhere();
};

void TestTranscripts::srt_data()
{
    addColumns();
    const QString two = u"1-2.5 One\n3-4 Two"_s;
    QTest::newRow("a correct file")
        << QByteArray("1\n00:00:01,000 --> 00:00:02,500\nOne\n\n2\n00:00:03,000 --> "
                      "00:00:04,000\nTwo\n")
        << two;
    QTest::newRow("rule 128: byte order mark and CRLF")
        << QByteArray("\xef\xbb\xbf"
                      "1\r\n00:00:01,000 --> 00:00:02,500\r\nOne\r\n\r\n2\r\n00:00:03,000 --> "
                      "00:00:04,000\r\nTwo\r\n")
        << two;
    QTest::newRow("line breaks as CR")
        << QByteArray("1\r00:01,0 --> 00:02,5\rOne\r\r2\r0:03 --> 0:04\rTwo") << two;
    QTest::newRow("rule 128: a point as the decimal separator")
        << QByteArray("1\n00:00:01.000 --> 00:00:02.500\nOne\n\n2\n00:00:03.000 --> 00:00:04.000\n"
                      "Two")
        << two;
    QTest::newRow("rule 128: no hours")
        << QByteArray("1\n00:01,000 --> 00:02,500\nOne\n\n2\n00:03 --> 00:04\nTwo") << two;
    QTest::newRow("rule 128: more than 99 hours")
        << QByteArray("1\n100:00:01,000 --> 100:00:02,000\nOne") << u"360001-360002 One"_s;
    QTest::newRow("rule 128: the file ends after a line of times")
        << QByteArray("1\n00:00:01,000 --> 00:00:02,500\nOne\n\n2\n00:00:03,000 --> 00:00:04,000")
        << u"1-2.5 One"_s;
    QTest::newRow("rule 128: only a line of times")
        << QByteArray("00:00:01,000 --> 00:00:02,500\n") << u""_s;
    QTest::newRow("rule 128: unsorted cues are sorted")
        << QByteArray("1\n0:03 --> 0:04\nTwo\n\n2\n0:01 --> 0:02,5\nOne") << two;
    QTest::newRow("rule 128: overlapping cues keep their times")
        << QByteArray("1\n0:01 --> 0:10\nOne\n\n2\n0:02 --> 0:03\nTwo") << u"1-10 One\n2-3 Two"_s;
    QTest::newRow("rule 128: HTML entities") << QByteArray(
        "1\n0:01 --> 0:02\nQ&amp;A &lt;b&gt; &#39;x&#x27; &nbsp;&eacute; &unknown; & &")
                                             << u"1-2 Q&A <b> 'x' é &unknown; & &"_s;
    QTest::newRow("several lines become one")
        << QByteArray("1\n0:01 --> 0:02\nOne\n  and more\n") << u"1-2 One and more"_s;
    QTest::newRow("tags and positions are removed")
        << QByteArray("1\n0:01 --> 0:02\n{\\an8}<i>One</i> <font color='red'>two</font><br>three")
        << u"1-2 One two three"_s;
    QTest::newRow("angle brackets without a tag are kept")
        << QByteArray("1\n0:01 --> 0:02\n1 < 2 <3 a<b <no end") << u"1-2 1 < 2 <3 a<b <no end"_s;
    QTest::newRow("no numbers") << QByteArray("0:01 --> 0:02,5\nOne\n\n0:03 --> 0:04\nTwo") << two;
    QTest::newRow("no empty lines")
        << QByteArray("1\n0:01 --> 0:02,5\nOne\n2\n0:03 --> 0:04\nTwo") << two;
    QTest::newRow("an empty line in a cue")
        << QByteArray("1\n0:01 --> 0:02,5\nOne\n\nmore\n\n2\n0:03 --> 0:04\nTwo")
        << u"1-2.5 One more\n3-4 Two"_s;
    QTest::newRow("an empty line before the text")
        << QByteArray("1\n0:01 --> 0:02,5\n\nOne\n\n2\n0:03 --> 0:04\n\nTwo") << two;
    QTest::newRow("a cue that consists of a number")
        << QByteArray("1\n0:01 --> 0:02\n42\n\n2\n0:03 --> 0:04\n7") << u"1-2 42\n3-4 7"_s;
    QTest::newRow("an empty cue") << QByteArray("1\n0:01 --> 0:02\n\n2\n0:03 --> 0:04\nTwo")
                                  << u"3-4 Two"_s;
    QTest::newRow("a cue with an unreadable time is skipped")
        << QByteArray("1\n0:01 --> 0:02,5\nOne\n\n2\nx --> 0:03\nLost\n\n3\n0:03 --> 0:04\nTwo")
        << two;
    QTest::newRow("a cue with negative times is skipped")
        << QByteArray("1\n-0:04 --> -0:03\nLost\n\n2\n0:03 --> 0:04\nTwo") << u"3-4 Two"_s;
    QTest::newRow("a cue without its line of times is skipped")
        << QByteArray("1\n0:01 --> 0:02,5\nOne\n\n2\nLost\n\n3\n0:03 --> 0:04\nTwo") << two;
    QTest::newRow("a cue without an end time")
        << QByteArray("1\n0:01 -->\nOne\n\n2\n0:03 --> \nTwo") << u"1-3 One\n3-3 Two"_s;
    QTest::newRow("a cue that ends before it starts")
        << QByteArray("1\n0:02 --> 0:01\nOne\n\n2\n0:03 --> 0:02\nTwo") << u"2-3 One\n3-3 Two"_s;
    QTest::newRow("coordinates after the times")
        << QByteArray("1\n0:01 --> 0:02 X1:1 X2:2 Y1:3 Y2:4\nOne") << u"1-2 One"_s;
    QTest::newRow("control characters are removed")
        << QByteArray("1\n0:01 --> 0:02\n\x01One\x1b \x02 two&#1;\x7f") << u"1-2 One two&#1;"_s;
    const auto row = [](const char *name, const char *document, const QString &expected) {
        QTest::newRow(name) << QByteArray(document) << expected;
    };
    row("cdown/srt#52: a colon before the milliseconds",
        "1\n00:00:01:000 --> 00:00:02:500\nOne\n\n2\n00:00:03:000 --> 00:00:04:000\nTwo\n",
        two);
    row("go-astisub#124: blanks inside the times and a short arrow",
        "1\n00: 00: 01, 000 -> 00: 00: 02, 500\nOne\n\n2\n00 :00 :03,000->00:00:04,000\nTwo\n",
        two);
    row("a long dash, an equals sign and an arrow of Unicode",
        "1\n0:01.0 —> 0:02.5\nOne\n\n2\n0:03 => 0:04\nTwo\n\n3\n0:05 → 0:06\nThree\n",
        two + u"\n5-6 Three"_s);
    row("frames of drop-frame timecode", "1\n00:00:01;15 --> 00:00:04;00\nOne\n", u"1.5-4 One"_s);
    row("frames behind a colon", "1\n00:00:01:10 --> 00:00:04:00\nOne\n", u"1.4-4 One"_s);
    row("an arrow in a sentence is text",
        "1\n0:01 --> 0:02\nOne -> two, 3 -> 4\n",
        u"1-2 One -> two, 3 -> 4"_s);
    row("whisperX#539: a cue for each word with the same sentence",
        "1\n0:01,000 --> 0:01,500\n<u>One</u> more word\n\n"
        "2\n0:01,500 --> 0:01,700\nOne more word\n\n"
        "3\n0:01,700 --> 0:02,000\nOne <u>more</u> word\n\n"
        "4\n0:03,000 --> 0:03,500\n<b>And</b> another\n\n"
        "5\n0:03,500 --> 0:04,000\nAnd <b>another</b>\n",
        u"1-2 One more word\n3-4 And another"_s);
    row("a line that grows word by word",
        "1\n0:01 --> 0:02\nOne\n\n2\n0:02 --> 0:03\nOne more\n\n3\n0:03 --> 0:04\nOne more word\n",
        u"1-4 One more word"_s);
    row("a roll-up of two lines",
        "1\n0:01 --> 0:02\nOne\n\n2\n0:02 --> 0:03\nOne\nTwo\n\n3\n0:03 --> 0:04\nTwo\nThree\n",
        u"1-2 One\n2-3 Two\n3-4 Three"_s);
    row("somebody says the same twice",
        "1\n0:01 --> 0:02\nYes.\n\n2\n0:02 --> 0:03\nYes.\n\n3\n0:03 --> 0:04\nOf course.\n",
        u"1-2 Yes.\n2-3 Yes.\n3-4 Of course."_s);
    row("a refrain after pauses",
        "1\n0:01 --> 0:02\nLa la\n\n2\n0:05 --> 0:06\nLa la\n\n3\n0:09 --> 0:10\nLa la\n",
        u"1-2 La la\n5-6 La la\n9-10 La la"_s);
}

void TestTranscripts::srt()
{
    QFETCH(const QByteArray, document);
    QFETCH(const QString, expected);
    // Rule 128: the types that servers send for SRT files.
    for (const auto &type :
         {u""_s, u"application/srt"_s, u"application/x-subrip"_s, u"text/plain"_s, u"text/vtt"_s})
        QCOMPARE(read(document, type), expected);
}

void TestTranscripts::vtt_data()
{
    addColumns();
    QTest::newRow("a correct file") << QByteArray(
        "WEBVTT\n\n00:01.000 --> 00:02.500\nOne\n\n00:00:03.000 --> 00:00:04.000\nTwo")
                                    << u"1-2.5 One\n3-4 Two"_s;
    QTest::newRow("rule 128: byte order mark, CRLF and a title")
        << QByteArray("\xef\xbb\xbfWEBVTT - a title\r\nKind: captions\r\n\r\nid\r\n00:01.000 --> "
                      "00:02.000 align:start\r\nOne\r\n")
        << u"1-2 One"_s;
    QTest::newRow("rule 128: more than 99 hours")
        << QByteArray("WEBVTT\n\n266:18:35.679 --> 266:18:37.305\nOne")
        << u"958715.679-958717.305 One"_s;
    QTest::newRow("rule 128: NOTE, STYLE and REGION")
        << QByteArray("WEBVTT\n\nNOTE\nnot\nthis\n\nSTYLE\n::cue { color: red }\n\nREGION\nid:a\n\n"
                      "00:01.000 --> 00:02.000\nOne\n\nNOTE nor this\n\n00:03.000 --> 00:04.000\n"
                      "NOTE is text here")
        << u"1-2 One\n3-4 NOTE is text here"_s;
    QTest::newRow("rule 128: <v Speaker>")
        << QByteArray("WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ada Byron>One</v>\n\n"
                      "00:03.000 --> 00:04.000\n<v.loud Bob>Two")
        << u"1-2 Ada Byron| One\n3-4 Bob| Two"_s;
    QTest::newRow("two speakers in one cue become two cues")
        << QByteArray("WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ada>One</v>\n<v Bob>Two</v>")
        << u"1-2 Ada| One\n1-2 Bob| Two"_s;
    QTest::newRow("text after a speaker")
        << QByteArray("WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ada>One</v> (laughs)")
        << u"1-2 Ada| One\n1-2 (laughs)"_s;
    QTest::newRow("rule 128: entities in speaker and text")
        << QByteArray("WEBVTT\n\n00:01.000 --> 00:02.000\n<v A&amp;B>Q&amp;A&lrm;")
        << u"1-2 A&B| Q&A\u200e"_s;
    QTest::newRow("classes, timestamps and ruby text in a cue")
        << QByteArray("WEBVTT\n\n00:01.000 --> 00:02.000\n<c.a.b>One</c> <00:01.500>two "
                      "<ruby>three<rt>III</rt></ruby> <lang en>four</lang>")
        << u"1-2 One two three (III) four"_s;
    QTest::newRow("no blank line after the header")
        << QByteArray("WEBVTT\n00:01.000 --> 00:02.000\nOne") << u"1-2 One"_s;
    QTest::newRow("a line of times ends the cue before it")
        << QByteArray("WEBVTT\n\n00:01.000 --> 00:02.000\nOne\n00:03.000 --> 00:04.000\nTwo")
        << u"1-2 One\n3-4 Two"_s;
    QTest::newRow("rule 128: the file ends after a line of times")
        << QByteArray("WEBVTT\n\n00:01.000 --> 00:02.000") << u""_s;
    QTest::newRow("a cue with an unreadable time is skipped")
        << QByteArray("WEBVTT\n\n00:bad --> 00:02.000\nLost\nmore\n\n00:03.000 --> 00:04.000\nTwo")
        << u"3-4 Two"_s;
    QTest::newRow("a name with a colon is not a speaker in WebVTT")
        << QByteArray("WEBVTT\n\n00:01.000 --> 00:02.000\nAda: One") << u"1-2 Ada: One"_s;
    QTest::newRow("settings after the times without a space")
        << QByteArray("WEBVTT\n\n00:01.000-->00:02.000align:start\nOne") << u"1-2 One"_s;
    QTest::newRow("only a header") << QByteArray("WEBVTT") << u""_s;
    QTest::newRow("YouTube: each line appears three times, the first cue starts with a blank")
        << QByteArray("WEBVTT\nKind: captions\n\n"
                      "00:00:00.000 --> 00:00:02.000 align:start position:0%\n \n"
                      "One<00:00:00.500><c> good</c><00:00:01.000><c> line</c>\n\n"
                      "00:00:02.000 --> 00:00:02.010 align:start position:0%\nOne good line\n \n\n"
                      "00:00:02.010 --> 00:00:04.000 align:start position:0%\nOne good line\n"
                      "and<00:00:03.000><c> another</c>\n\n"
                      "00:00:04.000 --> 00:00:04.010 align:start position:0%\nand another\n \n")
        << u"0-2.01 One good line\n2.01-4.01 and another"_s;
    QTest::newRow("a line of blanks does not end a cue")
        << QByteArray("WEBVTT\n\n00:01.000 --> 00:02.000\nOne\n \ntwo\n") << u"1-2 One two"_s;
}

void TestTranscripts::vtt()
{
    QFETCH(const QByteArray, document);
    QFETCH(const QString, expected);
    for (const auto &type : {u""_s, u"text/vtt"_s, u"application/json"_s, u"text/html"_s})
        QCOMPARE(read(document, type), expected);
}

void TestTranscripts::json_data()
{
    addColumns();
    QTest::newRow("segments") << QByteArray(
        R"([{"speaker":"Ada","startTime":0.5,"endTime":2.25,"body":"One and two."},
            {"speaker":"Bob","startTime":3,"endTime":4,"body":"Three and four."}])")
                              << u"0.5-2.25 Ada| One and two.\n3-4 Bob| Three and four."_s;
    QTest::newRow("no end times, unsorted") << QByteArray(
        R"([{"startTime":5.5,"body":"Two and three"},{"startTime":0,"body":"One and a half"}])")
                                            << u"0-5.5 One and a half\n5.5-5.5 Two and three"_s;
    QTest::newRow("rule 128: words are joined") << QByteArray(
        R"([{"speaker":"A","startTime":0.5,"endTime":0.75,"body":"One"},
            {"speaker":"A","startTime":1,"endTime":1.25,"body":"small"},
            {"speaker":"A","startTime":1.5,"endTime":2,"body":"step"},
            {"speaker":"A","startTime":2,"endTime":2.1,"body":"."},
            {"speaker":"B","startTime":2.75,"endTime":3,"body":"Yes!"}])")
                                                << u"0.5-2.1 A| One small step.\n2.75-3 B| Yes!"_s;
    QTest::newRow("rule 128: a pause ends a cue of joined words") << QByteArray(
        R"([{"startTime":0,"endTime":1,"body":"One"},{"startTime":1,"endTime":2,"body":"two"},
            {"startTime":9,"endTime":10,"body":"three"}])") << u"0-2 One two\n9-10 three"_s;
    QTest::newRow("rule 128: the end of a sentence ends a cue of joined words")
        << QByteArray(R"([{"startTime":0,"body":"Incomprehensibilities"},
            {"startTime":1,"body":"characteristically."},{"startTime":2,"body":"Next"}])")
        << u"0-1 Incomprehensibilities characteristically.\n2-2 Next"_s;
    QTest::newRow("words with their own spaces") << QByteArray(
        R"([{"start":0,"end":1,"text":" A"},{"start":1,"end":2,"text":" wo"},
            {"start":2,"end":3,"text":" rd"}])") << u"0-3 A wo rd"_s;
    QTest::newRow("words of a language without spaces") << QByteArray(
        R"([{"start":0,"end":1,"text":"今日"},{"start":1,"end":2,"text":"は"},
            {"start":2,"end":3,"text":"晴れ"},{"start":3,"end":4,"text":"。"}])")
                                                        << u"0-4 今日は晴れ。"_s;
    QTest::newRow("the JSON of Podlove's player") << QByteArray(
        R"([{"start":"00:00:43.1","end":"00:01:17.2","speaker":"ada","text":"One and two"},
            {"start":"00:01:17.2","end":"00:01:18","text":"Three and four"}])")
                                                  << u"43.1-77.2 ada| One and two\n"
                                                     "77.2-78 Three and four"_s;
    QTest::newRow("numbers as strings")
        << QByteArray(R"([{"startTime":"1.5","endTime":"0:02","body":"One and two"}])")
        << u"1.5-2 One and two"_s;
    QTest::newRow("unreadable segments are skipped") << QByteArray(
        R"([{"body":"a b"},7,null,{"startTime":-1,"body":"a b"},{"startTime":1e99,"body":"a b"},
            {"startTime":1},{"startTime":2,"body":" "},{"startTime":3,"body":"One and two"}])")
                                                     << u"3-3 One and two"_s;
    QTest::newRow("rule 128: HTML entities")
        << QByteArray(R"([{"startTime":1,"body":"Q&amp;A it&#39;s < b"}])")
        << u"1-1 Q&A it's < b"_s;
    QTest::newRow("keys with underscores")
        << QByteArray(R"([{"start_time":1,"end_time":"0:02.5","text":"One and two",
            "speaker_label":"Ada"}])")
        << u"1-2.5 Ada| One and two"_s;
    QTest::newRow("whisper.cpp: offsets in milliseconds")
        << QByteArray(R"([{"timestamps":{"from":"00:00:01,000","to":"00:00:02,500"},
            "offsets":{"from":1000,"to":2500},"text":" One and two"}])")
        << u"1-2.5 One and two"_s;
    QTest::newRow("whisper.cpp: only timestamps")
        << QByteArray(R"([{"timestamps":{"from":"00:00:01,000","to":"00:00:02,500"},
            "text":" One and two"}])")
        << u"1-2.5 One and two"_s;
    QTest::newRow("an empty list") << QByteArray("[]") << u""_s;
}

void TestTranscripts::json()
{
    QFETCH(const QByteArray, document);
    QFETCH(const QString, expected);
    for (const auto &type : {u""_s, u"application/json"_s, u"text/plain"_s, u"application/srt"_s}) {
        QCOMPARE(read(document, type), expected);
        QCOMPARE(read("{\"version\":\"1.0.0\",\"segments\":" + document + "}", type), expected);
        QCOMPARE(read("\xef\xbb\xbf {\"transcripts\":" + document + "}", type), expected);
        QCOMPARE(read("{\"transcription\":" + document + "}", type), expected);
    }
}

void TestTranscripts::cuesInsideJson()
{
    const QByteArray cues = R"("WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ada>One\n")";
    QCOMPARE(read("{\"version\":1,\"vtt\":" + cues + "}", u"application/json"_s),
             u"1-2 Ada| One"_s);
    // The segments are the intended list; the text is a copy for players that do not read JSON.
    QCOMPARE(
        read("{\"segments\":[{\"start\":3,\"end\":4,\"text\":\"Two words\"}],\"vtt\":" + cues + "}",
             u"application/json"_s),
        u"3-4 Two words"_s);
}

void TestTranscripts::html_data()
{
    addColumns();
    QTest::newRow("cite, time and p")
        << QByteArray("<cite>Ada:</cite>\n<time>0:01</time>\n<p>One &amp; two.</p>\n"
                      "<cite>Bob:</cite><time>1:02:03</time><p>Three</p>")
        << u"1-3723 Ada| One & two.\n3723-3723 Bob| Three"_s;
    QTest::newRow("a paragraph without a time shares that of the previous one")
        << QByteArray("<cite>Ada:</cite><time>0:01</time><p>One</p><p>Two</p><time>0:05</time>"
                      "<p>Three</p>")
        << u"1-5 Ada| One\n1-5 Ada| Two\n5-5 Ada| Three"_s;
    QTest::newRow("paragraphs without times")
        << QByteArray("<p>One</p><p>Two <b>bold</b>\nwords</p>")
        << u"(no times)\n0-0 One\n0-0 Two bold words"_s;
    QTest::newRow("a speaker in front of the text")
        << QByteArray("<p><strong>Ada:</strong> One</p><p>Two</p>")
        << u"(no times)\n0-0 Ada| One\n0-0 Two"_s;
    QTest::newRow("a time in front of the text")
        << QByteArray("<p>[0:01] One</p><p>(1:00) Two</p><p>1:02<br>Three</p>")
        << u"1-60 One\n60-62 Two\n62-62 Three"_s;
    QTest::newRow("a whole page") << QByteArray(
        "<!DOCTYPE html><html><head><title>T</title><style>p{}</style></head><body><nav>Home</nav>"
        "<script>if (a<b) x='<p>';</script><!-- <p>no</p> --><cite>Ada:</cite><time>0:01</time>"
        "<p>One</p></body></html>")
                                  << u"1-1 Ada| One"_s;
    QTest::newRow("an unreadable time is text")
        << QByteArray("<p>At <time>noon</time> we go</p>") << u"(no times)\n0-0 At noon we go"_s;
    QTest::newRow("a cite element in a sentence is not a speaker")
        << QByteArray("<p>In <cite>Hamlet</cite> he says</p>")
        << u"(no times)\n0-0 In Hamlet he says"_s;
    QTest::newRow("a time within a paragraph starts a new cue")
        << QByteArray("<p>One <time>0:05</time> two</p>") << u"0-5 One\n5-5 two"_s;
    QTest::newRow("an unclosed cite element")
        << QByteArray("<cite>Ada: One<p>Two</p>") << u"(no times)\n0-0 Ada| One\n0-0 Two"_s;
    QTest::newRow("an unclosed script element")
        << QByteArray("<p>One</p><script>x") << u"(no times)\n0-0 One"_s;
}

void TestTranscripts::html()
{
    QFETCH(const QByteArray, document);
    QFETCH(const QString, expected);
    QCOMPARE(read(document), expected);
    QCOMPARE(read(document, u"text/html"_s), expected);
}

void TestTranscripts::plain_data()
{
    addColumns();
    QTest::newRow("paragraphs separated by blank lines")
        << QByteArray("One\nmore\n\n\nTwo") << u"(no times)\n0-0 One more\n0-0 Two"_s;
    QTest::newRow("one paragraph per line")
        << QByteArray("One\nTwo") << u"(no times)\n0-0 One\n0-0 Two"_s;
    QTest::newRow("paragraphs with speakers")
        << QByteArray("Ada: One\n\nBob Byron: Two\n\nThree")
        << u"(no times)\n0-0 Ada| One\n0-0 Bob Byron| Two\n0-0 Three"_s;
    QTest::newRow("paragraphs with times")
        << QByteArray("[00:01] Ada: One\n\n00:00:03\nTwo") << u"1-3 Ada| One\n3-3 Two"_s;
    QTest::newRow("a sound in brackets is text")
        << QByteArray("[Music]\n\nWords") << u"(no times)\n0-0 [Music]\n0-0 Words"_s;
    QTest::newRow("less-than sign and entities are literal")
        << QByteArray("1 < 2 &amp; so on") << u"(no times)\n0-0 1 < 2 &amp; so on"_s;
}

void TestTranscripts::plain()
{
    QFETCH(const QByteArray, document);
    QFETCH(const QString, expected);
    QCOMPARE(read(document), expected);
    QCOMPARE(read(document, u"text/plain"_s), expected);
    QCOMPARE(read(document, u"application/srt"_s), expected);
}

void TestTranscripts::speakers_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("rule 128: only the first colon ends a speaker")
        << u"Ada: he said: \"no: never\""_s << u"Ada| he said: \"no: never\""_s;
    QTest::newRow("rule 128: a colon in a sentence does not end a speaker")
        << u"Remember this one thing: never stop"_s << u"Remember this one thing: never stop"_s;
    QTest::newRow("a first name and a last name") << u"Ada Byron: x"_s << u"Ada Byron| x"_s;
    QTest::newRow("a name with a particle")
        << u"Ludwig van Beethoven: x"_s << u"Ludwig van Beethoven| x"_s;
    QTest::newRow("a name with a number") << u"Speaker 1: x"_s << u"Speaker 1| x"_s;
    QTest::newRow("a name with a title") << u"Dr. O’Neil: x"_s << u"Dr. O’Neil| x"_s;
    QTest::newRow("a name in capitals") << u"TRAVIS: x"_s << u"TRAVIS| x"_s;
    QTest::newRow("a word in lower case is not a speaker") << u"note: x"_s << u"note: x"_s;
    QTest::newRow("a name in another script") << u"太郎: x"_s << u"太郎| x"_s;
    QTest::newRow("a speaker on a separate line") << u"Ada:\nx"_s << u"Ada| x"_s;
    QTest::newRow("a number is not a speaker") << u"12: x"_s << u"12: x"_s;
    QTest::newRow("a colon in a time of day") << u"At 12:30 x"_s << u"At 12:30 x"_s;
    QTest::newRow("a colon in a URL")
        << u"See https://e.org/ for: x"_s << u"See https://e.org/ for: x"_s;
    QTest::newRow("sentences before a name")
        << u"Yes. No. Maybe. So. Ada: x"_s << u"Yes. No. Maybe. So. Ada: x"_s;
    QTest::newRow("a word of 61 letters is not a speaker")
        << u"A"_s + QString(60, u'b') + u": x"_s << u"A"_s + QString(60, u'b') + u": x"_s;
}

void TestTranscripts::speakers()
{
    QFETCH(const QString, text);
    QFETCH(const QString, expected);
    QCOMPARE(read("1\n0:01 --> 0:02\n" + text.toUtf8()), u"1-2 "_s + expected);
}

void TestTranscripts::encodings_data()
{
    QTest::addColumn<QByteArray>("document");
    const QString text = u"1\n0:01 --> 0:02\n“Ä”"_s;
    const auto encoded = [&text](QStringConverter::Encoding encoding) -> QByteArray {
        QStringEncoder encoder(encoding, QStringConverter::Flag::WriteBom);
        return encoder(text);
    };
    QTest::newRow("UTF-8") << text.toUtf8();
    QTest::newRow("UTF-8 with a byte order mark") << encoded(QStringConverter::Utf8);
    QTest::newRow("UTF-16, little endian") << encoded(QStringConverter::Utf16LE);
    QTest::newRow("UTF-16, big endian") << encoded(QStringConverter::Utf16BE);
    QTest::newRow("UTF-32, little endian") << encoded(QStringConverter::Utf32LE);
    QTest::newRow("UTF-32, big endian") << encoded(QStringConverter::Utf32BE);
    QTest::newRow("windows-1252") << QByteArray("1\n0:01 --> 0:02\n\x93\xc4\x94");
}

void TestTranscripts::encodings()
{
    QFETCH(const QByteArray, document);
    QCOMPARE(read(document), u"1-2 “Ä”"_s);
}

void TestTranscripts::formatByContent_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a web page sent as HTML") << QByteArray("<html><body><p>One</p></body></html>")
                                             << u"text/html"_s << u"(no times)\n0-0 One"_s;
    QTest::newRow("a web page sent as SRT") << QByteArray("<html><body><p>Log in</p></body></html>")
                                            << u"application/srt"_s << u"HtmlPage"_s;
    QTest::newRow("a login page sent as HTML is refused")
        << QByteArray("<html><body><p>Sign in</p><input type=\"password\"></body></html>")
        << u"text/html"_s << u"HtmlPage"_s;
    QTest::newRow("plain text sent as HTML")
        << QByteArray("One") << u"text/html"_s << u"(no times)\n0-0 One"_s;
    QTest::newRow("arrows in plain text") << QByteArray("a --> b\n\nc --> d") << u"text/plain"_s
                                          << u"(no times)\n0-0 a --> b\n0-0 c --> d"_s;
    QTest::newRow("the end of a comment is not an arrow")
        << QByteArray("<!-- 0:01 x --><p>One</p>") << u""_s << u"(no times)\n0-0 One"_s;
    QTest::newRow("a truncated list sent as JSON")
        << QByteArray("[1") << u"application/json"_s << u"TruncatedInput"_s;
}

void TestTranscripts::formatByContent()
{
    QFETCH(const QByteArray, document);
    QFETCH(const QString, type);
    QFETCH(const QString, expected);
    QCOMPARE(read(document, type), expected);
}

void TestTranscripts::refusedDocuments_data()
{
    addColumns();
    QTest::newRow("an empty document") << QByteArray() << u"EmptyInput"_s;
    QTest::newRow("a byte order mark and white space")
        << QByteArray("\xef\xbb\xbf\r\n ") << u"EmptyInput"_s;
    QTest::newRow("a web page") << QByteArray("<!doctype html><p>Not found") << u"HtmlPage"_s;
    QTest::newRow("JSON without cues") << QByteArray("{}") << u"UnsupportedFeed"_s;
    QTest::newRow("truncated JSON") << QByteArray("{\"segments\":[{") << u"TruncatedInput"_s;
    QTest::newRow("a feed") << QByteArray("<?xml version='1.0'?><rss/>") << u"UnsupportedFeed"_s;
    QTest::newRow("an MP3 file") << QByteArray("ID3\x04\0\0\0\0", 8) << u"UnsupportedFeed"_s;
}

void TestTranscripts::refusedDocuments()
{
    QFETCH(const QByteArray, document);
    QFETCH(const QString, expected);
    QCOMPARE(read(document), expected);
}

void TestTranscripts::warnings()
{
    const auto srt = parseTranscript("1\n0:01 --> 0:02\nA\n\n2\nx --> y\nB\n\n3\n-1 --> 2\nC");
    QCOMPARE(srt->warnings, QStringList(u"2 cues without a readable time, the first at 6"_s));
    const auto json = parseTranscript(R"([{"startTime":1,"body":"a b"},{"body":"c"}])");
    QCOMPARE(json->warnings, QStringList(u"1 cues without a readable time, the first at 2"_s));
}

void TestTranscripts::limits()
{
    const std::array<QByteArray, 4> documents = {
        "1\n0:01 --> 0:02\nA\n\n2\n0:03 --> 0:04\nB",
        R"([{"start":1,"text":"a b"},{"start":2,"text":"c d"}])",
        "<p>A</p><p>B</p>",
        "A\n\nB"};
    for (const QByteArray &two : documents) {
        const auto withLimits = [&two](TranscriptLimits limits) {
            const auto parsed = parseTranscript(two, {}, limits);
            return parsed ? u"read"_s : toName(parsed.error().code) + u' ' + parsed.error().detail;
        };
        QCOMPARE(withLimits({.maxBytes = two.size(), .maxCues = 2}), u"read"_s);
        QCOMPARE(withLimits({.maxBytes = two.size() - 1}), u"LimitExceeded maxBytes"_s);
        QCOMPARE(withLimits({.maxCues = 1}), u"LimitExceeded maxCues"_s);
    }
}

void TestTranscripts::endsInTime_data()
{
    QTest::addColumn<QByteArray>("piece");
    for (const char *piece : {"<",
                              "<a",
                              "<!--",
                              "<a ='",
                              "&",
                              "&a",
                              "{\\",
                              "[",
                              "0:01 --> ",
                              "-->",
                              "\n",
                              "a\n\n",
                              "<p>",
                              "<cite>",
                              "<rt>",
                              "<v a>",
                              "x: ",
                              "<script>"})
        QTest::newRow(piece) << QByteArray(piece);
}

void TestTranscripts::endsInTime()
{
    QFETCH(const QByteArray, piece);
    const QByteArray many = piece.repeated(100'000 / piece.size());
    // A parser that takes quadratic time would exceed the timeout of CTest.
    for (const QByteArray &before : {QByteArray(),
                                     QByteArray("0:01 --> 0:02\n"),
                                     QByteArray("<p>"),
                                     QByteArray("WEBVTT\n\n")}) {
        const auto parsed = parseTranscript(before + many);
        QVERIFY(parsed.has_value() || parsed.error().code != ErrorCode::Internal);
    }
}

void TestTranscripts::cutAnywhere()
{
    const std::array<QByteArray, 4> documents = {
        "\xef\xbb\xbf"
        "1\r\n00:00:01,000 --> 00:00:02,500\r\n<i>Ä</i> &amp;\r\n",
        "WEBVTT\n\nNOTE x\n\n00:01.000 --> 00:02.000\n<v Ada>Ä</v> <00:01.5>",
        R"({"segments":[{"startTime":1.5,"body":"\u00e4 &amp;","speaker":"Ada"}]})",
        "<cite>Ada:</cite><time>0:01</time><p>Ä &amp;</p>"};
    for (const QByteArray &whole : documents) {
        // Any prefix may fail, but only with an error about the input.
        for (qsizetype size = 0; size < whole.size(); ++size) {
            const auto parsed = parseTranscript(whole.first(size));
            QVERIFY(parsed.has_value() || parsed.error().code != ErrorCode::Internal);
        }
    }
}

QTEST_GUILESS_MAIN(TestTranscripts)
#include "tst_transcripts.moc"
