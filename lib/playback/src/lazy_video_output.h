// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Forwards the VideoOutput of a LazyAudioOutput to the real one once that exists.
///
/// Threads: GUI thread.
/// Tests:   tests/unit/playback/tst_lazy_audio_output.cpp

#include <playback/video_output.h>

namespace dogear::playback {

class LazyVideoOutput final : public VideoOutput
{
    Q_OBJECT

public:
    using VideoOutput::VideoOutput;

    /// Forwards everything to \a real from now on. \pre \a real lives as long as this object
    void follow(VideoOutput &real);

    [[nodiscard]] bool hasVideo() const override;
    [[nodiscard]] VideoFrame frame() const override;
    void setViewport(const QSize &pixels) override;
    [[nodiscard]] bool isVideoVisible() const override;

private:
    VideoOutput *m_real = nullptr;
    QSize m_viewport;
};

} // namespace dogear::playback
