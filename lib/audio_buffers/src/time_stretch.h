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

    /// 0.5 to 3; holds for what comes in from now on.
    void setSpeed(double speed);
    [[nodiscard]] double speed() const { return m_speed; }

    /// Appends to \a out what can be heard of all that came in so far.
    void process(std::span<const float> in, std::vector<float> &out);
    /// Appends what is held back: nothing comes after it.
    void finish(std::vector<float> &out);
    /// Forgets what is held back, after a jump.
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
    std::vector<float> m_scaled; ///< what is written, with room above full scale
    double m_held = 0;
};

} // namespace dogear::audio_buffers
