// SPDX-License-Identifier: GPL-3.0-or-later
#include <domain/chapter_order.h>
#include <support/chapter_dump.h>

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::domain;

class TestChapterOrder final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void normalisedChapters_data();
    void normalisedChapters();
    void withADuration_data();
    void withADuration();
};

void TestChapterOrder::normalisedChapters_data()
{
    QTest::addColumn<QString>("chapters");
    QTest::addColumn<QString>("expected");
    QTest::newRow("no chapters") << u""_s << u""_s;
    QTest::newRow("in order") << u"0 A\n10 B"_s << u"0 A\n10 B"_s;
    QTest::newRow("rule 89: sorted by start") << u"20 C\n0 A\n10 B"_s << u"0 A\n10 B\n20 C"_s;
    QTest::newRow("rule 89: an end before the start is removed")
        << u"10-5 A\n20-20 B"_s << u"10 A\n20 B"_s;
    QTest::newRow("rule 89: two chapters with one start become one")
        << u"0 A\n10 B\n10 C"_s << u"0 A\n10 B"_s;
    QTest::newRow("rule 89: three chapters with one start become one")
        << u"1 A\n1 B\n1-3 C"_s << u"1-3 A"_s;
    QTest::newRow("of two chapters with one start, the title is kept")
        << u"10 \n10 B"_s << u"10 B"_s;
    QTest::newRow("a hidden chapter with a picture starts with a chapter")
        << u"0 A\n10 B\n10-15 P (hidden)"_s << u"0 A\n10 B\n10-15 P (hidden)"_s;
    QTest::newRow("a chapter starts with a hidden chapter with a picture")
        << u"10-15 P (hidden)\n10 B\n10 C"_s << u"10-15 P (hidden)\n10 B"_s;
    QTest::newRow("rule 89: the first chapter starts after the beginning")
        << u"30 A"_s << u"30 A"_s;
    QTest::newRow("rule 89: a chapter with a negative start is removed")
        << u"-3 A\n1 B"_s << u"1 B"_s;
    QTest::newRow("an end within the next chapter is removed")
        << u"0-20 A\n10 B"_s << u"0 A\n10 B"_s;
    QTest::newRow("an end at the start of the next chapter is kept")
        << u"0-10 A\n10 B"_s << u"0-10 A\n10 B"_s;
    QTest::newRow("a hidden chapter with a picture may end anywhere")
        << u"0-20 A\n5-99 P (hidden)\n20 B"_s << u"0-20 A\n5-99 P (hidden)\n20 B"_s;
}

void TestChapterOrder::normalisedChapters()
{
    QFETCH(const QString, chapters);
    QFETCH(const QString, expected);
    const QList<Chapter> once = normalised(chaptersOf(chapters));
    QCOMPARE(dump(once), expected);
    QCOMPARE(dump(normalised(once)), expected);
}

void TestChapterOrder::withADuration_data()
{
    QTest::addColumn<QString>("chapters");
    QTest::addColumn<QString>("expected");
    QTest::newRow("rule 89: an end beyond the duration is limited to it")
        << u"0-50 A\n50-200 B"_s << u"0-50 A\n50-100 B"_s;
    QTest::newRow("chapters at or after the end are removed")
        << u"0 A\n100 B\n4000 C"_s << u"0 A"_s;
}

void TestChapterOrder::withADuration()
{
    QFETCH(const QString, chapters);
    QFETCH(const QString, expected);
    QCOMPARE(dump(normalised(chaptersOf(chapters), 100s)), expected);
}

QTEST_GUILESS_MAIN(TestChapterOrder)
#include "tst_chapter_order.moc"
