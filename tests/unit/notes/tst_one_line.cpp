// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the cleaning of foreign text that is shown as plain text on one line.

#include <notes/one_line.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::notes;

class TestOneLine final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void line_data();
    void line();
    void readingStopsOnceTheLineIsLongEnough_data();
    void readingStopsOnceTheLineIsLongEnough();
    void cut_data();
    void cut();
};

void TestOneLine::line_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("tags and references stay") << u"  <b> &amp;\n\u200bC++ "_s << u"<b> &amp; C++"_s;
    QTest::newRow("lines are joined") << u"one\r\n\ttwo\u2028three"_s << u"one two three"_s;
    QTest::newRow("overrides of the direction are removed")
        << u"\u202etxt.\u202cexe \u2066x\u2069"_s << u"txt.exe x"_s;
    QTest::newRow("controls are removed") << u"a\u0007b\u009bc"_s << u"abc"_s;
    QTest::newRow("an emoji stays") << u"a \U0001f600"_s << u"a \U0001f600"_s;
    QTest::newRow("nothing stays nothing") << QString() << QString();
}

void TestOneLine::line()
{
    QFETCH(const QString, text);
    QFETCH(const QString, expected);
    QCOMPARE(oneLine(text), expected);
}

void TestOneLine::readingStopsOnceTheLineIsLongEnough_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("the rest is not read") << u"abcdef"_s << u"abcd"_s;
    QTest::newRow("removed characters do not count")
        << u"\u200b\u202ea\u0007b \n cdef"_s << u"ab c"_s;
    QTest::newRow("a pair is not divided") << u"abc\U0001f600def"_s << u"abc\U0001f600"_s;
    QTest::newRow("a short text is read whole") << u"abc"_s << u"abc"_s;
}

void TestOneLine::readingStopsOnceTheLineIsLongEnough()
{
    QFETCH(const QString, text);
    QFETCH(const QString, expected);
    QCOMPARE(oneLine(text, 4), expected);
}

void TestOneLine::cut_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a short text stays") << u"abc"_s << u"abc"_s;
    QTest::newRow("a long text is cut") << u"abcdef"_s << u"abcd"_s;
    QTest::newRow("a letter and its accent are not divided") << u"abce\u0301"_s << u"abc"_s;
    QTest::newRow("white space at the end goes") << u"abc def"_s << u"abc"_s;
}

void TestOneLine::cut()
{
    QFETCH(const QString, text);
    QFETCH(const QString, expected);
    QCOMPARE(shortened(text, 4), expected);
}

QTEST_GUILESS_MAIN(TestOneLine)
#include "tst_one_line.moc"
