// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes Dogear's player with its real audio output measurable by listening.h.

#include <base/clock.h>
#include <playback/player.h>
#include <playback/sound_controls.h>
#include <support/listening.h>
#include <support/sound_device.h>

#include <QUrl>

namespace dogear::test {

class DogearUnderTest final : public PlayerUnderTest
{
public:
    void playFrom(const QString &path, std::chrono::milliseconds start) override
    {
        player.load({QUrl::fromLocalFile(path), start});
        sound.setLoudness(loudness);
        player.play();
    }
    void seek(std::chrono::milliseconds target) override { player.seek(target); }
    void setSpeed(double speed) override { sound.setSpeed(speed); }
    void close() override { player.load({}); }
    [[nodiscard]] std::chrono::milliseconds position() override { return player.position(); }

    test::SoundDevice output;
    SystemClock clock;
    playback::SoundControls sound;
    playback::Player player{output, sound, clock};
    std::optional<double> loudness; ///< LUFS, of the next file that is played
};

} // namespace dogear::test
