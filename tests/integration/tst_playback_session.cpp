// SPDX-License-Identifier: GPL-3.0-or-later
// What is playing and where it was left, with a device that does what the test says.

#include <settings/position_file.h>
#include <support/local_library.h>
#include <support/patience.h>

#include <QSignalSpy>

#include <functional>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using playback::PlayerState;

class TestPlaybackSession final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_library.reset(); }

    void loadingAloneIsNotListening();
    void whatEndsAPieceOfListeningIsSaved_data();
    void whatEndsAPieceOfListeningIsSaved();
    void theNextEpisodeBeginsWhereItWasLeft();
    void heardToTheEndIsPlayed();
    void aPlayedEpisodeBeginsAtTheBeginning();
    void theLastOneAskedForWins();
    void aRepeatedRequestChangesThePendingOne_data();
    void aRepeatedRequestChangesThePendingOne();
    void whatPlaysStaysWhenItIsAskedForAgain();
    void aFoundEpisodeGivesWayToALaterRequest();
    void aLengthThatWasMeasuredIsKept();
    void withoutEnclosureItSaysSo();
    void aFavouriteMarkedWhileItPlaysStaysOne();
    void aPositionThatCannotBeWrittenIsSaidOnce();
    void momentsAreNoListening_data();
    void momentsAreNoListening();
    void aPlaceMovesOnAlsoByMoments();
    void fiveSecondsAreSavedAtOnce();
    void whoLeavesShortlyBeforeTheEnd_data();
    void whoLeavesShortlyBeforeTheEnd();
    void comingNearTheEndStopsNothing();
    void whatWasOnlyLoadedIsNotPlayed();
    void stoppedNearTheEndItBeginsAnew();

private:
    void listenTo(int episode, std::chrono::milliseconds until);
    [[nodiscard]] domain::EpisodeState stateOf(int episode)
    {
        return m_library->episodes(m_show).at(episode).state;
    }
    [[nodiscard]] EpisodeId id(int episode) { return m_ids.at(episode); }
    /// Whether the position file was asked to keep all that was heard, and has answered.
    bool isSaved()
    {
        const auto saving = session().save();
        return test::waitUntil([&] { return saving.isFinished(); });
    }
    library::PlaybackSession &session() { return *m_library->session; }

    std::unique_ptr<test::LocalLibrary> m_library;
    PodcastId m_show;
    QList<EpisodeId> m_ids;
};

void TestPlaybackSession::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_library = std::make_unique<test::LocalLibrary>();
    m_show = m_library->follow(
        u"Show"_s, {{u"One"_s}, {u"Two"_s}, {.title = u"Text"_s, .hasEnclosure = false}});
    m_ids.clear();
    for (const domain::EpisodeSummary &episode : m_library->episodes(m_show))
        m_ids.append(episode.id);
    QCOMPARE(m_ids.size(), 3);
}

/// Plays \a episode as a listener would, and lets the time pass.
void TestPlaybackSession::listenTo(int episode, std::chrono::milliseconds until)
{
    session().play(id(episode));
    QVERIFY(test::waitUntil([&] { return session().isCurrent(id(episode)); }));
    emit m_library->output.loaded(20min);
    m_library->output.tick(m_library->player.position());
    m_library->output.tick(until);
    QCOMPARE(m_library->player.state(), PlayerState::Playing);
}

void TestPlaybackSession::loadingAloneIsNotListening()
{
    session().load(id(0));
    QTRY_VERIFY(session().isCurrent(id(0)));
    session().save();
    QVERIFY(m_library->settle());
    QVERIFY(!stateOf(0).lastPlayed.has_value());
    QCOMPARE(m_library->output.takeLog(), QString()); // nothing is fetched before play
}

void TestPlaybackSession::whatEndsAPieceOfListeningIsSaved_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<qint64>("seconds");
    QTest::newRow("a pause") << u"pause"_s << 65LL;
    QTest::newRow("a seek") << u"seek"_s << 300LL;
    QTest::newRow("a failure of the device") << u"fail"_s << 65LL;
    QTest::newRow("another episode") << u"next"_s << 65LL;
    QTest::newRow("leaving") << u"leave"_s << 65LL;
}

void TestPlaybackSession::whatEndsAPieceOfListeningIsSaved()
{
    QFETCH(const QString, what);
    QFETCH(const qint64, seconds);
    listenTo(0, 65s);
    if (what == "pause"_L1) {
        m_library->player.pause();
    } else if (what == "seek"_L1) {
        m_library->player.seek(300s);
    } else if (what == "fail"_L1) {
        emit m_library->output.failed({.code = ErrorCode::Offline});
    } else if (what == "next"_L1) {
        session().play(id(1));
        QTRY_VERIFY(session().isCurrent(id(1)));
    } else {
        m_library->session.reset();
    }
    QVERIFY(m_library->settle());
    QCOMPARE(stateOf(0).position, std::chrono::milliseconds(seconds * 1000));
    QVERIFY(!stateOf(0).isPlayed);
    QCOMPARE(stateOf(0).lastPlayed, m_library->clock.time);
}

void TestPlaybackSession::theNextEpisodeBeginsWhereItWasLeft()
{
    listenTo(0, 65s);
    listenTo(1, 20s);
    session().play(id(0));
    QTRY_VERIFY(session().isCurrent(id(0)));
    QCOMPARE(m_library->player.position(), 65s);
    emit m_library->output.loaded(20min);
    QVERIFY(m_library->output.takeLog().contains(u"seek 65000"));
}

void TestPlaybackSession::heardToTheEndIsPlayed()
{
    listenTo(0, 1199s);
    emit m_library->output.finished();
    QCOMPARE(m_library->player.state(), PlayerState::Ended);
    QVERIFY(m_library->settle());
    QVERIFY(stateOf(0).isPlayed);
    QCOMPARE(stateOf(0).position, 0ms);
    session().save(); // closing the window afterwards does not undo it
    QVERIFY(m_library->settle());
    QVERIFY(stateOf(0).isPlayed);
}

void TestPlaybackSession::aPlayedEpisodeBeginsAtTheBeginning()
{
    auto marked = m_library->library.episodes().setPlayed(id(0), true);
    QTRY_VERIFY(marked.isFinished());
    listenTo(0, 6s);
    QVERIFY(!m_library->output.takeLog().contains(u"seek"));
    m_library->player.pause();
    QVERIFY(m_library->settle());
    QVERIFY(!stateOf(0).isPlayed); // it is being heard again
}

void TestPlaybackSession::theLastOneAskedForWins()
{
    QSignalSpy changed(&session(), &library::PlaybackSession::currentChanged);
    session().play(id(0));
    session().play(id(1));
    QTRY_VERIFY(session().isCurrent(id(1)));
    QVERIFY(m_library->settle());
    QCOMPARE(changed.size(), 1);
}

void TestPlaybackSession::aRepeatedRequestChangesThePendingOne_data()
{
    QTest::addColumn<QString>("requests");
    QTest::addColumn<int>("seconds");
    QTest::addColumn<bool>("isPlayWanted");
    QTest::newRow("loaded, then played: it plays") << u"load play"_s << 65 << true;
    QTest::newRow("loaded, then played from a place: from there") << u"load 300"_s << 300 << true;
    QTest::newRow("played from two places: from the second one") << u"300 20"_s << 20 << true;
    QTest::newRow("played from a place, then played: from that place")
        << u"300 play"_s << 300 << true;
    QTest::newRow("played, then loaded: it goes on playing") << u"play load"_s << 65 << true;
    QTest::newRow("played twice: once") << u"play play"_s << 65 << true;
    QTest::newRow("loaded twice: without a sound") << u"load load"_s << 65 << false;
}

void TestPlaybackSession::aRepeatedRequestChangesThePendingOne()
{
    QFETCH(const QString, requests);
    QFETCH(const int, seconds);
    QFETCH(const bool, isPlayWanted);
    m_library->player.setRewindsAfterPauses(false);
    auto left = m_library->library.episodes().setPosition(id(0), 65s);
    QTRY_VERIFY(left.isFinished());
    QSignalSpy changed(&session(), &library::PlaybackSession::currentChanged);
    for (const QString &request : requests.split(u' ')) {
        if (request == "load"_L1)
            session().load(id(0));
        else if (request == "play"_L1)
            session().play(id(0));
        else
            session().playAt(id(0), std::chrono::seconds(request.toInt()));
    }
    QTRY_VERIFY(session().isCurrent(id(0)));
    QVERIFY(m_library->settle());
    QCOMPARE(changed.size(), 1);
    QCOMPARE(m_library->player.position(), std::chrono::seconds(seconds));
    QCOMPARE(m_library->player.isPlayWanted(), isPlayWanted);
}

void TestPlaybackSession::whatPlaysStaysWhenItIsAskedForAgain()
{
    listenTo(0, 30s);
    for (const auto &again : QList<std::function<void()>>{
             [this] { session().load(id(0)); },
             [this] { session().play(id(0)); },
             [this] { session().playAt(id(0), 40s); },
         }) {
        session().play(id(1));
        again();
        QVERIFY(m_library->settle());
        QVERIFY(m_library->settle());
        QVERIFY(session().isCurrent(id(0)));
        QCOMPARE(m_library->player.state(), PlayerState::Playing);
    }
}

void TestPlaybackSession::aFoundEpisodeGivesWayToALaterRequest()
{
    const auto wish = session().announce();
    session().play(id(1));
    session().playIfLatest(id(0), wish); // what took long to find was found at last
    QTRY_VERIFY(session().isCurrent(id(1)));
    QVERIFY(m_library->settle());
    QVERIFY(session().isCurrent(id(1)));
    session().playIfLatest(id(0), session().announce());
    QTRY_VERIFY(session().isCurrent(id(0)));
}

void TestPlaybackSession::aLengthThatWasMeasuredIsKept()
{
    session().play(id(0));
    QTRY_VERIFY(session().isCurrent(id(0)));
    emit m_library->output.loaded(1'234'567ms);
    QVERIFY(m_library->settle());
    QCOMPARE(m_library->episodes(m_show).at(0).duration, 1'234'567ms);
}

void TestPlaybackSession::withoutEnclosureItSaysSo()
{
    QSignalSpy failed(&session(), &library::PlaybackSession::failed);
    session().play(id(2));
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed.first().at(1).value<Error>().code, ErrorCode::NoEnclosure);
    QVERIFY(!session().current().has_value());
}

void TestPlaybackSession::aFavouriteMarkedWhileItPlaysStaysOne()
{
    listenTo(0, 30s);
    auto marked = m_library->library.episodes().setFavourite(id(0), true);
    m_library->player.pause();
    QTRY_VERIFY(marked.isFinished());
    QVERIFY(m_library->settle());
    QVERIFY(stateOf(0).isFavourite);
    QCOMPARE(stateOf(0).position, 30s);
}

void TestPlaybackSession::aPositionThatCannotBeWrittenIsSaidOnce()
{
    QSignalSpy failed(&session(), &library::PlaybackSession::saveFailed);
    listenTo(0, 30s);
    // A folder where the journal belongs: cannot be written, not even by root.
    const QString path = settings::positionJournalPath(m_library->folders.positions);
    QTRY_VERIFY(QFile::exists(path));
    QFile::remove(path);
    QVERIFY(QDir().mkpath(path + u"/in the way"));
    m_library->output.tick(35s);
    m_library->player.pause();
    QTRY_COMPARE(failed.size(), 1);
    m_library->player.seek(40s);
    m_library->player.seek(50s);
    QVERIFY(isSaved());
    QCOMPARE(failed.size(), 1);
    QVERIFY(QDir(path).removeRecursively());
    m_library->player.seek(60s);
    QVERIFY(isSaved());
    QCOMPARE(failed.size(), 1);
    QVERIFY(QFile::exists(path));
}

void TestPlaybackSession::momentsAreNoListening_data()
{
    QTest::addColumn<bool>("wasPlayed");
    QTest::addColumn<int>("seconds");
    QTest::addColumn<QString>("how");
    QTest::addColumn<bool>("isPlayed");
    QTest::addColumn<int>("position"); ///< 0: nothing was noted
    QTest::newRow("110: 4 s of a new one are nothing") << false << 4 << u"pause"_s << false << 0;
    QTest::newRow("110: nor when another one is taken") << false << 4 << u"next"_s << false << 0;
    QTest::newRow("110: nor on quitting") << false << 4 << u"leave"_s << false << 0;
    QTest::newRow("110: 5 s are a beginning") << false << 5 << u"pause"_s << false << 5;
    QTest::newRow("110: a place that is chosen is one") << false << 2 << u"seek"_s << false << 300;
    QTest::newRow("110: 4 s of a played one leave it played")
        << true << 4 << u"pause"_s << true << 0;
    QTest::newRow("110: 5 s of it are a new beginning") << true << 5 << u"pause"_s << false << 5;
}

void TestPlaybackSession::momentsAreNoListening()
{
    QFETCH(const bool, wasPlayed);
    QFETCH(const int, seconds);
    QFETCH(const QString, how);
    QFETCH(const bool, isPlayed);
    QFETCH(const int, position);
    if (wasPlayed) {
        auto marked = m_library->library.episodes().setPlayed(id(0), true);
        QTRY_VERIFY(marked.isFinished());
    }
    listenTo(0, std::chrono::seconds(seconds));
    if (how == "pause"_L1) {
        m_library->player.pause();
    } else if (how == "seek"_L1) {
        m_library->player.seek(300s);
    } else if (how == "next"_L1) {
        session().play(id(1));
        QTRY_VERIFY(session().isCurrent(id(1)));
    } else {
        m_library->session.reset();
    }
    QVERIFY(m_library->settle());
    QCOMPARE(stateOf(0).isPlayed, isPlayed);
    QCOMPARE(stateOf(0).position, std::chrono::milliseconds(position * 1000));
    QCOMPARE(stateOf(0).lastPlayed.has_value(), position > 0);
}

/// Never is a place lost; only the history does not move.
void TestPlaybackSession::aPlaceMovesOnAlsoByMoments()
{
    const QDateTime first = m_library->clock.time;
    listenTo(0, 65s);
    listenTo(1, 20s);
    m_library->clock.advance(24h);
    m_library->player.setRewindsAfterPauses(false);
    listenTo(0, 67s); // from 65 s on
    m_library->player.pause();
    QVERIFY(m_library->settle());
    QCOMPARE(stateOf(0).position, 67s);
    QCOMPARE(stateOf(0).lastPlayed, first);
    m_library->player.play();
    m_library->output.tick(67s);
    m_library->output.tick(73s);
    m_library->player.pause();
    QVERIFY(m_library->settle());
    QCOMPARE(stateOf(0).position, 73s);
    QCOMPARE(stateOf(0).lastPlayed, m_library->clock.time);
}

/// After a crash at most as much is lost as between two saves.
void TestPlaybackSession::fiveSecondsAreSavedAtOnce()
{
    listenTo(0, 4s);
    QVERIFY(m_library->settle());
    QCOMPARE(stateOf(0).position, 0ms);
    m_library->output.tick(5s);
    QVERIFY(m_library->settle());
    QCOMPARE(stateOf(0).position, 5s);
}

void TestPlaybackSession::whoLeavesShortlyBeforeTheEnd_data()
{
    QTest::addColumn<QString>("how");
    QTest::addColumn<int>("seconds"); ///< of 1200
    QTest::addColumn<int>("threshold");
    QTest::addColumn<bool>("isPlayed");
    QTest::newRow("102: who stops has played it") << u"stop"_s << 1171 << 30 << true;
    QTest::newRow("102: who takes the next one has, too") << u"next"_s << 1171 << 30 << true;
    QTest::newRow("102: who quits has, too") << u"leave"_s << 1171 << 30 << true;
    QTest::newRow("102: who pauses has not") << u"pause"_s << 1171 << 30 << false;
    QTest::newRow("102: who pauses and quits has") << u"pause leave"_s << 1171 << 30 << true;
    QTest::newRow("102: who stops earlier has not") << u"stop"_s << 1169 << 30 << false;
    QTest::newRow("103: next in the middle leaves it where it is")
        << u"next"_s << 600 << 30 << false;
    QTest::newRow("102: a larger threshold") << u"next"_s << 1081 << 120 << true;
    QTest::newRow("102: no more than a tenth") << u"next"_s << 1079 << 300 << false;
    QTest::newRow("102: no threshold at all") << u"next"_s << 1199 << 0 << false;
}

void TestPlaybackSession::whoLeavesShortlyBeforeTheEnd()
{
    QFETCH(const QString, how);
    QFETCH(const int, seconds);
    QFETCH(const int, threshold);
    QFETCH(const bool, isPlayed);
    session().setPlayedWithin(std::chrono::seconds(threshold));
    listenTo(0, std::chrono::seconds(seconds));
    if (how == "stop"_L1)
        m_library->player.stop();
    if (how.startsWith("pause"_L1))
        m_library->player.pause();
    if (how.endsWith("leave"_L1))
        m_library->session.reset();
    if (how == "next"_L1) {
        session().play(id(1));
        QTRY_VERIFY(session().isCurrent(id(1)));
    }
    QVERIFY(m_library->settle());
    QCOMPARE(stateOf(0).isPlayed, isPlayed);
    QCOMPARE(stateOf(0).position, isPlayed ? 0s : std::chrono::seconds(seconds));
    QVERIFY(!stateOf(1).isPlayed);
}

void TestPlaybackSession::comingNearTheEndStopsNothing()
{
    listenTo(0, 1165s);
    for (const auto at : {1170s, 1175s, 1199s}) {
        m_library->output.tick(at);
        QCOMPARE(m_library->player.state(), PlayerState::Playing);
        session().save();
        QVERIFY(m_library->settle());
        QVERIFY(!stateOf(0).isPlayed);
        QCOMPARE(stateOf(0).position, at);
    }
}

void TestPlaybackSession::whatWasOnlyLoadedIsNotPlayed()
{
    auto left = m_library->library.episodes().setPosition(id(0), 1190s);
    QTRY_VERIFY(left.isFinished());
    session().load(id(0));
    QTRY_VERIFY(session().isCurrent(id(0)));
    session().load(id(1));
    QTRY_VERIFY(session().isCurrent(id(1)));
    QVERIFY(m_library->settle());
    QVERIFY(!stateOf(0).isPlayed);
    QCOMPARE(stateOf(0).position, 1190s);
}

void TestPlaybackSession::stoppedNearTheEndItBeginsAnew()
{
    listenTo(0, 1190s);
    m_library->player.stop();
    QCOMPARE(m_library->player.position(), 0ms);
    session().save(); // and nothing brings the place back
    QVERIFY(m_library->settle());
    QVERIFY(stateOf(0).isPlayed);
    m_library->player.play();
    emit m_library->output.loaded(20min);
    m_library->output.tick(0s);
    m_library->output.tick(6s);
    m_library->player.pause();
    QVERIFY(m_library->settle());
    QVERIFY(!stateOf(0).isPlayed);
    QCOMPARE(stateOf(0).position, 6s);
}

QTEST_GUILESS_MAIN(TestPlaybackSession)

#include "tst_playback_session.moc"
