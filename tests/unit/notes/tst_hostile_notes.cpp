// SPDX-License-Identifier: GPL-3.0-or-later

#include <notes/notes.h>
#include <support/processor_time.h>

#include <QRegularExpression>
#include <QTest>

#include <array>

using namespace Qt::StringLiterals;
using namespace dogear::notes;

/// Notes that try to run code, and notes that are expensive to read.
class TestHostileNotes final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void runNothing_data();
    void runNothing();
    void endInTime_data();
    void endInTime();
    void mayBeHuge();
    void keepTheTextOfDeepNesting();
    void areStableWhenMixed();
};

namespace {

const RenderOptions withImages{.base = QUrl(u"https://example.org/"_s), .allowImages = true};

/// \return the first tag of \a html that is not on the whitelist, as a reader of the output would
/// find it
QString firstForeignTag(const QString &html)
{
    static const QRegularExpression tag(u"<[^>]*>?"_s);
    static const QRegularExpression allowed(
        u"^<(?:"
        "/?(?:p|div|ul|ol|li|dl|dt|dd|h[3-6]|b|strong|i|em|u|s|code|pre|blockquote|table|thead|"
        "tbody|tr|td|th|caption|sub|sup|small|span)"
        "|br|hr|/a|ol start=\"[0-9]+\"|t[dh](?: (?:col|row)span=\"[0-9]+\")+"
        "|[a-z0-9]+(?: start=\"[0-9]+\")? dir=\"(?:ltr|rtl|auto)\""
        "|a href=\"(?:https?://[^\"<>]+|mailto:[^\"<>]+|dogear-time:[0-9]+)\"(?: "
        "title=\"[^\"<>]*\")?"
        "|img src=\"https?://[^\"<>]+\"(?: alt=\"[^\"<>]*\")?(?: width=\"[0-9]+\")?"
        "(?: height=\"[0-9]+\")?"
        ")>$"_s);
    auto tags = tag.globalMatch(html);
    while (tags.hasNext()) {
        const QString found = tags.next().captured();
        if (!allowed.match(found).hasMatch())
            return found;
    }
    return {};
}

void checkHarmless(const QString &notes, const RenderOptions &options)
{
    const QString html = toSafeHtml(notes, options);
    QCOMPARE(firstForeignTag(html), QString());
    QVERIFY(!html.contains("<script"_L1, Qt::CaseInsensitive));
    // A second check without the whitelist: looks at the tags without their attribute values.
    static const QRegularExpression value(u"\"[^\"]*\""_s);
    static const QRegularExpression handler(
        u"<[^>]*(?:on[a-z]+|style|src(?:doc|set))\\s*=[^>]*>"_s);
    static const QRegularExpression scheme(u"=\"\\s*(?!https?:|mailto:|dogear-time:)[a-z]+:"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    QVERIFY2(!handler.match(QString(html).remove(value)).hasMatch(), qPrintable(html));
    QVERIFY2(!scheme.match(html).hasMatch(), qPrintable(html));
    // Sanitising the result again must change nothing.
    QCOMPARE(toSafeHtml(html, options), html);
}

} // namespace

void TestHostileNotes::runNothing_data()
{
    QTest::addColumn<QString>("notes");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QString &notes, const QString &expected) {
        QTest::newRow(name) << notes << expected;
    };

    row("script", u"<p>a</p><script>alert(1)</script>"_s, u"<p>a</p>"_s);
    row("script with a source", u"<script src=https://x.example/x.js></script>a"_s, u"<p>a</p>"_s);
    row("script in odd case", u"<ScRiPt>alert(1)</sCrIpT>a"_s, u"<p>a</p>"_s);
    row("script with a slash", u"<script/xss src='x'></script>a"_s, u"<p>a</p>"_s);
    row("script that never ends", u"<p>a</p><script>alert(1)"_s, u"<p>a</p>"_s);
    row("script with a space in its end", u"<script>alert(1)</script >a"_s, u"<p>a</p>"_s);
    row("script with a tag for a name", u"<<script>alert(1);//<</script>a"_s, u"<p>&lt;a</p>"_s);
    row("script in a script",
        u"<scr<script>ipt>alert(1)</scr</script>ipt>a<br>"_s,
        u"<p>ipt&gt;alert(1)ipt&gt;a</p>"_s);
    row("script in a comment's end", u"<!--><script>alert(1)</script>-->a"_s, u"<p>--&gt;a</p>"_s);
    row("script behind a null",
        u"<scr\0ipt>alert(1)</scr\0ipt>a<br>"_s,
        u"<p>&lt;script&gt;alert(1)&lt;/script&gt;a</p>"_s);
    row("script in an attribute", u"<p title='<script>alert(1)</script>'>a</p>"_s, u"<p>a</p>"_s);
    row("script in CDATA", u"<![CDATA[<script>alert(1)</script>]]>a"_s, u"<p>a</p>"_s);
    row("script in noscript",
        u"<noscript><p title='</noscript><script>alert(1)</script>'>a"_s,
        u"<p>a</p>"_s);
    row("script in a style", u"<style><script>alert(1)</script></style>a"_s, u"<p>a</p>"_s);
    row("script in a textarea",
        u"<textarea><script>alert(1)</script></textarea>a"_s,
        u"<p>a</p>"_s);
    row("script in a title", u"<title></title><script>alert(1)</script>a"_s, u"<p>a</p>"_s);
    row("script in a template",
        u"<template><script>alert(1)</script></template>a"_s,
        u"<p>a</p>"_s);
    row("escaped script stays text",
        u"&lt;script&gt;alert(1)&lt;/script&gt;"_s,
        u"<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>"_s);
    row("twice escaped script stays text",
        u"<p>&amp;lt;script&amp;gt;</p>"_s,
        u"<p>&amp;lt;script&amp;gt;</p>"_s);
    row("text that breaks out of an attribute",
        u"\"><script>alert(1)</script>a"_s,
        u"<p>&quot;&gt;a</p>"_s);
    row("image with a handler",
        u"<img src=x onerror=alert(1)>a"_s,
        u"<p><img src=\"https://example.org/x\">a</p>"_s);
    row("image without spaces",
        u"<img/src='x'/onerror='alert(1)'>a"_s,
        u"<p><img src=\"https://example.org/x\">a</p>"_s);
    row("image with a broken quote",
        u"<img \"\"\"><script>alert(1)</script>\">a"_s,
        u"<p>&quot;&gt;a</p>"_s);
    row("image with backticks", u"<img src=`javascript:alert(1)`>a"_s, u"<p>a</p>"_s);
    row("image of JavaScript", u"<img src='javascript:alert(1)'>a"_s, u"<p>a</p>"_s);
    row("image of a low source",
        u"<img lowsrc='javascript:x' dynsrc='javascript:x'>a"_s,
        u"<p>a</p>"_s);
    row("image of SVG data", u"<img src='data:image/svg+xml;base64,PHN2Zz4='>a"_s, u"<p>a</p>"_s);
    row("image whose description breaks out",
        u"<img src=x alt='\"><script>x</script>'>"_s,
        u"<p><img src=\"https://example.org/x\" alt=\"&quot;&gt;&lt;script&gt;x&lt;/script&gt;\"></p>"_s);
    row("handler on a paragraph", u"<p onclick=alert(1) onmouseover='x'>a</p>"_s, u"<p>a</p>"_s);
    row("handler behind a slash", u"<p/onclick=alert(1)>a</p>"_s, u"<p>a</p>"_s);
    row("handler on a body", u"<body onload=alert(1)>a"_s, u"<p>a</p>"_s);
    row("handler in a title",
        u"<a href='https://x.example/' title='\" onclick=\"x'>a</a>"_s,
        u"<p><a href=\"https://x.example/\" title=\"&quot; onclick=&quot;x\">a</a></p>"_s);
    row("JavaScript link", u"<a href='javascript:alert(1)'>a</a>"_s, u"<p>a</p>"_s);
    row("JavaScript link in odd case", u"<a href='JaVaScRiPt:alert(1)'>a</a>"_s, u"<p>a</p>"_s);
    row("JavaScript link with a tab", u"<a href='java\tscript:alert(1)'>a</a>"_s, u"<p>a</p>"_s);
    row("JavaScript link with a line break",
        u"<a href='java\nscript:alert(1)'>a</a>"_s,
        u"<p>a</p>"_s);
    row("JavaScript link with an entity for a tab",
        u"<a href='jav&#x09;ascript:alert(1)'>a</a>"_s,
        u"<p>a</p>"_s);
    row("JavaScript link with an entity for a line break",
        u"<a href='jav&NewLine;ascript&colon;alert(1)'>a</a>"_s,
        u"<p>a</p>"_s);
    row("JavaScript link in decimal entities",
        u"<a href='&#106;&#97;vascript&#58;alert(1)'>a</a>"_s,
        u"<p>a</p>"_s);
    row("JavaScript link in long entities",
        u"<a href='&#0000106avascript:alert(1)'>a</a>"_s,
        u"<p>a</p>"_s);
    row("JavaScript link behind control characters",
        u"<a href='\u0001\u000e javascript:alert(1)'>a</a>"_s,
        u"<p>a</p>"_s);
    row("JavaScript link behind a null entity",
        u"<a href='&#0;javascript:alert(1)'>a</a>"_s,
        u"<p>a</p>"_s);
    row("JavaScript link with a space", u"<a href='java script:alert(1)'>a</a>"_s, u"<p>a</p>"_s);
    row("JavaScript link behind a no-break space",
        u"<a href='\u00a0javascript:alert(1)'>a</a>"_s,
        u"<p>a</p>"_s);
    row("JavaScript link with a host",
        u"<a href='javascript://x.example/%0aalert(1)'>a</a>"_s,
        u"<p>a</p>"_s);
    row("JavaScript link in an encoded colon stays a path",
        u"<a href='javascript%3Aalert(1)'>a</a>"_s,
        u"<p><a href=\"https://example.org/javascript%3Aalert(1)\">a</a></p>"_s);
    row("VBScript link", u"<a href='vbscript:msgbox(1)'>a</a>"_s, u"<p>a</p>"_s);
    row("data link", u"<a href='data:text/html,<script>alert(1)</script>'>a</a>"_s, u"<p>a</p>"_s);
    row("file link", u"<a href='file:///etc/passwd'>a</a>"_s, u"<p>a</p>"_s);
    row("resource link", u"<a href='qrc:/x'>a</a>"_s, u"<p>a</p>"_s);
    row("source view link", u"<a href='view-source:https://x.example/'>a</a>"_s, u"<p>a</p>"_s);
    row("two addresses, the first counts",
        u"<a href='javascript:x' href='https://x.example/'>a</a>"_s,
        u"<p>a</p>"_s);
    row("a link in another namespace", u"<a xlink:href='javascript:x'>a</a>"_s, u"<p>a</p>"_s);
    row("base address",
        u"<base href='javascript:alert(1)//'><a href='x'>a</a>"_s,
        u"<p><a href=\"https://example.org/x\">a</a></p>"_s);
    row("frame", u"<iframe src='javascript:alert(1)'></iframe>a"_s, u"<p>a</p>"_s);
    row("frame with a document",
        u"<iframe srcdoc='<script>alert(1)</script>'></iframe>a"_s,
        u"<p>a</p>"_s);
    row("frame set", u"<frameset><frame src='javascript:x'></frameset>a"_s, u"<p>a</p>"_s);
    row("object", u"<object data='javascript:x'><param name=x></object>a"_s, u"<p>a</p>"_s);
    row("embed", u"<embed src='javascript:x'>a"_s, u"<p>a</p>"_s);
    row("applet", u"<applet code=x>y</applet>a"_s, u"<p>a</p>"_s);
    row("video", u"<video><source onerror=alert(1)></video>a"_s, u"<p>a</p>"_s);
    row("SVG", u"<svg onload=alert(1)><script>alert(1)</script></svg>a"_s, u"<p>a</p>"_s);
    row("SVG that never ends", u"<svg onload=alert(1)>a"_s, u"<p>a</p>"_s);
    row("SVG link",
        u"<svg><a xlink:href='javascript:x'><text>t</text></a></svg>a"_s,
        u"<p>a</p>"_s);
    row("SVG with a style",
        u"<svg><style><img src=x onerror=alert(1)></style></svg>a"_s,
        u"<p>a</p>"_s);
    row("math", u"<math href='javascript:x'>a</math>"_s, u"<p>a</p>"_s);
    row("math that changes the parser",
        u"<math><mtext><table><mglyph><style><img src=x onerror=x></style></table>a"_s,
        u"<p>a</p>"_s);
    row("form and button",
        u"<form action='javascript:x'><button formaction='javascript:y'>a</button></form>"_s,
        u"<div>a</div>"_s);
    row("input", u"<input onfocus=alert(1) autofocus>a"_s, u"<p>a</p>"_s);
    row("select", u"<select onfocus=x><option>a</option></select>"_s, u"<p>a</p>"_s);
    row("details", u"<details open ontoggle=alert(1)>a</details>"_s, u"<div>a</div>"_s);
    row("marquee", u"<marquee onstart=alert(1)>a</marquee>"_s, u"<p>a</p>"_s);
    row("refresh", u"<meta http-equiv=refresh content='0;url=javascript:x'>a"_s, u"<p>a</p>"_s);
    row("style sheet link", u"<link rel=stylesheet href='javascript:x'>a"_s, u"<p>a</p>"_s);
    row("style", u"<style>@import 'https://x.example/x.css';</style>a"_s, u"<p>a</p>"_s);
    row("style attribute",
        u"<div style='background:url(javascript:x);width:expression(x)'>a</div>"_s,
        u"<div>a</div>"_s);
    row("background",
        u"<table background='javascript:x'><tr><td background='https://x.example/'>a</table>"_s,
        u"<table><tbody><tr><td>a</td></tr></tbody></table>"_s);
    row("processing instruction", u"<?xml-stylesheet href='javascript:x'?>a<br>"_s, u"<p>a</p>"_s);
    row("server code", u"<? echo('<script>x</script>') ?>a<br>"_s, u"<p>x') ?&gt;a</p>"_s);
    row("plaintext", u"<plaintext><b>a</b>"_s, u"<p><b>a</b></p>"_s);
    row("UTF-7", u"<p>+ADw-script+AD4-</p>"_s, u"<p>+ADw-script+AD4-</p>"_s);
    row("overlong angle brackets stay what they are",
        u"<p>\uff1cscript\uff1e</p>"_s,
        u"<p>\uff1cscript\uff1e</p>"_s);
    row("lone surrogate", u"<p>a\xd800z</p>"_s, u"<p>a?z</p>"_s);
}

void TestHostileNotes::runNothing()
{
    QFETCH(const QString, notes);
    QFETCH(const QString, expected);
    QCOMPARE(toSafeHtml(notes, withImages), expected);
    checkHarmless(notes, withImages);
    checkHarmless(notes, {});
}

void TestHostileNotes::endInTime_data()
{
    QTest::addColumn<QString>("piece");
    QTest::newRow("text without spaces") << u"a"_s;
    QTest::newRow("digits") << u"1"_s;
    QTest::newRow("colons and digits") << u"1:"_s;
    QTest::newRow("words") << u"word "_s;
    QTest::newRow("lines") << u"a\n\n"_s;
    QTest::newRow("at signs") << u"a@"_s;
    QTest::newRow("dots in a mail address") << u"a@a.a."_s;
    QTest::newRow("web addresses") << u"https://a.example "_s;
    QTest::newRow("an address followed by brackets") << u"https://a.example/))))))))))))))))"_s;
    QTest::newRow("less-than signs") << u"<"_s;
    QTest::newRow("ampersands") << u"&"_s;
    QTest::newRow("unclosed tags") << u"<b "_s;
    QTest::newRow("unclosed quotes") << u"<b a=\"'"_s;
    QTest::newRow("unclosed comments") << u"<!--"_s;
    QTest::newRow("unclosed frames") << u"<iframe><svg><object>"_s;
    QTest::newRow("unclosed heads") << u"<head></header>"_s;
    QTest::newRow("nested blocks") << u"<div>"_s;
    QTest::newRow("blocks with wrong end tags") << u"<div></ul>"_s;
    QTest::newRow("blocks that close formatting") << u"<div><b></div>x"_s;
    QTest::newRow("formatting that is closed after a block") << u"<b><div></b>x"_s;
    QTest::newRow("nested formatting") << u"<b><i><u><s><em><strong><small><code>"_s;
    QTest::newRow("formatting that is reopened in each paragraph") << u"<p><b><i><u><s><em>x"_s;
    QTest::newRow("unclosed paragraphs") << u"<p>x"_s;
    QTest::newRow("nested links") << u"<a href='https://a.example/'>x"_s;
    QTest::newRow("nested lists") << u"<ul><li>"_s;
    QTest::newRow("nested tables") << u"<table><tr><td>"_s;
    QTest::newRow("tables that hide open blocks") << u"<div><table><td></div>"_s;
    QTest::newRow("text that is moved in front of its table") << u"<table>x<b>"_s;
    QTest::newRow("selects that hide open blocks") << u"<div><select></div></select>"_s;
    QTest::newRow("SVG and MathML") << u"<svg><g><p><math><mi>"_s;
    QTest::newRow("unclosed tags with attributes") << u"<p a b c d "_s;
    QTest::newRow("end tags") << u"</p></b>"_s;
    QTest::newRow("line breaks") << u"<br>"_s;
    QTest::newRow("noncharacters between letters") << u"x&#x1fffe;"_s;
    QTest::newRow("tables in preformatted text") << u"<pre><table> <tr> "_s;
}

void TestHostileNotes::endInTime()
{
    QFETCH(const QString, piece);
    // Enough to overflow the stack if a function recurses, and to exceed the limit if one is
    // quadratic.
    const QString notes = piece.repeated(200'000 / piece.size());
    const dogear::test::ProcessorTimer timer;
    (void)toSafeHtml(notes);
    (void)toPlainText("<p>"_L1 + notes);
    QVERIFY2(timer.elapsed() < 10'000, qPrintable(QString::number(timer.elapsed())));
}

void TestHostileNotes::mayBeHuge()
{
    const QString paragraph =
        u"<p>Some <b>words</b> and <a href='https://example.org/'>a link</a>.</p>"_s;
    const qsizetype count = 2'000'000 / paragraph.size();
    const QString text = toPlainText(paragraph.repeated(count));
    QCOMPARE(text.count(u"Some words and a link."_s), count);
    // The text without its last blank, and a paragraph's tags (7 characters).
    QVERIFY(toSafeHtml(u"word "_s.repeated(1'000'000)).size() == 5 * 1'000'000 - 1 + 7);
}

void TestHostileNotes::keepTheTextOfDeepNesting()
{
    constexpr int depth = 10'000;
    const QString notes =
        u"<div>"_s.repeated(depth) + "inside"_L1 + u"</div>"_s.repeated(depth) + "<p>behind</p>"_L1;
    const QString html = toSafeHtml(notes);
    QVERIFY(html.contains("inside"_L1));
    QVERIFY(html.endsWith("<p>behind</p>"_L1));
    // The nesting of the output is limited, the text is kept.
    QVERIFY(html.count("<div>"_L1) <= 100);
    QCOMPARE(toPlainText(notes), u"inside\nbehind"_s);
    QCOMPARE(toSafeHtml(html), html);
}

void TestHostileNotes::areStableWhenMixed()
{
    // Fragments in a fixed pseudo-random order: no combination may let markup through.
    const std::array pieces = {
        "<p>"_L1,
        "</p>"_L1,
        "<b>"_L1,
        "</b>"_L1,
        "<i dir=rtl>"_L1,
        "</i>"_L1,
        "<div>"_L1,
        "</div>"_L1,
        "<table>"_L1,
        "<tr><td>"_L1,
        "</table>"_L1,
        "<ul><li>"_L1,
        "</ul>"_L1,
        "<a href=x>"_L1,
        "<a href='javascript:x'>"_L1,
        "</a>"_L1,
        "<pre>\n"_L1,
        "</pre>"_L1,
        "<br>"_L1,
        "1:00 "_L1,
        "12:34"_L1,
        "www.a.org"_L1,
        " text "_L1,
        "\n\n"_L1,
        "&lt;script&gt;"_L1,
        "<script>"_L1,
        "</script>"_L1,
        "<svg>"_L1,
        "</svg>"_L1,
        "<style>"_L1,
        "</style>"_L1,
        "<!--"_L1,
        "-->"_L1,
        "<img alt=x>"_L1,
        "\" onclick=x "_L1,
        "<"_L1,
        ">"_L1,
        "'"_L1,
        "<td>"_L1,
        "<h1>"_L1,
        "</h2>"_L1,
        "<code>"_L1,
        "</code>"_L1,
        "<span dir=ltr>"_L1,
        "</span>"_L1,
        "<dl><dt>"_L1,
        "<dd>"_L1,
        "<caption>"_L1,
        "<hr>"_L1,
        "<select>"_L1,
    };
    quint32 state = 12345;
    for (int round = 0; round < 3000; ++round) {
        QString notes;
        for (int i = 0; i < 14; ++i) {
            state = state * 1664525U + 1013904223U; // Numerical Recipes, "quick and dirty"
            notes += pieces.at((state >> 16U) % pieces.size());
        }
        checkHarmless(notes, withImages);
        if (QTest::currentTestFailed()) {
            qInfo() << notes << toSafeHtml(notes, withImages);
            return;
        }
    }
}

QTEST_GUILESS_MAIN(TestHostileNotes)
#include "tst_hostile_notes.moc"
