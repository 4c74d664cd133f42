// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Delays video frames until the samples of the same time are audible.
///
/// The player emits a frame together with the samples of its time, which the device plays some
/// tenths of a second later.
///
/// Threads: GUI thread.
/// Tests:   tests/unit/audio_buffers/tst_frame_delay.cpp, tests/integration/tst_video.cpp

#include <QObject>
#include <QTimer>
#include <QVideoFrame>

#include <chrono>
#include <deque>
#include <functional>

namespace dogear::audio_buffers {

class FrameDelay final : public QObject
{
    Q_OBJECT

public:
    using AudiblePosition = std::function<std::chrono::nanoseconds()>;

    /// \a audiblePosition returns the audible position in the media.
    explicit FrameDelay(AudiblePosition audiblePosition);

    /// In a pause each frame is the result of a seek, so it is shown at once.
    void setPlaying(bool isPlaying);
    void take(const QVideoFrame &frame);
    /// Drops all frames, because those of another position follow.
    void clear();

signals:
    /// Emitted when \a frame should be shown.
    void due(const QVideoFrame &frame);

private:
    void showDue();

    AudiblePosition m_audiblePosition;
    QTimer m_timer;
    std::deque<QVideoFrame> m_frames; ///< sorted by time
    bool m_isPlaying = false;
};

} // namespace dogear::audio_buffers
