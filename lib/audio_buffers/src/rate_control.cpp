// SPDX-License-Identifier: GPL-3.0-or-later
#include "rate_control.h"

#include <array>

namespace dogear::audio_buffers {

double rateFor(std::chrono::milliseconds waiting, std::chrono::milliseconds enough)
{
    struct Step
    {
        double part; ///< of enough, exclusive maximum
        double pace;
    };
    // Only a few steps, because the player is called at each change.
    static constexpr std::array steps{Step{0.4, 6.0},
                                      Step{0.7, 1.5},
                                      Step{0.9, 1.05},
                                      Step{1.2, 1.0},
                                      Step{1.6, 0.95},
                                      Step{2.5, 0.7}};
    const double part = double(waiting.count()) / double(enough.count());
    for (const Step &step : steps) {
        if (part < step.part)
            return step.pace;
    }
    return 0.25;
}

} // namespace dogear::audio_buffers
