// SPDX-License-Identifier: GPL-3.0-or-later

#include <domain/transcript_paragraphs.h>
#include <support/cue_dump.h>

#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::domain;

class TestTranscriptParagraphs final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void joined_data();
    void joined();
    void longTalkIsDivided_data();
    void longTalkIsDivided();
    void cuesFindTheirWords();
};

namespace {

/// \return a line for each paragraph, with "Ann> " in front where a new speaker begins
QString linesOf(const QList<TranscriptParagraph> &paragraphs)
{
    QStringList lines;
    for (const TranscriptParagraph &paragraph : paragraphs)
        lines.append((paragraph.isNewSpeaker ? paragraph.speaker + u"> "_s : QString())
                     + paragraph.text);
    return lines.join(u'\n');
}

/// Makes \a count cues of four seconds each with the text \a text.
QList<Cue> talk(int count, const QString &text)
{
    QList<Cue> cues;
    for (int i = 0; i < count; ++i)
        cues.append({std::chrono::seconds(4 * i), std::chrono::seconds(4 * i + 4), {}, text});
    return cues;
}

} // namespace

void TestTranscriptParagraphs::joined_data()
{
    QTest::addColumn<QString>("cues");
    QTest::addColumn<bool>("isTimed");
    QTest::addColumn<QString>("expected");
    const auto row =
        [](const char *name, const QString &cues, const QString &expected, bool isTimed = true) {
            QTest::newRow(name) << cues << isTimed << expected;
        };
    row("nothing", u""_s, u""_s);
    row("cues of one sentence", u"0-2 We talk\n2-4 about graphs."_s, u"We talk about graphs."_s);
    row("sentences without a pause", u"0-2 One.\n2-4 Two."_s, u"One. Two."_s);
    row("a pause after a sentence", u"0-2 One.\n4-6 Two."_s, u"One.\nTwo."_s);
    row("a pause inside of a sentence", u"0-2 One and\n4-6 two."_s, u"One and two."_s);
    row("a long pause inside of a sentence", u"0-2 One and\n7-9 two."_s, u"One and\ntwo."_s);
    row("a pause after a quotation",
        u"0-2 She said “yes.”\n4-6 Then."_s,
        u"She said “yes.”\nThen."_s);
    row("speakers take turns", u"0-2 Ann: Hello.\n2-4 Bob: Hi."_s, u"Ann> Hello.\nBob> Hi."_s);
    row("a speaker goes on", u"0-2 Ann: Hello,\n2-4 Ann: there."_s, u"Ann> Hello, there."_s);
    row("who is not named again goes on",
        u"0-2 Ann: Hello,\n2-4 there."_s,
        u"Ann> Hello, there."_s);
    row("who is not named goes on behind a pause",
        u"0-2 Ann: Hello.\n9-10 There.\n10-11 Bob: Hi."_s,
        u"Ann> Hello.\nThere.\nBob> Hi."_s);
    row("cues that overlap", u"0-5 One.\n3-8 Two."_s, u"One. Two."_s);
    row("Chinese has no blanks", u"0-2 你好，\n2-4 世界。"_s, u"你好，世界。"_s);
    row("Chinese and English have", u"0-2 你好\n2-4 world"_s, u"你好 world"_s);
    row("without times each is a paragraph",
        u"0-0 Ann: One.\n0-0 Ann: Two.\n0-0 Bob: Three."_s,
        u"Ann> One.\nTwo.\nBob> Three."_s,
        false);
}

void TestTranscriptParagraphs::joined()
{
    QFETCH(const QString, cues);
    QFETCH(const bool, isTimed);
    QFETCH(const QString, expected);
    QCOMPARE(linesOf(paragraphsOf(cuesOf(cues), isTimed)), expected);
}

void TestTranscriptParagraphs::longTalkIsDivided_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("longest");
    QTest::newRow("divided at the end of a sentence") << u"These words are said now."_s << 450;
    QTest::newRow("divided anywhere if no sentence ends") << u"and these words are said"_s << 950;
}

void TestTranscriptParagraphs::longTalkIsDivided()
{
    QFETCH(const QString, words);
    QFETCH(const int, longest);
    const auto cues = talk(200, words);
    const auto paragraphs = paragraphsOf(cues, true);
    QVERIFY(paragraphs.size() > 4);
    int count = 0;
    for (const TranscriptParagraph &paragraph : paragraphs) {
        QCOMPARE_LE(int(paragraph.text.size()), longest);
        QCOMPARE(paragraph.firstCue, count);
        count += paragraph.cueCount();
    }
    QCOMPARE(count, 200);
}

void TestTranscriptParagraphs::cuesFindTheirWords()
{
    const auto paragraphs =
        paragraphsOf(cuesOf(u"0-2 Ann: One\n2-4 two\n4-5 Bob: Three\n5-6 four"_s), true);
    QCOMPARE(paragraphs.size(), 2);
    const TranscriptParagraph &second = paragraphs.at(1);
    QCOMPARE(second.text, u"Three four"_s);
    QCOMPARE(second.firstCue, 2);
    QCOMPARE(second.cueAt(0), 2);
    QCOMPARE(second.cueAt(5), 2); // the blank between the cues
    QCOMPARE(second.cueAt(6), 3);
    QCOMPARE(second.cueAt(99), 3);
    QCOMPARE(second.startOf(3), 6);
    QCOMPARE(second.endOf(2), 5);
    QCOMPARE(second.endOf(3), 10);
}

QTEST_GUILESS_MAIN(TestTranscriptParagraphs)
#include "tst_transcript_paragraphs.moc"
