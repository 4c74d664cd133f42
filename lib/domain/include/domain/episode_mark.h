// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The state of one episode, for changes of many episodes in one step.

#include <base/ids.h>
#include <domain/library.h>

namespace dogear::domain {

struct EpisodeMark
{
    EpisodeId id;
    EpisodeState state;

    friend bool operator==(const EpisodeMark &, const EpisodeMark &) = default;
};

} // namespace dogear::domain
