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

namespace {

/// Chapters from lines as dump() writes them, without links and pictures.
QList<Chapter> chaptersOf(const QString &text)
{
    static const QRegularExpression form(u"^(-?[0-9.]+)(?:-([0-9.]+))? (.*?)( \\(hidden\\))?$"_s);
    const auto time = [](const QString &seconds) {
        return std::chrono::milliseconds(qRound64(seconds.toDouble() * 1000));
    };
    QList<Chapter> chapters;
    for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts)) {
        const auto match = form.match(line);
        Chapter chapter{.start = time(match.captured(1)),
                        .end = {},
                        .title = match.captured(3),
                        .link = {},
                        .image = {},
                        .isListed = !match.hasCaptured(4)};
        if (match.capturedLength(2) > 0)
            chapter.end = time(match.captured(2));
        chapters.append(chapter);
    }
    return chapters;
}

} // namespace

class TestChapterMerge final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void normalisedChapters_data();
    void normalisedChapters();
    void withADuration_data();
    void withADuration();
    void merged_data();
    void merged();
    void linksAndPicturesAreFilledIn();
};

void TestChapterMerge::normalisedChapters_data()
{
    QTest::addColumn<QString>("chapters");
    QTest::addColumn<QString>("expected");
    QTest::newRow("none") << u""_s << u""_s;
    QTest::newRow("in order") << u"0 A\n10 B"_s << u"0 A\n10 B"_s;
    QTest::newRow("rule 89: sorted by start") << u"20 C\n0 A\n10 B"_s << u"0 A\n10 B\n20 C"_s;
    QTest::newRow("rule 89: end < start goes") << u"10-5 A\n20-20 B"_s << u"10 A\n20 B"_s;
    QTest::newRow("rule 89: two at the same time are one")
        << u"0 A\n10 B\n10 C"_s << u"0 A\n10 B"_s;
    QTest::newRow("rule 89: three at the same time") << u"1 A\n1 B\n1-3 C"_s << u"1-3 A"_s;
    QTest::newRow("the title of two at the same time") << u"10 \n10 B"_s << u"10 B"_s;
    QTest::newRow("a picture may begin with a chapter")
        << u"0 A\n10 B\n10-15 P (hidden)"_s << u"0 A\n10 B\n10-15 P (hidden)"_s;
    QTest::newRow("a chapter may begin with a picture")
        << u"10-15 P (hidden)\n10 B\n10 C"_s << u"10-15 P (hidden)\n10 B"_s;
    QTest::newRow("rule 89: a first chapter after the beginning") << u"30 A"_s << u"30 A"_s;
    QTest::newRow("rule 89: negative") << u"-3 A\n1 B"_s << u"1 B"_s;
    QTest::newRow("an end in the next chapter goes") << u"0-20 A\n10 B"_s << u"0 A\n10 B"_s;
    QTest::newRow("an end where the next begins") << u"0-10 A\n10 B"_s << u"0-10 A\n10 B"_s;
    QTest::newRow("a picture may end anywhere")
        << u"0-20 A\n5-99 P (hidden)\n20 B"_s << u"0-20 A\n5-99 P (hidden)\n20 B"_s;
}

void TestChapterMerge::normalisedChapters()
{
    QFETCH(const QString, chapters);
    QFETCH(const QString, expected);
    const QList<Chapter> once = normalised(chaptersOf(chapters));
    QCOMPARE(dump(once), expected);
    QCOMPARE(dump(normalised(once)), expected);
}

void TestChapterMerge::withADuration_data()
{
    QTest::addColumn<QString>("chapters");
    QTest::addColumn<QString>("expected");
    QTest::newRow("rule 89: the last end beyond the duration is cut")
        << u"0-50 A\n50-200 B"_s << u"0-50 A\n50-100 B"_s;
    QTest::newRow("a chapter behind the end goes") << u"0 A\n100 B\n4000 C"_s << u"0 A"_s;
}

void TestChapterMerge::withADuration()
{
    QFETCH(const QString, chapters);
    QFETCH(const QString, expected);
    QCOMPARE(dump(normalised(chaptersOf(chapters), 100s)), expected);
}

void TestChapterMerge::merged_data()
{
    QTest::addColumn<QString>("embedded");
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("podlove");
    QTest::addColumn<QString>("notes");
    QTest::addColumn<QString>("expected");
    const QString none;
    QTest::newRow("nothing at all") << none << none << none << none << none;
    QTest::newRow("rule 85: embedded is best")
        << u"1 E"_s << u"11 J"_s << u"21 P"_s << u"31 N"_s << u"1 E"_s;
    QTest::newRow("rule 85: then JSON") << none << u"11 J"_s << u"21 P"_s << u"31 N"_s << u"11 J"_s;
    QTest::newRow("rule 85: then Podlove") << none << none << u"21 P"_s << u"31 N"_s << u"21 P"_s;
    QTest::newRow("rule 85: then the notes") << none << none << none << u"31 N"_s << u"31 N"_s;
    QTest::newRow("rule 85: starts within a second fill in")
        << u"0 \n10 "_s << u"0.9-9 A\n11 "_s << none << u"0 C\n10 D"_s << u"0-9 A\n10 D"_s;
    QTest::newRow("rule 85: more than a second apart do not")
        << u"0 \n10 "_s << u"0 A\n11.001 B"_s << none << none << u"0 \n10 "_s;
    QTest::newRow("rule 85: another count does not")
        << u"0 \n10 "_s << u"0 A\n10 B\n20 C"_s << none << u"0 N\n10 M"_s << u"0 N\n10 M"_s;
    QTest::newRow("nothing is replaced")
        << u"0-5 E\n10 F"_s << u"0-7 J\n10 K"_s << none << none << u"0-5 E\n10 F"_s;
    QTest::newRow("what is hidden stays hidden")
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
