// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief `episodes --show ID --filter QUERY --limit N`.
///
/// QUERY is what a person types into the search field (query/parse.h).

#include "command.h"

namespace dogear::ctl {

struct EpisodeQuery
{
    domain::EpisodeFilter filter;
    QString text;
};

/// \return or InvalidQuery; `detail` is what was not understood
[[nodiscard]] Result<EpisodeQuery> parseEpisodeQuery(const Arguments &arguments);

/// \return or InvalidQuery; `detail` is the slip in \a text
[[nodiscard]] Result<> checkedQuery(const QString &text);

/// Best first with words, else newest first.
[[nodiscard]] Future<Result<QList<domain::EpisodeSummary>>> runEpisodeQuery(
    library::Episodes &episodes,
    const EpisodeQuery &query);

} // namespace dogear::ctl
