// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that episodes get the states that wait for them: matching, merging, Up next.

#include "imported_episodes.h"

#include <storage/waiting_states.h>

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;
using namespace std::chrono_literals;
using domain::EpisodeClues;

class TestWaitingStates final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_connection.reset(); }

    void findsTheEpisode_data();
    void findsTheEpisode();
    void aVanishedEpisodeIsFound();
    void everyKindOfStateComesOver();
    void whatIsNotKnownWaits();
    void aNewerPlaceStays();
    void thePositionFileIsRight();
    void severalStatesOfOneEpisodeAreMerged();
    void theQueueKeepsItsOrder_data();
    void theQueueKeepsItsOrder();
    void playedEpisodesAreNotQueued();
    void laterEpisodesTakeTheirPlaceInTheQueue();
    void aSecondImportChangesNothing();
    void placesForThePositionFileAreComplete();
    void aFailureAtAnyStatementChangesNothing();

private:
    static QUrl feed() { return QUrl(u"https://example.org/show"_s); }
    void put(const QList<ImportedEpisode> &episodes)
    {
        TransferStore store(*m_connection);
        const auto transfer = store.begin(u"kasts"_s, testNow);
        QVERIFY(transfer.has_value());
        QVERIFY(store.addEpisodes(*transfer, feed(), episodes).has_value());
    }
    FilledStates fill(const KnownPlaces &known = {})
    {
        return fillWaitingStates(*m_connection, m_show, known, testNow).value_or(FilledStates());
    }
    void update(const QList<EpisodeToStore> &episodes)
    {
        QVERIFY(EpisodeStore(*m_connection).update(m_show, episodes, true, testNow).has_value());
    }
    void set(const QString &guid, const domain::EpisodeState &state)
    {
        QVERIFY(EpisodeStore(*m_connection)
                    .setState(idOf(*m_connection, m_show, guid), state)
                    .has_value());
    }
    [[nodiscard]] QString states() { return test::states(*m_connection, m_show); }
    [[nodiscard]] qint64 rows()
    {
        return m_connection->number(u"SELECT count(*) FROM imported_episode"_s).value_or(-1);
    }

    std::unique_ptr<Connection> m_connection;
    PodcastId m_show;
};

/// Three episodes: a, b and c.
void TestWaitingStates::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_connection = openInMemory();
    m_show = addShow(*m_connection, u"show"_s);
    update({episode(u"c"_s, 3), episode(u"b"_s, 2), episode(u"a"_s, 1)});
}

void TestWaitingStates::findsTheEpisode_data()
{
    QTest::addColumn<EpisodeClues>("clues");
    QTest::addColumn<QString>("expected");
    const auto file = [](const QString &name) { return QUrl("https://example.org/"_L1 + name); };
    const QDateTime day2 = at(1'600'000'000 + 2 * 86'400);
    const auto none = u"a=0 b=0 c=0"_s;
    const auto second = u"a=0 b=7 c=0"_s;
    QTest::newRow("by its guid") << EpisodeClues{.guid = u"b"_s} << second;
    QTest::newRow("by its file") << EpisodeClues{.guid = u"other"_s, .enclosure = file(u"b.mp3"_s)}
                                 << second;
    QTest::newRow("by its file over http")
        << EpisodeClues{.enclosure = QUrl(u"http://example.org/b.mp3"_s)} << second;
    QTest::newRow("by its file without the query")
        << EpisodeClues{.enclosure = file(u"b.mp3?source=x"_s)} << second;
    QTest::newRow("by title and day")
        << EpisodeClues{.title = u"title of B"_s, .published = day2.addSecs(7'200)} << second;
    QTest::newRow("by a title without a day") << EpisodeClues{.title = u"Title of b"_s} << second;
    QTest::newRow("the guid decides before the file")
        << EpisodeClues{.guid = u"b"_s, .enclosure = file(u"c.mp3"_s)} << second;
    QTest::newRow("the file decides before the title")
        << EpisodeClues{.enclosure = file(u"b.mp3"_s), .title = u"Title of c"_s} << second;
    QTest::newRow("not by a title of another week")
        << EpisodeClues{.title = u"Title of b"_s, .published = day2.addDays(7)} << none;
    QTest::newRow("not by an unknown guid") << EpisodeClues{.guid = u"x"_s} << none;
}

void TestWaitingStates::findsTheEpisode()
{
    QFETCH(const EpisodeClues, clues);
    put({{.clues = clues, .state = {.position = 7s}}});
    fill();
    QTEST(states(), "expected");
}

void TestWaitingStates::aVanishedEpisodeIsFound()
{
    update({episode(u"c"_s, 3), episode(u"b"_s, 2)}); // a has left the feed
    // A present episode of the same title is preferred.
    EpisodeToStore renamed = episode(u"d"_s, 4);
    renamed.episode.title = u"Title of a"_s;
    update({renamed, episode(u"c"_s, 3), episode(u"b"_s, 2)});
    put({{.clues = {.guid = u"a"_s}, .state = {.position = 7s}},
         {.clues = {.title = u"Title of a"_s}, .state = {.isFavourite = true}}});
    fill();
    QCOMPARE(states(), u"a=7 b=0 c=0 d=0*"_s);
}

void TestWaitingStates::everyKindOfStateComesOver()
{
    put({imported(u"a"_s, 60s),
         playedThere(u"b"_s),
         favouriteThere(u"c"_s),
         queuedThere(u"c"_s, 0)});
    const FilledStates filled = fill();
    QCOMPARE(states(), u"a=60 b=played c=0*"_s);
    QCOMPARE(queueOf(*m_connection), u"c"_s);
    QCOMPARE(filled.positions, 1);
    QCOMPARE(filled.played, 1);
    QCOMPARE(filled.favourites, 1);
    QCOMPARE(filled.queued, 1);
    QCOMPARE(filled.kept, 0);
    QCOMPARE(filled.episodes.size(), 3);
    QCOMPARE(PodcastStore(*m_connection).find(m_show)->unplayedCount, 2);
}

void TestWaitingStates::whatIsNotKnownWaits()
{
    put({imported(u"d"_s, 60s), playedThere(u"e"_s)});
    QCOMPARE(fill().episodes.size(), 0);
    QCOMPARE(states(), u"a=0 b=0 c=0"_s);
    update({episode(u"e"_s, 5), episode(u"d"_s, 4), episode(u"c"_s, 3)});
    QCOMPARE(fill().episodes.size(), 2);
    QCOMPARE(states(), u"a=0 b=0 c=0 d=60 e=played"_s);
    // Filled once: what the user does then is not undone by the next refresh.
    set(u"d"_s, {});
    QCOMPARE(fill().episodes.size(), 0);
    QCOMPARE(states(), u"a=0 b=0 c=0 d=0 e=played"_s);
}

void TestWaitingStates::aNewerPlaceStays()
{
    set(u"a"_s, {.position = 30s, .lastPlayed = at(1'690'000'000)});
    set(u"b"_s, {.position = 30s, .lastPlayed = at(1'680'000'000)});
    put({imported(u"a"_s, 60s, at(1'685'000'000)), imported(u"b"_s, 60s, at(1'685'000'000))});
    const FilledStates filled = fill();
    QCOMPARE(states(), u"a=30 b=60 c=0"_s);
    QCOMPARE(filled.kept, 1);
    QCOMPARE(filled.positions, 1);
    QCOMPARE(rows(), 1); // of a nothing came over, so there is nothing to undo
}

void TestWaitingStates::thePositionFileIsRight()
{
    // The database does not have the place of a yet, and has an outdated one of b.
    set(u"b"_s, {.position = 30s, .lastPlayed = at(1'600'000'000)});
    const KnownPlaces known{{u"a"_s, {.position = 90s, .changed = at(1'690'000'000)}},
                            {u"b"_s, {.position = 95s, .changed = at(1'690'000'000)}}};
    put({imported(u"a"_s, 60s, at(1'685'000'000)),
         imported(u"b"_s, 60s, at(1'685'000'000)),
         imported(u"c"_s, 60s, at(1'685'000'000))});
    QCOMPARE(fill(known).kept, 2);
    QCOMPARE(states(), u"a=0 b=30 c=60"_s); // the file is mirrored elsewhere
}

void TestWaitingStates::severalStatesOfOneEpisodeAreMerged()
{
    // The other player lists one episode by its guid and again by its file.
    put({imported(u"a"_s, 60s, at(1'685'000'000)),
         {.clues = {.enclosure = QUrl(u"https://example.org/a.mp3"_s)},
          .state = {.isFavourite = true, .position = 40s, .lastPlayed = at(1'680'000'000)}}});
    const FilledStates filled = fill();
    QCOMPARE(states(), u"a=60* b=0 c=0"_s);
    QCOMPARE(filled.positions, 1);
    QCOMPARE(filled.favourites, 1);
    QCOMPARE(filled.kept, 1);
    QCOMPARE(filled.places.size(), 1);
}

void TestWaitingStates::theQueueKeepsItsOrder_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("there");
    QTest::addColumn<QString>("expected");
    QTest::newRow("into an empty queue") << u""_s << u"b c a"_s << u"b c a"_s;
    QTest::newRow("behind the user's episodes") << u"c"_s << u"b a"_s << u"c b a"_s;
    QTest::newRow("a queued episode keeps its place") << u"a b"_s << u"c b a"_s << u"a b c"_s;
}

void TestWaitingStates::theQueueKeepsItsOrder()
{
    QFETCH(const QString, before);
    QFETCH(const QString, there);
    QList<EpisodeId> ids;
    for (const QString &guid : before.split(u' ', Qt::SkipEmptyParts))
        ids.append(idOf(*m_connection, m_show, guid));
    QVERIFY(QueueStore(*m_connection).replace(ids).has_value());
    QList<ImportedEpisode> queued;
    for (const QString &guid : there.split(u' '))
        queued.append(queuedThere(guid, int(queued.size())));
    std::ranges::reverse(queued); // episodes are in any order in the other player
    put(queued);
    fill();
    QTEST(queueOf(*m_connection), "expected");
}

void TestWaitingStates::playedEpisodesAreNotQueued()
{
    set(u"a"_s, {.isPlayed = true});
    set(u"b"_s, {.position = 30s, .lastPlayed = at(1'690'000'000)});
    ImportedEpisode started = queuedThere(u"b"_s, 1);
    started.state = {.position = 10s, .lastPlayed = at(1'600'000'000)};
    put({queuedThere(u"a"_s, 0), started, queuedThere(u"c"_s, 2)});
    fill();
    QCOMPARE(queueOf(*m_connection), u"c"_s);
}

void TestWaitingStates::laterEpisodesTakeTheirPlaceInTheQueue()
{
    put({queuedThere(u"a"_s, 0),
         queuedThere(u"x"_s, 1),
         queuedThere(u"b"_s, 2),
         queuedThere(u"y"_s, 3)});
    fill();
    QCOMPARE(queueOf(*m_connection), u"a b"_s);
    // Meanwhile the user puts another episode at the end.
    auto ids = QueueStore(*m_connection).all().value_or(QList<EpisodeId>());
    ids.append(idOf(*m_connection, m_show, u"c"_s));
    QVERIFY(QueueStore(*m_connection).replace(ids).has_value());
    update({episode(u"y"_s, 5), episode(u"x"_s, 4), episode(u"c"_s, 3)});
    fill();
    QCOMPARE(queueOf(*m_connection), u"a x b y c"_s);
}

void TestWaitingStates::aSecondImportChangesNothing()
{
    const QList<ImportedEpisode> library{imported(u"a"_s, 60s),
                                         playedThere(u"b"_s),
                                         favouriteThere(u"c"_s),
                                         queuedThere(u"c"_s, 0),
                                         imported(u"unknown"_s, 5s)};
    put(library);
    fill();
    const qint64 before = rows();
    put(library);
    const FilledStates again = fill();
    QVERIFY(again.episodes.isEmpty());
    QCOMPARE(again.kept, 0);
    QCOMPARE(rows(), before);
    QCOMPARE(states(), u"a=60 b=played c=0*"_s);
    QCOMPARE(queueOf(*m_connection), u"c"_s);
}

void TestWaitingStates::placesForThePositionFileAreComplete()
{
    set(u"b"_s, {.position = 30s, .lastPlayed = at(1'600'000'000)});
    put({imported(u"a"_s, 60s), imported(u"b"_s, 61s, at(1'685'000'000)), favouriteThere(u"c"_s)});
    FilledStates filled = fill();
    std::ranges::sort(filled.places, {}, &FilledPlace::guid);
    QCOMPARE(filled.places.size(), 2); // a favourite is not in the position file
    const FilledPlace &first = filled.places.at(0);
    QCOMPARE(first.feed, feed());
    QCOMPARE(first.guid, u"a"_s);
    QCOMPARE(first.duration, 11min);
    QCOMPARE(first.state.position, 60s);
    QCOMPARE(first.changed, testNow); // of the import, because its own time is unknown
    QVERIFY(!first.changedBefore);
    const FilledPlace &second = filled.places.at(1);
    QCOMPARE(second.changed, at(1'685'000'000));
    QCOMPARE(second.changedBefore, std::optional(at(1'600'000'000)));
}

void TestWaitingStates::aFailureAtAnyStatementChangesNothing()
{
    put({imported(u"a"_s, 60s),
         queuedThere(u"b"_s, 0),
         {.clues = {.title = u"Title of c"_s}, .state = {.isFavourite = true}}});
    const auto fillAll = [&]() -> Result<> {
        return fillWaitingStates(*m_connection, m_show, {}, testNow).map([](const auto &) {});
    };
    int failures = 0;
    for (bool isDone = false; !isDone; ++failures) {
        m_connection->failAfter(failures + 1);
        isDone = m_connection->transaction(fillAll).has_value();
        m_connection->failAfter(0);
        QCOMPARE(states() == u"a=60 b=0 c=0*"_s, isDone);
        QCOMPARE(queueOf(*m_connection) == u"b"_s, isDone);
    }
    QCOMPARE_GT(failures, 6);
}

QTEST_GUILESS_MAIN(TestWaitingStates)
#include "tst_waiting_states.moc"
