// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shortens long pauses to about 200 ms.
///
/// A pause is what lies near the noise floor of the last seconds, far below the speech of the last
/// seconds, for longer than pauses are kept. A tenth of a second is kept behind the last word and
/// as much before the next one, so that no word loses its beginning or its breath; the ends are
/// faded into each other.
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
    /// \a frames were left out before the frame \a at of what was given out since reset().
    struct Cut
    {
        std::int64_t at = 0;
        std::int64_t frames = 0;
    };

    static constexpr double keptSeconds = 0.2;

    explicit SilenceTrimmer(const AudioFormat &format);

    void setEnabled(bool isEnabled) { m_isEnabled = isEnabled; }
    /// Appends to \a out what can be given out of what came in so far.
    void process(std::span<const float> in, std::vector<float> &out);
    /// Appends what is still held back: nothing comes after it.
    void finish(std::vector<float> &out);
    /// Forgets what was heard and held back, after a jump; keeps what it knows of the noise.
    void reset();
    [[nodiscard]] std::vector<Cut> takeCuts();

private:
    using Window = std::vector<float>;

    /// The least and the loudest of the last seconds, in decibels, half a span at a time.
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
    Window m_window;            ///< fills up
    int m_silentWindows = 0;    ///< in a row, up to now
    std::deque<Window> m_held;  ///< the last tenth of a second of a pause
    Window m_behind;            ///< what followed what was given out last, if that was left out
    std::int64_t m_leftOut = 0; ///< frames of this pause
    std::int64_t m_given = 0;   ///< frames since reset()
    std::vector<Cut> m_cuts;
};

} // namespace dogear::speech
