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

#include <memory>

namespace dogear::audio_buffers {

class SoundTap final : public QAudioBufferOutput
{
    Q_OBJECT

public:
    explicit SoundTap(const std::shared_ptr<SoundPipe> &pipe);

    /// Other media begin.
    void restart() { m_fold->restart(); }

private:
    const std::shared_ptr<StereoFold> m_fold = std::make_shared<StereoFold>();
};

} // namespace dogear::audio_buffers
