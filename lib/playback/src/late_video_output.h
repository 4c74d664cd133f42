// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Forwards the VideoOutput of a LateAudioOutput to the real one once that exists.
///
/// Threads: GUI thread.
/// Tests:   tests/unit/playback/tst_late_audio_output.cpp

#include <playback/video_output.h>

namespace dogear::playback {

class LateVideoOutput final : public VideoOutput
{
    Q_OBJECT

public:
    using VideoOutput::VideoOutput;

    /// Forwards everything to \a real from now on. \pre \a real lives as long as this object
    void follow(VideoOutput &real);

    [[nodiscard]] bool hasPictures() const override;
    [[nodiscard]] VideoFrame frame() const override;
    void setViewport(const QSize &pixels) override;
    [[nodiscard]] bool isWatched() const override;

private:
    VideoOutput *m_real = nullptr;
    QSize m_viewport;
};

} // namespace dogear::playback
