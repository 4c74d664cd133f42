// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Writes videos whose grey level changes each second, with the tones of sound.h, and
///        records when a player shows each level.

#include <playback/video_output.h>

#include <QString>

#include <vector>

namespace dogear::test {

/// Number of grey levels: they repeat after this many seconds.
inline constexpr int steps = 8;
inline constexpr int framesPerSecond = 25;

/// Encodes \a seconds of grey levels with the sound of the file \a tones (empty: no sound), using
/// the ffmpeg program.
bool writeSteppedVideo(const QString &tones,
                       const QString &to,
                       int seconds,
                       const QStringList &options);

/// Returns the index (0 to steps - 1) of the grey level of \a frame; -1 without a picture.
[[nodiscard]] int stepOf(const playback::VideoFrame &frame);

/// Records when each frame arrives, and its grey level.
class Watcher final : public QObject
{
public:
    explicit Watcher(playback::VideoOutput &video);

    struct Sight
    {
        double atMs; ///< Unix milliseconds
        int step;
    };
    [[nodiscard]] const std::vector<Sight> &seen() const { return m_seen; }
    /// Returns the first frame of each second after \a sinceMs: those whose level follows the level
    /// of the frame before.
    [[nodiscard]] std::vector<Sight> changes(double sinceMs) const;

private:
    std::vector<Sight> m_seen;
};

} // namespace dogear::test
