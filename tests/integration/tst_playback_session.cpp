// SPDX-License-Identifier: GPL-3.0-or-later
// What is playing and where it was left, with a device that does what the test says.

#include <support/local_library.h>

#include <QSignalSpy>

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
    void aLengthThatWasMeasuredIsKept();
    void withoutEnclosureItSaysSo();
    void aFavouriteMarkedWhileItPlaysStaysOne();
    void aPositionThatCannotBeWrittenIsSaidOnce();

private:
    void listenTo(int episode, std::chrono::milliseconds until);
    [[nodiscard]] domain::EpisodeState stateOf(int episode)
    {
        return m_library->episodes(m_show).at(episode).state;
    }
    [[nodiscard]] EpisodeId id(int episode) { return m_ids.at(episode); }
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
    QVERIFY(QTest::qWaitFor([&] { return session().isCurrent(id(episode)); }));
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
    listenTo(0, 3s);
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
    // A folder where the file belongs: cannot be written, not even by root.
    const QString path = m_library->folders.positions;
    QFile::remove(path);
    QVERIFY(QDir().mkpath(path + u"/in the way"));
    m_library->player.pause();
    QCOMPARE(failed.size(), 1);
    m_library->player.seek(40s);
    m_library->player.seek(50s);
    QCOMPARE(failed.size(), 1);
    QVERIFY(QDir(path).removeRecursively());
    m_library->player.seek(60s);
    QCOMPARE(failed.size(), 1);
    QVERIFY(QFile::exists(path));
}

QTEST_GUILESS_MAIN(TestPlaybackSession)

#include "tst_playback_session.moc"
