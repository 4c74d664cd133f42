// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Keeps the true peak below a ceiling, without clipping: it sees a peak coming and is down
/// when it arrives.
///
/// Threads: any, one at a time.
/// Tests:   tests/unit/speech/tst_limiter.cpp

#include <deque>
#include <memory>
#include <span>
#include <speech/audio_format.h>
#include <vector>

namespace dogear::speech {

class PeakFinder;

class Limiter
{
public:
    static constexpr double ceiling = -1.5; ///< dBTP

    explicit Limiter(const AudioFormat &format);
    ~Limiter();
    Limiter(const Limiter &) = delete;
    Limiter &operator=(const Limiter &) = delete;

    /// Disabled it passes on what it gets, as late as ever, so that nothing jumps.
    void setEnabled(bool isEnabled) { m_isEnabled = isEnabled; }
    /// Appends to \a out; the first frames come out with the frames a few milliseconds later.
    void process(std::span<const float> in, std::vector<float> &out);
    /// Appends what is held back: as many frames have come out as went in.
    void finish(std::vector<float> &out);
    void reset();

private:
    /// The least of the last frames.
    struct Least
    {
        struct Entry
        {
            std::size_t at;
            float value;
        };
        float add(float value, std::size_t at, std::size_t span);
        std::deque<Entry> rising;
    };

    void takeFrame(const float *frame, bool canPeak, std::vector<float> &out);
    [[nodiscard]] float neededGain(const float *frame, bool canPeak);
    [[nodiscard]] float smoothed(float needed);

    AudioFormat m_format;
    bool m_isEnabled = false;
    std::size_t m_lookahead; ///< frames over which the gain goes down
    std::size_t m_delay;
    float m_release;
    std::vector<PeakFinder> m_finders; ///< one a channel
    Least m_least;
    std::size_t m_count = 0; ///< frames since reset()
    float m_envelope = 1;
    std::vector<float> m_envelopes; ///< the last m_lookahead, a ring
    double m_sum = 0;               ///< of them
    std::vector<float> m_delayed;   ///< samples, a ring of m_delay frames
};

} // namespace dogear::speech
