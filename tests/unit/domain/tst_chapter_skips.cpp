// SPDX-License-Identifier: GPL-3.0-or-later

#include <domain/chapter_skips.h>
#include <support/processor_time.h>

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
    QTest::newRow("equal to the title") << u"Werbung"_s << u"Werbung"_s << true;
    QTest::newRow("different case") << u"werbung"_s << u"WERBUNG"_s << true;
    QTest::newRow("different case, letters beyond ASCII") << u"öl"_s << u"ÖL"_s << true;
    QTest::newRow("one word of the title") << u"ad"_s << u"Short ad break"_s << true;
    QTest::newRow("a word next to punctuation") << u"ad"_s << u"Ad: mattresses"_s << true;
    QTest::newRow("parts of words do not match") << u"ad"_s << u"Reading and adding"_s << false;
    QTest::newRow("an asterisk stands for letters of a word")
        << u"werb*"_s << u"Eine Werbepause"_s << true;
    QTest::newRow("an asterisk may stand for no letters") << u"ad*"_s << u"Ad"_s << true;
    QTest::newRow("an asterisk in front") << u"*pause"_s << u"Werbepause"_s << true;
    QTest::newRow("an asterisk in the middle") << u"werb*pause"_s << u"Werbepause"_s << true;
    QTest::newRow("several asterisks and the last letter of the word")
        << u"w*e*e"_s << u"Werbepause"_s << true;
    QTest::newRow("the word continues after the pattern")
        << u"w*paus"_s << u"Werbepause"_s << false;
    QTest::newRow("an asterisk does not cross words") << u"a*c"_s << u"a b c"_s << false;
    QTest::newRow("a single asterisk matches any title with a word")
        << u"*"_s << u"Anything"_s << true;
    QTest::newRow("several words in order") << u"our sponsor"_s << u"Now our  sponsor X"_s << true;
    QTest::newRow("several words in a different order")
        << u"sponsor our"_s << u"our sponsor"_s << false;
    QTest::newRow("characters of regular expressions are literal")
        << u"(ad) [x] .*"_s << u"ad x anything"_s << false;
    QTest::newRow("brackets are literal") << u"[ad]"_s << u"Now: [Ad]"_s << true;
    QTest::newRow("an empty pattern matches nothing") << u"  "_s << u"Anything"_s << false;
    QTest::newRow("an empty title") << u"ad"_s << QString() << false;
}

void TestChapterSkips::titles()
{
    QFETCH(const QString, pattern);
    QFETCH(const QString, title);
    QFETCH(const bool, expected);
    QCOMPARE(matchesTitle(pattern, title), expected);
}

/// A backtracking matcher would need exponential time for this title; 2 s is the limit on a slow
/// machine.
void TestChapterSkips::aPatternIsQuick()
{
    const dogear::test::ProcessorTimer timer;
    QVERIFY(!matchesTitle(u"a*"_s.repeated(40) + u'!', QString(u'a').repeated(2'000)));
    QCOMPARE_LT(timer.elapsed(), 2'000);
}

void TestChapterSkips::chosenStarts_data()
{
    QTest::addColumn<milliseconds>("chosen");
    QTest::addColumn<ChapterSkip>("expected");
    QTest::newRow("the exact start") << 60'500ms << ChapterSkip::Chosen;
    QTest::newRow("the start in whole seconds, as show notes give it")
        << 60'000ms << ChapterSkip::Chosen;
    QTest::newRow("less than a second after the start") << 61'499ms << ChapterSkip::Chosen;
    QTest::newRow("a whole second after the start is a different chapter")
        << 61'500ms << ChapterSkip::None;
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
    QTest::newRow("only a separator") << u" , "_s << QStringList();
    QTest::newRow("one pattern") << u" our  sponsor "_s << QStringList{u"our sponsor"_s};
    QTest::newRow("several patterns")
        << u"ad,werb*\nmusic"_s << QStringList{u"ad"_s, u"werb*"_s, u"music"_s};
    QTest::newRow("commas of other scripts")
        << u"広告、宣伝，音楽، إعلان"_s << QStringList{u"広告"_s, u"宣伝"_s, u"音楽"_s, u"إعلان"_s};
    QTest::newRow("repetitions are removed") << u"ad, Ad, AD"_s << QStringList{u"ad"_s};
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
