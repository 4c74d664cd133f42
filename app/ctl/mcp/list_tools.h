// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists episodes in parts, for every tool whose result is such a list.
///
/// Threads: GUI thread; the future finishes there.
/// Tests:   tests/integration/tst_dogearctl_mcp.cpp

#include "tool.h"

#include <domain/library.h>

namespace dogear::ctl::mcp {

/// The episodes of \a filter that the arguments `limit` and `offset` select.
[[nodiscard]] Future<ToolAnswer> listEpisodes(library::Library &library,
                                              domain::EpisodeFilter filter,
                                              const QJsonObject &arguments = {});
[[nodiscard]] QJsonObject episodeListSchema(); ///< of listEpisodes()

/// Schemas of the arguments `limit` and `offset` of lists, by key.
[[nodiscard]] QJsonObject partArguments();

/// The part of a list that the arguments `limit` and `offset` select.
struct ListPart
{
    explicit ListPart(const QJsonObject &arguments);

    int limit = 0;
    int offset = 0;
};

} // namespace dogear::ctl::mcp
