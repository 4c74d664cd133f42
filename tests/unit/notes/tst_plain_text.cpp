// SPDX-License-Identifier: GPL-3.0-or-later

#include "fast_plain_text.h"

#include <notes/notes.h>

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::notes;

class TestPlainText final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void saysWhatNotesSay_data();
    void quickIsAsParsed_data();
    void quickIsAsParsed();
    void quickIsAsParsedForRandomNotes();
    void saysWhatNotesSay();
};

void TestPlainText::saysWhatNotesSay_data()
{
    QTest::addColumn<QString>("notes");
    QTest::addColumn<QString>("expected");

    QTest::newRow("empty") << u""_s << u""_s;
    QTest::newRow("plain text keeps its line breaks")
        << u"One\r\nTwo\nThree < four"_s << u"One\nTwo\nThree < four"_s;
    QTest::newRow("blocks end with a line break")
        << u"<p>One</p><p>Two</p><div>Three</div>"_s << u"One\nTwo\nThree"_s;
    QTest::newRow("inline elements do not break lines")
        << u"<p>a<b>b</b><i>c</i> <a href=x>d</a></p>"_s << u"abc d"_s;
    QTest::newRow("line breaks") << u"a<br>b<br/><br><br><br>c"_s << u"a\nb\n\nc"_s;
    QTest::newRow("list items") << u"<ul><li>a</li> <li><p>b</p></li><li></li></ul>c"_s
                                << u"• a\n• b\nc"_s;
    QTest::newRow("nested lists") << u"<ul><li>a<ul><li>b</li></ul></li></ul>"_s << u"• a\n• b"_s;
    QTest::newRow("a table row becomes a line")
        << u"<table><tr><td>a</td><td>b</td></tr><tr><td>c</table>"_s << u"a b\nc"_s;
    QTest::newRow("white space is collapsed") << u"<p>  a \n b\t</p>\n\n<p> c</p>"_s << u"a b\nc"_s;
    QTest::newRow("a no-break space becomes a space") << u"<p>a&nbsp;&#160; b</p>"_s << u"a b"_s;
    QTest::newRow("entities are resolved once")
        << u"<p>Q&amp;A &lt;b&gt; &amp;amp; &rsquo;</p>"_s << u"Q&A <b> &amp; ’"_s;
    QTest::newRow("markup escaped twice")
        << u"&lt;p&gt;Whole notes&lt;/p&gt;&lt;ul&gt;&lt;li&gt;a&lt;/li&gt;&lt;/ul&gt;"_s
        << u"Whole notes\n• a"_s;
    QTest::newRow("markup escaped twice, with a reference in it")
        << u"&lt;p&gt;Q&amp;amp;A&lt;br&gt;two&lt;/p&gt;"_s << u"Q&A\ntwo"_s;
    QTest::newRow("a link escaped twice")
        << u"See &lt;a href=&quot;https://e.org&quot;&gt;it&lt;/a&gt;."_s << u"See it."_s;
    QTest::newRow("text about a tag")
        << u"Use &lt;b&gt; and &lt;/b&gt; for that"_s << u"Use <b> and </b> for that"_s;
    QTest::newRow("escaped tags within elements are text")
        << u"<p>&lt;p&gt;One&lt;/p&gt;</p>"_s << u"<p>One</p>"_s;
    QTest::newRow("unclosed escaped tags are text")
        << u"&lt;p&gt; begins a paragraph"_s << u"<p> begins a paragraph"_s;
    QTest::newRow("escaped brackets of code are text")
        << u"vector&lt;int&gt; and map&lt;int&gt;"_s << u"vector<int> and map<int>"_s;
    QTest::newRow("pre keeps its line breaks") << u"<pre>a\n  b\n\nc</pre>d"_s << u"a\nb\n\nc\nd"_s;
    QTest::newRow("scripts, styles and comments are removed")
        << u"<style>x</style><script>y</script><!-- z --><p>a</p>"_s << u"a"_s;
    QTest::newRow("an image is replaced by its description")
        << u"<p>a<img src=x alt=cat>b</p>"_s << u"a cat b"_s;
    QTest::newRow("right to left") << u"<p dir=rtl>שלום <b>עולם</b></p>"_s << u"שלום עולם"_s;
    QTest::newRow("emoji and Chinese") << u"<p>🎧</p><p>播客</p>"_s << u"🎧\n播客"_s;
    QTest::newRow("the characters that mark search hits are removed")
        << u"a\u0002b\u0003"_s << u"ab"_s;
    QTest::newRow("broken markup") << u"<p>a <b>b <i>c</p><p>d</b"_s << u"a b c\nd</b"_s;
}

void TestPlainText::saysWhatNotesSay()
{
    QFETCH(const QString, notes);
    QFETCH(const QString, expected);
    QCOMPARE(toPlainText(notes), expected);
}

// Notes that fastPlainText() converts itself, and notes that it leaves to the parser.
void TestPlainText::quickIsAsParsed_data()
{
    QTest::addColumn<QString>("notes");
    QTest::addColumn<bool>("isQuick");
    QTest::newRow("paragraphs, links, lists")
        << u"<p>a <a href=\"https://e.org/?a=1&amp;b=2\">b</a></p><ul><li>c</li></ul>"_s << true;
    QTest::newRow("text with line breaks") << u"One\n\nTwo\r\nThree & four"_s << true;
    QTest::newRow("a greater-than sign in an attribute") << u"<p title='a>b'>c</p>"_s << true;
    QTest::newRow("unclosed paragraphs") << u"<p>a<p>b<ul><li>c<li>d</ul>"_s << true;
    QTest::newRow("control characters and noncharacters") << u"<p>a\u0002b\u0090c\ufdd0d"_s << true;
    QTest::newRow("tags in capitals") << u"<P>a<BR>b</P>"_s << true;
    QTest::newRow("an end tag without a start tag") << u"<p>a</h2>b"_s << false;
    QTest::newRow("a table") << u"<table><tr><td>a<td>b</table>"_s << false;
    QTest::newRow("an unknown tag") << u"<p>a <blink>b</blink>"_s << false;
    QTest::newRow("text that looks like a tag") << u"From <John> with love"_s << false;
    QTest::newRow("a less-than sign before a digit") << u"I <3 you<br>"_s << false;
    QTest::newRow("a rare entity") << u"<p>&frac12; a"_s << false;
    QTest::newRow("an entity without its semicolon") << u"<p>AT&T &amp b"_s << false;
    QTest::newRow("a script") << u"<script>x</script><p>a"_s << false;
    QTest::newRow("an unclosed tag") << u"<p>a <b"_s << false;
}

void TestPlainText::quickIsAsParsed()
{
    QFETCH(const QString, notes);
    QFETCH(const bool, isQuick);
    const auto quick = fastPlainText(notes);
    QCOMPARE(quick.has_value(), isQuick);
    if (quick)
        QCOMPARE(*quick, parsedPlainText(notes));
}

void TestPlainText::quickIsAsParsedForRandomNotes()
{
    const QStringList pieces{u"<p>"_s,    u"</p>"_s,         u"<br>"_s,  u"<br />"_s, u"<ul>"_s,
                             u"</ul>"_s,  u"<li>"_s,         u"</li>"_s, u"<b>"_s,    u"</b>"_s,
                             u"a"_s,      u"word"_s,         u" "_s,     u"\n"_s,     u"\n\n"_s,
                             u"&amp;"_s,  u"<h2>"_s,         u"</h2>"_s, u"&nbsp;"_s, u"<div>"_s,
                             u"</div>"_s, u"<a href='x'>"_s, u"</a>"_s,  u"\u00a0"_s, u"<hr>"_s,
                             u"é🎧"_s,     u"\u0085"_s,       u"\u0001"_s};
    QRandomGenerator random(20260101);
    int quick = 0;
    for (int round = 0; round < 8000; ++round) {
        QString notes;
        for (int i = random.bounded(1, 8); i > 0; --i)
            notes += pieces.at(random.bounded(int(pieces.size())));
        const auto text = fastPlainText(notes);
        if (!text)
            continue;
        ++quick;
        if (*text != parsedPlainText(notes))
            QFAIL(qPrintable(notes + "\n--- quick\n"_L1 + *text + "\n--- parsed\n"_L1
                             + parsedPlainText(notes)));
    }
    // So that the test notices if hardly any notes are converted quickly.
    QVERIFY2(quick > 1000, qPrintable(QString::number(quick)));
}

QTEST_GUILESS_MAIN(TestPlainText)
#include "tst_plain_text.moc"
