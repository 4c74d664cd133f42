// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Changes the speed of speech without changing its pitch: leaves out or repeats whole
///        pitch periods.
///
/// Threads:  any, one at a time.
/// Tests:    tests/unit/speech/tst_time_stretch.cpp
/// Decision: README.md, "Whole pitch periods are left out or repeated".

#include <span>
#include <speech/pitch_period.h>
#include <vector>

namespace dogear::speech {

class TimeStretch
{
public:
    explicit TimeStretch(const AudioFormat &format);

    /// 0.5 to 3; applies to samples processed from now on.
    void setSpeed(double speed);
    [[nodiscard]] double speed() const { return m_speed; }

    /// Appends to \a out the stretched samples of all input so far that are not held back.
    void process(std::span<const float> in, std::vector<float> &out);
    /// Appends the samples held back, at the end of the sound.
    void finish(std::vector<float> &out);
    /// Discards the samples held back, after a seek.
    void reset();

    /// Input frames that are held back: none at speed 1, otherwise at most 31 ms.
    [[nodiscard]] std::size_t bufferedFrames() const { return m_in.size() / m_channels - m_taken; }

private:
    [[nodiscard]] bool isPlain() const { return m_speed == 1.0; }
    [[nodiscard]] std::span<const float> held() const;
    [[nodiscard]] std::size_t framesNeeded() const;
    void copyDue(std::vector<float> &out);
    void leaveOutPeriod(std::vector<float> &out);
    void repeatPeriod(std::vector<float> &out);
    void copy(std::size_t frames, std::vector<float> &out) const;
    void crossfade(std::size_t from,
                   std::size_t to,
                   std::size_t frames,
                   std::vector<float> &out) const;

    std::size_t m_channels;
    PitchPeriod m_period;
    double m_speed = 1.0;
    std::vector<float> m_in; ///< samples not yet processed, after m_taken frames that are
    std::size_t m_taken = 0; ///< frames
    double m_due = 0;        ///< frames to copy unchanged before the next period is changed
};

} // namespace dogear::speech
