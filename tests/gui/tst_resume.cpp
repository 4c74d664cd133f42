// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that a second process resumes where the first one stopped. Each process is the whole
// program on a screen of its own; the recorded monitor of the null sink shows what is audible.

#include "start/unix_signals.h"
#include "window_driver.h"

#include <settings/data_folders.h>
#include <settings/position_file.h>
#include <settings/settings.h>
#include <support/dogear_warnings.h>
#include <support/hidden_screen.h>
#include <support/sound.h>

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <cstdio>

using namespace dogear;
using namespace dogear::test;
using namespace std::chrono_literals;
using std::chrono::milliseconds;

namespace {

constexpr double mostDelayMs = 500;
constexpr double beforeEndMs = 2500; ///< enough time to recognise a tone

struct Resumed
{
    double soundAfterMs; ///< from pressing play
    double errorMs;      ///< heard minus saved
    double pitchErrorPercent;
};

/// Runs the program under test: shows the window, and presses play when the player bar is ready.
int runDogear(QApplication &app, const QString &dataDir, const QString &feed)
{
    const auto dogear = startDogear(dataDir, feed.isEmpty() ? QStringList() : QStringList{feed});
    auto *play = part<QAbstractButton>(*dogear, feed.isEmpty() ? "playerPlay" : "detailPlay");
    const char *ready = feed.isEmpty() ? "playerTitle" : "detailTitle";
    QTimer poll;
    QObject::connect(&poll, &QTimer::timeout, &app, [&] {
        if (part<QLabel>(*dogear, ready)->text() != "Episode 1"_L1 || !play->isEnabled())
            return;
        poll.stop();
        std::printf("played %.0f\n", wallMs());
        std::fflush(stdout);
        play->click();
    });
    poll.start(10);
    return QApplication::exec();
}

} // namespace

class TestResume final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { failOnDogearWarnings(); }
    void cleanup() { QCOMPARE(dogearWarnings(), QString()); }
    void theSecondProcessGoesOnWhereTheFirstStopped_data();
    void theSecondProcessGoesOnWhereTheFirstStopped();

private:
    /// Starts the program. \return the time at which it pressed play, in Unix milliseconds
    std::optional<double> start(QProcess &process, const QString &feed) const
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"DOGEAR_TEST_CHILD"_s, m_folder.filePath(u"data"_s));
        environment.insert(u"DOGEAR_TEST_FEED"_s, feed);
        m_screen->useIn(environment);
        process.setProcessEnvironment(environment);
        process.start(QCoreApplication::applicationFilePath(), {});
        QByteArray said;
        const bool hasPlayed = waitFor([&] {
            said += process.readAllStandardOutput();
            return said.contains('\n');
        });
        return hasPlayed ? std::optional(said.split(' ').value(1).toDouble()) : std::nullopt;
    }

    void setSpeed(double speed) const
    {
        const auto folders = settings::DataFolders::create(m_folder.filePath(u"data"_s));
        settings::Settings(folders->settings).setPlayback({.speed = speed});
    }

    /// Resumes the program, ends it 4.5 s after play and measures what was audible.
    std::optional<Resumed> resume(const Recorder &recorder, double speed) const
    {
        const milliseconds savedPosition = saved();
        QProcess process;
        const auto played = start(process, {});
        if (!played || !waitFor([&] { return wallMs() > *played + 4500; }))
            return std::nullopt;
        process.terminate();
        if (!waitFor([&] { return process.state() == QProcess::NotRunning; }))
            return std::nullopt;
        const Recording recording = recorder.recording();
        const auto sound = recording.soundAfter(*played);
        if (!sound)
            return std::nullopt;
        const auto heard = recording.heardAt(*sound + 40, speed);
        const auto later = recording.heardAt(*sound + 1540, speed);
        if (!heard || !later)
            return std::nullopt;
        return Resumed{.soundAfterMs = *sound - *played,
                       .errorMs = double((heard->position - savedPosition).count()) - 40 * speed,
                       .pitchErrorPercent = later->pitchErrorPercent};
    }

    [[nodiscard]] milliseconds saved() const
    {
        const auto folders = settings::DataFolders::create(m_folder.filePath(u"data"_s));
        const auto entries = settings::PositionFile(folders->positions).all();
        return entries.isEmpty() ? -1ms : entries.constFirst().second.position;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<HiddenScreen> m_screen;
};

void TestResume::initTestCase()
{
    if (!Recorder::isPossible())
        QSKIP("no null sink: DOGEAR_TEST_SINK is not set; packaging/with-null-sink starts one");
    if (!HiddenScreen::isPossible())
        QSKIP("no Xvfb");
    m_screen = std::make_unique<HiddenScreen>();
    QVERIFY(m_screen->isRunning());
    const QString tones = m_folder.filePath(u"tones.wav"_s);
    QVERIFY(writeToneWav(tones, toneSeconds));
    QVERIFY(convertSound(tones, m_folder.filePath(u"tones.mp3"_s), {u"-q:a"_s, u"5"_s}));
}

void TestResume::theSecondProcessGoesOnWhereTheFirstStopped_data()
{
    QTest::addColumn<int>("signal");
    QTest::addColumn<int>("mostLostMs"); ///< in ms of listening time
    QTest::addColumn<double>("speed");
    QTest::newRow("terminated") << SIGTERM << 400 << 1.0;
    QTest::newRow("killed: at most 5 s are lost") << SIGKILL << 5400 << 1.0;
    QTest::newRow("terminated at 1.5x") << SIGTERM << 400 << 1.5;
    QTest::newRow("terminated at 2x") << SIGTERM << 400 << 2.0;
}

void TestResume::theSecondProcessGoesOnWhereTheFirstStopped()
{
    QFETCH(const int, signal);
    QFETCH(const int, mostLostMs);
    QFETCH(const double, speed);
    const QString mp3 = m_folder.filePath(u"tones.mp3"_s);
    QDir(m_folder.filePath(u"data"_s)).removeRecursively();
    prepareLibrary(m_folder.filePath(u"data"_s));
    setSpeed(speed);
    const QString feed = writeFeed(m_folder.filePath(u"feed.xml"_s), QUrl::fromLocalFile(mp3), 1);

    Recorder recorder;
    QVERIFY(waitFor([&] { return recorder.isRunning(); }));
    QProcess first;
    const auto begun = start(first, feed);
    QVERIFY(begun.has_value());
    // Positions are saved every five seconds; the random length ends the program at any time
    // between two saves.
    const double length = 7000 + QRandomGenerator::global()->bounded(6000);
    QVERIFY(waitFor([&] { return wallMs() > *begun + length; }));
    const double ended = wallMs();
    ::kill(pid_t(first.processId()), signal);
    QVERIFY(waitFor([&] { return first.state() == QProcess::NotRunning; }));
    const milliseconds savedPosition = saved();
    const auto last = recorder.recording().heardAt(ended - beforeEndMs, speed);
    QVERIFY(last.has_value());
    const double lost = double((last->position - savedPosition).count()) / speed + beforeEndMs;
    QVERIFY2(lost < mostLostMs && lost > -400, qPrintable(QString::number(lost)));

    // Each try resumes where the previous one was ended.
    bool isExact = true; // required in every try; only the delay may need another one
    const auto measure = [&]() -> QString {
        const auto resumed = resume(recorder, speed);
        if (!resumed)
            return u"no sound"_s;
        const QString figures = u"resumed %1 ms off, sound after %2 ms, pitch %3 % off"_s
                                    .arg(resumed->errorMs, 0, 'f', 0)
                                    .arg(resumed->soundAfterMs, 0, 'f', 0)
                                    .arg(resumed->pitchErrorPercent, 0, 'f', 2);
        qInfo().noquote() << figures;
        isExact = isExact && std::abs(resumed->errorMs) <= 100
                  && std::abs(resumed->pitchErrorPercent) < 1;
        return resumed->soundAfterMs <= mostDelayMs ? QString() : figures;
    };
    QCOMPARE(inThreeTries(measure), QString());
    QVERIFY(isExact);
}

int main(int argc, char *argv[])
{
    QApplication app(argc, argv);
    if (qEnvironmentVariableIsSet("DOGEAR_TEST_CHILD")) {
        const UnixSignals signalsToQuit;
        return runDogear(app,
                         qEnvironmentVariable("DOGEAR_TEST_CHILD"),
                         qEnvironmentVariable("DOGEAR_TEST_FEED"));
    }
    TestResume test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_resume.moc"
