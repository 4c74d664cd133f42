// SPDX-License-Identifier: GPL-3.0-or-later
// Tests selection and search in a transcript, and the geometry of its paragraphs.

#include "real_warnings.h"
#include "transcript/transcript_selection.h"

#include <support/cue_dump.h>

#include <QElapsedTimer>
#include <QGuiApplication>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::widgets;
using domain::TranscriptParagraph;

namespace {

const QString talk = u"0-2 Ann: Hello there.\n2-4 How is Zoë?\n4-6 Bob: Fine.\n6-8 She is fine."_s;

QList<TranscriptParagraph> paragraphs()
{
    return domain::paragraphsOf(cuesOf(talk), true);
}

QList<TranscriptParagraph> manyParagraphs(int cues)
{
    QString lines;
    for (int i = 0; i < cues; ++i)
        lines += u"%1-%2 These are words of a long talk, number %1.\n"_s.arg(i).arg(i + 1);
    return domain::paragraphsOf(cuesOf(lines), true);
}

} // namespace

class TestTranscriptLayout final : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnRealWarning(); }
    void selected_data();
    void selected();
    void found_data();
    void found();
    void placesAndCuesAreWhereTheyAreSeen_data();
    void placesAndCuesAreWhereTheyAreSeen();
    void aLongWordIsBroken();
    void heightsAreGuessedAndThenMeasured();
};

void TestTranscriptLayout::selected_data()
{
    QTest::addColumn<TextPosition>("from");
    QTest::addColumn<TextPosition>("to");
    QTest::addColumn<QString>("expected");
    const auto row =
        [](const char *name, TextPosition from, TextPosition to, const QString &expected) {
            QTest::newRow(name) << from << to << expected;
        };
    row("nothing", {0, 3}, {0, 3}, u""_s);
    row("a word", {0, 0}, {0, 5}, u"Hello"_s);
    row("backwards", {0, 5}, {0, 0}, u"Hello"_s);
    row("over two cues", {0, 6}, {0, 16}, u"there. How"_s);
    row("a whole paragraph is only its words", {0, 0}, {0, 27}, u"Hello there. How is Zoë?"_s);
    row("over two speakers, who are named", {0, 13}, {1, 5}, u"How is Zoë?\n\nBob: Fine."_s);
    row("from the first one on",
        {0, 0},
        {1, 18},
        u"Ann: Hello there. How is Zoë?\n\nBob: Fine. She is fine."_s);
}

void TestTranscriptLayout::selected()
{
    QFETCH(const TextPosition, from);
    QFETCH(const TextPosition, to);
    QFETCH(const QString, expected);
    TranscriptSelection selection;
    selection.begin(from);
    QVERIFY(selection.isEmpty());
    selection.extend(to);
    QCOMPARE(selection.text(paragraphs()), expected);
    selection.clear();
    QCOMPARE(selection.text(paragraphs()), QString());
}

void TestTranscriptLayout::found_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("expected"); ///< paragraph:offset+length
    QTest::newRow("no words") << u""_s << u""_s;
    QTest::newRow("words that do not occur") << u"walrus"_s << u""_s;
    QTest::newRow("in several paragraphs, ignoring case") << u"FINE"_s << u"1:0+4 1:13+4"_s;
    QTest::newRow("across the end of a cue") << u"there. how"_s << u"0:6+10"_s;
    QTest::newRow("ignoring accents") << u"zoe"_s << u"0:20+3"_s;
    QTest::newRow("not in the names of speakers") << u"ann"_s << u""_s;
}

void TestTranscriptLayout::found()
{
    QFETCH(const QString, words);
    QFETCH(const QString, expected);
    QStringList hits;
    for (const TranscriptHit &hit : findInTranscript(paragraphs(), words))
        hits.append(u"%1:%2+%3"_s.arg(hit.paragraph).arg(hit.range.start).arg(hit.range.length));
    QCOMPARE(hits.join(u' '), expected);
}

void TestTranscriptLayout::placesAndCuesAreWhereTheyAreSeen_data()
{
    QTest::addColumn<QString>("cues");
    QTest::newRow("one word for each cue") << u"0-2 One\n2-4 two\n4-6 three"_s;
    QTest::newRow("several speakers") << talk;
    QTest::newRow("a cue of several lines")
        << u"0-2 "_s + u"word "_s.repeated(60) + u"\n2-4 and more of it"_s;
    QTest::newRow("from right to left") << u"0-2 مرحبا بكم\n2-4 في البودكاست الجديد"_s;
}

void TestTranscriptLayout::placesAndCuesAreWhereTheyAreSeen()
{
    QFETCH(const QString, cues);
    const auto list = cuesOf(cues);
    TranscriptLayout layout;
    layout.setParagraphs(domain::paragraphsOf(list, true), true);
    layout.setGeometry(QGuiApplication::font(), 16, 400);
    layout.ensure(0, 10'000);
    for (int cue = 0; cue < list.size(); ++cue) {
        const QRect words = layout.firstLineOf(cue);
        QVERIFY(words.width() > 4);
        QVERIFY(words.left() >= 15 && words.right() <= 16 + 401);
        QCOMPARE(layout.cueAt(words.center()), cue);
        const int paragraph = layout.paragraphOf(cue);
        QCOMPARE(layout.paragraphAt(words.center().y()), paragraph);
        const TextPosition place = layout.positionAt(words.center());
        QCOMPARE(layout.paragraphs().at(paragraph).cueAt(place.offset), cue);
        // The time above the paragraph belongs to its first cue.
        if (layout.paragraphs().at(paragraph).firstCue == cue)
            QCOMPARE(layout.cueAt(layout.headOf(paragraph).center()), cue);
    }
    QCOMPARE(layout.cueAt({200, layout.height() - 1}), -1);
    QCOMPARE(layout.positionAt({0, -50}), (TextPosition{0, 0}));
    QCOMPARE(layout.positionAt({0, 1'000'000}).paragraph, int(layout.paragraphs().size()) - 1);
}

void TestTranscriptLayout::aLongWordIsBroken()
{
    TranscriptLayout layout;
    layout.setParagraphs(domain::paragraphsOf(cuesOf(u"0-2 "_s + QString(3'000, u'x')), true),
                         true);
    layout.setGeometry(QGuiApplication::font(), 16, 300);
    const QTextLayout &lines = layout.linesOf(0);
    QVERIFY(lines.lineCount() > 10);
    for (int i = 0; i < lines.lineCount(); ++i)
        QVERIFY(lines.lineAt(i).naturalTextWidth() <= 300);
}

void TestTranscriptLayout::heightsAreGuessedAndThenMeasured()
{
    const auto many = manyParagraphs(20'000);
    TranscriptLayout layout;
    layout.setParagraphs(many, true);
    layout.setGeometry(QGuiApplication::font(), 16, 400);
    const double guessed = layout.height();
    QElapsedTimer longest;
    qint64 worst = 0;
    bool isMore = true;
    while (isMore) {
        longest.start();
        isMore = layout.measureMore();
        worst = std::max(worst, longest.elapsed());
    }
    // In ms for one slice, with room for a busy machine and a sanitizer.
    QVERIFY(worst < 500);
    QVERIFY(layout.height() > guessed / 2 && layout.height() < guessed * 2);
    QCOMPARE(layout.topOf(1), layout.topOf(0) + layout.heightOf(0));
    const int last = int(many.size()) - 1;
    layout.forgetFar(0, 500);
    layout.ensure(layout.topOf(last), layout.height());
    QCOMPARE(layout.paragraphAt(layout.topOf(last)), last);
}

QTEST_MAIN(TestTranscriptLayout)
#include "tst_transcript_layout.moc"
