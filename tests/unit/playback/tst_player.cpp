// SPDX-License-Identifier: GPL-3.0-or-later

#include "player_script.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::playback;
using namespace dogear::test;
using namespace std::chrono_literals;

class TestPlayer final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void scenario_data();
    void scenario();
    void signalsOfASeek();
    void aRowOfTicksFromElsewhereIsBelievedInTheEnd();
    void failureTellsWhy();
    void shapeGoesAlong();
};

void TestPlayer::scenario_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QString>("told"); // calls to the device since the last "|"
    QTest::addColumn<QString>("state");
    QTest::addColumn<int>("position");
    const auto row = [](const char *name,
                        const char16_t *script,
                        const char16_t *told,
                        const char16_t *state,
                        int position) {
        QTest::newRow(name) << QString::fromUtf16(script) << QString::fromUtf16(told)
                            << QString::fromUtf16(state) << position;
    };

    row("nothing is fetched before play", u"take at 5000", u"", u"paused", 5000);
    row("play opens the source with speed and volume",
        u"take at 5000, play",
        u"speed 1; volume 1; load",
        u"loading",
        5000);
    row("resume: loaded, then the place, then sound",
        u"take at 5000, play, |, < loaded 600000",
        u"seek 5000; play",
        u"playing",
        5000);
    row("from the beginning no seek is needed",
        u"take at 0, play, |, < loaded 600000",
        u"play",
        u"playing",
        0);
    row("rule 101: a seek before loading is kept",
        u"take at 5000, play, |, seek 90000, < loaded 600000",
        u"seek 90000; play",
        u"playing",
        90000);
    row("rule 101: a seek before the first play is kept",
        u"take at 5000, seek 90000, play, |, < loaded 600000",
        u"seek 90000; play",
        u"playing",
        90000);
    row("rule 101: position 0 at load is not taken over",
        u"take at 5000, play, < at 0, < loaded 600000, < at 0",
        u"speed 1; volume 1; load; seek 5000; play",
        u"playing",
        5000);
    row("ticks move the position",
        u"take at 5000, play, < loaded 600000, < at 5250, |, < at 5500",
        u"",
        u"playing",
        5500);
    row("rule 99: a late tick does not undo a seek",
        u"take at 5000, play, < loaded 600000, < at 5250, |, seek 90000, < at 5500",
        u"seek 90000",
        u"playing",
        90000);
    row("ticks after a seek count again",
        u"take at 5000, play, < loaded 600000, seek 90000, < at 5500, < at 90100, |, < at 90350",
        u"",
        u"playing",
        90350);
    row("a late tick does not undo a pause",
        u"take at 5000, play, < loaded 600000, < at 5250, pause, |, < at 0",
        u"",
        u"paused",
        5250);
    row("a late tick does not undo a stop",
        u"take at 5000, play, < loaded 600000, < at 5250, stop, |, < at 0",
        u"",
        u"paused",
        5250);

    row("pause while loading waits silently",
        u"take at 5000, play, |, pause, < loaded 600000",
        u"seek 5000",
        u"paused",
        5000);
    row("pause and play go on",
        u"take at 5000, play, < loaded 600000, < at 6000, |, pause, play",
        u"pause; play",
        u"playing",
        6000);
    row("a seek while paused is done at once",
        u"take at 5000, play, < loaded 600000, < at 6000, pause, |, seek 8000, play",
        u"seek 8000; play",
        u"playing",
        8000);
    row("toggle plays", u"take at 0, toggle", u"speed 1; volume 1; load", u"loading", 0);
    row("toggle pauses what loads", u"take at 0, play, |, toggle", u"", u"paused", 0);
    row("play twice is play once",
        u"take at 0, play, < loaded 600000, |, play",
        u"",
        u"playing",
        0);
    row("pause twice is pause once",
        u"take at 0, play, < loaded 600000, pause, |, pause",
        u"",
        u"paused",
        0);
    row("stop lets the device go and keeps the place",
        u"take at 5000, play, < loaded 600000, < at 5100, < at 7000, |, stop",
        u"unload",
        u"paused",
        7000);
    row("play after stop begins there",
        u"take at 5000, play, < loaded 600000, < at 5100, < at 7000, stop, |, play, < loaded "
        u"600000",
        u"speed 1; volume 1; load; seek 7000; play",
        u"playing",
        7000);

    row("skip back stops at the beginning", u"take at 5000, skip -15000", u"", u"paused", 0);
    row("skip forward stops at the end", u"take at 590000, skip 30000", u"", u"paused", 600000);
    row("a negative seek is the beginning", u"take at 5000, seek -1", u"", u"paused", 0);

    row("the end",
        u"take at 5000, play, < loaded 600000, < at 5100, < at 599900, |, < finished",
        u"unload",
        u"ended",
        600000);
    row("rule 104: play at the end begins again",
        u"take at 599000, play, < loaded 600000, < at 599900, < finished, |, play, < loaded 600000",
        u"speed 1; volume 1; load; play",
        u"playing",
        0);
    row("rule 105: an early end of a stream is a failure, and the place is kept",
        u"take stream at 5000, play, < loaded 600000, < at 5100, < at 200000, |, < finished",
        u"unload",
        u"failed",
        200000);
    row("rule 43: without a measured length the end is the end",
        u"take at 5000, play, < loaded 0, < at 5100, < at 200000, |, < finished",
        u"unload",
        u"ended",
        200000);
    row("a seek to the end ends",
        u"take at 0, play, < loaded 600000, seek 600000, |, < finished",
        u"unload",
        u"ended",
        600000);
    row("a seek after the end waits there",
        u"take at 599000, play, < loaded 600000, < at 599900, < finished, |, seek 1000",
        u"",
        u"paused",
        1000);
    row("an end that nobody waits for is no end",
        u"take at 5000, play, < loaded 600000, pause, |, < finished",
        u"",
        u"paused",
        5000);

    row("a failure keeps the place",
        u"take at 5000, play, |, < failed",
        u"unload",
        u"failed",
        5000);
    row("a failure while playing keeps where it was heard",
        u"take at 5000, play, < loaded 600000, < at 5200, < at 61000, |, < failed",
        u"unload",
        u"failed",
        61000);
    row("play tries again from there",
        u"take at 5000, play, < loaded 600000, < at 5200, < at 61000, < failed, |, play, < loaded "
        u"600000",
        u"speed 1; volume 1; load; seek 61000; play",
        u"playing",
        61000);
    row("headphones that are unplugged pause",
        u"take at 5000, play, < loaded 600000, < at 5200, < at 61000, |, < unplugged",
        u"unload",
        u"paused",
        61000);
    row("and play goes on from there with another device",
        u"take at 5000, play, < loaded 600000, < at 5200, < at 61000, < unplugged, |, play, < "
        u"loaded "
        u"600000",
        u"speed 1; volume 1; load; seek 61000; play",
        u"playing",
        61000);
    row("without a sound device nothing is opened",
        u"take at 5000, < no sound device, play",
        u"",
        u"failed",
        5000);
    row("with one again it plays",
        u"take at 5000, < no sound device, play, < sound device, play",
        u"speed 1; volume 1; load",
        u"loading",
        5000);

    row("another episode takes the place of the first",
        u"take at 5000, play, < loaded 600000, < at 6000, |, take at 90000",
        u"unload",
        u"paused",
        90000);
    row("what the first still says is not about the second",
        u"take at 5000, play, < loaded 600000, take at 90000, |, < at 6000, < finished, < loaded 1",
        u"",
        u"paused",
        90000);
    row("rule 107: speed and volume go along",
        u"take at 0, speed 1.5, volume 40, take at 5000, |, play",
        u"speed 1.5; volume 0.4; load",
        u"loading",
        5000);
    row("speed changes at once while playing",
        u"take at 0, play, < loaded 600000, |, speed 2",
        u"speed 2",
        u"playing",
        0);
    row("the toggle goes to 1 and back to the last speed",
        u"take at 0, play, < loaded 600000, speed 1.75, |, toggle speed, toggle speed",
        u"speed 1; speed 1.75",
        u"playing",
        0);
    row("the toggle has somewhere to go from the beginning",
        u"take at 0, play, < loaded 600000, |, toggle speed, toggle speed",
        u"speed 1.5; speed 1",
        u"playing",
        0);
    row("volume goes up to twice",
        u"take at 0, play, < loaded 600000, |, volume 150, volume 300",
        u"volume 1.5; volume 2",
        u"playing",
        0);
    row("mute is no volume, unmute the old one",
        u"take at 0, volume 40, play, < loaded 600000, |, mute on, mute off",
        u"volume 0; volume 0.4",
        u"playing",
        0);
    row("106: after a long pause it goes back a little",
        u"take at 0, play, < loaded 600000, < at 100, < at 60000, pause, wait 3600000, |, play",
        u"seek 50000; play",
        u"playing",
        50000);
    row("106: also at the next start of the program",
        u"take left at 60000, wait 86400000, play, |, < loaded 600000",
        u"seek 40000; play",
        u"playing",
        40000);
    row("106: also after a stop",
        u"take at 0, play, < loaded 600000, < at 100, < at 60000, stop, wait 60000, play, |, < "
        u"loaded 600000",
        u"seek 57000; play",
        u"playing",
        57000);
    row("106: also after a failure",
        u"take at 0, play, < loaded 600000, < at 100, < at 60000, < failed, wait 60000, play, |, < "
        u"loaded "
        u"600000",
        u"seek 57000; play",
        u"playing",
        57000);
    row("106: not after a seek",
        u"take at 0, play, < loaded 600000, < at 100, < at 60000, pause, wait 3600000, seek 90000, "
        u"|, play",
        u"play",
        u"playing",
        90000);
    row("106: not for an episode that was put there",
        u"take at 60000, wait 86400000, play, |, < loaded 600000",
        u"seek 60000; play",
        u"playing",
        60000);
    row("unload empties",
        u"take at 5000, play, < loaded 600000, |, unload",
        u"unload",
        u"empty",
        0);
    row("an empty player does nothing",
        u"play, pause, toggle, seek 5, skip 5, stop, < at 5, < finished",
        u"",
        u"empty",
        0);
}

void TestPlayer::scenario()
{
    QFETCH(const QString, script);
    QFETCH(const QString, told);
    QFETCH(const QString, state);
    QFETCH(const int, position);
    const Performance performance = performAll(script);
    QCOMPARE(performance.told, told);
    QCOMPARE(performance.state, state);
    QCOMPARE(performance.position, position);
}

void TestPlayer::signalsOfASeek()
{
    test::FakeAudioOutput device;
    test::FakeClock clock;
    SoundControls sound;
    Player player(device, sound, clock);
    player.load({episode, 5s, 600s});
    QStringList log;
    connect(&player, &Player::positionChanged, this, [&](std::chrono::milliseconds position) {
        log.append(u"position %1"_s.arg(position.count()));
    });
    connect(&player, &Player::seeked, this, [&](std::chrono::milliseconds position) {
        log.append(u"sought %1"_s.arg(position.count()));
    });
    player.skip(30s);
    QCOMPARE(log.join(u", "_s), u"position 35000, sought 35000"_s);
}

void TestPlayer::aRowOfTicksFromElsewhereIsBelievedInTheEnd()
{
    test::FakeAudioOutput device;
    test::FakeClock clock;
    SoundControls sound;
    Player player(device, sound, clock);
    player.load({episode, 100s, 600s});
    player.play();
    emit device.loaded(600s);
    // Positions from before a seek are ignored for two seconds; the eighth tick in a row is
    // believed.
    for (int i = 0; i < 7; ++i)
        device.tick(20s + i * 250ms);
    QVERIFY(player.position() == 100s);
    device.tick(22s);
    QVERIFY(player.position() == 22s);
}

void TestPlayer::failureTellsWhy()
{
    test::FakeAudioOutput device;
    test::FakeClock clock;
    SoundControls sound;
    Player player(device, sound, clock);
    device.missing = Error{ErrorCode::NoAudioDevice};
    player.load({episode, 0s, 600s});
    player.play();
    QVERIFY(player.error() == Error{ErrorCode::NoAudioDevice});
    device.missing.reset();
    player.play();
    QVERIFY(!player.error().has_value());
}

void TestPlayer::shapeGoesAlong()
{
    test::FakeAudioOutput device;
    test::FakeClock clock;
    SoundControls sound;
    Player player(device, sound, clock);
    QSignalSpy changed(&sound, &SoundControls::speechSettingsChanged);
    sound.setSpeechSettings({.trimsSilence = true});
    QVERIFY(device.lastShape == speech::SpeechSettings{}); // no device is in use yet
    player.load({episode, 0ms, 600s});
    player.play();
    QVERIFY(device.lastShape.trimsSilence);
    sound.setSpeechSettings({.isMono = true});
    QVERIFY(device.lastShape == speech::SpeechSettings{.isMono = true});
    sound.setSpeechSettings({.isMono = true});
    QCOMPARE(changed.size(), 2);
}

QTEST_GUILESS_MAIN(TestPlayer)
#include "tst_player.moc"
