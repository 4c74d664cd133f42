// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The chain that sound goes through behind the tempo: pauses, loudness, ears, limiter.
///
/// Every link can be switched while sound runs, without a click. What comes out is as long as what
/// went in, but for the pauses; cuts() tells where they were.
///
/// Threads: any, one at a time.
/// Tests:   tests/unit/speech/tst_speech_chain.cpp

#include <speech/leveller.h>
#include <speech/limiter.h>
#include <speech/panner.h>
#include <speech/ramp.h>
#include <speech/silence_trimmer.h>
#include <speech/speech_shape.h>

namespace dogear::speech {

class SpeechChain
{
public:
    explicit SpeechChain(const AudioFormat &format);

    void setShape(const SpeechShape &shape);
    /// Appends to \a out what can be heard of all that came in so far.
    void process(std::span<const float> in, std::vector<float> &out);
    /// Appends what is still held back: nothing comes after it.
    void finish(std::vector<float> &out);
    /// Forgets what is held back, after a jump.
    void reset();
    /// Frames left out so far, by where: counted in what came out since reset().
    [[nodiscard]] std::vector<SilenceTrimmer::Cut> takeCuts() { return m_trimmer.takeCuts(); }
    [[nodiscard]] const AudioFormat &format() const { return m_format; }

private:
    void shapeTrimmed(std::vector<float> &out);

    AudioFormat m_format;
    SpeechShape m_shape;
    SilenceTrimmer m_trimmer;
    Leveller m_leveller;
    Panner m_panner;
    Ramp m_boost;
    Limiter m_limiter;
    std::vector<float> m_trimmed;
    bool m_isFresh = true;
};

} // namespace dogear::speech
