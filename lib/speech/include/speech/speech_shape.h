// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What a listener wants of the sound, beside volume and speed.

#include <optional>

namespace dogear::speech {

struct SpeechShape
{
    bool trimsSilence = false;   ///< long pauses become short ones
    bool levelsLoudness = false; ///< every show is as loud as every other
    /// Integrated loudness of the media in LUFS (EBU R 128), where it was measured.
    std::optional<double> loudness;
    bool isMono = false;
    double balance = 0; ///< -1 left only … 1 right only
    double boost = 1;   ///< 1 and up; what makes it louder than it was written

    friend bool operator==(const SpeechShape &, const SpeechShape &) = default;
};

} // namespace dogear::speech
