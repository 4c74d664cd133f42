// SPDX-License-Identifier: GPL-3.0-or-later
// Tests PlaybackSession: the current episode and its saved position, with a fake device.

#include <settings/position_file.h>
#include <support/local_library.h>
#include <support/timeouts.h>

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
    void anEpisodeIsOpenedAgainAtItsPosition();
    void openingAgainKeepsALaterRequest();
    void aPausedEpisodeFollowsItsPosition();
    void aPlayingEpisodeStaysWhereItIs();

private:
    void listenTo(int episode, std::chrono::milliseconds until);
    [[nodiscard]] domain::EpisodeState stateOf(int episode)
    {
        return m_library->episodes(m_show).at(episode).state;
    }
    [[nodiscard]] EpisodeId id(int episode) { return m_ids.at(episode); }
    /// Saves what was heard. \return whether the position file has answered
    bool isSaved()
    {
        const auto saving = session().save();
        return test::waitUntil([&] { return saving.isFinished(); });
    }
    listening::PlaybackSession &session() { return *m_library->session; }

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

/// Plays \a episode up to the position \a until.
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
    QTest::newRow("closing the session") << u"leave"_s << 65LL;
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
    QVERIFY(!stateOf(0).isPlayed); // it is started again
}

void TestPlaybackSession::theLastOneAskedForWins()
{
    QSignalSpy changed(&session(), &listening::PlaybackSession::currentChanged);
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
    QTest::newRow("load, then play: it plays") << u"load play"_s << 65 << true;
    QTest::newRow("load, then play at a position: it plays from there")
        << u"load 300"_s << 300 << true;
    QTest::newRow("play at two positions: it plays from the second one")
        << u"300 20"_s << 20 << true;
    QTest::newRow("play at a position, then play: it plays from that position")
        << u"300 play"_s << 300 << true;
    QTest::newRow("play, then load: it still plays") << u"play load"_s << 65 << true;
    QTest::newRow("play twice: it plays once") << u"play play"_s << 65 << true;
    QTest::newRow("load twice: it does not play") << u"load load"_s << 65 << false;
}

void TestPlaybackSession::aRepeatedRequestChangesThePendingOne()
{
    QFETCH(const QString, requests);
    QFETCH(const int, seconds);
    QFETCH(const bool, isPlayWanted);
    m_library->player.rewindLimits().setEnabled(false);
    auto left = m_library->library.episodes().setPosition(id(0), 65s);
    QTRY_VERIFY(left.isFinished());
    QSignalSpy changed(&session(), &listening::PlaybackSession::currentChanged);
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
    const auto wish = session().beginPlayRequest();
    session().play(id(1));
    session().playIfLatest(id(0), wish); // its episode was found too late
    QTRY_VERIFY(session().isCurrent(id(1)));
    QVERIFY(m_library->settle());
    QVERIFY(session().isCurrent(id(1)));
    session().playIfLatest(id(0), session().beginPlayRequest());
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
    QSignalSpy failed(&session(), &listening::PlaybackSession::failed);
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
    QSignalSpy failed(&session(), &listening::PlaybackSession::saveFailed);
    listenTo(0, 30s);
    // A folder in place of the journal cannot be written to, not even by root.
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
    QTest::addColumn<int>("position"); ///< 0: nothing was saved
    QTest::newRow("rule 110: 4 s of a new episode are not saved")
        << false << 4 << u"pause"_s << false << 0;
    QTest::newRow("rule 110: 4 s are not saved when another episode is played")
        << false << 4 << u"next"_s << false << 0;
    QTest::newRow("rule 110: 4 s are not saved on quitting")
        << false << 4 << u"leave"_s << false << 0;
    QTest::newRow("rule 110: 5 s of a new episode are saved")
        << false << 5 << u"pause"_s << false << 5;
    QTest::newRow("rule 110: a position chosen by a seek is saved")
        << false << 2 << u"seek"_s << false << 300;
    QTest::newRow("rule 110: 4 s of a played episode leave it played")
        << true << 4 << u"pause"_s << true << 0;
    QTest::newRow("rule 110: 5 s of a played episode start it again")
        << true << 5 << u"pause"_s << false << 5;
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

/// A position is always saved; only the history does not change after a few seconds.
void TestPlaybackSession::aPlaceMovesOnAlsoByMoments()
{
    const QDateTime first = m_library->clock.time;
    listenTo(0, 65s);
    listenTo(1, 20s);
    m_library->clock.advance(24h);
    m_library->player.rewindLimits().setEnabled(false);
    listenTo(0, 67s); // resumes at 65 s
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

/// A crash loses at most the time between two saves.
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
    QTest::addColumn<int>("seconds"); ///< position; the end is at 1200
    QTest::addColumn<int>("threshold");
    QTest::addColumn<bool>("isPlayed");
    QTest::newRow("rule 102: stopping within the threshold marks it played")
        << u"stop"_s << 1171 << 30 << true;
    QTest::newRow("rule 102: playing another episode within the threshold marks it played")
        << u"next"_s << 1171 << 30 << true;
    QTest::newRow("rule 102: quitting within the threshold marks it played")
        << u"leave"_s << 1171 << 30 << true;
    QTest::newRow("rule 102: pausing within the threshold does not mark it played")
        << u"pause"_s << 1171 << 30 << false;
    QTest::newRow("rule 102: pausing and quitting within the threshold marks it played")
        << u"pause leave"_s << 1171 << 30 << true;
    QTest::newRow("rule 102: stopping before the threshold does not mark it played")
        << u"stop"_s << 1169 << 30 << false;
    QTest::newRow("rule 103: playing another episode in the middle leaves it as it is")
        << u"next"_s << 600 << 30 << false;
    QTest::newRow("rule 102: a larger threshold") << u"next"_s << 1081 << 120 << true;
    QTest::newRow("rule 102: the threshold is at most a tenth of the length")
        << u"next"_s << 1079 << 300 << false;
    QTest::newRow("rule 102: a threshold of 0") << u"next"_s << 1199 << 0 << false;
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
    session().save(); // must not restore the old position
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

void TestPlaybackSession::anEpisodeIsOpenedAgainAtItsPosition()
{
    listenTo(0, 65s);
    session().reopen(id(0));
    QTRY_COMPARE(m_library->player.state(), PlayerState::Loading);
    QCOMPARE(m_library->player.position(), 65s);
    QVERIFY(m_library->player.isPlayWanted());
    m_library->output.takeLog();
    session().reopen(id(1)); // it is not in the player
    QVERIFY(m_library->settle());
    QVERIFY(session().isCurrent(id(0)));
    QCOMPARE(m_library->output.takeLog(), QString());
}

void TestPlaybackSession::openingAgainKeepsALaterRequest()
{
    listenTo(0, 65s);
    session().playAt(id(1), 30s);
    session().reopen(id(0)); // the listener has left it
    session().reopen(id(1));
    QTRY_VERIFY(session().isCurrent(id(1)));
    QCOMPARE(m_library->player.position(), 30s);
    QVERIFY(m_library->player.isPlayWanted());
}

void TestPlaybackSession::aPausedEpisodeFollowsItsPosition()
{
    listenTo(0, 65s);
    m_library->player.pause();
    QVERIFY(isSaved());
    session().reloadPosition(); // nothing has changed, so nothing is loaded
    QVERIFY(m_library->settle());
    QCOMPARE(m_library->player.position(), 65s);
    const auto set = m_library->library.episodes().setPosition(id(0), 300s);
    QVERIFY(test::waitUntil([&] { return set.isFinished(); }));
    session().reloadPosition();
    QTRY_COMPARE(m_library->player.position(), 300s);
    QVERIFY(session().isCurrent(id(0)));
    QVERIFY(!m_library->player.isPlayWanted());
    QCOMPARE(stateOf(0).position, 300s);
}

void TestPlaybackSession::aPlayingEpisodeStaysWhereItIs()
{
    listenTo(0, 65s);
    const auto set = m_library->library.episodes().setPosition(id(0), 300s);
    QVERIFY(test::waitUntil([&] { return set.isFinished(); }));
    session().reloadPosition();
    QVERIFY(m_library->settle());
    QCOMPARE(m_library->player.position(), 65s);
    QVERIFY(m_library->player.isPlayWanted());
}

QTEST_GUILESS_MAIN(TestPlaybackSession)

#include "tst_playback_session.moc"
