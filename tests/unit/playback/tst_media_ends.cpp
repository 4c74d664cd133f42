// SPDX-License-Identifier: GPL-3.0-or-later
// Ends of media: wrong lengths, streams that end early and playback that stalls.

#include <playback/player.h>
#include <playback/sound_controls.h>
#include <support/fake_audio_output.h>
#include <support/fake_clock.h>

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::playback;
using namespace std::chrono_literals;
using std::chrono::milliseconds;

namespace {

QString nameOf(PlayerState state)
{
    switch (state) {
    case PlayerState::Loading:
        return u"loading"_s;
    case PlayerState::Playing:
        return u"playing"_s;
    case PlayerState::Ended:
        return u"ended"_s;
    case PlayerState::Failed:
        return u"failed"_s;
    case PlayerState::Empty:
    case PlayerState::Paused:
        return u"silent"_s;
    }
    return {};
}

struct Scene
{
    test::FakeAudioOutput device;
    test::FakeClock clock;
    SoundControls sound;
    Player player{device, sound, clock};

    /// Performs one step: an action of the user, or a signal of the device if it begins with "< ".
    /// Times are in seconds.
    void perform(const QString &step)
    {
        const milliseconds time(std::chrono::seconds(step.section(u' ', -1).toInt()));
        if (step == "file"_L1)
            player.load({QUrl(u"file:///episode.mp3"_s), 0ms, 0ms});
        else if (step == "stream"_L1)
            player.load({QUrl(u"https://example.org/episode.mp3"_s), 0ms, 0ms});
        else if (step == "whole"_L1)
            player.setStoredFraction(1.0);
        else if (step == "play"_L1)
            player.play();
        else if (step.startsWith("seek"_L1))
            player.seek(time);
        else if (step.startsWith("skip"_L1))
            player.skip(time);
        else if (step.startsWith("wait"_L1))
            clock.advance(time);
        else
            answer(step, time);
    }

    void answer(const QString &step, milliseconds time)
    {
        if (step.startsWith("< loaded"_L1))
            emit device.loaded(time);
        else if (step.startsWith("< length"_L1))
            emit device.durationChanged(time);
        else if (step.startsWith("< at"_L1))
            device.tick(time);
        else if (step.startsWith("< sound up to"_L1))
            device.soundUpTo = time;
        else if (step == "< stands"_L1)
            emit device.stalledChanged(true);
        else if (step == "< runs"_L1)
            emit device.stalledChanged(false);
        else if (step == "< finished"_L1)
            emit device.finished();
        else
            QFAIL(qPrintable("no such step: "_L1 + step));
    }
};

} // namespace

class TestMediaEnds final : public QObject
{
    Q_OBJECT

private slots:
    void scenario_data();
    void scenario();
    void whyItFailed_data();
    void whyItFailed();
};

void TestMediaEnds::scenario_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QString>("state");
    QTest::addColumn<int>("position"); // seconds
    QTest::addColumn<int>("duration");
    const auto row = [](const char *name,
                        const char16_t *script,
                        const char16_t *state,
                        int position,
                        int duration) {
        QTest::newRow(name) << QString::fromUtf16(script) << QString::fromUtf16(state) << position
                            << duration;
    };
    row("a file ends", u"file, play, < loaded 90, < at 1, < at 89, < finished", u"ended", 90, 90);
    row("a file that ends before a wrong length has ended there",
        u"file, play, < loaded 900, < at 1, < at 90, < finished",
        u"ended",
        90,
        90);
    row("a stream that ends before its length broke off",
        u"stream, play, < loaded 900, < at 1, < at 90, < finished",
        u"failed",
        90,
        900);
    row("a stream that is all here ends where it ends",
        u"stream, whole, play, < loaded 900, < at 1, < at 90, < finished",
        u"ended",
        90,
        90);
    row("an end right behind a seek tells no length",
        u"file, play, < loaded 900, < at 1, seek 500, < finished",
        u"ended",
        900,
        900);
    row("a silent end whose pause is left out is reached",
        u"stream, play, < loaded 50, < at 1, < at 10, < sound up to 50, < finished",
        u"ended",
        50,
        50);
    row("also right behind a seek",
        u"stream, play, < loaded 50, < at 1, seek 20, < sound up to 50, < finished",
        u"ended",
        50,
        50);
    row("a stream whose sound ends early broke off",
        u"stream, play, < loaded 900, < at 1, < at 10, < sound up to 50, < finished",
        u"failed",
        50,
        900);

    row("the sound goes on behind the length",
        u"file, play, < loaded 15, < at 1, < at 25",
        u"playing",
        25,
        0);
    row("jumps forward go forward there",
        u"file, play, < loaded 15, < at 1, < at 25, skip 30",
        u"playing",
        55,
        0);
    row("the end is the end there",
        u"file, play, < loaded 15, < at 1, < at 25, < at 90, < finished",
        u"ended",
        90,
        0);
    row("a length that was passed is not believed again",
        u"file, play, < loaded 15, < at 1, < at 25, < length 15",
        u"playing",
        25,
        0);
    row("a better one is",
        u"file, play, < loaded 15, < at 1, < at 25, < length 1215",
        u"playing",
        25,
        1215);

    row("a file that stands still is waited for",
        u"file, play, < loaded 90, < at 1, < at 30, < stands, wait 4, < at 30",
        u"playing",
        30,
        90);
    row("after a while it is opened again",
        u"file, play, < loaded 90, < at 1, < at 30, < stands, wait 5, < at 30",
        u"loading",
        30,
        90);
    row("and plays on",
        u"file, play, < loaded 90, < at 1, < at 30, < stands, wait 5, < at 30, < loaded 90, < "
        u"runs, "
        u"< at 31, wait 60, < at 90",
        u"playing",
        90,
        90);
    row("a file that still stands is given up",
        u"file, play, < loaded 90, < at 1, < at 30, < stands, wait 5, < at 30, < loaded 90, < "
        u"runs, "
        u"< at 31, < stands, wait 5, < at 31",
        u"failed",
        31,
        90);
    row("another joint is another try",
        u"file, play, < loaded 90, < at 1, < at 30, < stands, wait 5, < at 30, < loaded 90, < "
        u"runs, "
        u"< at 31, < at 60, < stands, wait 5, < at 60",
        u"loading",
        60,
        90);
    row("so is a place that a listener chose",
        u"file, play, < loaded 90, < at 1, < at 30, < stands, wait 5, < at 30, < loaded 90, < "
        u"runs, "
        u"< stands, seek 32, wait 5, < at 32",
        u"loading",
        32,
        90);
    row("a stream is waited for as long as it takes",
        u"stream, play, < loaded 90, < at 1, < at 30, < stands, wait 600, < at 30",
        u"playing",
        30,
        90);
    row("a stream that is all here is not",
        u"stream, whole, play, < loaded 90, < at 1, < at 30, < stands, wait 5, < at 30",
        u"loading",
        30,
        90);
    row("sound that runs again is left alone",
        u"file, play, < loaded 90, < at 1, < at 30, < stands, wait 4, < runs, wait 4, < at 31",
        u"playing",
        31,
        90);
}

void TestMediaEnds::scenario()
{
    QFETCH(const QString, script);
    QFETCH(const QString, state);
    QFETCH(const int, position);
    QFETCH(const int, duration);
    Scene scene;
    for (const QString &step : script.split(u", "_s))
        scene.perform(step);
    QCOMPARE(nameOf(scene.player.state()), state);
    QCOMPARE(scene.player.position(), milliseconds(std::chrono::seconds(position)));
    QCOMPARE(scene.player.duration(), milliseconds(std::chrono::seconds(duration)));
}

void TestMediaEnds::whyItFailed_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("a stream that broke off")
        << u"stream, play, < loaded 900, < at 1, < at 90, < finished"_s
        << ErrorCode::ConnectionFailed;
    QTest::newRow("a file that stalls")
        << u"file, play, < loaded 90, < at 1, < stands, wait 5, < at 1, < loaded 90, < runs, < stands, wait 5, < at 1"_s
        << ErrorCode::MediaUnreadable;
}

void TestMediaEnds::whyItFailed()
{
    QFETCH(const QString, script);
    QFETCH(const ErrorCode, code);
    Scene scene;
    for (const QString &step : script.split(u", "_s))
        scene.perform(step);
    QVERIFY(scene.player.error().has_value());
    QCOMPARE(toName(scene.player.error()->code), toName(code));
}

QTEST_GUILESS_MAIN(TestMediaEnds)
#include "tst_media_ends.moc"
