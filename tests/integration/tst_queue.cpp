// SPDX-License-Identifier: GPL-3.0-or-later
// Tests Queue, and what plays when an episode ends, with a fake device.

#include <listening/auto_advance.h>
#include <listening/queue.h>
#include <support/local_library.h>
#include <support/timeouts.h>

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using listening::QueueOrder;
using settings::AfterEpisode;

class TestQueue final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void edits_data();
    void edits();
    void orders_data();
    void orders();
    void clearingCanBeTakenBack();
    void severalMoveTogether();
    void changesAreUndone_data();
    void changesAreUndone();
    void whatWasRemovedIsPutBack_data();
    void whatWasRemovedIsPutBack();
    void itSurvivesARestart();
    void episodesGoAndComeBackWithTheirShow();
    void whatPlaysNext_data();
    void whatPlaysNext();
    void whoFallsAsleepHearsNothingElse();
    void nextLeavesThePresentOneWhereItIs();
    void whatPlaysIsNoLongerNext();
    void theNextOneBeginsWhereItWasLeft();

private:
    /// The ids of the episodes in \a titles, for example "D A".
    [[nodiscard]] QList<EpisodeId> ids(const QString &titles) const
    {
        QList<EpisodeId> ids;
        for (const QString &title : titles.split(u' ', Qt::SkipEmptyParts))
            ids.append(m_ids.value(title));
        return ids;
    }
    [[nodiscard]] QString names(const QList<EpisodeId> &ids) const
    {
        QStringList names;
        for (const EpisodeId id : ids)
            names.append(m_ids.key(id, u"?"_s));
        return names.join(u' ');
    }
    [[nodiscard]] static bool isDone(const listening::Queue::Answer &answer)
    {
        return test::waitUntil([&] { return answer.isFinished(); }) && answer.result().has_value();
    }
    void play(const QString &title);
    listening::Queue &queue() { return m_library->library.queue(); }

    std::unique_ptr<test::LocalLibrary> m_library;
    std::unique_ptr<listening::AutoAdvance> m_autoAdvance;
    QHash<QString, EpisodeId> m_ids; ///< A to D are of one show, D the newest; X is of another
};

void TestQueue::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_library = std::make_unique<test::LocalLibrary>();
    const PodcastId show = m_library->follow(
        u"Show"_s, {{u"D"_s}, {u"C"_s}, {.title = u"B"_s, .hasEnclosure = false}, {u"A"_s}});
    const PodcastId other = m_library->follow(u"Another"_s, {{u"X"_s}});
    for (const PodcastId podcast : {show, other}) {
        for (const domain::EpisodeSummary &episode : m_library->episodes(podcast))
            m_ids.insert(episode.title, episode.id);
    }
    QCOMPARE(m_ids.size(), 5);
    m_autoAdvance = std::make_unique<listening::AutoAdvance>(
        *m_library->session, queue(), m_library->library.episodes());
}

void TestQueue::cleanup()
{
    m_autoAdvance.reset();
    m_library.reset();
}

/// Plays the episode \a title; the device reports that it has begun.
void TestQueue::play(const QString &title)
{
    m_library->session->play(m_ids.value(title));
    QVERIFY(test::waitUntil([&] { return m_library->session->isCurrent(m_ids.value(title)); }));
    emit m_library->output.loaded(20min);
    m_library->output.tick(m_library->player.position());
    QVERIFY(m_library->settle());
}

void TestQueue::edits_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("edit");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name,
                        const char16_t *before,
                        const char16_t *edit,
                        const char16_t *expected) {
        QTest::newRow(name) << QString::fromUtf16(before) << QString::fromUtf16(edit)
                            << QString::fromUtf16(expected);
    };
    row("play next puts in front, in order", u"A", u"next C D", u"C D A");
    row("play next moves what is there", u"A C D", u"next D", u"D A C");
    row("play last puts at the end, in order", u"A", u"last D C", u"A D C");
    row("play last leaves what is there", u"A C", u"last A D", u"A C D");
    row("removing", u"A C D", u"remove C", u"A D");
    row("removing what is not there", u"A C", u"remove D", u"A C");
    row("moving up", u"A C D", u"move D A", u"D A C");
    row("moving down", u"A C D", u"move A D", u"C A D");
    row("moving to the end", u"A C D", u"move A", u"C D A");
    row("moving before itself", u"A C D", u"move C C", u"A C D");
    row("moving what is not there", u"A C", u"move D A", u"A C");
    row("clearing", u"A C", u"clear", u"");
    row("clearing nothing", u"", u"clear", u"");
}

void TestQueue::edits()
{
    QFETCH(const QString, before);
    QFETCH(const QString, edit);
    QFETCH(const QString, expected);
    QVERIFY(isDone(queue().restore(ids(before))));
    const QSignalSpy changes(&queue(), &listening::Queue::changed);

    const QString word = edit.section(u' ', 0, 0);
    const QList<EpisodeId> which = ids(edit.section(u' ', 1));
    const listening::Queue::Answer answer = word == "next"_L1     ? queue().playNext(which)
                                            : word == "last"_L1   ? queue().playLast(which)
                                            : word == "remove"_L1 ? queue().remove(which)
                                            : word == "move"_L1
                                                ? queue().move({which.constFirst()}, which.value(1))
                                                : queue().clear();
    QVERIFY(isDone(answer));
    QCOMPARE(names(answer.result()->before), before);
    QCOMPARE(names(answer.result()->after), expected);
    QCOMPARE(names(queue().ids()), expected);
    QCOMPARE(changes.size(), before == expected ? 0 : 1);
    for (auto it = m_ids.cbegin(); it != m_ids.cend(); ++it)
        QCOMPARE(queue().contains(it.value()), expected.contains(it.key()));
}

void TestQueue::orders_data()
{
    QTest::addColumn<QueueOrder>("order");
    QTest::addColumn<QString>("expected");
    QTest::newRow("newest first") << QueueOrder::NewestFirst << u"D C A"_s;
    QTest::newRow("oldest first") << QueueOrder::OldestFirst << u"A C D"_s;
    QTest::newRow("shortest first, equal lengths keep their order")
        << QueueOrder::ShortestFirst << u"C A D"_s;
}

void TestQueue::orders()
{
    QFETCH(const QueueOrder, order);
    QFETCH(const QString, expected);
    m_library->library.episodes().saveDuration(m_ids.value(u"C"_s), 1min);
    m_library->library.episodes().saveDuration(m_ids.value(u"A"_s), 2min);
    m_library->library.episodes().saveDuration(m_ids.value(u"D"_s), 2min);
    QVERIFY(isDone(queue().restore(ids(u"A D C"_s))));
    QVERIFY(isDone(queue().sort(order)));
    QCOMPARE(names(queue().ids()), expected);
}

void TestQueue::severalMoveTogether()
{
    QVERIFY(isDone(queue().restore(ids(u"A C D X"_s))));
    const QSignalSpy moved(&queue(), &listening::Queue::moved);
    QVERIFY(isDone(queue().move(ids(u"D A"_s), ids(u"X"_s).constFirst())));
    QCOMPARE(names(queue().ids()), u"C D A X"_s); // in the given order
    QCOMPARE(moved.size(), 1);
    QVERIFY(isDone(queue().move(ids(u"C"_s), ids(u"D"_s).constFirst())));
    QCOMPARE(moved.size(), 1); // nothing has moved
}

void TestQueue::changesAreUndone_data()
{
    QTest::addColumn<QString>("edit");  // of C A D
    QTest::addColumn<QString>("since"); // what else happened since
    QTest::addColumn<QString>("expected");
    const auto row =
        [](const char *name, QStringView edit, QStringView since, QStringView expected) {
            QTest::newRow(name) << edit.toString() << since.toString() << expected.toString();
        };
    row("what was added goes", u"last X", u"", u"C A D");
    row("what was put in front goes", u"next X", u"", u"C A D");
    row("what was moved to the front moves back", u"next D", u"", u"C A D");
    row("a move is undone", u"move C", u"", u"C A D");
    row("the old order returns", u"sort", u"", u"C A D");
    row("what was queued since a move stays", u"move C", u"last X", u"C A D X");
    row("what was queued since a sort stays", u"sort", u"last X", u"C A D X");
    row("what left since a sort stays away", u"sort", u"remove A", u"C D");
    row("what was added and removed again stays away", u"last X", u"remove X", u"C A D");
    row("clearing is undone", u"clear", u"", u"C A D");
}

void TestQueue::changesAreUndone()
{
    QFETCH(const QString, edit);
    QFETCH(const QString, since);
    QFETCH(const QString, expected);
    const auto run = [this](const QString &words) {
        const QList<EpisodeId> which = ids(words.section(u' ', 1));
        const QString word = words.section(u' ', 0, 0);
        if (word == "last"_L1)
            return queue().playLast(which);
        if (word == "next"_L1)
            return queue().playNext(which);
        if (word == "move"_L1)
            return queue().move(which, {});
        if (word == "remove"_L1)
            return queue().remove(which);
        return word == "sort"_L1 ? queue().sort(QueueOrder::NewestFirst) : queue().clear();
    };
    QVERIFY(isDone(queue().restore(ids(u"C A D"_s))));
    const listening::Queue::Answer change = run(edit);
    QVERIFY(isDone(change));
    QVERIFY(change.result()->before != change.result()->after);
    if (!since.isEmpty())
        QVERIFY(isDone(run(since)));
    QVERIFY(isDone(queue().undo(*change.result())));
    QCOMPARE(names(queue().ids()), expected);
}

void TestQueue::whatWasRemovedIsPutBack_data()
{
    QTest::addColumn<QString>("removed");
    QTest::addColumn<QString>("added"); // meanwhile, at the end
    QTest::addColumn<QString>("expected");
    QTest::newRow("the first episode") << u"C"_s << u""_s << u"C A D"_s;
    QTest::newRow("an episode in the middle") << u"A"_s << u""_s << u"C A D"_s;
    QTest::newRow("the last episode") << u"D"_s << u""_s << u"C A D"_s;
    QTest::newRow("all episodes") << u"C A D"_s << u""_s << u"C A D"_s;
    QTest::newRow("an episode added since then stays") << u"A D"_s << u"X"_s << u"C A D X"_s;
    QTest::newRow("an episode that was added again keeps its new position")
        << u"A"_s << u"A"_s << u"C D A"_s;
}

void TestQueue::whatWasRemovedIsPutBack()
{
    QFETCH(const QString, removed);
    QFETCH(const QString, added);
    QFETCH(const QString, expected);
    QVERIFY(isDone(queue().restore(ids(u"C A D"_s))));
    const listening::Queue::Answer removal = queue().remove(ids(removed));
    QVERIFY(isDone(removal));
    if (!added.isEmpty())
        QVERIFY(isDone(queue().playLast(ids(added))));
    QVERIFY(isDone(queue().undo(*removal.result())));
    QCOMPARE(names(queue().ids()), expected);
}

void TestQueue::clearingCanBeTakenBack()
{
    QVERIFY(isDone(queue().restore(ids(u"C A D"_s))));
    const listening::Queue::Answer cleared = queue().clear();
    QVERIFY(isDone(cleared));
    QVERIFY(queue().ids().isEmpty());
    QVERIFY(isDone(queue().restore(cleared.result()->before)));
    QCOMPARE(names(queue().ids()), u"C A D"_s);
}

void TestQueue::itSurvivesARestart()
{
    QVERIFY(isDone(queue().restore(ids(u"C A D"_s))));
    storage::DatabaseThread database(m_library->folders.database);
    listening::Queue again(database);
    QVERIFY(again.ids().isEmpty());
    QVERIFY(isDone(again.load()));
    QCOMPARE(names(again.ids()), u"C A D"_s);
}

void TestQueue::episodesGoAndComeBackWithTheirShow()
{
    subscriptions::Subscriptions &subscriptions = m_library->library.subscriptions();
    QVERIFY(isDone(queue().restore(ids(u"C X A"_s))));
    auto show = m_library->library.episodes().detail(m_ids.value(u"X"_s));
    QTRY_VERIFY(show.isFinished());
    auto removed = subscriptions.remove(show.result()->summary.podcastId);
    QTRY_COMPARE(names(queue().ids()), u"C A"_s);
    QVERIFY(isDone(queue().playLast(ids(u"D"_s))));

    auto restored = subscriptions.restore(removed.result().value());
    QTRY_COMPARE(queue().ids().size(), 4);
    m_ids.insert(u"X"_s, m_library->episodes(restored.result().value()).constFirst().id);
    QCOMPARE(names(queue().ids()), u"C X A D"_s);
}

void TestQueue::whatPlaysNext_data()
{
    QTest::addColumn<QString>("played");
    QTest::addColumn<QString>("queued");
    QTest::addColumn<AfterEpisode>("after");
    QTest::addColumn<QString>("expected");
    using enum AfterEpisode;
    QTest::newRow("rule 103: the first episode of the queue")
        << u"A"_s << u"X D"_s << Queue << u"X"_s;
    QTest::newRow("nothing if the queue is empty") << u"A"_s << u""_s << Queue << u"A"_s;
    QTest::newRow("nothing if playback is to stop") << u"A"_s << u"X D"_s << Stop << u"A"_s;
    QTest::newRow("the queue comes before the show") << u"A"_s << u"X"_s << QueueThenShow << u"X"_s;
    QTest::newRow("the next playable episode of the show")
        << u"A"_s << u""_s << QueueThenShow << u"C"_s;
    QTest::newRow("nothing after the newest episode of the show")
        << u"D"_s << u""_s << QueueThenShow << u"D"_s;
}

void TestQueue::whatPlaysNext()
{
    QFETCH(const QString, played);
    QFETCH(const QString, queued);
    QFETCH(const AfterEpisode, after);
    QFETCH(const QString, expected);
    m_autoAdvance->setAfterEpisode(after);
    play(played);
    QVERIFY(isDone(queue().restore(ids(queued))));
    m_library->output.tick(20min);
    emit m_library->output.finished();
    QVERIFY(m_library->settle());
    QTRY_COMPARE(names({m_library->session->current()->summary.id}), expected);
    QCOMPARE(m_library->player.isPlayWanted(), expected != played);
    QTRY_VERIFY(!queue().contains(m_ids.value(expected)));
    auto finished = m_library->library.episodes().detail(m_ids.value(played));
    QTRY_VERIFY(finished.isFinished());
    QVERIFY(finished.result()->summary.state.isPlayed); // rule 103: played at its end
}

void TestQueue::whoFallsAsleepHearsNothingElse()
{
    play(u"A"_s);
    QVERIFY(isDone(queue().restore(ids(u"X"_s))));
    m_autoAdvance->stopAfterCurrent(); // rule 108: at the end of the episode
    m_library->output.tick(20min);
    emit m_library->output.finished();
    QVERIFY(m_library->settle());
    QVERIFY(m_library->session->isCurrent(m_ids.value(u"A"_s)));
    QCOMPARE(m_library->player.state(), playback::PlayerState::Ended);
    QCOMPARE(names(queue().ids()), u"X"_s);

    m_library->player.play(); // stopAfterCurrent() applies only once
    emit m_library->output.loaded(20min);
    m_library->output.tick(0ms);
    m_library->output.tick(20min);
    emit m_library->output.finished();
    QTRY_VERIFY(m_library->session->isCurrent(m_ids.value(u"X"_s)));
}

void TestQueue::nextLeavesThePresentOneWhereItIs()
{
    play(u"A"_s);
    m_library->output.tick(5min);
    QVERIFY(isDone(queue().restore(ids(u"X"_s))));
    QVERIFY(m_autoAdvance->canGoNext());
    m_autoAdvance->next();
    QTRY_VERIFY(m_library->session->isCurrent(m_ids.value(u"X"_s)));
    QVERIFY(m_library->settle());
    auto left = m_library->library.episodes().detail(m_ids.value(u"A"_s));
    QTRY_VERIFY(left.isFinished());
    QVERIFY(!left.result()->summary.state.isPlayed); // rule 103: next in the middle changes nothing
    QCOMPARE(left.result()->summary.state.position, std::chrono::milliseconds(5min));
    QVERIFY(!m_autoAdvance->canGoNext());
    m_autoAdvance->next();
    QVERIFY(m_library->settle());
    QVERIFY(m_library->session->isCurrent(m_ids.value(u"X"_s)));
}

void TestQueue::whatPlaysIsNoLongerNext()
{
    QVERIFY(isDone(queue().restore(ids(u"A X D"_s))));
    play(u"X"_s);
    QTRY_COMPARE(names(queue().ids()), u"A D"_s);
}

void TestQueue::theNextOneBeginsWhereItWasLeft()
{
    play(u"X"_s);
    m_library->output.tick(7min);
    play(u"A"_s);
    QVERIFY(isDone(queue().playNext(ids(u"X"_s))));
    m_library->output.tick(20min);
    emit m_library->output.finished();
    QTRY_VERIFY(m_library->session->isCurrent(m_ids.value(u"X"_s)));
    QCOMPARE(m_library->player.position(), std::chrono::milliseconds(7min)); // rule 106b
}

QTEST_GUILESS_MAIN(TestQueue)
#include "tst_queue.moc"
