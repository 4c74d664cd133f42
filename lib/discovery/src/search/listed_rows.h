// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Holds what the lists of found shows and episodes have in common.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/discovery/tst_show_list.cpp, tst_episode_list.cpp

#include <discovery/show_list.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace dogear::discovery {

/// A followed show as a directory would list it, for comparing it with hits.
[[nodiscard]] DirectoryShow toShow(const LibraryShow &show);

/// Sorts \a rows by \a placeOf, except the first \a fixed ones. Computes each place once.
template<typename PlaceOf>
void sortBehind(QList<ListedShow> &rows, qsizetype fixed, PlaceOf placeOf)
{
    using Placed = std::pair<decltype(placeOf(rows.constFirst())), ListedShow>;
    const qsizetype begin = std::clamp<qsizetype>(fixed, 0, rows.size());
    std::vector<Placed> placed;
    placed.reserve(size_t(rows.size() - begin));
    for (qsizetype i = begin; i < rows.size(); ++i)
        placed.emplace_back(placeOf(rows.at(i)), rows.at(i));
    std::ranges::sort(placed, {}, &Placed::first);
    std::ranges::transform(
        placed, rows.begin() + begin, [](Placed &row) { return std::move(row.second); });
}

} // namespace dogear::discovery
