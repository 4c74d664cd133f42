// SPDX-License-Identifier: GPL-3.0-or-later
// Tests when downloads are blocked, which episodes are downloaded automatically and which downloads
// are removed automatically.

#include <support/download_library.h>
#include <support/small_disk.h>
#include <support/timeouts.h>

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using domain::DownloadState;
using downloads::BlockReason;
using test::answerOf;
using test::DownloadLibrary;
using test::waitForEvents;

class TestDownloadRulesKept final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void holds_data();
    void holds();
    void theDiskFillsWhileItIsFetched();
    void aFullDisk();
    void aFolderThatCannotBeWrittenTo();
    void theLimit();
    void newEpisodesAreFetched_data();
    void newEpisodesAreFetched();
    void newEpisodesAreFetchedAsTheyCome();
    void whatWasRemovedNeverComesBackByItself();
    void whatIsPlayedGoes_data();
    void whatIsPlayedGoes();

private:
    void begin(const QString &mediaFolder = {});
    [[nodiscard]] downloads::Downloads &downloads() { return *m_library->downloads; }
    [[nodiscard]] downloads::AutomaticDownloads &automaticDownloads()
    {
        return m_library->library->automaticDownloads();
    }
    [[nodiscard]] EpisodeId id(qsizetype number) const { return m_ids.at(number); }
    void setPlayed(EpisodeId id);
    /// Refreshes the feed a day later, after its episodes have become \a titles.
    void refresh(const QStringList &titles);
    /// Titles of the episodes that were downloaded automatically for their show, newest first.
    [[nodiscard]] QString automatic() const;

    std::unique_ptr<DownloadLibrary> m_library;
    QList<EpisodeId> m_ids; ///< newest first
};

void TestDownloadRulesKept::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    begin();
}

void TestDownloadRulesKept::begin(const QString &mediaFolder)
{
    m_library = std::make_unique<DownloadLibrary>(mediaFolder);
    m_ids = m_library->follow(u"Show"_s, {u"D"_s, u"C"_s, u"B"_s, u"A"_s});
    QCOMPARE(m_ids.size(), 4);
}

void TestDownloadRulesKept::cleanup()
{
    m_library.reset();
}

void TestDownloadRulesKept::setPlayed(EpisodeId id)
{
    QVERIFY(answerOf(m_library->library->episodes().setPlayed(id, true)));
}

void TestDownloadRulesKept::refresh(const QStringList &titles)
{
    m_library->clock.advance(24h);
    for (const QString &title : titles)
        m_library->origin.setMedia(
            u'/' + title + u".mp3", test::patternBytes(DownloadLibrary::size), "audio/mpeg");
    m_library->write(u"Show"_s, titles);
    QVERIFY(answerOf(m_library->library->refresher().refresh({m_library->podcast})));
    QVERIFY(m_library->settle());
}

QString TestDownloadRulesKept::automatic() const
{
    QStringList found;
    for (const EpisodeId episode : m_library->ids(m_library->podcast)) {
        const auto download = answerOf(m_library->downloads->find(episode));
        if (download && *download && (*download)->isAutomatic)
            found.append(m_library->summaryOf(episode).title);
    }
    return found.join(u' ');
}

void TestDownloadRulesKept::holds_data()
{
    QTest::addColumn<BlockReason>("blockReason");
    QTest::newRow("outside the download hours") << BlockReason::OutsideHours;
    QTest::newRow("on a metered network") << BlockReason::MeteredNetwork;
    QTest::newRow("without a network") << BlockReason::Offline;
    QTest::newRow("too little free space") << BlockReason::LowSpace;
}

void TestDownloadRulesKept::holds()
{
    QFETCH(const BlockReason, blockReason);
    const QTime now = m_library->clock.time.toLocalTime().time();
    m_library->settings.isTimed = blockReason == BlockReason::OutsideHours;
    m_library->settings.from = now.addSecs(600);
    m_library->settings.to = now.addSecs(1'200);
    m_library->settings.keepFreeMegabytes = 10;
    m_library->freeBytes = blockReason == BlockReason::LowSpace ? 9'000'000 : 11'000'000;
    downloads().setNetwork({.isOnline = blockReason != BlockReason::Offline,
                            .isMetered = blockReason == BlockReason::MeteredNetwork});
    m_library->start();
    QVERIFY(answerOf(downloads().add({id(0)})));
    QTRY_COMPARE(downloads().summary().blockReason, blockReason);
    QVERIFY(m_library->settle());
    QVERIFY(m_library->origin.requests().isEmpty());
    QVERIFY(m_library->downloadsBlocked->isEmpty());

    m_library->clock.advance(15min);
    m_library->freeBytes = 11'000'000;
    downloads().setNetwork({});
    downloads().runPeriodicChecks(); // a timer does this every minute
    QVERIFY(m_library->finish(1));
    QTRY_COMPARE(downloads().summary().blockReason, BlockReason::None);
}

void TestDownloadRulesKept::theDiskFillsWhileItIsFetched()
{
    m_library->settings.keepFreeMegabytes = 10;
    // The download takes about 6 s, so the check of the free space every 5 s comes in time.
    m_library->settings.limitKilobytes = 50;
    m_library->start();
    QVERIFY(answerOf(downloads().add({id(0)})));
    QTRY_COMPARE(downloads().summary().running, 1);
    m_library->freeBytes = 1'000'000;
    QTRY_COMPARE_WITH_TIMEOUT(downloads().summary().running, 0, 8'000); // checked every 5 s
    QCOMPARE(downloads().summary().blockReason, BlockReason::LowSpace);
}

void TestDownloadRulesKept::aFullDisk()
{
    const test::SmallDisk disk(700);
    if (!disk.isMounted())
        QSKIP("a disk of its own may not be mounted here");
    begin(disk.path() + u"/media"_s);
    // The filler leaves 200 kB, too little for a file of 300 kB; without it, both files fit.
    QFile filler(disk.path() + u"/filler"_s);
    QVERIFY(filler.open(QFile::WriteOnly));
    QCOMPARE(filler.write(QByteArray(500'000, 'x')), 500'000);
    QVERIFY(filler.flush());
    m_library->start();
    QVERIFY(answerOf(downloads().add({id(0), id(1)})));
    QVERIFY(waitForEvents([&] { return !m_library->downloadsBlocked->isEmpty(); }));
    QCOMPARE(m_library->downloadsBlocked->constFirst().constFirst().value<Error>().code,
             ErrorCode::DiskFull);
    QTRY_COMPARE(downloads().summary().blockReason, BlockReason::LowSpace);
    QCOMPARE(downloads().summary().running, 0);
    QVERIFY(m_library->failed->isEmpty());
    QVERIFY(m_library->stateOf(id(0)) == DownloadState::Waiting);
    const qint64 sent = m_library->origin.bytesSent();
    QVERIFY(sent > 0);

    // Checking again while the disk is still full reports nothing new.
    downloads().runPeriodicChecks();
    QTRY_COMPARE(downloads().summary().blockReason, BlockReason::LowSpace);
    QVERIFY(m_library->settle());
    QCOMPARE(m_library->downloadsBlocked->size(), 1);

    // Once there is room for one file after the other, the downloads continue by themselves.
    QVERIFY(filler.remove());
    m_library->settings.maxConcurrent = 1;
    downloads().setSettings(m_library->settings);
    const auto goOn = [&] {
        downloads().runPeriodicChecks();
        return m_library->finished->size() == 2;
    };
    QTRY_VERIFY_WITH_TIMEOUT(goOn(), 20'000);
    QVERIFY(m_library->isWhole(id(0)) && m_library->isWhole(id(1)));
    QCOMPARE(m_library->downloadsBlocked->size(), 1);
}

void TestDownloadRulesKept::aFolderThatCannotBeWrittenTo()
{
    QFile inTheWay(m_library->target());
    QVERIFY(inTheWay.open(QFile::WriteOnly));
    m_library->start();
    QVERIFY(answerOf(downloads().add({id(0), id(1)})));
    QVERIFY(waitForEvents([&] { return !m_library->downloadsBlocked->isEmpty(); }));
    QCOMPARE(m_library->downloadsBlocked->constFirst().constFirst().value<Error>().code,
             ErrorCode::FileUnwritable);
    downloads().runPeriodicChecks();
    QVERIFY(m_library->settle());
    QCOMPARE(m_library->downloadsBlocked->size(), 1);
    QVERIFY(m_library->failed->isEmpty());
    QVERIFY(inTheWay.remove());
    downloads().runPeriodicChecks();
    QVERIFY(m_library->finish(2));
    QCOMPARE(m_library->origin.bytesSent(), 2 * DownloadLibrary::size); // no byte is sent twice
}

void TestDownloadRulesKept::theLimit()
{
    m_library->settings.limitKilobytes = 200; // 600 kB in all: 3 s
    m_library->start();
    QElapsedTimer time;
    time.start();
    QVERIFY(answerOf(downloads().add({id(0), id(1)})));
    QVERIFY(m_library->finish(2));
    QCOMPARE_GT(time.elapsed(), 2'500);
}

void TestDownloadRulesKept::newEpisodesAreFetched_data()
{
    QTest::addColumn<domain::ShowDownloads>("wanted");
    QTest::addColumn<QString>("played");
    QTest::addColumn<QString>("expected"); // of F and E, which are new, and D to A
    using Wanted = domain::ShowDownloads;
    QTest::newRow("no automatic downloads") << Wanted{} << u""_s << u""_s;
    QTest::newRow("the newest episode") << Wanted{.newest = 1} << u""_s << u"F"_s;
    QTest::newRow("the newest three episodes") << Wanted{.newest = 3} << u""_s << u"F E D"_s;
    QTest::newRow("rule 83: played episodes are not downloaded")
        << Wanted{.newest = 3} << u"D"_s << u"F E"_s;
    QTest::newRow("played episodes are downloaded if the show wants them")
        << Wanted{.newest = 3, .onlyUnplayed = false} << u"D"_s << u"F E D"_s;
    QTest::newRow("only episodes that match the query")
        << Wanted{.newest = 4, .query = u"E"_s} << u""_s << u"E"_s;
    QTest::newRow("only episodes that do not contain an excluded word")
        << Wanted{.newest = 3, .query = u"-E"_s} << u""_s << u"F D"_s;
}

void TestDownloadRulesKept::newEpisodesAreFetched()
{
    QFETCH(const domain::ShowDownloads, wanted);
    QFETCH(const QString, played);
    QFETCH(const QString, expected);
    if (!played.isEmpty())
        setPlayed(id(0));
    refresh({u"F"_s, u"E"_s, u"D"_s, u"C"_s, u"B"_s, u"A"_s});
    m_library->start();
    QVERIFY(answerOf(automaticDownloads().set(m_library->podcast, wanted)));
    // One more by hand: the downloads have run when it is finished, even if no automatic one is
    // expected.
    QVERIFY(answerOf(downloads().add({id(3)})));
    const qsizetype count = expected.split(u' ', Qt::SkipEmptyParts).size() + 1;
    QVERIFY(m_library->finish(count));
    QVERIFY(m_library->settle());
    QCOMPARE(automatic(), expected);
    QVERIFY(m_library->isWhole(id(3)));
    QCOMPARE(m_library->origin.bytesSent(), count * DownloadLibrary::size);
}

void TestDownloadRulesKept::newEpisodesAreFetchedAsTheyCome()
{
    m_library->start();
    QVERIFY(answerOf(automaticDownloads().set(m_library->podcast, {.newest = 1})));
    QVERIFY(m_library->finish(1));
    refresh({u"F"_s, u"E"_s, u"D"_s, u"C"_s, u"B"_s, u"A"_s});
    QVERIFY(m_library->finish(2));
    QVERIFY(m_library->settle());
    QCOMPARE(automatic(), u"F D"_s); // only the newest of the new episodes
    refresh({u"F"_s, u"E"_s, u"D"_s, u"C"_s, u"B"_s, u"A"_s});
    QVERIFY(m_library->settle());
    QCOMPARE(automatic(), u"F D"_s);
}

void TestDownloadRulesKept::whatWasRemovedNeverComesBackByItself()
{
    m_library->start();
    QVERIFY(answerOf(automaticDownloads().set(m_library->podcast, {.newest = 2})));
    QVERIFY(m_library->finish(2));
    QVERIFY(answerOf(downloads().remove({id(0)})));
    automaticDownloads().addNewEpisodes(m_library->podcast);
    QVERIFY(answerOf(automaticDownloads().set(m_library->podcast, {.newest = 2})));
    m_library->clock.advance(10min);
    downloads().runPeriodicChecks();
    QVERIFY(m_library->settle());
    m_library->open();
    m_library->start();
    automaticDownloads().addNewEpisodes(m_library->podcast);
    QVERIFY(m_library->settle());
    QVERIFY(m_library->stateOf(id(0)) == DownloadState::Removed);
    QCOMPARE(m_library->origin.bytesSent(), 2 * DownloadLibrary::size);
    // The user can still add it again.
    QVERIFY(answerOf(downloads().add({id(0)})));
    QVERIFY(m_library->finish(1));
}

void TestDownloadRulesKept::whatIsPlayedGoes_data()
{
    QTest::addColumn<QString>("protection");
    QTest::addColumn<bool>("goes");
    QTest::newRow("an unprotected episode is removed") << u""_s << true;
    QTest::newRow("rule 84: a favourite stays") << u"favourite"_s << false;
    QTest::newRow("rule 82: the episode in the player stays") << u"current"_s << false;
    QTest::newRow("rule 82: an episode in the queue stays") << u"queue"_s << false;
}

void TestDownloadRulesKept::whatIsPlayedGoes()
{
    QFETCH(const QString, protection);
    QFETCH(const bool, goes);
    m_library->settings.removesPlayed = true;
    m_library->settings.removesPlayedAfterDays = 0;
    m_library->start();
    QVERIFY(answerOf(downloads().add({id(0), id(1)})));
    QVERIFY(m_library->finish(2));
    const QString path = m_library->pathOf(id(0));
    if (protection == u"favourite"_s)
        QVERIFY(answerOf(m_library->library->episodes().setFavourite(id(0), true)));
    if (protection == u"current"_s)
        downloads().setCurrent(id(0));
    if (protection == u"queue"_s)
        QVERIFY(answerOf(m_library->library->queue().playLast({id(0)})));
    m_library->clock.advance(1h);
    const auto detail = answerOf(m_library->library->episodes().detail(id(0)));
    QVERIFY(test::answerOf(m_library->library->episodes().savePosition(*detail, 60s)).has_value());
    QVERIFY(test::answerOf(m_library->library->episodes().saveFinished(*detail)).has_value());
    m_library->clock.advance(1s);
    if (goes) {
        QTRY_VERIFY(m_library->stateOf(id(0)) == DownloadState::Removed);
        m_library->clock.advance(10min);
        downloads().runPeriodicChecks();
        QTRY_VERIFY(!QFile::exists(path));
    } else {
        QElapsedTimer time;
        time.start();
        // Played downloads are removed 2 s after a change; this waits longer.
        QVERIFY(waitForEvents([&] { return time.hasExpired(2'500); }));
        QVERIFY(m_library->settle());
        QVERIFY(m_library->stateOf(id(0)) == DownloadState::Done);
    }
    QVERIFY(m_library->stateOf(id(1)) == DownloadState::Done);
}

QTEST_GUILESS_MAIN(TestDownloadRulesKept)
#include "tst_download_rules_kept.moc"
