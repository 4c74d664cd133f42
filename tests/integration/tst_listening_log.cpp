// SPDX-License-Identifier: GPL-3.0-or-later
// Tests ListeningLog in a real library, with a fake device and a fake clock.

#include <base/utc.h>
#include <domain/listening.h>
#include <listening/listening_log.h>
#include <listening/statistics.h>
#include <storage/podcast_store.h>
#include <support/local_library.h>
#include <support/timeouts.h>

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QSignalSpy>

#include <ctime>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using domain::ListeningHistory;
using domain::ListeningRange;
using domain::ListeningTime;
using listening::ListeningLog;
using std::chrono::milliseconds;

class TestListeningLog final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void whatIsListening_data();
    void whatIsListening();
    void itIsWrittenWhileItPlays();
    void aCrashLosesSeconds();
    void itIsNotWrittenWithEveryTick();
    void midnightDividesIt();
    void theDayIsThatOfThePlace();
    void eachShowHasItsOwn();
    void whatIsHeardToTheEndIsFinished_data();
    void whatIsHeardToTheEndIsFinished();
    void whoQuitsNearTheEndHasFinished();
    void aShowThatIsRemovedStaysInTheHistory();
    void aFeedThatMovesStaysOneShow();
    void whatCannotBeWrittenWaits();
    void aTerminalTellsIt();

private:
    bool play(const QString &title, milliseconds position = 60s);
    /// Advances the clock by \a time and the media by \a speed times as much, in ticks like a
    /// device.
    void listen(milliseconds time, double speed = 1);
    void run(const QString &script);
    void closeLog() { m_log.reset(); }
    [[nodiscard]] ListeningHistory history(ListeningRange range = ListeningRange::Month);
    /// Seconds of listening for each show: "title=seconds …".
    [[nodiscard]] QString shows();
    test::FakeAudioOutput &output() { return m_library->output; }
    playback::Player &player() { return m_library->player; }
    playback::SoundControls &sound() { return m_library->sound; }

    std::unique_ptr<test::LocalLibrary> m_library;
    std::unique_ptr<ListeningLog> m_log;
    QHash<QString, EpisodeId> m_ids;
    PodcastId m_show;
};

void TestListeningLog::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_library = std::make_unique<test::LocalLibrary>();
    m_library->player.rewindLimits().setEnabled(false);
    m_log = std::make_unique<ListeningLog>(
        player(), sound(), m_library->savedTime, m_library->library.database(), m_library->clock);
    m_log->follow(*m_library->session);
    m_show = m_library->follow(u"Show"_s, {{u"A"_s}, {u"B"_s}});
    const PodcastId other = m_library->follow(u"Other"_s, {{u"C"_s}});
    for (const domain::EpisodeSummary &episode :
         m_library->episodes(m_show) + m_library->episodes(other))
        m_ids.insert(episode.title, episode.id);
    QCOMPARE(m_ids.size(), 3);
}

void TestListeningLog::cleanup()
{
    if (m_library)
        m_library->session.reset();
    m_log.reset();
    m_library.reset();
    qputenv("TZ", "UTC");
    ::tzset();
}

bool TestListeningLog::play(const QString &title, milliseconds position)
{
    m_library->session->playAt(m_ids.value(title), position);
    if (!test::waitUntil([&] { return m_library->session->isCurrent(m_ids.value(title)); }))
        return false;
    emit output().loaded(20min);
    output().tick(position);
    return player().state() == playback::PlayerState::Playing;
}

void TestListeningLog::listen(milliseconds time, double speed)
{
    constexpr milliseconds tick = 250ms;
    for (milliseconds passed{}; passed < time; passed += tick) {
        m_library->clock.advance(tick);
        output().tick(output().here + milliseconds(qRound64(double(tick.count()) * speed)));
    }
}

ListeningHistory TestListeningLog::history(ListeningRange range)
{
    if (m_log)
        m_log->save();
    auto read = m_library->library.statistics().read(range);
    if (!test::waitUntil([&] { return read.isFinished(); }))
        return {};
    return read.result().value_or(ListeningHistory());
}

QString TestListeningLog::shows()
{
    QStringList text;
    for (const domain::ListeningShow &show : history().shows)
        text.append(u"%1=%2"_s.arg(show.title).arg(show.time.listened / 1s));
    return text.join(u' ');
}

/// Runs the steps of \a script: "10" plays for 10 seconds, "10x2" for 10 seconds at double speed,
/// "speed2", "seek300", "pause", "play", "trim5" announces 5 seconds of trimmed silence, "skip5"
/// moves the media 5 seconds ahead, "sleep600" advances the clock, "back600" sets the clock back,
/// "stall30" waits 30 seconds for the server, "jump20" corrects the device's position, "fail".
void TestListeningLog::run(const QString &script)
{
    static const QRegularExpression word(u"^([a-z]*)([\\d.]*)(?:x([\\d.]+))?$"_s);
    for (const QString &step : script.split(u' ')) {
        const auto match = word.match(step);
        const QString what = match.captured(1);
        const milliseconds time(qRound64(match.captured(2).toDouble() * 1'000));
        if (what.isEmpty())
            listen(time, match.captured(3).isEmpty() ? 1.0 : match.captured(3).toDouble());
        else if (what == "speed"_L1)
            sound().setSpeed(match.captured(2).toDouble());
        else if (what == "seek"_L1) {
            player().seek(time);
            output().tick(time);
        } else if (what == "pause"_L1)
            player().pause();
        else if (what == "play"_L1) {
            player().play();
            output().tick(output().here);
        } else if (what == "trim"_L1)
            emit output().trimmed(time);
        else if (what == "skip"_L1)
            output().here += time;
        else if (what == "sleep"_L1)
            m_library->clock.advance(time);
        else if (what == "back"_L1)
            m_library->clock.advance(-time);
        else if (what == "stall"_L1)
            listen(time, 0);
        else if (what == "jump"_L1)
            output().tick(output().here + time);
        else if (what == "fail"_L1)
            emit output().failed({.code = ErrorCode::Offline});
        else
            QFAIL(qPrintable(step));
    }
}

void TestListeningLog::whatIsListening_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<double>("listened"); ///< seconds
    QTest::addColumn<double>("heard");
    QTest::addColumn<double>("bySpeed");
    QTest::addColumn<double>("bySilence");
    QTest::newRow("nothing was played") << u"pause"_s << 0. << 0. << 0. << 0.;
    QTest::newRow("one minute") << u"60"_s << 60. << 60. << 0. << 0.;
    QTest::newRow("double speed") << u"speed2 30x2"_s << 30. << 60. << 30. << 0.;
    QTest::newRow("a change of speed in the middle")
        << u"10 speed2 10x2 speed0.5 10x0.5"_s << 30. << 35. << 5. << 0.;
    QTest::newRow("slow playback costs time") << u"speed0.5 20x0.5"_s << 20. << 10. << -10. << 0.;
    QTest::newRow("trimmed silence saves time") << u"10 trim5 skip5 10"_s << 20. << 25. << 0. << 5.;
    QTest::newRow("trimmed silence that is announced early")
        << u"10 trim2 10 skip2 10"_s << 30. << 32. << 0. << 2.;
    QTest::newRow("trimmed silence that is announced late")
        << u"10 skip0.5 0.25 trim0.5 10"_s << 20.25 << 20.75 << 0. << 0.5;
    QTest::newRow("trimmed silence at double speed saves half its length")
        << u"speed2 10x2 trim5 skip10 10x2"_s << 20. << 50. << 25. << 5.;
    QTest::newRow("trimmed silence that is never reached saves nothing")
        << u"10 trim5 seek300 10"_s << 20. << 20. << 0. << 0.;
    QTest::newRow("a seek is not listening") << u"10 seek600 10"_s << 20. << 20. << 0. << 0.;
    QTest::newRow("a seek backwards is not listening")
        << u"10 seek5 10"_s << 20. << 20. << 0. << 0.;
    QTest::newRow("a pause is not listening")
        << u"10 pause sleep600 play 10"_s << 20. << 20. << 0. << 0.;
    QTest::newRow("sleep of the computer is not listening")
        << u"10 sleep3600 10"_s << 20. << 20. << 0. << 0.;
    QTest::newRow("waiting for a server is not listening")
        << u"10 stall30 10"_s << 20. << 20. << 0. << 0.;
    QTest::newRow("a clock that is set back removes nothing")
        << u"10 back3600 10"_s << 20. << 20. << 0. << 0.;
    QTest::newRow("a corrected position counts as one second at most")
        << u"10 jump300 10"_s << 21. << 21. << 0. << 0.;
    QTest::newRow("playback before a failure counts") << u"10 fail"_s << 10. << 10. << 0. << 0.;
}

void TestListeningLog::whatIsListening()
{
    QFETCH(const QString, script);
    QFETCH(const double, listened);
    QFETCH(const double, heard);
    QFETCH(const double, bySpeed);
    QFETCH(const double, bySilence);
    QVERIFY(play(u"A"_s));
    run(script);
    const ListeningTime time = history().total;
    QCOMPARE(double(time.listened.count()) / 1000, listened);
    QCOMPARE(double(time.heard.count()) / 1000, heard);
    QCOMPARE(double(time.savedBySpeed().count()) / 1000, bySpeed);
    QCOMPARE(double(time.savedBySilence.count()) / 1000, bySilence);
    QCOMPARE(time.finished, 0);
}

void TestListeningLog::itIsWrittenWhileItPlays()
{
    QSignalSpy saved(m_log.get(), &ListeningLog::saved);
    QVERIFY(play(u"A"_s));
    listen(40s);
    QTRY_COMPARE(saved.size(), 2); // at 15 s and at 30 s
    QCOMPARE(history().total.listened, 40s);
}

/// Simulates a crash: only what was written during playback remains.
void TestListeningLog::aCrashLosesSeconds()
{
    QVERIFY(play(u"A"_s));
    listen(44s);
    auto read = m_library->library.statistics().read(ListeningRange::Month); // without save()
    QTRY_VERIFY(read.isFinished());
    QCOMPARE(read.result()->total.listened, 30s);
    closeLog(); // destroyed while it plays
    QCOMPARE(history().total.listened, 44s);
}

void TestListeningLog::itIsNotWrittenWithEveryTick()
{
    QSignalSpy saved(m_log.get(), &ListeningLog::saved);
    QVERIFY(play(u"A"_s));
    listen(10min);
    QVERIFY(m_library->settle());
    QTRY_COMPARE(saved.size(), 40);
    m_log->save(); // nothing new: nothing is written
    QVERIFY(m_library->settle());
    QCOMPARE(saved.size(), 40);
}

void TestListeningLog::midnightDividesIt()
{
    m_library->clock.time = QDateTime(QDate(2026, 8, 3), QTime(23, 59, 50), utc);
    QVERIFY(play(u"A"_s));
    listen(30s);
    m_library->player.pause();
    const ListeningHistory after = history();
    const auto periods = after.periods.last(2);
    QCOMPARE(periods.at(0).span.first, QDate(2026, 8, 3));
    QCOMPARE(periods.at(0).time.listened, 9'750ms); // the tick of midnight is the new day's
    QCOMPARE(periods.at(1).time.listened, 20'250ms);
    QCOMPARE(after.total.listened, 30s);
}

void TestListeningLog::theDayIsThatOfThePlace()
{
    m_library->clock.time = QDateTime(QDate(2026, 8, 3), QTime(22, 30), utc);
    qputenv("TZ", "Europe/Berlin"); // 0:30 of August 4 there
    ::tzset();
    QVERIFY(play(u"A"_s));
    listen(10s);
    QCOMPARE(history().periods.constLast().span.first, QDate(2026, 8, 4));
    QCOMPARE(history().periods.constLast().time.listened, 10s);
    qputenv("TZ", "America/New_York"); // after a journey: 18:30 of August 3
    ::tzset();
    listen(20s);
    const ListeningHistory there = history();
    QCOMPARE(there.periods.constLast().span.first, QDate(2026, 8, 3));
    QCOMPARE(there.periods.constLast().time.listened, 20s);
    QCOMPARE(history(ListeningRange::Year).total.listened, 20s); // August 4 lies in the future
}

void TestListeningLog::eachShowHasItsOwn()
{
    QVERIFY(play(u"A"_s));
    listen(10s);
    QVERIFY(play(u"C"_s));
    listen(20s);
    QVERIFY(play(u"B"_s));
    listen(5s);
    QCOMPARE(shows(), u"Other=20 Show=15"_s);
}

void TestListeningLog::whatIsHeardToTheEndIsFinished_data()
{
    QTest::addColumn<int>("from"); ///< start in seconds; the end is at 1200
    QTest::addColumn<QString>("how");
    QTest::addColumn<int>("finished");
    QTest::newRow("played to its end") << 1190 << u"end"_s << 1;
    QTest::newRow("another episode is played shortly before the end") << 1180 << u"next"_s << 1;
    QTest::newRow("stopped shortly before the end") << 1180 << u"stop"_s << 1;
    QTest::newRow("paused shortly before the end") << 1180 << u"pause"_s << 0;
    QTest::newRow("another episode is played in the middle") << 600 << u"next"_s << 0;
}

void TestListeningLog::whatIsHeardToTheEndIsFinished()
{
    QFETCH(const int, from);
    QFETCH(const QString, how);
    QFETCH(const int, finished);
    QVERIFY(play(u"A"_s, std::chrono::seconds(from)));
    listen(9s);
    if (how == "end"_L1) {
        listen(1s);
        emit output().finished();
    } else if (how == "next"_L1) {
        QVERIFY(play(u"C"_s));
    } else if (how == "stop"_L1) {
        player().stop();
    } else {
        player().pause();
    }
    const ListeningHistory after = history();
    QCOMPARE(after.total.finished, finished);
    QCOMPARE(after.shows.constFirst().title, u"Show"_s);
    QCOMPARE(after.shows.constFirst().time.finished, finished);
}

void TestListeningLog::whoQuitsNearTheEndHasFinished()
{
    QVERIFY(play(u"A"_s, 1180s));
    listen(9s);
    m_library->session.reset();
    closeLog();
    QCOMPARE(history().total.finished, 1);
    QCOMPARE(history().total.listened, 9s);
}

void TestListeningLog::aShowThatIsRemovedStaysInTheHistory()
{
    QVERIFY(play(u"C"_s));
    listen(10s);
    auto removed =
        m_library->library.subscriptions().remove(m_library->session->current()->summary.podcastId);
    QTRY_VERIFY(removed.isFinished());
    listen(10s); // playback continues
    const ListeningHistory after = history();
    QCOMPARE(after.shows.size(), 1);
    QCOMPARE(after.shows.constFirst().title, u"Other"_s);
    QVERIFY(!after.shows.constFirst().podcast.isValid());
    QCOMPARE(after.shows.constFirst().time.listened, 20s);
    QVERIFY(after.hasListened);
}

void TestListeningLog::aFeedThatMovesStaysOneShow()
{
    QVERIFY(play(u"A"_s));
    listen(10s);
    m_log->save();
    QVERIFY(m_library->settle());
    {
        const auto connection = storage::Connection::open(m_library->folders.database);
        QVERIFY(storage::PodcastStore(**connection)
                    .moveTo(m_show, QUrl(u"https://example.org/elsewhere"_s))
                    .value_or(false));
    }
    m_library->session->followChanges(m_show); // as after a refresh
    QTRY_COMPARE(m_library->session->current()->podcastUrl.host(), u"example.org"_s);
    listen(10s);
    QCOMPARE(shows(), u"Show=20"_s);
}

void TestListeningLog::whatCannotBeWrittenWaits()
{
    storage::DatabaseThread elsewhere(m_library->folder.filePath(u"none/at/all/l.sqlite"_s));
    QVERIFY(!QFileInfo::exists(m_library->folder.filePath(u"none"_s)));
    ListeningLog log(player(), sound(), m_library->savedTime, elsewhere, m_library->clock);
    log.follow(*m_library->session);
    QSignalSpy failed(&log, &ListeningLog::failed);
    QVERIFY(play(u"A"_s));
    listen(60s);
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(m_library->settle());
    QCOMPARE(failed.size(), 1); // reported only once
    QVERIFY(QDir(m_library->folder.path()).mkpath(u"none/at/all"_s));
    QSignalSpy saved(&log, &ListeningLog::saved);
    listen(15s);
    QTRY_COMPARE(saved.size(), 1);
    listening::Statistics statistics(elsewhere, m_library->clock);
    auto read = statistics.read(ListeningRange::Month);
    QTRY_VERIFY(read.isFinished());
    QCOMPARE(read.result()->total.listened, 75s);
    m_library->session.reset();
}

void TestListeningLog::aTerminalTellsIt()
{
    QVERIFY(play(u"A"_s));
    run(u"speed2 30x2 trim5 skip10 1x2"_s);
    player().pause();
    QVERIFY(m_library->settle());
    QProcess program;
    program.start(
        QStringLiteral(DOGEARCTL),
        {u"--data-dir"_s, m_library->folder.path(), u"--json"_s, u"statistics"_s, u"years"_s});
    QVERIFY(program.waitForFinished());
    const QJsonObject all = QJsonDocument::fromJson(program.readAllStandardOutput()).object();
    QCOMPARE(all.value(u"listened"_s).toDouble(), 31.);
    QCOMPARE(all.value(u"heard"_s).toDouble(), 72.);
    QCOMPARE(all.value(u"saved_by_speed"_s).toDouble(), 36.);
    QCOMPARE(all.value(u"saved_by_silence"_s).toDouble(), 5.);
    const QJsonObject year = all.value(u"periods"_s).toArray().at(0).toObject();
    QCOMPARE(year.value(u"from"_s).toString(), u"2024-01-01"_s); // the year of the fake clock
    QCOMPARE(year.value(u"listened"_s).toDouble(), 31.);
    const QJsonObject show = all.value(u"shows"_s).toArray().at(0).toObject();
    QCOMPARE(show.value(u"show"_s).toString(), u"Show"_s);
    QCOMPARE(show.value(u"show_id"_s).toInteger(), m_show.value);
}

QTEST_GUILESS_MAIN(TestListeningLog)
#include "tst_listening_log.moc"
