// SPDX-License-Identifier: GPL-3.0-or-later

#include "plain_label.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::discovery;

class TestPlainLabel final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void label_data();
    void label();
    void cut_data();
    void cut();
    void hostile_data();
    void hostile();
    void aDescriptionMayBeLongerThanATitle();
};

void TestPlainLabel::label_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");

    QTest::newRow("a plain title stays") << u"Plain Talk"_s << u"Plain Talk"_s;
    QTest::newRow("nothing stays nothing") << QString() << QString();
    QTest::newRow("white space is joined and trimmed")
        << u" \t Plain\r\n\r\n  Talk\u00a0\u3000 "_s << u"Plain Talk"_s;
    QTest::newRow("a line separator is white space") << u"Plain\u2028Talk"_s << u"Plain Talk"_s;
    QTest::newRow("a C1 line break is white space") << u"Plain\u0085Talk"_s << u"Plain Talk"_s;
    QTest::newRow("only white space is an empty title") << u" \n\t "_s << QString();
    QTest::newRow("only invisible characters are an empty title")
        << u"\u200b\u202e\ufeff"_s << QString();

    QTest::newRow("tags are removed") << u"<b>Plain</b> <i>Talk</i>"_s << u"Plain Talk"_s;
    QTest::newRow("a line break of HTML separates words") << u"Plain<br/>Talk"_s << u"Plain Talk"_s;
    QTest::newRow("a script is removed with its text")
        << u"Plain<script>alert(1)</script> Talk"_s << u"Plain Talk"_s;
    QTest::newRow("attributes of tags are removed")
        << u"<a href=\"https://example.org\" onclick='x()'>Plain</a> Talk"_s << u"Plain Talk"_s;
    QTest::newRow("a lone angle bracket is text") << u"1 < 2 and 3 > 2"_s << u"1 < 2 and 3 > 2"_s;
    QTest::newRow("a heart is text") << u"I <3 Radio"_s << u"I <3 Radio"_s;
    QTest::newRow("brackets that are no tag of HTML are text")
        << u"vector<int> explained"_s << u"vector<int> explained"_s;
    QTest::newRow("references are resolved") << u"Q&amp;A &#8211; Caf&eacute;"_s << u"Q&A – Café"_s;
    QTest::newRow("an ampersand is text") << u"AT&T & Bell"_s << u"AT&T & Bell"_s;
    QTest::newRow("an escaped tag is text") << u"Use &lt;b&gt; in C"_s << u"Use <b> in C"_s;

    QTest::newRow("NUL is removed") << u"Pla"_s + QChar(0) + u"in"_s << u"Plain"_s;
    QTest::newRow("C0 controls are removed") << u"Pl\u0007a\u001bin\u007f"_s << u"Plain"_s;
    QTest::newRow("C1 controls are removed") << u"Pl\u0080a\u009bin"_s << u"Plain"_s;
    QTest::newRow("overrides of the direction are removed")
        << u"Plain \u202eklaT\u202c"_s << u"Plain klaT"_s;
    QTest::newRow("isolates of the direction are removed")
        << u"\u2066Plain\u2069 \u200eTalk\u200f"_s << u"Plain Talk"_s;
    QTest::newRow("an Arabic letter mark is removed") << u"Pl\u061cain"_s << u"Plain"_s;
    QTest::newRow("an escaped override of the direction is removed, too")
        << u"Plain &#x202e;klaT&#8238;"_s << u"Plain klaT"_s;
    QTest::newRow("zero-width characters are removed")
        << u"Pl\u200bai\u200dn\u2060 Ta\ufefflk\u00ad"_s << u"Plain Talk"_s;
    QTest::newRow("hidden text of tag characters is removed")
        << u"Plain\U000e0041\U000e0042"_s << u"Plain"_s;
    QTest::newRow("half of a surrogate pair is removed")
        << u"Pl"_s + QChar(0xd83d) + u"ai"_s + QChar(0xde00) + u"n"_s << u"Plain"_s;
    QTest::newRow("a noncharacter is removed") << u"Plain\uffff\U0001fffe"_s << u"Plain"_s;
    QTest::newRow("a character beyond 16 bits stays")
        << u"Plain \U0001f600"_s << u"Plain \U0001f600"_s;
    QTest::newRow("accents and scripts stay")
        << u"Žluťoučký 漢字 עברית"_s << u"Žluťoučký 漢字 עברית"_s;
}

void TestPlainLabel::label()
{
    QFETCH(const QString, text);
    QFETCH(const QString, expected);
    QCOMPARE(plainLabel(text), expected);
    QCOMPARE(plainDescription(text), expected);
}

void TestPlainLabel::cut_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qsizetype>("length");

    const QString body(298, u'x');
    QTest::newRow("300 characters stay") << body + u"yz"_s << qsizetype(300);
    QTest::newRow("a longer title is cut at 300") << body + u"yzz"_s << qsizetype(300);
    QTest::newRow("a surrogate pair at the limit is not divided")
        << body + u"y\U0001f600"_s << qsizetype(299);
    QTest::newRow("a letter and its accent at the limit are not divided")
        << body + u"ye\u0301"_s << qsizetype(299);
    QTest::newRow("a flag at the limit is not divided")
        << body + u"\U0001f1e9\U0001f1ea"_s << qsizetype(298);
    QTest::newRow("a space before the limit is removed") << body + u"y zzz"_s << qsizetype(299);
    QTest::newRow("white space does not count")
        << QString(1'000, u' ') + body + u"yz"_s << qsizetype(300);
    QTest::newRow("a letter with hundreds of accents is cut at 300")
        << u"e"_s + QString(1'000, QChar(0x301)) << qsizetype(300);
}

void TestPlainLabel::cut()
{
    QFETCH(const QString, text);
    QFETCH(const qsizetype, length);
    const QString label = plainLabel(text);
    QCOMPARE(label.size(), length);
    QVERIFY(text.trimmed().startsWith(label));
}

void TestPlainLabel::hostile_data()
{
    QTest::addColumn<QString>("text");

    QTest::newRow("300,000 letters") << QString(300'000, u'x');
    QTest::newRow("300,000 brackets") << QString(300'000, u'<');
    QTest::newRow("300,000 ampersands") << QString(300'000, u'&');
    QTest::newRow("100,000 open tags") << u"<b>"_s.repeated(100'000) + u"x"_s;
    QTest::newRow("100,000 nested lists") << u"<ul><li>"_s.repeated(100'000) + u"x"_s;
    QTest::newRow("a tag that never ends") << u"<a href=\""_s + QString(300'000, u'x');
    QTest::newRow("a comment that never ends") << u"<!--"_s + QString(300'000, u'-');
    QTest::newRow("300,000 accents") << QString(300'000, QChar(0x301));
    QTest::newRow("300,000 overrides of the direction") << QString(300'000, QChar(0x202e));
    QTest::newRow("300,000 halves of surrogate pairs") << QString(300'000, QChar(0xd800));
    QTest::newRow("300,000 NULs") << QString(300'000, QChar(0));
    QTest::newRow("half a surrogate pair as the only character") << QString(QChar(0xdc00));
    QTest::newRow("100,000 escaped overrides") << u"&#x202e;"_s.repeated(100'000);
}

void TestPlainLabel::hostile()
{
    QFETCH(const QString, text);
    static const QRegularExpression unwanted(
        u"[\\x{0}-\\x{1f}\\x{7f}-\\x{9f}\\x{200b}-\\x{200f}\\x{202a}-\\x{202e}\\x{2066}-\\x{2069}]"_s);
    const QString label = plainLabel(text);
    QVERIFY(label.size() <= maxLabelLength);
    QVERIFY(!label.contains(unwanted));
    QVERIFY(label.isValidUtf16());
    const QString description = plainDescription(text);
    QVERIFY(description.size() <= maxDescriptionLength);
    QVERIFY(!description.contains(unwanted));
    QVERIFY(description.isValidUtf16());
}

void TestPlainLabel::aDescriptionMayBeLongerThanATitle()
{
    const QString text = u"<p>"_s + u"word "_s.repeated(500) + u"</p>"_s;
    QCOMPARE(plainDescription(text), u"word "_s.repeated(500).trimmed());
    QCOMPARE(plainDescription(QString(20'000, u'x')).size(), maxDescriptionLength);
}

QTEST_GUILESS_MAIN(TestPlainLabel)
#include "tst_plain_label.moc"
