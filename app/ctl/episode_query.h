// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief `episodes --show ID --filter QUERY --limit N`.
///
/// QUERY holds is:unplayed, is:played, is:started or is:favourite, and words to search for.

#include "command.h"

namespace dogear::ctl {

struct EpisodeQuery
{
    domain::EpisodeFilter filter;
    QString words;
};

/// \return or InvalidQuery; `detail` is what was not understood
[[nodiscard]] Result<EpisodeQuery> parseEpisodeQuery(const Arguments &arguments);

[[nodiscard]] Future<Result<QList<domain::EpisodeSummary>>> runEpisodeQuery(
    library::Episodes &episodes,
    const EpisodeQuery &query);

} // namespace dogear::ctl
