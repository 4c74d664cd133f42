// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Mixes stereo down to mono and sets the balance between left and right.
///
/// Threads: any, one at a time.
/// Tests:   tests/unit/speech/tst_speech_chain.cpp

#include <span>
#include <speech/audio_format.h>
#include <speech/ramp.h>

namespace dogear::speech {

/// Passes samples unchanged unless they have two channels.
class Panner
{
public:
    explicit Panner(const AudioFormat &format);

    void setMono(bool isMono) { m_mono.setTarget(isMono ? 1 : 0); }
    void setBalance(double balance); ///< -1 (left only) to 1 (right only)
    void process(std::span<float> samples);

private:
    AudioFormat m_format;
    Ramp m_mono;
    Ramp m_left;
    Ramp m_right;
};

} // namespace dogear::speech
