// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What somebody with ears and a stop-watch finds out about a player.
///
/// Files are those of sound.h. Every measure waits in an event loop while it listens.

#include <support/sound.h>

#include <chrono>
#include <optional>

class QRandomGenerator;

namespace dogear::test {

/// A player as a listener uses it: Dogear's, or a peer's.
class PlayerUnderTest
{
public:
    PlayerUnderTest() = default;
    virtual ~PlayerUnderTest() = default;
    PlayerUnderTest(const PlayerUnderTest &) = delete;
    PlayerUnderTest &operator=(const PlayerUnderTest &) = delete;

    /// Plays the file at \a path from \a start on.
    virtual void playFrom(const QString &path, std::chrono::milliseconds start) = 0;
    virtual void seek(std::chrono::milliseconds target) = 0;
    virtual void setSpeed(double speed) = 0; ///< of what plays, and of what comes
    virtual void close() = 0;
    /// What it says it plays right now.
    [[nodiscard]] virtual std::chrono::milliseconds position() = 0;
};

/// How a player came to a place.
struct Landing
{
    double soundAfterMs = 0; ///< from the command to the sound
    double errorMs = 0;      ///< heard minus asked for
    double saidErrorMs = 0;  ///< position() minus heard, a moment later
    double pitchErrorPercent = 0;
};

/// Plays \a path from \a start on; nothing may sound when it is called. The player plays on.
/// \return or nothing where no tone was heard
[[nodiscard]] std::optional<Landing> resumeAt(PlayerUnderTest &player,
                                              const Recorder &recorder,
                                              const QString &path,
                                              std::chrono::milliseconds start,
                                              double speed = 1);

/// Sends the player, which plays, to \a target, whose tone is another (soundAlike) than what plays.
[[nodiscard]] std::optional<Landing> seekTo(PlayerUnderTest &player,
                                            const Recorder &recorder,
                                            std::chrono::milliseconds target,
                                            double speed = 1);

/// A place between 5 s and 15 s before \a duration whose tone cannot be taken for that of \a place
/// or the seconds after it, and lasts.
[[nodiscard]] std::chrono::milliseconds randomTarget(QRandomGenerator &random,
                                                     std::chrono::milliseconds duration,
                                                     std::chrono::milliseconds place);

/// How far position() is from what is heard now, in milliseconds of the file.
[[nodiscard]] std::optional<double> positionError(PlayerUnderTest &player,
                                                  const Recorder &recorder,
                                                  double speed = 1);

} // namespace dogear::test
