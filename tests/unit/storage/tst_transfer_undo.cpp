// SPDX-License-Identifier: GPL-3.0-or-later
// Tests taking an import from another player back.

#include "imported_episodes.h"

#include <storage/show_playback_store.h>
#include <storage/transfer_undo.h>

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;
using namespace std::chrono_literals;

class TestTransferUndo final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_connection.reset(); }

    void statesAndQueueGoBack();
    void whatTheUserDidSinceStays();
    void severalStatesOfOneEpisodeGoBackToTheFirst();
    void waitingStatesAreForgotten();
    void whatWasFilledLaterGoesBackToo();
    void anotherImportStays();
    void newShowsAreUnfollowed();
    void editsOfShowsAreTakenBack();
    void editsThatTheUserChangedStay();
    void undoHappensOnce();
    void aFailureAtAnyStatementChangesNothing();

private:
    static QUrl feed() { return QUrl(u"https://example.org/show"_s); }
    TransferId import(const QList<ImportedEpisode> &episodes)
    {
        TransferStore store(*m_connection);
        const auto transfer = store.begin(u"kasts"_s, testNow);
        const bool isDone = transfer && store.addEpisodes(*transfer, feed(), episodes)
                            && fillWaitingStates(*m_connection, m_show, {}, testNow);
        return isDone ? *transfer : TransferId();
    }
    UndoneTransfer undo(TransferId transfer)
    {
        return undoTransfer(*m_connection, transfer).value_or(UndoneTransfer());
    }
    void set(const QString &guid, const domain::EpisodeState &state)
    {
        QVERIFY(EpisodeStore(*m_connection)
                    .setState(idOf(*m_connection, m_show, guid), state)
                    .has_value());
    }
    [[nodiscard]] QString states() { return test::states(*m_connection, m_show); }

    std::unique_ptr<Connection> m_connection;
    PodcastId m_show;
};

/// Three episodes, of which the user has started the first.
void TestTransferUndo::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_connection = openInMemory();
    m_show = addShow(*m_connection, u"show"_s);
    QVERIFY(
        EpisodeStore(*m_connection)
            .update(
                m_show, {episode(u"c"_s, 3), episode(u"b"_s, 2), episode(u"a"_s, 1)}, true, testNow)
            .has_value());
    set(u"a"_s, {.position = 30s, .lastPlayed = at(1'600'000'000)});
    QVERIFY(QueueStore(*m_connection).replace({idOf(*m_connection, m_show, u"a"_s)}).has_value());
}

void TestTransferUndo::statesAndQueueGoBack()
{
    const TransferId transfer = import({imported(u"a"_s, 60s, at(1'690'000'000)),
                                        playedThere(u"b"_s),
                                        favouriteThere(u"c"_s),
                                        queuedThere(u"c"_s, 0)});
    QCOMPARE(states(), u"a=60 b=played c=0*"_s);
    UndoneTransfer undone = undo(transfer);
    QCOMPARE(states(), u"a=30 b=0 c=0"_s);
    QCOMPARE(queueOf(*m_connection), u"a"_s);
    const auto state = EpisodeStore(*m_connection).detail(idOf(*m_connection, m_show, u"a"_s));
    QCOMPARE(state->summary.state.lastPlayed, std::optional(at(1'600'000'000)));
    std::ranges::sort(undone.places, {}, [](const UndonePlace &place) { return place.set.guid; });
    QCOMPARE(undone.places.size(), 2);
    QCOMPARE(undone.places.at(0).set.state.position, 60s);
    QCOMPARE(undone.places.at(0).before.position, 30s);
    QCOMPARE(undone.places.at(0).set.changedBefore, std::optional(at(1'600'000'000)));
    QVERIFY(!undone.places.at(1).set.changedBefore); // the import made the entry of b
}

void TestTransferUndo::whatTheUserDidSinceStays()
{
    const TransferId transfer =
        import({imported(u"a"_s, 60s, at(1'690'000'000)), imported(u"b"_s, 60s)});
    set(u"a"_s, {.position = 90s, .lastPlayed = testNow});
    QCOMPARE(undo(transfer).places.size(), 1);
    QCOMPARE(states(), u"a=90 b=0 c=0"_s);
}

void TestTransferUndo::severalStatesOfOneEpisodeGoBackToTheFirst()
{
    const TransferId transfer =
        import({imported(u"a"_s, 60s, at(1'680'000'000)),
                {.clues = {.enclosure = QUrl(u"https://example.org/a.mp3"_s)},
                 .state = {.position = 70s, .lastPlayed = at(1'690'000'000)}}});
    QCOMPARE(states(), u"a=70 b=0 c=0"_s);
    const UndoneTransfer undone = undo(transfer);
    QCOMPARE(states(), u"a=30 b=0 c=0"_s);
    QCOMPARE(undone.places.size(), 1);
    QCOMPARE(undone.places.constFirst().set.state.position, 70s);
    QCOMPARE(undone.places.constFirst().set.changedBefore, std::optional(at(1'600'000'000)));
}

void TestTransferUndo::waitingStatesAreForgotten()
{
    const TransferId transfer = import({imported(u"d"_s, 60s)});
    undo(transfer);
    QVERIFY(EpisodeStore(*m_connection)
                .update(m_show, {episode(u"d"_s, 4), episode(u"c"_s, 3)}, true, testNow)
                .has_value());
    QVERIFY(fillWaitingStates(*m_connection, m_show, {}, testNow).has_value());
    QCOMPARE(states(), u"a=30 b=0 c=0 d=0"_s);
}

void TestTransferUndo::whatWasFilledLaterGoesBackToo()
{
    const TransferId transfer = import({imported(u"d"_s, 60s), queuedThere(u"d"_s, 0)});
    QVERIFY(EpisodeStore(*m_connection)
                .update(m_show, {episode(u"d"_s, 4), episode(u"c"_s, 3)}, true, testNow)
                .has_value());
    QVERIFY(fillWaitingStates(*m_connection, m_show, {}, testNow).has_value());
    QCOMPARE(states(), u"a=30 b=0 c=0 d=60"_s);
    QCOMPARE(queueOf(*m_connection), u"a d"_s);
    undo(transfer);
    QCOMPARE(states(), u"a=30 b=0 c=0 d=0"_s);
    QCOMPARE(queueOf(*m_connection), u"a"_s);
}

void TestTransferUndo::anotherImportStays()
{
    import({favouriteThere(u"b"_s), imported(u"d"_s, 5s)});
    undo(import({favouriteThere(u"c"_s), imported(u"e"_s, 5s)}));
    QCOMPARE(states(), u"a=30 b=0* c=0"_s);
    QCOMPARE(m_connection->number(u"SELECT count(*) FROM imported_episode"_s).value_or(-1), 2);
}

void TestTransferUndo::newShowsAreUnfollowed()
{
    TransferStore store(*m_connection);
    const TransferId transfer = import({});
    const PodcastId added = addShow(*m_connection, u"added"_s);
    QVERIFY(
        EpisodeStore(*m_connection).update(added, {episode(u"x"_s, 1)}, true, testNow).has_value());
    const EpisodeId only = idOf(*m_connection, added, u"x"_s);
    QVERIFY(store.addShow(transfer, {.id = added, .isNew = true}).has_value());
    const UndoneTransfer undone = undo(transfer);
    QCOMPARE(undone.removedShows, QList{added});
    QCOMPARE(undone.removedEpisodes, QSet{only});
    QVERIFY(!PodcastStore(*m_connection).find(added).has_value());
    QVERIFY(PodcastStore(*m_connection).find(m_show).has_value());
}

void TestTransferUndo::editsOfShowsAreTakenBack()
{
    PodcastStore podcasts(*m_connection);
    QVERIFY(podcasts.setTags(m_show, {u"Mine"_s, u"Theirs"_s}).has_value());
    QVERIFY(
        podcasts.setOverrides(m_show, {.title = u"Their title"_s, .isQuiet = true}).has_value());
    ShowPlaybackStore playbacks(*m_connection);
    QVERIFY(playbacks.put(m_show, {.speed = 1.5, .intro = 30s, .outro = 9s}).has_value());
    const TransferId transfer = import({});
    QVERIFY(TransferStore(*m_connection)
                .addShow(transfer,
                         {.id = m_show,
                          .addedTags = {u"Theirs"_s},
                          .ownTitle = u"Their title"_s,
                          .playback = {.speed = 1.5, .intro = 30s}})
                .has_value());
    undo(transfer);
    const auto show = podcasts.find(m_show);
    QCOMPARE(show->tags, QStringList{u"Mine"_s});
    QVERIFY(show->overrides == domain::ShowOverrides{.isQuiet = true});
    QVERIFY(playbacks.find(m_show) == domain::ShowPlayback{.outro = 9s});
}

void TestTransferUndo::editsThatTheUserChangedStay()
{
    PodcastStore podcasts(*m_connection);
    ShowPlaybackStore playbacks(*m_connection);
    const TransferId transfer = import({});
    QVERIFY(
        TransferStore(*m_connection)
            .addShow(transfer, {.id = m_show, .ownTitle = u"Theirs"_s, .playback = {.speed = 1.5}})
            .has_value());
    QVERIFY(podcasts.setOverrides(m_show, {.title = u"Mine"_s}).has_value());
    QVERIFY(playbacks.put(m_show, {.speed = 2.0}).has_value());
    undo(transfer);
    QCOMPARE(podcasts.find(m_show)->overrides.title, u"Mine"_s);
    QVERIFY(playbacks.find(m_show) == domain::ShowPlayback{.speed = 2.0});
}

void TestTransferUndo::undoHappensOnce()
{
    const TransferId transfer = import({playedThere(u"b"_s)});
    undo(transfer);
    set(u"b"_s, {.isPlayed = true});
    const auto again = undoTransfer(*m_connection, transfer);
    QVERIFY(!again.has_value());
    QCOMPARE(again.error().code, ErrorCode::NotFound);
    QCOMPARE(states(), u"a=30 b=played c=0"_s);
}

void TestTransferUndo::aFailureAtAnyStatementChangesNothing()
{
    const TransferId transfer =
        import({imported(u"a"_s, 60s, at(1'690'000'000)), queuedThere(u"b"_s, 0)});
    QVERIFY(PodcastStore(*m_connection).setTags(m_show, {u"Theirs"_s}).has_value());
    QVERIFY(TransferStore(*m_connection)
                .addShow(transfer,
                         {.id = m_show, .addedTags = {u"Theirs"_s}, .playback = {.speed = 1.5}})
                .has_value());
    int failures = 0;
    for (bool isDone = false; !isDone; ++failures) {
        m_connection->failAfter(failures + 1);
        isDone = m_connection->transaction([&] { return undoTransfer(*m_connection, transfer); })
                     .has_value();
        m_connection->failAfter(0);
        QCOMPARE(states() == u"a=30 b=0 c=0"_s, isDone);
        QCOMPARE(PodcastStore(*m_connection).find(m_show)->tags.isEmpty(), isDone);
    }
    QCOMPARE_GT(failures, 8);
}

QTEST_GUILESS_MAIN(TestTransferUndo)
#include "tst_transfer_undo.moc"
