// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Runs scripts of the user's actions and of the device's signals, step by step.

#include <playback/player.h>
#include <playback/sound_controls.h>
#include <support/fake_audio_output.h>
#include <support/fake_clock.h>

#include <QTest>

namespace dogear::test {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using playback::Player;
using playback::PlayerState;
using playback::SoundControls;

inline QString nameOf(PlayerState state)
{
    switch (state) {
    case PlayerState::Empty:
        return u"empty"_s;
    case PlayerState::Loading:
        return u"loading"_s;
    case PlayerState::Paused:
        return u"paused"_s;
    case PlayerState::Playing:
        return u"playing"_s;
    case PlayerState::Ended:
        return u"ended"_s;
    case PlayerState::Failed:
        return u"failed"_s;
    }
    return {};
}

inline const QUrl episode(u"file:///episode.mp3"_s);
inline const QUrl streamedEpisode(u"https://example.org/episode.mp3"_s);

/// Performs one step of a script: an action of the user, or a signal of the device if it begins
/// with "< ".
inline void perform(const QString &step,
                    Player &player,
                    SoundControls &sound,
                    FakeAudioOutput &device,
                    FakeClock &clock)
{
    const QString word = step.section(u' ', 0, 0);
    const QString rest = step.section(u' ', 1);
    const std::chrono::milliseconds ms(rest.section(u' ', -1).toLongLong());
    if (step.startsWith("take left"_L1))
        player.load({episode, ms, 600s, clock.now()});
    else if (step.startsWith("take stream"_L1))
        player.load({streamedEpisode, ms, 600s});
    else if (step.startsWith("take"_L1))
        player.load({episode, ms, 600s});
    else if (word == "wait"_L1)
        clock.advance(ms);
    else if (step == "unload"_L1)
        player.load({});
    else if (step == "play"_L1)
        player.play();
    else if (step == "pause"_L1)
        player.pause();
    else if (step == "toggle"_L1)
        player.toggle();
    else if (step == "stop"_L1)
        player.stop();
    else if (word == "seek"_L1)
        player.seek(ms);
    else if (word == "skip"_L1)
        player.skip(ms);
    else if (word == "speed"_L1)
        sound.setSpeed(rest.toDouble());
    else if (step == "toggle speed"_L1)
        sound.toggleSpeed();
    else if (word == "volume"_L1)
        sound.setVolumePercent(rest.toInt());
    else if (word == "mute"_L1)
        sound.setMuted(rest == "on"_L1);
    else if (step.startsWith("< loaded"_L1))
        emit device.loaded(ms);
    else if (step.startsWith("< at"_L1))
        device.tick(ms);
    else if (step == "< finished"_L1)
        emit device.finished();
    else if (step == "< failed"_L1)
        emit device.failed({ErrorCode::MediaUnreadable});
    else if (step == "< unplugged"_L1)
        emit device.failed({ErrorCode::AudioDeviceLost});
    else if (step == "grows"_L1)
        player.setStoredFraction(std::nullopt);
    else if (step == "< seekable"_L1 || step == "< not seekable"_L1)
        emit device.seekableChanged(step == "< seekable"_L1);
    else if (step == "< length known"_L1)
        player.setStoredFraction(0.5);
    else if (step == "< no sound device"_L1)
        device.missing = Error{ErrorCode::NoAudioDevice};
    else if (step == "< sound device"_L1)
        device.missing.reset();
    else
        QFAIL(qPrintable("no such step: "_L1 + step));
}

/// State after a script.
struct Performance
{
    QString told; ///< calls to the device since the last "|"
    QString state;
    int position = 0; ///< in milliseconds
};

inline Performance performAll(const QString &script)
{
    FakeAudioOutput device;
    FakeClock clock;
    SoundControls sound;
    Player player(device, sound, clock);
    for (const QString &step : script.split(u", "_s)) {
        if (step == "|"_L1)
            device.takeLog();
        else
            perform(step, player, sound, device, clock);
    }
    return {.told = device.takeLog(),
            .state = nameOf(player.state()),
            .position = int(player.position().count())};
}

} // namespace dogear::test
