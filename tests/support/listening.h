// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Measures a player by its recorded sound: exact position, delay and pitch.
///
/// The player must play files of sound.h. Every function runs an event loop while it records.

#include <support/sound.h>

#include <chrono>
#include <optional>

class QRandomGenerator;

namespace dogear::test {

/// Interface to the measured player: Dogear's, or a peer's.
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
    virtual void setSpeed(double speed) = 0; ///< of the current file and of later ones
    virtual void close() = 0;
    /// The position that the player reports.
    [[nodiscard]] virtual std::chrono::milliseconds position() = 0;
};

/// Measurements of one seek or start.
struct Landing
{
    double soundAfterMs = 0; ///< from the command to the first sound
    double errorMs = 0;      ///< heard position minus target
    double saidErrorMs = 0;  ///< position() minus heard position, some 600 ms later
    double pitchErrorPercent = 0;
};

/// Plays \a path from \a start on. The player continues to play afterwards.
/// \pre nothing sounds
/// \return nullopt if no tone was heard
[[nodiscard]] std::optional<Landing> resumeAt(PlayerUnderTest &player,
                                              const Recorder &recorder,
                                              const QString &path,
                                              std::chrono::milliseconds start,
                                              double speed = 1);

/// Seeks to \a target.
/// \pre the player plays a tone that differs from the one at \a target, see soundAlike()
/// \return nullopt if the tone of \a target was not heard
[[nodiscard]] std::optional<Landing> seekTo(PlayerUnderTest &player,
                                            const Recorder &recorder,
                                            std::chrono::milliseconds target,
                                            double speed = 1);

/// Returns a random position, at least 5 s after the start and 15 s before the end of a file of
/// \a duration. Its tone cannot be confused with those of \a place and the two seconds after it,
/// and lasts for at least 400 ms.
[[nodiscard]] std::chrono::milliseconds randomTarget(QRandomGenerator &random,
                                                     std::chrono::milliseconds duration,
                                                     std::chrono::milliseconds place);

/// \return position() minus the position heard at that moment, in milliseconds of the file
[[nodiscard]] std::optional<double> positionError(PlayerUnderTest &player,
                                                  const Recorder &recorder,
                                                  double speed = 1);

} // namespace dogear::test
