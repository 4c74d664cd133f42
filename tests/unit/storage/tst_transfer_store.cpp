// SPDX-License-Identifier: GPL-3.0-or-later
// Tests storing what came over from other players, and what waits.

#include "imported_episodes.h"

#include <storage/former_address_store.h>
#include <storage/waiting_states.h>

#include <QRegularExpression>
#include <QTest>

using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;
using namespace std::chrono_literals;

class TestTransferStore final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_connection.reset(); }

    void everyFieldOfAStateWaits();
    void aPasswordInAnAddressIsNotStored();
    void statesWaitUnderFormerAddressesToo();
    void statesWaitWithoutAShow();
    void aSecondImportAddsOnlyWhatIsNew_data();
    void aSecondImportAddsOnlyWhatIsNew();
    void countsTellWaitingFromMissing();
    void anImportWithoutAnEffectIsForgotten();
    void undoDataOfOldImportsIsDeletedAndWaitingStatesStay();
    void aFailureAtAnyStatementIsAnError();

private:
    static QUrl feed() { return QUrl(u"https://example.org/show"_s); }
    [[nodiscard]] TransferStore store() { return TransferStore(*m_connection); }
    TransferId begin(const QDateTime &now = testNow)
    {
        return store().begin(u"kasts"_s, now).value_or(TransferId());
    }
    [[nodiscard]] int add(TransferId transfer, const QList<ImportedEpisode> &episodes)
    {
        return store().addEpisodes(transfer, feed(), episodes).value_or(-1);
    }
    [[nodiscard]] QList<ImportedEpisode> waiting(PodcastId show, TransferId transfer)
    {
        return store().waiting(show, transfer).value_or(QList<ImportedEpisode>());
    }

    std::unique_ptr<Connection> m_connection;
};

void TestTransferStore::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_connection = openInMemory();
}

void TestTransferStore::everyFieldOfAStateWaits()
{
    const ImportedEpisode all{.clues = {.guid = u"a"_s,
                                        .enclosure = QUrl(u"https://example.org/a.mp3?x=1"_s),
                                        .title = u"Title"_s,
                                        .published = at(1'600'000'000)},
                              .state = {.isPlayed = true,
                                        .isFavourite = true,
                                        .position = 1'234ms,
                                        .duration = 20min,
                                        .lastPlayed = at(1'650'000'000)},
                              .queueRank = 3};
    const ImportedEpisode none{.clues = {.guid = u"b"_s}, .state = {.position = 1ms}};
    const TransferId transfer = begin();
    QCOMPARE(add(transfer, {all, none}), 2);
    const PodcastId show = addShow(*m_connection, u"show"_s);
    QVERIFY(waiting(show, transfer) == (QList{all, none}));
}

void TestTransferStore::aPasswordInAnAddressIsNotStored()
{
    const TransferId transfer = begin();
    const PodcastId show = addShow(*m_connection, u"show"_s);
    ImportedEpisode episode = imported(u"a"_s, 5s);
    episode.clues.enclosure = QUrl(u"https://me:secret@example.org/a.mp3"_s);
    QCOMPARE(store()
                 .addEpisodes(transfer, QUrl(u"https://me:secret@example.org/show"_s), {episode})
                 .value_or(-1),
             1);
    const auto stored = waiting(show, transfer);
    QCOMPARE(stored.size(), 1);
    QCOMPARE(stored.constFirst().clues.enclosure, QUrl(u"https://example.org/a.mp3"_s));
}

void TestTransferStore::statesWaitUnderFormerAddressesToo()
{
    const TransferId transfer = begin();
    QCOMPARE(add(transfer, {imported(u"a"_s, 5s)}), 1);
    const PodcastId moved = addShow(*m_connection, u"new"_s);
    QVERIFY(waiting(moved, transfer).isEmpty());
    QVERIFY(FormerAddressStore(*m_connection).add(moved, feed()).has_value());
    QCOMPARE(waiting(moved, transfer).size(), 1);
}

void TestTransferStore::statesWaitWithoutAShow()
{
    const TransferId transfer = begin();
    const PodcastId show = addShow(*m_connection, u"show"_s);
    QCOMPARE(add(transfer, {imported(u"a"_s, 5s)}), 1);
    QVERIFY(PodcastStore(*m_connection).remove(show).has_value());
    QCOMPARE(waiting(addShow(*m_connection, u"show"_s), transfer).size(), 1);
}

void TestTransferStore::aSecondImportAddsOnlyWhatIsNew_data()
{
    QTest::addColumn<ImportedEpisode>("first");
    QTest::addColumn<ImportedEpisode>("second");
    QTest::addColumn<int>("added");
    const auto byFile = [](seconds position) {
        return ImportedEpisode{.clues = {.enclosure = QUrl(u"https://example.org/a.mp3"_s)},
                               .state = {.position = position}};
    };
    QTest::newRow("the same place") << imported(u"a"_s, 5s) << imported(u"a"_s, 5s) << 0;
    QTest::newRow("another episode") << imported(u"a"_s, 5s) << imported(u"b"_s, 5s) << 1;
    QTest::newRow("the same file without a guid") << byFile(5s) << byFile(5s) << 0;
    QTest::newRow("another place of unknown age")
        << imported(u"a"_s, 5s) << imported(u"a"_s, 6s) << 1;
    QTest::newRow("a newer place")
        << imported(u"a"_s, 5s, at(10)) << imported(u"a"_s, 6s, at(11)) << 1;
    QTest::newRow("an older place")
        << imported(u"a"_s, 5s, at(11)) << imported(u"a"_s, 6s, at(10)) << 0;
    QTest::newRow("a favourite in addition") << imported(u"a"_s, 5s) << favouriteThere(u"a"_s) << 1;
    QTest::newRow("queued at another place")
        << queuedThere(u"a"_s, 1) << queuedThere(u"a"_s, 7) << 0;
}

void TestTransferStore::aSecondImportAddsOnlyWhatIsNew()
{
    QFETCH(const ImportedEpisode, first);
    QFETCH(const ImportedEpisode, second);
    QCOMPARE(add(begin(), {first}), 1);
    const TransferId again = begin();
    QTEST(add(again, {second}), "added");
    const auto isEmpty = store().removeIfEmpty(again);
    QVERIFY(isEmpty.has_value());
    QFETCH(const int, added);
    QCOMPARE(*isEmpty, added == 0);
}

void TestTransferStore::countsTellWaitingFromMissing()
{
    const TransferId transfer = begin();
    const PodcastId read = addShow(*m_connection, u"show"_s);
    QVERIFY(EpisodeStore(*m_connection)
                .update(read, {episode(u"a"_s, 1), episode(u"b"_s, 2)}, true, testNow)
                .has_value());
    QVERIFY(PodcastStore(*m_connection).setFetchState(read, {.lastSuccess = testNow}).has_value());
    QCOMPARE(add(transfer,
                 {imported(u"a"_s, 5s),
                  playedThere(u"b"_s),
                  favouriteThere(u"b"_s),
                  queuedThere(u"a"_s, 0),
                  imported(u"gone"_s, 5s)}),
             5);
    QCOMPARE(store()
                 .addEpisodes(transfer,
                              QUrl(u"https://example.org/unread"_s),
                              {playedThere(u"x"_s), playedThere(u"y"_s)})
                 .value_or(-1),
             2);
    QVERIFY(fillWaitingStates(*m_connection, read, {}, testNow).has_value());
    const auto counts = store().counts(transfer);
    QVERIFY(counts.has_value());
    QVERIFY(*counts
            == (TransferCounts{.positions = 1,
                               .played = 1,
                               .favourites = 1,
                               .queued = 1,
                               .waiting = 2,
                               .missing = 1}));
}

void TestTransferStore::anImportWithoutAnEffectIsForgotten()
{
    const PodcastId show = addShow(*m_connection, u"show"_s);
    const TransferId empty = begin();
    QVERIFY(store().addShow(empty, {.id = show}).has_value());
    QCOMPARE(store().removeIfEmpty(empty).value_or(false), true);
    const TransferId tagged = begin();
    QVERIFY(store().addShow(tagged, {.id = show, .addedTags = {u"News"_s}}).has_value());
    QCOMPARE(store().removeIfEmpty(tagged).value_or(true), false);
}

void TestTransferStore::undoDataOfOldImportsIsDeletedAndWaitingStatesStay()
{
    const TransferId old = begin();
    const PodcastId show = addShow(*m_connection, u"show"_s);
    QVERIFY(
        EpisodeStore(*m_connection).update(show, {episode(u"a"_s, 1)}, true, testNow).has_value());
    QCOMPARE(add(old, {imported(u"a"_s, 5s), imported(u"later"_s, 6s)}), 2);
    QVERIFY(fillWaitingStates(*m_connection, show, {}, testNow).has_value());
    begin(testNow.addDays(29));
    QCOMPARE(store().counts(old)->positions, 1);
    begin(testNow.addDays(31));
    QCOMPARE(store().counts(old)->positions, 0);
    QCOMPARE(waiting(show, old).size(), 1);
}

void TestTransferStore::aFailureAtAnyStatementIsAnError()
{
    const PodcastId show = addShow(*m_connection, u"show"_s);
    const auto import = [&]() -> Result<> {
        const auto transfer = store().begin(u"kasts"_s, testNow);
        if (!transfer)
            return failure(transfer.error());
        return store()
            .addShow(*transfer, {.id = show, .addedTags = {u"News"_s}})
            .and_then(
                [&] { return store().addEpisodes(*transfer, feed(), {imported(u"a"_s, 5s)}); })
            .and_then([&](int) { return store().counts(*transfer); })
            .map([](const TransferCounts &) {});
    };
    constexpr int statements = 6;
    for (int n = 1; n <= statements; ++n) {
        m_connection->failAfter(n);
        const Result<> done = m_connection->transaction(import);
        QVERIFY2(!done.has_value(), qPrintable(QString::number(n)));
        m_connection->failAfter(0);
        QCOMPARE(m_connection->number(u"SELECT count(*) FROM transfer"_s).value_or(-1), 0);
    }
    QVERIFY(m_connection->transaction(import).has_value());
}

QTEST_GUILESS_MAIN(TestTransferStore)
#include "tst_transfer_store.moc"
