// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Where a listener was before a jump.

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
