// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Keeps the true peak below a ceiling without clipping: it looks ahead and lowers the gain
/// before a peak arrives.
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

    /// A disabled limiter passes samples on unchanged with the same delay, so that switching it
    /// does not shift the sound.
    void setEnabled(bool isEnabled) { m_isEnabled = isEnabled; }
    /// Appends limited samples to \a out, about 5 ms (the lookahead) later than they came in.
    void process(std::span<const float> in, std::vector<float> &out);
    /// Appends the delayed frames, so that as many frames have come out as went in, and resets.
    void finish(std::vector<float> &out);
    void reset();

private:
    /// Running minimum of the last frames.
    struct SlidingMinimum
    {
        struct Entry
        {
            std::size_t at;
            float value;
        };
        float add(float value, std::size_t at, std::size_t span);
        std::deque<Entry> rising;
    };

    [[nodiscard]] bool mayPeak(std::span<const float> block);
    void takeFrame(const float *frame, bool canPeak, std::vector<float> &out);
    [[nodiscard]] float neededGain(const float *frame, bool canPeak);
    [[nodiscard]] float smoothed(float needed);

    AudioFormat m_format;
    bool m_isEnabled = false;
    std::size_t m_lookahead; ///< frames over which the gain falls before a peak
    std::size_t m_delay;
    float m_release;
    std::vector<PeakFinder> m_finders; ///< one per channel
    std::size_t m_quietFrames = 0;     ///< frames since one that can peak, in steps of blocks
    SlidingMinimum m_minimum;
    std::size_t m_count = 0; ///< frames since reset()
    float m_envelope = 1;
    std::vector<float> m_envelopes; ///< ring of the last m_lookahead envelope values
    double m_sum = 0;               ///< sum of m_envelopes
    std::vector<float> m_delayed;   ///< ring of m_delay frames of samples
};

} // namespace dogear::speech
