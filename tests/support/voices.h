// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows that are loud and quiet, and a meter for what is heard of them.
///
/// The meter is that of the ffmpeg program, another one than the player goes by.

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

/// What ffmpeg's meter says of the input that \a input describes; one channel is heard from both
/// sides.
[[nodiscard]] std::optional<Level> levelOf(const QStringList &input);

/// A show of a loudness of its own.
struct LoudShow
{
    double lufs = 0;
    QString file;
    WavShape shape;

    [[nodiscard]] QString what() const; ///< in words
};

/// Ten, from -30 to -8 LUFS.
[[nodiscard]] QList<LoudShow> loudShows();

/// Writes a voice of \a seconds and \a lufs to \a path, whose ending tells the format. Of every two
/// seconds 0.3 are silent.
[[nodiscard]] bool writeVoice(const QString &path, const WavShape &shape, int seconds, double lufs);

/// Writes \a seconds of a voice that pauses for three of every ten seconds, in pauses of 0.75 s.
[[nodiscard]] bool writePausingVoice(const QString &path, int seconds);

/// Records what the null sink plays, in full, for as long as it lives.
class FullRecorder
{
public:
    explicit FullRecorder(const QString &path);
    ~FullRecorder();
    FullRecorder(const FullRecorder &) = delete;
    FullRecorder &operator=(const FullRecorder &) = delete;

    /// For levelOf().
    [[nodiscard]] static QStringList input(const QString &path);

private:
    QProcess m_process;
};

/// What is heard while \a player plays the file at \a path, for \a time, \a from after its first
/// sound.
[[nodiscard]] std::optional<Level> levelPlayed(PlayerUnderTest &player,
                                               const QString &path,
                                               std::chrono::milliseconds from,
                                               std::chrono::milliseconds time);

/// A file from its beginning to its end, as it is heard.
struct WholePlayed
{
    Level level;
    double seconds = 0;
};
/// \a isOver: whether \a player, which was told to play \a path, has come to the end.
[[nodiscard]] std::optional<WholePlayed> playWhole(PlayerUnderTest &player,
                                                   const QString &path,
                                                   const std::function<bool()> &isOver);

} // namespace dogear::test
