// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <speech/silence_trimmer.h>
#include <utility>

namespace dogear::speech {

namespace {

constexpr double windowSeconds = 0.01;
/// Windows that are kept at either end of a pause.
constexpr int keptWindows = int(SilenceTrimmer::keptSeconds / windowSeconds) / 2;
/// Half a span: five seconds of windows.
constexpr int halfSpan = 500;

constexpr double quietest = -100;
/// So much above the floor is still noise: breath, rooms, hum.
constexpr double aboveFloor = 8;
/// A pause is so much below the loudest speech at least, even where nobody ever pauses.
constexpr double belowSpeech = 26;
/// Louder is never a pause, more quiet always.
constexpr double highestThreshold = -32;
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

/// The pause goes on: its last tenth of a second stays at hand, what is older goes.
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

/// From what would have followed to what follows, so that neither end of a cut is heard.
void SilenceTrimmer::fadeInto(Window &first) const
{
    const auto channels = std::size_t(m_format.channels);
    const std::size_t frames = first.size() / channels;
    for (std::size_t i = 0; i < first.size(); ++i) {
        const float part = float(i / channels + 1) / float(frames + 1);
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
