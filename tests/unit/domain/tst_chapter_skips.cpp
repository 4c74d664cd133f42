// SPDX-License-Identifier: GPL-3.0-or-later

#include <domain/chapter_skips.h>

#include <QElapsedTimer>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::domain;
using namespace std::chrono_literals;
using std::chrono::milliseconds;

class TestChapterSkips final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void titles_data();
    void titles();
    void aPatternIsQuick();
    void chosenStarts_data();
    void chosenStarts();
    void aChoiceComesFirst();
    void typedPatterns_data();
    void typedPatterns();
};

void TestChapterSkips::titles_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("title");
    QTest::addColumn<bool>("expected");
    QTest::newRow("the same title") << u"Werbung"_s << u"Werbung"_s << true;
    QTest::newRow("in another case") << u"werbung"_s << u"WERBUNG"_s << true;
    QTest::newRow("letters of every language") << u"öl"_s << u"ÖL"_s << true;
    QTest::newRow("a word among others") << u"ad"_s << u"Short ad break"_s << true;
    QTest::newRow("beside punctuation") << u"ad"_s << u"Ad: mattresses"_s << true;
    QTest::newRow("a piece of a word is not meant") << u"ad"_s << u"Reading and adding"_s << false;
    QTest::newRow("a star is any letters") << u"werb*"_s << u"Eine Werbepause"_s << true;
    QTest::newRow("a star is no letters, too") << u"ad*"_s << u"Ad"_s << true;
    QTest::newRow("a star in front") << u"*pause"_s << u"Werbepause"_s << true;
    QTest::newRow("a star in the middle") << u"werb*pause"_s << u"Werbepause"_s << true;
    QTest::newRow("stars, and the end of the word counts") << u"w*e*e"_s << u"Werbepause"_s << true;
    QTest::newRow("a word goes on behind the pattern") << u"w*paus"_s << u"Werbepause"_s << false;
    QTest::newRow("a star stays in its word") << u"a*c"_s << u"a b c"_s << false;
    QTest::newRow("a star alone is any title with a word") << u"*"_s << u"Anything"_s << true;
    QTest::newRow("words in their order") << u"our sponsor"_s << u"Now our  sponsor X"_s << true;
    QTest::newRow("words in another order") << u"sponsor our"_s << u"our sponsor"_s << false;
    QTest::newRow("what means something elsewhere is a letter")
        << u"(ad) [x] .*"_s << u"ad x anything"_s << false;
    QTest::newRow("brackets are brackets") << u"[ad]"_s << u"Now: [Ad]"_s << true;
    QTest::newRow("an empty pattern matches nothing") << u"  "_s << u"Anything"_s << false;
    QTest::newRow("no title") << u"ad"_s << QString() << false;
}

void TestChapterSkips::titles()
{
    QFETCH(const QString, pattern);
    QFETCH(const QString, title);
    QFETCH(const bool, expected);
    QCOMPARE(matchesTitle(pattern, title), expected);
}

void TestChapterSkips::aPatternIsQuick()
{
    QElapsedTimer timer;
    timer.start();
    QVERIFY(!matchesTitle(u"a*"_s.repeated(40) + u'!', QString(u'a').repeated(2'000)));
    QCOMPARE_LT(timer.elapsed(), 2'000);
}

void TestChapterSkips::chosenStarts_data()
{
    QTest::addColumn<milliseconds>("chosen");
    QTest::addColumn<ChapterSkip>("expected");
    QTest::newRow("its start") << 60'500ms << ChapterSkip::Chosen;
    QTest::newRow("as the notes tell it, in whole seconds") << 60'000ms << ChapterSkip::Chosen;
    QTest::newRow("less than a second behind") << 61'499ms << ChapterSkip::Chosen;
    QTest::newRow("a second away is another chapter") << 61'500ms << ChapterSkip::None;
}

void TestChapterSkips::chosenStarts()
{
    QFETCH(const milliseconds, chosen);
    QFETCH(const ChapterSkip, expected);
    Chapter chapter;
    chapter.start = 60'500ms;
    QCOMPARE(skipOf(chapter, {{chosen}, {}}), expected);
}

void TestChapterSkips::aChoiceComesFirst()
{
    Chapter chapter;
    chapter.title = u"An ad"_s;
    QCOMPARE(skipOf(chapter, {{}, {}}), ChapterSkip::None);
    QCOMPARE(skipOf(chapter, {{}, {u"music"_s, u"ad"_s}}), ChapterSkip::ByTitle);
    QCOMPARE(skipOf(chapter, {{0ms}, {u"ad"_s}}), ChapterSkip::Chosen);
}

void TestChapterSkips::typedPatterns_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QStringList>("patterns");
    QTest::newRow("nothing") << u" , "_s << QStringList();
    QTest::newRow("one") << u" our  sponsor "_s << QStringList{u"our sponsor"_s};
    QTest::newRow("several") << u"ad,werb*\nmusic"_s
                             << QStringList{u"ad"_s, u"werb*"_s, u"music"_s};
    QTest::newRow("each once") << u"ad, Ad, AD"_s << QStringList{u"ad"_s};
}

void TestChapterSkips::typedPatterns()
{
    QFETCH(const QString, typed);
    QFETCH(const QStringList, patterns);
    QCOMPARE(toPatterns(typed), patterns);
    QCOMPARE(toPatterns(toText(patterns)), patterns);
}

QTEST_GUILESS_MAIN(TestChapterSkips)
#include "tst_chapter_skips.moc"
