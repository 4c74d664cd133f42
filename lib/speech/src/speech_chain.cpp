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

void SpeechChain::setShape(const SpeechShape &shape)
{
    if (!std::exchange(m_isFresh, false) && shape == m_shape)
        return;
    m_shape = shape;
    m_trimmer.setEnabled(shape.trimsSilence);
    m_leveller.setEnabled(shape.levelsLoudness);
    m_leveller.setLoudness(shape.loudness);
    m_panner.setMono(shape.isMono);
    m_panner.setBalance(shape.balance);
    m_boost.setTarget(shape.boost);
    // Only these two can raise a peak; a recording that is loud by itself is left as it is.
    m_limiter.setEnabled(shape.levelsLoudness || shape.boost > 1);
}

void SpeechChain::process(std::span<const float> in, std::vector<float> &out)
{
    m_trimmer.process(in, m_trimmed);
    shapeTrimmed(out);
}

void SpeechChain::shapeTrimmed(std::vector<float> &out)
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
    shapeTrimmed(out);
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
