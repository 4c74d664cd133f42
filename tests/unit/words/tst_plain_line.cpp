// SPDX-License-Identifier: GPL-3.0-or-later

#include <words/plain_text.h>

#include <QRegularExpression>
#include <QTest>

using namespace dogear::words;
using namespace Qt::StringLiterals;

class TestPlainLine final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void lines_data();
    void lines();
    void aLongTextEndsWithAnEllipsis();
    void aTextBehindManyHiddenCharactersIsFound();
    void partsAreCleanedAndJoined();
    void addresses_data();
    void addresses();
    void openableLinks_data();
    void openableLinks();
};

void TestPlainLine::lines_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("plain") << u"A title"_s << u"A title"_s;
    QTest::newRow("white space and line breaks") << u" A\t\n title \u2028x "_s << u"A title x"_s;
    QTest::newRow("tags stay as text") << u"R&D <b>x</b> &amp;"_s << u"R&D <b>x</b> &amp;"_s;
    QTest::newRow("control characters") << u"a\u0001b\u0002c\u007f\u0085d"_s << u"abc d"_s;
    QTest::newRow("overrides of the direction") << u"\u202egpj.exe\u202c"_s << u"gpj.exe"_s;
    QTest::newRow("isolates and marks") << u"\u2066a\u2069\u200f\u061cb"_s << u"ab"_s;
    QTest::newRow("zero width characters") << u"a\u200bb\u2060c\ufeff\u00ad"_s << u"abc"_s;
    QTest::newRow("hidden tag characters") << u"a\U000e0041\U000e007f"_s << u"a"_s;
    QTest::newRow("half of a pair") << QString(u"a"_s + QChar(0xd83c) + u'b') << u"ab"_s;
    QTest::newRow("a whole pair") << u"a\U0001f3a7"_s << u"a\U0001f3a7"_s;
    QTest::newRow("Arabic") << u"مرحبا"_s << u"مرحبا"_s;
    QTest::newRow("nothing but controls") << u"\u202e\u0000 \n"_s << u""_s;
    QTest::newRow("nothing") << u""_s << u""_s;
}

void TestPlainLine::lines()
{
    QFETCH(const QString, text);
    QFETCH(const QString, expected);
    QCOMPARE(plainLine(text), expected);
    QCOMPARE(plainLine(expected), expected);
}

void TestPlainLine::aLongTextEndsWithAnEllipsis()
{
    QCOMPARE(plainLine(QString(maxPlainLength, u'x')), QString(maxPlainLength, u'x'));
    QCOMPARE(plainLine(QString(maxPlainLength + 1, u'x')),
             QString(QString(maxPlainLength, u'x') + u'…'));
}

void TestPlainLine::aTextBehindManyHiddenCharactersIsFound()
{
    QCOMPARE(plainLine(QString(QString(100'000, QChar(0x200b)) + u'x')), u"x"_s);
}

void TestPlainLine::partsAreCleanedAndJoined()
{
    QCOMPARE(joinedPlain({u"a\nb"_s, u"\u202e"_s, {}, u"c"_s}),
             u"\u2068a b\u2069 · \u2068c\u2069"_s);
    QCOMPARE(joinedPlain({{}, u" one "_s}), u"one"_s); // no marks that would be copied with it
    QCOMPARE(joinedPlain({}), QString());
}

void TestPlainLine::addresses_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("expected");
    QTest::newRow("plain") << u"https://e.org/a?b=c"_s << u"https://e.org/a?b=c"_s;
    QTest::newRow("without name and password")
        << u"https://me:secret@e.org/a"_s << u"https://e.org/a"_s;
    QTest::newRow("without an encoded override")
        << u"https://e.org/%E2%80%AEgpj"_s << u"https://e.org/gpj"_s;
}

void TestPlainLine::addresses()
{
    QFETCH(const QString, url);
    QFETCH(const QString, expected);
    const QString address = plainAddress(QUrl(url));
    QVERIFY2(!address.contains(QChar(0x202e)), qPrintable(address));
    if (!url.contains("%E2"_L1)) // Qt may show it encoded as well
        QCOMPARE(address, expected);
}

void TestPlainLine::openableLinks_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<bool>("isOpenable");
    QTest::newRow("a secure page") << u"https://e.org/"_s << true;
    QTest::newRow("a page") << u"HTTP://e.org/"_s << true;
    QTest::newRow("an e-mail") << u"mailto:a@e.org"_s << true;
    QTest::newRow("a file of this computer") << u"file:///etc/passwd"_s << false;
    QTest::newRow("a script") << u"javascript:alert(1)"_s << false;
    QTest::newRow("data") << u"data:text/html,x"_s << false;
    QTest::newRow("another program") << u"ssh://e.org"_s << false;
    QTest::newRow("no host") << u"https:///x"_s << false;
    QTest::newRow("nothing") << u""_s << false;
}

void TestPlainLine::openableLinks()
{
    QFETCH(const QString, url);
    QFETCH(const bool, isOpenable);
    QCOMPARE(openableLink(QUrl(url)), isOpenable ? QUrl(url) : QUrl());
}

QTEST_GUILESS_MAIN(TestPlainLine)
#include "tst_plain_line.moc"
