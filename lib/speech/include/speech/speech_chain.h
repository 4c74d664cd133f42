// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Processes speech after the tempo change: shortens pauses, evens out loudness, applies
/// mono, balance and boost, and limits peaks.
///
/// Every stage can be switched during playback without a click. The output is as long as the
/// input, except for the pauses cut out; takeCuts() reports their positions.
///
/// Threads: any, one at a time.
/// Tests:   tests/unit/speech/tst_speech_chain.cpp

#include <speech/leveller.h>
#include <speech/limiter.h>
#include <speech/panner.h>
#include <speech/ramp.h>
#include <speech/silence_trimmer.h>
#include <speech/speech_settings.h>

namespace dogear::speech {

class SpeechChain
{
public:
    explicit SpeechChain(const AudioFormat &format);

    void setSpeechSettings(const SpeechSettings &speechSettings);
    /// Appends to \a out the processed samples of all input so far that no stage holds back.
    void process(std::span<const float> in, std::vector<float> &out);
    /// Appends the samples still held back, at the end of the sound.
    void finish(std::vector<float> &out);
    /// Discards the samples held back, after a seek.
    void reset();
    /// Discards in addition what was measured of the sound, before that of other media.
    void beginMedia();
    /// Cuts since the last call; positions count output frames since reset().
    [[nodiscard]] std::vector<SilenceTrimmer::Cut> takeCuts() { return m_trimmer.takeCuts(); }
    [[nodiscard]] const AudioFormat &format() const { return m_format; }

private:
    void processTrimmed(std::vector<float> &out);

    AudioFormat m_format;
    SpeechSettings m_speechSettings;
    SilenceTrimmer m_trimmer;
    Leveller m_leveller;
    Panner m_panner;
    Ramp m_boost;
    Limiter m_limiter;
    std::vector<float> m_trimmed;
    bool m_isFresh = true;
};

} // namespace dogear::speech
