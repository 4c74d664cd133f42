// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Videos whose picture is a grey that steps with each second, over the tones of sound.h,
/// and
///        eyes that tell when it did.

#include <playback/video_output.h>

#include <QString>

#include <vector>

namespace dogear::test {

/// The greys come back after so many seconds.
inline constexpr int steps = 8;
inline constexpr int framesPerSecond = 25;

/// Encodes \a seconds of steps and the sound of \a tones (none: no sound) with the ffmpeg program.
bool writeSteppedVideo(const QString &tones,
                       const QString &to,
                       int seconds,
                       const QStringList &options);

/// Which second's grey \a frame has, of `steps`; -1 without a picture.
[[nodiscard]] int stepOf(const playback::VideoFrame &frame);

/// Writes down when which picture came.
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
    /// Where one step follows the one before it, after \a sinceMs: the first pictures of a second.
    [[nodiscard]] std::vector<Sight> changes(double sinceMs) const;

private:
    std::vector<Sight> m_seen;
};

} // namespace dogear::test
