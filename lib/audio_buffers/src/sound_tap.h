// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Passes the samples that a QMediaPlayer decodes to an AudioPipeline.
///
/// Threads: GUI thread; the samples arrive on a thread of the player.
/// Tests:   tests/integration/tst_sound.cpp

#include "audio_pipeline.h"
#include "stereo_downmix.h"

#include <QAudioBufferOutput>

#include <atomic>
#include <chrono>
#include <memory>

namespace dogear::audio_buffers {

class SoundTap final : public QAudioBufferOutput
{
    Q_OBJECT

public:
    explicit SoundTap(const std::shared_ptr<AudioPipeline> &pipeline);

    /// Call when the player opens new media. \a begin is added to its time stamps.
    void restart(std::chrono::nanoseconds begin);

private:
    using Begin = std::atomic<std::chrono::nanoseconds::rep>;

    const std::shared_ptr<StereoDownmix> m_downmix = std::make_shared<StereoDownmix>();
    const std::shared_ptr<Begin> m_begin = std::make_shared<Begin>(0);
};

} // namespace dogear::audio_buffers
