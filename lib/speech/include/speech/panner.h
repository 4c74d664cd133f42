// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief One ear as good as the other: mono, and the balance between left and right.
///
/// Threads: any, one at a time.
/// Tests:   tests/unit/speech/tst_speech_chain.cpp

#include <span>
#include <speech/audio_format.h>
#include <speech/ramp.h>

namespace dogear::speech {

/// Leaves alone what is not stereo.
class Panner
{
public:
    explicit Panner(const AudioFormat &format);

    void setMono(bool isMono) { m_mono.setTarget(isMono ? 1 : 0); }
    void setBalance(double balance); ///< -1 left only … 1 right only
    void process(std::span<float> samples);

private:
    AudioFormat m_format;
    Ramp m_mono;
    Ramp m_left;
    Ramp m_right;
};

} // namespace dogear::speech
