// SPDX-License-Identifier: GPL-3.0-or-later
#include "cue_dump.h"

#include <feed/chapters.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::feed;
using domain::Chapter;

class TestChapterMerge final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void merged_data();
    void merged();
    void linksAndPicturesAreFilledIn();
};

void TestChapterMerge::merged_data()
{
    QTest::addColumn<QString>("embedded");
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("podlove");
    QTest::addColumn<QString>("notes");
    QTest::addColumn<QString>("expected");
    const QString none;
    QTest::newRow("no chapters anywhere") << none << none << none << none << none;
    QTest::newRow("rule 85: chapters in the file come first")
        << u"1 E"_s << u"11 J"_s << u"21 P"_s << u"31 N"_s << u"1 E"_s;
    QTest::newRow("rule 85: the JSON file comes second")
        << none << u"11 J"_s << u"21 P"_s << u"31 N"_s << u"11 J"_s;
    QTest::newRow("rule 85: Podlove chapters come third")
        << none << none << u"21 P"_s << u"31 N"_s << u"21 P"_s;
    QTest::newRow("rule 85: chapters in the notes come last")
        << none << none << none << u"31 N"_s << u"31 N"_s;
    QTest::newRow("rule 85: starts within a second fill in titles")
        << u"0 \n10 "_s << u"0.9-9 A\n11 "_s << none << u"0 C\n10 D"_s << u"0-9 A\n10 D"_s;
    QTest::newRow("rule 85: starts more than a second apart fill in nothing")
        << u"0 \n10 "_s << u"0 A\n11.001 B"_s << none << none << u"0 \n10 "_s;
    QTest::newRow("rule 85: a list of another length fills in nothing")
        << u"0 \n10 "_s << u"0 A\n10 B\n20 C"_s << none << u"0 N\n10 M"_s << u"0 N\n10 M"_s;
    QTest::newRow("existing ends and titles are not replaced")
        << u"0-5 E\n10 F"_s << u"0-7 J\n10 K"_s << none << none << u"0-5 E\n10 F"_s;
    QTest::newRow("a hidden chapter stays hidden")
        << none << u"0 A\n5  (hidden)"_s << u"0 B\n5 P"_s << none << u"0 A\n5 P (hidden)"_s;
}

void TestChapterMerge::merged()
{
    QFETCH(const QString, embedded);
    QFETCH(const QString, json);
    QFETCH(const QString, podlove);
    QFETCH(const QString, notes);
    QFETCH(const QString, expected);
    const ChapterSources sources{.embedded = chaptersOf(embedded),
                                 .json = chaptersOf(json),
                                 .podlove = chaptersOf(podlove),
                                 .notes = chaptersOf(notes)};
    QCOMPARE(dump(mergeChapters(sources)), expected);
}

void TestChapterMerge::linksAndPicturesAreFilledIn()
{
    Chapter embedded{.start = 1s, .end = {}, .title = u"E"_s, .link = {}, .image = {}};
    Chapter json{.start = 1500ms,
                 .end = {},
                 .title = u"J"_s,
                 .link = QUrl(u"https://e.org/j"_s),
                 .image = {}};
    Chapter podlove{.start = 1s,
                    .end = {},
                    .title = u"P"_s,
                    .link = QUrl(u"https://e.org/p"_s),
                    .image = QUrl(u"https://e.org/p.png"_s)};
    QCOMPARE(dump(mergeChapters(
                 {.embedded = {embedded}, .json = {json}, .podlove = {podlove}, .notes = {}})),
             u"1 E [https://e.org/j] {https://e.org/p.png}"_s);
}

QTEST_GUILESS_MAIN(TestChapterMerge)
#include "tst_chapter_merge.moc"
