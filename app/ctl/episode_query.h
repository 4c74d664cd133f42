// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Parses and runs the query of `episodes --show ID --filter QUERY --limit N`.
///
/// QUERY has the syntax of the search field (query/parse.h).
///
/// Threads: GUI thread.
/// Tests:   tests/integration/tst_dogearctl.cpp

#include "command.h"

namespace dogear::ctl {

struct EpisodeQuery
{
    domain::EpisodeFilter filter;
    QString text; ///< QUERY
};

/// Parses the options. \return or InvalidQuery; `detail` is the option that cannot be parsed
[[nodiscard]] Result<EpisodeQuery> parseEpisodeQuery(const Arguments &arguments);

/// Checks the syntax of the query \a text. \return InvalidQuery on a syntax error; `detail` is the
/// part of \a text that contains it
[[nodiscard]] Result<> checkedQuery(const QString &text);

/// Indexes what was stored since the last search, because a search finds only indexed texts, and
/// without a window nothing else indexes them.
[[nodiscard]] Future<Result<>> finishSearchIndex(library::Library &library);

/// Returns the episodes that match: the best hits first if \a query has a text, else the newest.
[[nodiscard]] Future<Result<QList<domain::EpisodeSummary>>> runEpisodeQuery(
    episodes::Episodes &episodes,
    const EpisodeQuery &query);

} // namespace dogear::ctl
