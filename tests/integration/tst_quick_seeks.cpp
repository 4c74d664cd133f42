// SPDX-License-Identifier: GPL-3.0-or-later
// Tests bursts of seeks in which each seek comes before the previous one is done, as when the user
// holds a key down. Sound is back after each burst, at the right position, for two hundred seeks.

#include <playback/player.h>
#include <playback/sound_controls.h>
#include <support/dogear_warnings.h>
#include <support/sound.h>
#include <support/sound_device.h>

#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::playback;
using namespace dogear::test;
using namespace std::chrono_literals;
using std::chrono::milliseconds;

namespace {

constexpr int seeksInAll = 200;
constexpr int seeksInBurst = 20;
constexpr double exactMs = 50;

/// Returns what is wrong with the sound a moment after a seek to \a target at \a sought; empty if
/// nothing is.
QString whatIsWrong(const Player &player,
                    const Recorder &recorder,
                    milliseconds target,
                    double sought)
{
    pass(600ms);
    const double asked = wallMs();
    const milliseconds said = player.position();
    pass(2'000ms); // past the next change of tone
    const auto heard = recorder.recording(sought).heardAt(asked, 1);
    if (!heard)
        return u"no sound"_s;
    const double off = double((said - heard->position).count());
    const auto passed = milliseconds(qRound64(asked - sought));
    const bool isThere = heard->position >= target && heard->position <= target + passed;
    if (isThere && std::abs(off) <= exactMs)
        return {};
    return u"%1 is heard, %2 ms before what is said,"_s.arg(heard->position.count()).arg(off);
}

} // namespace

class TestQuickSeeks final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { failOnDogearWarnings(); }
    void cleanup() { QCOMPARE(dogearWarnings(), QString()); }
    void soundComesBack();

private:
    QTemporaryDir m_folder;
};

void TestQuickSeeks::initTestCase()
{
    if (!Recorder::isPossible())
        QSKIP("no null sink: DOGEAR_TEST_SINK is not set; packaging/with-null-sink starts one");
    const QString wav = m_folder.filePath(u"tones.wav"_s);
    QVERIFY(writeToneWav(wav, toneSeconds));
    QVERIFY(convertSound(wav, m_folder.filePath(u"tones.mp3"_s), {u"-b:a"_s, u"96k"_s}));
}

void TestQuickSeeks::soundComesBack()
{
    test::SoundDevice output;
    const SystemClock clock;
    SoundControls sound;
    Player player(output, sound, clock);
    Recorder recorder;
    QVERIFY(waitFor([&] { return recorder.isRunning(); }));
    player.load({QUrl::fromLocalFile(m_folder.filePath(u"tones.mp3"_s)), 10s, 280s});
    player.play();
    QRandomGenerator random(20261121);
    // A fault is checked twice: a real fault stays, a busy machine recovers.
    const auto check = [&](milliseconds target, double sought) -> QString {
        QString wrong;
        for (int look = 0; look < 2; ++look) {
            wrong = whatIsWrong(player, recorder, target, sought);
            if (wrong.isEmpty())
                break;
        }
        return wrong;
    };
    for (int done = 0; done < seeksInAll; done += seeksInBurst) {
        milliseconds target{};
        double sought = 0; // time of the last seek
        for (int i = 0; i < seeksInBurst; ++i) {
            target = milliseconds(random.bounded(5'000, 270'000));
            sought = wallMs();
            player.seek(target);
            pass(milliseconds(random.bounded(5, 130)));
        }
        const QString wrong = check(target, sought);
        const QString after =
            u" after %1 seeks, the last to %2"_s.arg(done + seeksInBurst).arg(target.count());
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong + after));
    }
}

QTEST_GUILESS_MAIN(TestQuickSeeks)
#include "tst_quick_seeks.moc"
