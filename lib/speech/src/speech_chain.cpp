// SPDX-License-Identifier: GPL-3.0-or-later
#include <speech/speech_chain.h>
#include <utility>

namespace dogear::speech {

namespace {

/// Time of a change of the boost by 1; a jump would click.
constexpr double fadeSeconds = 0.03;

} // namespace

SpeechChain::SpeechChain(const AudioFormat &format)
    : m_format(format)
    , m_trimmer(format)
    , m_leveller(format)
    , m_panner(format)
    , m_boost(1, fadeSeconds * format.rate)
    , m_limiter(format)
{}

void SpeechChain::setSpeechSettings(const SpeechSettings &speechSettings)
{
    if (!std::exchange(m_isFresh, false) && speechSettings == m_speechSettings)
        return;
    m_speechSettings = speechSettings;
    m_trimmer.setEnabled(speechSettings.trimsSilence);
    m_leveller.setEnabled(speechSettings.levelsLoudness);
    m_leveller.setLoudness(speechSettings.loudness);
    m_panner.setMono(speechSettings.isMono);
    m_panner.setBalance(speechSettings.balance);
    m_boost.setTarget(speechSettings.boost);
    // Only these two can raise a peak; a recording that is loud by itself is left as it is.
    m_limiter.setEnabled(speechSettings.levelsLoudness || speechSettings.boost > 1);
}

void SpeechChain::process(std::span<const float> in, std::vector<float> &out)
{
    m_trimmer.process(in, m_trimmed);
    processTrimmed(out);
}

void SpeechChain::processTrimmed(std::vector<float> &out)
{
    // The limiter is last, because levelling and boost raise peaks. Pauses are cut first, so their
    // positions are those of the output: every later stage keeps the number of frames.
    m_leveller.process(m_trimmed);
    m_panner.process(m_trimmed);
    if (!m_boost.isAt(1)) {
        const auto channels = std::size_t(m_format.channels);
        for (std::size_t i = 0; i < m_trimmed.size(); i += channels) {
            const auto boost = float(m_boost.next());
            for (std::size_t channel = 0; channel < channels; ++channel)
                m_trimmed[i + channel] *= boost;
        }
    }
    m_limiter.process(m_trimmed, out);
    m_trimmed.clear();
}

void SpeechChain::finish(std::vector<float> &out)
{
    m_trimmer.finish(m_trimmed);
    processTrimmed(out);
    m_limiter.finish(out);
}

void SpeechChain::reset()
{
    // The leveller keeps its measurement, which a seek within the media does not invalidate.
    m_trimmer.reset();
    m_limiter.reset();
    m_trimmed.clear();
}

void SpeechChain::beginMedia()
{
    reset();
    m_leveller.forget();
}

} // namespace dogear::speech
