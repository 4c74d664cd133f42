// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Settings of the listener for the sound, in addition to volume and speed.

#include <optional>

namespace dogear::speech {

struct SpeechSettings
{
    bool trimsSilence = false;   ///< shortens long pauses
    bool levelsLoudness = false; ///< brings every show to the same loudness
    /// Integrated loudness of the media in LUFS (EBU R 128), if it was measured.
    std::optional<double> loudness;
    bool isMono = false;
    double balance = 0; ///< -1 (left only) to 1 (right only)
    double boost = 1;   ///< factor of at least 1 that amplifies beyond the recorded level

    friend bool operator==(const SpeechSettings &, const SpeechSettings &) = default;
};

} // namespace dogear::speech
