// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Measures integrated loudness and true peak by EBU R 128 (ITU-R BS.1770-4).
///
/// Threads: any, one at a time.
/// Tests:   tests/unit/speech/tst_loudness.cpp

#include <memory>
#include <optional>
#include <span>
#include <speech/audio_format.h>

namespace dogear::speech {

class LoudnessMeter
{
public:
    enum class Peak { Ignored, Measured };

    explicit LoudnessMeter(const AudioFormat &format, Peak peak = Peak::Ignored);

    void add(std::span<const float> samples);
    /// \return LUFS of all samples added so far; absent for silence and for too few samples.
    [[nodiscard]] std::optional<double> integrated() const;
    /// \return dBTP of the loudest channel; absent for silence and with Peak::Ignored.
    [[nodiscard]] std::optional<double> truePeak() const;

private:
    struct Destroy
    {
        void operator()(void *state) const;
    };

    AudioFormat m_format;
    Peak m_peak;
    /// State of libebur128; its struct is unnamed and cannot be declared in advance.
    std::unique_ptr<void, Destroy> m_state;
};

} // namespace dogear::speech
