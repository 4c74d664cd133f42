// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Takes what a QMediaPlayer decodes, and puts it into a SoundPipe.
///
/// Threads: GUI thread; the samples come on a thread of the player.
/// Tests:   tests/integration/tst_sound.cpp

#include "sound_pipe.h"
#include "stereo_fold.h"

#include <QAudioBufferOutput>

#include <atomic>
#include <chrono>
#include <memory>

namespace dogear::audio_buffers {

class SoundTap final : public QAudioBufferOutput
{
    Q_OBJECT

public:
    explicit SoundTap(const std::shared_ptr<SoundPipe> &pipe);

    /// Other media begin, whose time 0 is \a begin.
    void restart(std::chrono::nanoseconds begin);

private:
    using Begin = std::atomic<std::chrono::nanoseconds::rep>;

    const std::shared_ptr<StereoFold> m_fold = std::make_shared<StereoFold>();
    const std::shared_ptr<Begin> m_begin = std::make_shared<Begin>(0);
};

} // namespace dogear::audio_buffers
