// SPDX-License-Identifier: GPL-3.0-or-later

#include <notes/notes.h>

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
    void saysWhatNotesSay();
};

void TestPlainText::saysWhatNotesSay_data()
{
    QTest::addColumn<QString>("notes");
    QTest::addColumn<QString>("expected");

    QTest::newRow("empty") << u""_s << u""_s;
    QTest::newRow("plain text keeps its lines")
        << u"One\r\nTwo\nThree < four"_s << u"One\nTwo\nThree < four"_s;
    QTest::newRow("blocks end with a line break")
        << u"<p>One</p><p>Two</p><div>Three</div>"_s << u"One\nTwo\nThree"_s;
    QTest::newRow("inline elements do not")
        << u"<p>a<b>b</b><i>c</i> <a href=x>d</a></p>"_s << u"abc d"_s;
    QTest::newRow("line breaks") << u"a<br>b<br/><br><br><br>c"_s << u"a\nb\n\nc"_s;
    QTest::newRow("list items") << u"<ul><li>a</li> <li><p>b</p></li><li></li></ul>c"_s
                                << u"• a\n• b\nc"_s;
    QTest::newRow("nested lists") << u"<ul><li>a<ul><li>b</li></ul></li></ul>"_s << u"• a\n• b"_s;
    QTest::newRow("a table row is a line")
        << u"<table><tr><td>a</td><td>b</td></tr><tr><td>c</table>"_s << u"a b\nc"_s;
    QTest::newRow("white space is folded") << u"<p>  a \n b\t</p>\n\n<p> c</p>"_s << u"a b\nc"_s;
    QTest::newRow("a no-break space is a space") << u"<p>a&nbsp;&#160; b</p>"_s << u"a b"_s;
    QTest::newRow("entities are resolved once")
        << u"<p>Q&amp;A &lt;b&gt; &amp;amp; &rsquo;</p>"_s << u"Q&A <b> &amp; ’"_s;
    QTest::newRow("pre keeps its lines") << u"<pre>a\n  b\n\nc</pre>d"_s << u"a\nb\n\nc\nd"_s;
    QTest::newRow("scripts, styles, comments say nothing")
        << u"<style>x</style><script>y</script><!-- z --><p>a</p>"_s << u"a"_s;
    QTest::newRow("an image says its description")
        << u"<p>a<img src=x alt=cat>b</p>"_s << u"a cat b"_s;
    QTest::newRow("right to left") << u"<p dir=rtl>שלום <b>עולם</b></p>"_s << u"שלום עולם"_s;
    QTest::newRow("emoji and Chinese") << u"<p>🎧</p><p>播客</p>"_s << u"🎧\n播客"_s;
    QTest::newRow("what marks matches never gets in") << u"a\u0002b\u0003"_s << u"ab"_s;
    QTest::newRow("broken markup") << u"<p>a <b>b <i>c</p><p>d</b"_s << u"a b c\nd</b"_s;
}

void TestPlainText::saysWhatNotesSay()
{
    QFETCH(const QString, notes);
    QFETCH(const QString, expected);
    QCOMPARE(toPlainText(notes), expected);
}

QTEST_GUILESS_MAIN(TestPlainText)
#include "tst_plain_text.moc"
