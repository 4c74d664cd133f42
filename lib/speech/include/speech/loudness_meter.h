// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Integrated loudness and true peak by EBU R 128 (ITU-R BS.1770-4).
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
    /// LUFS of all that was added; absent before there is enough of it, and of silence.
    [[nodiscard]] std::optional<double> integrated() const;
    /// dBTP of the loudest channel; only where it is measured.
    [[nodiscard]] std::optional<double> truePeak() const;

private:
    struct Destroy
    {
        void operator()(void *state) const;
    };

    AudioFormat m_format;
    Peak m_peak;
    std::unique_ptr<void, Destroy> m_state; ///< libebur128's, whose struct has no name
};

} // namespace dogear::speech
