// SPDX-License-Identifier: GPL-3.0-or-later
#include "audio_pipeline.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace dogear::audio_buffers {

using namespace std::chrono_literals;

namespace {

/// Consecutive buffers are contiguous to the microsecond. A larger step back means that the buffers
/// taken before it were leftovers of the previous position.
constexpr auto step = 100ms;
/// After a seek, decoders begin some frames before the target, or a little after it.
constexpr auto maxLead = 1s;
constexpr auto maxLag = 250ms;
/// Leftovers arrive within this time. Later buffers are accepted at any position, because seeks in
/// media without an index are estimates.
constexpr auto staleSamplesTime = 400ms;
/// Maximum gap between buffers that is filled with silence; the player has waited out longer ones.
constexpr auto maxGap = 500ms;
/// Maximum silence per fillTo(); a larger step of the video position is a seek.
constexpr auto maxFill = 2s;

} // namespace

AudioPipeline::AudioPipeline(const speech::AudioFormat &format)
    : m_format(format)
    , m_stretch(format)
    , m_chain(format)
{}

void AudioPipeline::setSpeed(double speed)
{
    const std::scoped_lock lock(m_mutex);
    m_stretch.setSpeed(speed);
}

void AudioPipeline::setSpeechSettings(const speech::SpeechSettings &speechSettings)
{
    const std::scoped_lock lock(m_mutex);
    m_chain.setSpeechSettings(speechSettings);
}

void AudioPipeline::restart(nanoseconds position)
{
    const std::scoped_lock lock(m_mutex);
    clear();
    m_startPosition = position;
    m_restarted = steady_clock::now();
}

void AudioPipeline::beginMedia()
{
    const std::scoped_lock lock(m_mutex);
    clear();
    m_chain.beginMedia();
}

void AudioPipeline::clear()
{
    ++m_generation; // marks of frames that the device still plays become outdated
    m_stretch.reset();
    m_chain.reset();
    (void)m_chain.takeCuts();
    m_cuts.clear();
    m_clock.clear();
    m_ready.clear();
    m_read = 0;
    m_stretchedFrames = 0;
    m_readFrames = 0;
    m_expected.reset();
    m_isFinished = false;
}

bool AudioPipeline::isOfAnotherPosition(nanoseconds start) const
{
    if (m_expected)
        return false;
    const bool isNear = start < m_startPosition + maxLag && start > m_startPosition - maxLead;
    return !isNear && steady_clock::now() - m_restarted < staleSamplesTime;
}

void AudioPipeline::take(std::span<const float> samples, nanoseconds start)
{
    const std::scoped_lock lock(m_mutex);
    // Qt signals the end of the media by an empty buffer without a start time.
    if (m_isFinished || samples.empty() || isOfAnotherPosition(start))
        return;
    const nanoseconds end = start + duration(double(frames(samples.size())));
    if (m_expected && start < *m_expected - step)
        clear(); // the buffers so far were leftovers of the previous position
    if (!m_expected) {
        if (end <= m_startPosition)
            return;
        // The decoder begins before the target; what precedes the target is cut off.
        const double early = double((m_startPosition - start).count()) * m_format.rate / 1e9;
        if (early > 0)
            samples = samples.subspan(std::size_t(early) * std::size_t(m_format.channels));
        m_clock.add(0, end - duration(double(frames(samples.size()))));
    }
    if (m_expected && start > *m_expected + step && start < *m_expected + maxGap)
        appendSilence(start);
    m_expected = end;
    process(samples, end);
}

void AudioPipeline::fillTo(nanoseconds position)
{
    const std::scoped_lock lock(m_mutex);
    const nanoseconds begin = m_expected.value_or(m_startPosition);
    const bool isEarly = steady_clock::now() - m_restarted < staleSamplesTime;
    if (m_isFinished || isEarly || position <= begin || position > begin + maxFill)
        return;
    if (!m_expected) {
        // Skip the time spent waiting for samples, so that the position follows the video.
        m_clock.add(0, position);
        m_expected = position;
        return;
    }
    appendSilence(position);
}

/// Appends silence from the end of the last samples to \a position.
void AudioPipeline::appendSilence(nanoseconds position)
{
    const nanoseconds length = position - m_expected.value_or(m_startPosition);
    const auto count = std::size_t(double(length.count()) * m_format.rate / 1e9);
    m_silence.assign(count * std::size_t(m_format.channels), 0.0F);
    m_expected = position;
    process(m_silence, position);
}

void AudioPipeline::process(std::span<const float> samples, nanoseconds end)
{
    m_stretched.clear();
    m_stretch.process(samples, m_stretched);
    m_stretchedFrames += std::int64_t(frames(m_stretched.size()));
    // The last output frame is behind the input by the frames that the stretcher holds back.
    m_clock.add(m_stretchedFrames, end - duration(double(m_stretch.bufferedFrames())));
    m_chain.process(m_stretched, m_ready);
    recordCuts();
}

void AudioPipeline::finish()
{
    const std::scoped_lock lock(m_mutex);
    if (std::exchange(m_isFinished, true))
        return;
    m_stretched.clear();
    m_stretch.finish(m_stretched);
    m_stretchedFrames += std::int64_t(frames(m_stretched.size()));
    m_clock.add(m_stretchedFrames, m_expected.value_or(m_startPosition));
    m_chain.process(m_stretched, m_ready);
    m_chain.finish(m_ready);
    recordCuts();
}

void AudioPipeline::recordCuts()
{
    for (const speech::SilenceTrimmer::Cut &cut : m_chain.takeCuts()) {
        const std::int64_t sum = m_cuts.empty() ? 0 : m_cuts.back().frames;
        m_cuts.push_back({cut.at, sum + cut.frames});
        m_trimmed += duration(double(cut.frames));
    }
}

/// Number of input frames that the chain removed before its output frame \a frame.
std::int64_t AudioPipeline::cutBefore(std::int64_t frame) const
{
    const auto next = std::ranges::upper_bound(m_cuts, frame, {}, &speech::SilenceTrimmer::Cut::at);
    return next == m_cuts.begin() ? 0 : std::prev(next)->frames;
}

std::size_t AudioPipeline::read(std::span<float> out)
{
    const std::scoped_lock lock(m_mutex);
    const std::size_t samples = std::min(out.size(), m_ready.size() - m_read);
    std::copy_n(m_ready.cbegin() + std::ptrdiff_t(m_read), samples, out.begin());
    m_read += samples;
    m_readFrames += std::int64_t(frames(samples));
    // Erases in large steps, because each one moves the remaining samples.
    if (m_read > m_ready.size() / 2) {
        m_ready.erase(m_ready.begin(), m_ready.begin() + std::ptrdiff_t(m_read));
        m_read = 0;
    }
    // Keep the points for frames that the device has not played yet; 4 s are more than it buffers.
    const std::int64_t heard = m_readFrames - 4 * m_format.rate;
    m_clock.forgetBefore(heard + cutBefore(heard));
    return frames(samples);
}

std::size_t AudioPipeline::waiting() const
{
    const std::scoped_lock lock(m_mutex);
    return frames(m_ready.size() - m_read);
}

bool AudioPipeline::hasBegun() const
{
    const std::scoped_lock lock(m_mutex);
    return m_expected.has_value();
}

bool AudioPipeline::isFinished() const
{
    const std::scoped_lock lock(m_mutex);
    return m_isFinished;
}

bool AudioPipeline::isOver() const
{
    const std::scoped_lock lock(m_mutex);
    return m_isFinished && m_read == m_ready.size();
}

AudioPipeline::Mark AudioPipeline::mark() const
{
    const std::scoped_lock lock(m_mutex);
    return {m_generation, m_readFrames};
}

AudioPipeline::nanoseconds AudioPipeline::positionOf(const Mark &mark) const
{
    const std::scoped_lock lock(m_mutex);
    if (mark.generation != m_generation || !m_expected)
        return m_startPosition;
    // The clock counts frames before the cuts, the mark counts frames after them.
    return m_clock.positionOf(mark.frame + cutBefore(mark.frame));
}

AudioPipeline::nanoseconds AudioPipeline::reached() const
{
    const std::scoped_lock lock(m_mutex);
    return m_expected.value_or(m_startPosition);
}

AudioPipeline::nanoseconds AudioPipeline::takeTrimmed()
{
    const std::scoped_lock lock(m_mutex);
    return std::exchange(m_trimmed, nanoseconds(0));
}

AudioPipeline::nanoseconds AudioPipeline::duration(double frames) const
{
    return nanoseconds(std::llround(frames * 1e9 / m_format.rate));
}

std::size_t AudioPipeline::frames(std::size_t samples) const
{
    return samples / std::size_t(m_format.channels);
}

} // namespace dogear::audio_buffers
