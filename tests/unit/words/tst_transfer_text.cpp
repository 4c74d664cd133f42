// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the texts about imports from other players, without the plural forms of a catalogue.

#include <words/transfer_text.h>

#include <QLocale>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using importers::Skipped;
using importers::SkipReason;
using transfer::ShowPresence;
using transfer::ShowTransfer;
using transfer::StateCounts;
using transfer::TransferPreview;
using transfer::TransferSummary;

class TestTransferText final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void everyPlayerHasAName();
    void everyReasonHasAText();
    void showsAreDescribed_data();
    void showsAreDescribed();
    void theRemainderIsToldOnce_data();
    void theRemainderIsToldOnce();
    void resultsAreSentences_data();
    void resultsAreSentences();
    void theLastSentenceHasTheNumbersOfTheEnd();
};

void TestTransferText::everyPlayerHasAName()
{
    QSet<QString> names;
    for (const importers::Player player : importers::allPlayers()) {
        const QString name = words::playerName(player);
        QVERIFY2(!name.isEmpty(), qPrintable(importers::toName(player)));
        QVERIFY2(!names.contains(name), qPrintable(name));
        names.insert(name);
    }
}

void TestTransferText::everyReasonHasAText()
{
    QSet<QString> texts;
    for (int i = 0; i <= int(SkipReason::UnreadableFile); ++i) {
        const auto reason = SkipReason(i);
        const QString text = words::skippedText({.reason = reason, .count = 3, .names = {u"x"_s}});
        QVERIFY2(text.contains(u'3'), qPrintable(importers::toName(reason)));
        QVERIFY2(!texts.contains(text), qPrintable(text));
        texts.insert(text);
    }
}

void TestTransferText::showsAreDescribed_data()
{
    QTest::addColumn<ShowTransfer>("show");
    QTest::addColumn<QString>("comes");
    QTest::addColumn<QString>("remains");
    const auto row = [](const char *name,
                        const ShowTransfer &show,
                        const QString &comes,
                        const QString &remains) {
        QTest::newRow(name) << show << comes << remains;
    };
    row("a new show alone", {}, u"The show"_s, {});
    row("a new show whose states wait",
        {.waiting = {.positions = 2, .played = 3}, .waitingEpisodes = 5},
        u"2 positions and 3 played"_s,
        u"5 episodes wait until the feed is read"_s);
    row("everything",
        {.presence = ShowPresence::Followed,
         .taken = {.positions = 1, .played = 2, .favourites = 3, .queued = 4},
         .isRead = true,
         .addedTags = {u"a"_s, u"b"_s},
         .ownTitle = u"Mine"_s,
         .takesSpeed = true,
         .takesEffects = true},
        u"1 positions, 2 played, 3 favourites, 4 in Up next, 2 tags, speed, other settings of "
        "playback and title"_s,
        {});
    row("nothing new", {.presence = ShowPresence::Followed, .isRead = true}, u"Nothing new"_s, {});
    row("what is not in the feed does not come over",
        {.presence = ShowPresence::Followed,
         .taken = {.played = 1},
         .waiting = {.played = 2},
         .waitingEpisodes = 2,
         .isRead = true,
         .kept = 3,
         .keepsSpeed = true},
        u"1 played"_s,
        u"2 episodes are not in the feed, 3 newer places in Dogear stay and the speed chosen in "
        "Dogear stays"_s);
}

void TestTransferText::showsAreDescribed()
{
    QFETCH(const ShowTransfer, show);
    QTEST(words::showTransferText(show), "comes");
    QTEST(words::showRemainderText(show), "remains");
}

void TestTransferText::theRemainderIsToldOnce_data()
{
    QTest::addColumn<TransferPreview>("preview");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("nothing remains") << TransferPreview{} << QStringList{};
    QTest::newRow("a newer version")
        << TransferPreview{.source = {.player = importers::Player::Kasts, .isNewer = true}}
        << QStringList{u"This library is from a newer version of Kasts than Dogear knows, so parts "
                       "of it may be missing."_s};
    QTest::newRow("reasons in one sentence")
        << TransferPreview{.withoutShow = 4,
                           .skipped = {{.reason = SkipReason::LocalFolder, .count = 1},
                                       {.reason = SkipReason::BadAddress, .count = 2}}}
        << QStringList{u"Left out: 1 folders of another device, 2 shows without a usable address "
                       "and the states of 4 episodes whose show is unknown."_s};
    QTest::newRow("passwords, files and lists")
        << TransferPreview{.needingPassword = {3}, .downloads = 9, .lists = 2}
        << QStringList{u"1 shows ask for a password; enter it again in Dogear."_s,
                       u"9 downloaded files stay with that player."_s,
                       u"2 lists stay with that player."_s};
}

void TestTransferText::theRemainderIsToldOnce()
{
    QFETCH(const TransferPreview, preview);
    QTEST(words::remainderSentences(preview), "expected");
}

void TestTransferText::resultsAreSentences_data()
{
    QTest::addColumn<TransferSummary>("summary");
    QTest::addColumn<QString>("expected");
    const importers::PlayerFile source{.player = importers::Player::AntennaPod};
    const TransferId id{1};
    QTest::newRow("nothing was new")
        << TransferSummary{.source = source}
        << u"Dogear has everything from AntennaPod already; nothing was changed."_s;
    QTest::newRow("shows and states")
        << TransferSummary{.source = source,
                           .id = id,
                           .shows = {{.taken = {.positions = 2}},
                                     {.presence = ShowPresence::Followed, .taken = {.played = 1}}}}
        << u"Imported from AntennaPod: 1 new shows, 2 positions and 1 played."_s;
    QTest::newRow("only tags") << TransferSummary{.source = source,
                                                  .id = id,
                                                  .shows = {{.presence = ShowPresence::Followed,
                                                             .addedTags = {u"a"_s}}}}
                               << u"The shows from AntennaPod were brought up to date."_s;
    QTest::newRow("some wait, some are missing, some were kept")
        << TransferSummary{.source = source,
                           .id = id,
                           .shows = {{.waitingEpisodes = 5, .kept = 1},
                                     {.waitingEpisodes = 3, .isRead = true}}}
        << u"Imported from AntennaPod: 2 new shows. 5 episodes wait until their feeds are read. 3 "
           "episodes are no longer in their feeds. 1 newer places in Dogear were kept."_s;
    QTest::newRow("stopped") << TransferSummary{.source = source,
                                                .id = id,
                                                .shows = {{}},
                                                .isCancelled = true}
                             << u"Imported from AntennaPod: 1 new shows. The import was stopped."_s;
    QTest::newRow("several shows failed")
        << TransferSummary{.source = source, .failed = {{.title = u"A"_s}, {.title = u"B"_s}}}
        << u"2 shows couldn't be imported."_s;
}

void TestTransferText::resultsAreSentences()
{
    QFETCH(const TransferSummary, summary);
    QTEST(words::transferSentence(summary), "expected");
}

void TestTransferText::theLastSentenceHasTheNumbersOfTheEnd()
{
    const TransferSummary summary{.source = {.player = importers::Player::GPodder},
                                  .id = TransferId{1},
                                  .shows = {{.waitingEpisodes = 5, .kept = 2}}};
    QCOMPARE(words::transferResultSentence(
                 summary, {.positions = 3, .played = 1, .queued = 1, .waiting = 0, .missing = 1}),
             u"Imported from gPodder: 1 new shows, 3 positions, 1 played and 1 in Up next. 1 "
             "episodes are no longer in their feeds. 2 newer places in Dogear were kept."_s);
}

QTEST_GUILESS_MAIN(TestTransferText)
#include "tst_transfer_text.moc"
