// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Writes loud and quiet shows, and measures the loudness of the played sound.
///
/// The meter is ffmpeg's, independent of the one that the player uses.

#include <support/listening.h>
#include <support/sound.h>

#include <QList>
#include <QString>
#include <QStringList>

#include <chrono>
#include <functional>
#include <optional>

namespace dogear::test {

struct Level
{
    double lufs = 0;
    double peak = 0;   ///< dBTP
    double energy = 0; ///< sum of squares of all samples
};

/// Measures the input that the ffmpeg options \a input describe; mono is measured as dual mono.
[[nodiscard]] std::optional<Level> levelOf(const QStringList &input);

/// Show with its integrated loudness.
struct LoudShow
{
    double lufs = 0;
    QString file;
    WavShape shape;

    [[nodiscard]] QString what() const; ///< description for output
};

/// Returns ten shows from -30 to -8 LUFS, in various formats.
[[nodiscard]] QList<LoudShow> loudShows();

/// Writes \a seconds of speech with a loudness of \a lufs to \a path, whose suffix selects the
/// format. 0.3 of every 2 seconds are silent.
[[nodiscard]] bool writeVoice(const QString &path, const WavShape &shape, int seconds, double lufs);

/// Writes \a seconds of speech with pauses of 0.75 s, which are 30 % of the time.
[[nodiscard]] bool writePausingVoice(const QString &path, int seconds);

/// Records the sound of the null sink in full quality until it is destroyed.
class FullRecorder
{
public:
    explicit FullRecorder(const QString &path);
    ~FullRecorder();
    FullRecorder(const FullRecorder &) = delete;
    FullRecorder &operator=(const FullRecorder &) = delete;

    /// Returns the ffmpeg options for the recording at \a path, for levelOf().
    [[nodiscard]] static QStringList input(const QString &path);

private:
    QProcess m_process;
};

/// Plays the file at \a path and measures the sound for \a time, starting \a from after the first
/// sound.
[[nodiscard]] std::optional<Level> levelPlayed(PlayerUnderTest &player,
                                               const QString &path,
                                               std::chrono::milliseconds from,
                                               std::chrono::milliseconds time);

/// Measurements of a file that was played from the beginning to the end.
struct WholePlayed
{
    Level level;
    double seconds = 0;
};
/// Plays the file at \a path until \a isOver returns true: the player has reached the end.
[[nodiscard]] std::optional<WholePlayed> playWhole(PlayerUnderTest &player,
                                                   const QString &path,
                                                   const std::function<bool()> &isOver);

} // namespace dogear::test
