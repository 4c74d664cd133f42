// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Changes the speed of speech without changing its pitch.
///
/// Threads: any, one at a time.
/// Tests:   tests/unit/audio_buffers/tst_time_stretch.cpp

#include <cstdint>
#include <memory>
#include <span>
#include <speech/audio_format.h>
#include <vector>

struct sonicStreamStruct;

namespace dogear::audio_buffers {

class TimeStretch
{
public:
    explicit TimeStretch(const speech::AudioFormat &format);

    /// 0.5 to 3; applies to samples processed from now on.
    void setSpeed(double speed);
    [[nodiscard]] double speed() const { return m_speed; }

    /// Appends to \a out the stretched samples of all input so far that are not held back.
    void process(std::span<const float> in, std::vector<float> &out);
    /// Appends the samples held back, at the end of the sound.
    void finish(std::vector<float> &out);
    /// Discards the samples held back, after a seek.
    void reset();

    /// Estimated number of input frames that are still buffered: about 15 ms at speeds other
    /// than 1.
    [[nodiscard]] double framesHeld() const { return m_held; }

private:
    struct Destroy
    {
        void operator()(sonicStreamStruct *stream) const;
    };

    [[nodiscard]] bool isPlain() const { return m_speed == 1.0; }
    void configure();
    void write(std::span<const float> in);
    std::size_t read(std::vector<float> &out);
    void measureHeld(std::size_t in, std::size_t out);

    speech::AudioFormat m_format;
    double m_speed = 1.0;
    std::unique_ptr<sonicStreamStruct, Destroy> m_stream;
    std::vector<float> m_scaled; ///< input samples, scaled down to leave headroom
    double m_held = 0;
};

} // namespace dogear::audio_buffers
