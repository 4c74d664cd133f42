// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <speech/leveller.h>
#include <utility>

namespace dogear::speech {

namespace {

/// The gain changes in steps too short to be heard one by one.
constexpr double stepSeconds = 0.01;
/// Decibels per second after a switch: a quick fade, because a jump would click.
constexpr double fadePerSecond = 40;
/// Interval between two readings of the meter; meanwhile the gain moves by less than a decibel.
constexpr double measureIntervalSeconds = 1;

} // namespace

Leveller::Leveller(const AudioFormat &format)
    : m_format(format)
    , m_meter(format)
{}

void Leveller::setEnabled(bool isEnabled)
{
    m_isSwitching = m_isSwitching || isEnabled != m_isEnabled;
    m_isEnabled = isEnabled;
}

void Leveller::setLoudness(const std::optional<double> &lufs)
{
    m_known = lufs;
}

void Leveller::forget()
{
    m_meter = LoudnessMeter(m_format);
    m_framesUnread = 0;
    m_measured.reset();
    m_gain = 0;
    m_framesOfStep = 0;
    m_isFirst = true;
}

void Leveller::findTarget(std::size_t frames)
{
    m_framesUnread += frames;
    if (m_framesUnread < m_format.framesIn(measureIntervalSeconds))
        return;
    m_framesUnread = 0;
    m_measured = m_meter.integrated();
}

double Leveller::stepFor(double goal) const
{
    const double most = (m_isSwitching ? fadePerSecond : maxGainChange) * stepSeconds;
    return std::clamp(goal - m_gain, -most, most);
}

void Leveller::process(std::span<float> samples)
{
    const auto channels = std::size_t(m_format.channels);
    if (m_isEnabled && !m_known) {
        m_meter.add(samples);
        findTarget(samples.size() / channels);
    }
    // The measured value covers all the sound since forget(), so pauses and music hardly move it
    // and the gain does not pump.
    const std::optional<double> loudness = m_known ? m_known : m_measured;
    const double goal =
        m_isEnabled && loudness ? std::clamp(target - *loudness, -maxGain, maxGain) : 0;
    // Before the first sample a jump is inaudible; with a known loudness the gain is right at once.
    if (std::exchange(m_isFirst, false) && (m_known || !m_isEnabled)) {
        m_gain = goal;
        m_framesOfStep = 0;
    }
    for (std::size_t i = 0; i < samples.size(); i += channels) {
        const auto factor = float(nextFactor(goal));
        for (std::size_t channel = 0; channel < channels; ++channel)
            samples[i + channel] *= factor;
    }
}

/// Interpolates linearly within a step; steps are counted in frames, so the size of the buffers
/// does not matter.
double Leveller::nextFactor(double goal)
{
    if (m_framesOfStep == 0) {
        m_stepBegin = fromDecibels(m_gain);
        m_gain += stepFor(goal);
        m_isSwitching = m_isSwitching && m_gain != goal;
        m_stepEnd = fromDecibels(m_gain);
    }
    const std::size_t frames = m_format.framesIn(stepSeconds);
    const double part = double(m_framesOfStep) / double(frames);
    m_framesOfStep = (m_framesOfStep + 1) % frames;
    return m_stepBegin + (m_stepEnd - m_stepBegin) * part;
}

} // namespace dogear::speech
