// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The playback position that a jump left, for going back to it.

#include <base/ids.h>

#include <chrono>

namespace dogear::domain {

struct Jump
{
    EpisodeId episode;
    std::chrono::milliseconds from{};

    friend bool operator==(const Jump &, const Jump &) = default;
};

} // namespace dogear::domain
