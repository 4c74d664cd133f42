// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Chooses episodes that together fill a length of time, for example a way to work.
///
/// Threads: pure; any thread.
/// Tests:   tests/integration/tst_time_fill.cpp
/// Decision: README.md, "Episodes that fill a time are chosen exactly, the first ones preferred".

#include <base/ids.h>
#include <domain/library.h>
#include <domain/show_playback.h>

#include <QList>

#include <chrono>
#include <optional>

namespace dogear::listening {

/// The maximum difference between a wish and the episodes that fill it, if such episodes exist.
inline constexpr std::chrono::seconds fillTolerance{60};
/// The longest time that can be filled.
inline constexpr std::chrono::hours maxFill{12};

/// Returns how long \a episode plays from the position where it would begin to its end, without the
/// intro and outro that \a show skips, at \a speed (0.5 to 3). Pauses that are skipped in speech
/// are not known before.
/// \return no value if the length of the episode is unknown
[[nodiscard]] std::optional<std::chrono::milliseconds> playingTime(
    const domain::EpisodeSummary &episode,
    const domain::ShowPlayback &show,
    double speed);

struct FillItem
{
    EpisodeId id;
    std::chrono::milliseconds time{}; ///< playingTime()
};

struct Filling
{
    QList<EpisodeId> episodes;         ///< in the order of the items
    std::chrono::milliseconds total{}; ///< their playing time

    friend bool operator==(const Filling &, const Filling &) = default;
};

/// Chooses those of \a items that fill \a wish, at most maxFill, within fillTolerance. Of several
/// choices it takes the one with the first items: the first item is chosen if any choice contains
/// it, and so on. If no choice is within the tolerance, it takes the one that is nearest to \a
/// wish; empty only if \a items are.
[[nodiscard]] Filling fillTime(const QList<FillItem> &items, std::chrono::milliseconds wish);

} // namespace dogear::listening
