// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <speech/silence_trimmer.h>
#include <utility>

namespace dogear::speech {

namespace {

constexpr double windowSeconds = 0.01;
/// Windows that are kept at each end of a pause: 100 ms.
constexpr int keptWindows = int(SilenceTrimmer::keptSeconds / windowSeconds) / 2;
/// Windows in half of the time that levels are remembered: 5 s.
constexpr int halfSpan = 500;

constexpr double quietest = -100; ///< dBFS; stands for digital silence
/// Decibels above the noise floor that are still noise: breath, room noise, hum.
constexpr double aboveFloor = 8;
/// A pause is at least this many decibels below the loudest speech. Without this limit, speech
/// without pauses would raise the noise floor and be cut itself.
constexpr double belowSpeech = 26;
/// Louder sound (dBFS) is never a pause, such as music under the words.
constexpr double highestThreshold = -32;
/// Quieter sound (dBFS) is always a pause.
constexpr double lowestThreshold = -60;

double levelOf(const std::vector<float> &window)
{
    double energy = 0;
    for (const float sample : window)
        energy += double(sample) * double(sample);
    const double mean = energy / double(window.size());
    return mean > 0 ? std::max(quietest, 10 * std::log10(mean)) : quietest;
}

} // namespace

void SilenceTrimmer::Levels::add(double level)
{
    // Two half spans replace a list of all levels: old levels are dropped five seconds at a time.
    if (count++ % halfSpan == 0) {
        least[1] = count == 1 ? level : least[0];
        loudest[1] = count == 1 ? level : loudest[0];
        least[0] = level;
        loudest[0] = level;
    }
    least[0] = std::min(least[0], level);
    loudest[0] = std::max(loudest[0], level);
}

double SilenceTrimmer::Levels::threshold() const
{
    const double floor = std::min(least[0], least[1]);
    const double speech = std::max(loudest[0], loudest[1]);
    return std::clamp(
        std::min(floor + aboveFloor, speech - belowSpeech), lowestThreshold, highestThreshold);
}

SilenceTrimmer::SilenceTrimmer(const AudioFormat &format)
    : m_format(format)
    , m_windowSamples(format.framesIn(windowSeconds) * std::size_t(format.channels))
{}

void SilenceTrimmer::process(std::span<const float> in, std::vector<float> &out)
{
    while (!in.empty()) {
        const std::size_t count = std::min(in.size(), m_windowSamples - m_window.size());
        m_window.insert(m_window.end(), in.begin(), in.begin() + std::ptrdiff_t(count));
        in = in.subspan(count);
        if (m_window.size() == m_windowSamples)
            takeWindow(out);
    }
}

void SilenceTrimmer::takeWindow(std::vector<float> &out)
{
    const double level = levelOf(m_window);
    m_levels.add(level);
    const bool isPause = m_isEnabled && level < m_levels.threshold();
    m_silentWindows = isPause ? m_silentWindows + 1 : 0;
    if (m_silentWindows > keptWindows) {
        hold();
    } else {
        release(out);
        give(m_window, out);
    }
    m_window.clear();
}

/// Keeps the last 100 ms of a continuing pause for the next word, and cuts older windows.
void SilenceTrimmer::hold()
{
    m_held.push_back(m_window);
    if (m_held.size() <= std::size_t(keptWindows))
        return;
    if (m_leftOut == 0)
        m_behind = std::move(m_held.front());
    m_held.pop_front();
    m_leftOut += std::int64_t(m_windowSamples) / m_format.channels;
}

void SilenceTrimmer::release(std::vector<float> &out)
{
    if (m_held.empty())
        return;
    if (m_leftOut > 0) {
        fadeInto(m_held.front());
        m_cuts.push_back({m_given, std::exchange(m_leftOut, 0)});
    }
    for (const Window &window : m_held)
        give(window, out);
    m_held.clear();
}

void SilenceTrimmer::give(const Window &window, std::vector<float> &out)
{
    out.insert(out.end(), window.begin(), window.end());
    m_given += std::int64_t(window.size()) / m_format.channels;
}

/// Cross-fades from the first window cut out to \a first, so that the cut is inaudible.
void SilenceTrimmer::fadeInto(Window &first) const
{
    const auto channels = std::size_t(m_format.channels);
    const std::size_t frames = first.size() / channels;
    for (std::size_t i = 0; i < first.size(); ++i) {
        const std::size_t frame = i / channels;
        const float part = float(frame + 1) / float(frames + 1);
        first[i] = m_behind[i] * (1 - part) + first[i] * part;
    }
}

void SilenceTrimmer::finish(std::vector<float> &out)
{
    release(out);
    give(m_window, out);
    m_window.clear();
    m_silentWindows = 0;
}

void SilenceTrimmer::reset()
{
    m_window.clear();
    m_held.clear();
    m_silentWindows = 0;
    m_leftOut = 0;
    m_given = 0;
    m_cuts.clear();
}

std::vector<SilenceTrimmer::Cut> SilenceTrimmer::takeCuts()
{
    return std::exchange(m_cuts, {});
}

} // namespace dogear::speech
