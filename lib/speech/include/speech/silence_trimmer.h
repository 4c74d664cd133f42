// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shortens long pauses to about 200 ms.
///
/// A pause is sound near the noise floor and far below the speech of the last 5 to 10 seconds,
/// longer than 200 ms. Its first and last 100 ms are kept, so that no word loses its beginning or
/// its breath; the sound in between is cut out. The two ends of a cut are cross-faded.
///
/// Threads: any, one at a time.
/// Tests:   tests/unit/speech/tst_silence_trimmer.cpp

#include <cstdint>
#include <deque>
#include <span>
#include <speech/audio_format.h>
#include <vector>

namespace dogear::speech {

class SilenceTrimmer
{
public:
    /// Frames that were cut out of the sound.
    struct Cut
    {
        std::int64_t at = 0;     ///< output frame, counted since reset(), before which they lay
        std::int64_t frames = 0; ///< number of frames cut out
    };

    static constexpr double keptSeconds = 0.2;

    explicit SilenceTrimmer(const AudioFormat &format);

    void setEnabled(bool isEnabled) { m_isEnabled = isEnabled; }
    /// Appends to \a out all samples received so far that are certain not to be cut.
    void process(std::span<const float> in, std::vector<float> &out);
    /// Appends the samples still held back, at the end of the sound.
    void finish(std::vector<float> &out);
    /// Discards the held samples and the counts after a seek; keeps the measured noise floor.
    void reset();
    [[nodiscard]] std::vector<Cut> takeCuts();

private:
    using Window = std::vector<float>;

    /// Lowest and highest level of the last 5 to 10 s, in dBFS: [0] of the current half span, which
    /// is still growing, [1] of the half span of 5 s before it.
    struct Levels
    {
        void add(double level);
        [[nodiscard]] double threshold() const;

        double least[2] = {0, 0};
        double loudest[2] = {-100, -100};
        int count = 0;
    };

    void takeWindow(std::vector<float> &out);
    void hold();
    void release(std::vector<float> &out);
    void give(const Window &window, std::vector<float> &out);
    void fadeInto(Window &first) const;

    AudioFormat m_format;
    std::size_t m_windowSamples;
    bool m_isEnabled = false;
    Levels m_levels;
    Window m_window;            ///< input window that is being filled
    int m_silentWindows = 0;    ///< number of silent windows in a row
    std::deque<Window> m_held;  ///< last 100 ms of the current pause
    Window m_behind;            ///< first window cut out of the current pause
    std::int64_t m_leftOut = 0; ///< frames cut out of the current pause
    std::int64_t m_given = 0;   ///< frames given out since reset()
    std::vector<Cut> m_cuts;
};

} // namespace dogear::speech
