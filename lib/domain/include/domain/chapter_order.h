// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A list of chapters as a player needs it, whatever the source was.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/domain/tst_chapter_order.cpp

#include <domain/chapter.h>

#include <QList>

#include <chrono>
#include <optional>

namespace dogear::domain {

/// Gives \a chapter what it does not say and \a other does: title, link, picture, end.
void complete(Chapter &chapter, const Chapter &other);

/// \a chapters in order: sorted by start; of listed ones with the same start the first, completed
/// by the others; ends that do not come after their start, or come after the next listed start, are
/// left out; titles have no line breaks. With the \a duration of the file (not of the feed, which
/// knows no advertisements) what begins behind it goes, and ends behind it are cut to it.
[[nodiscard]] QList<Chapter> normalised(
    QList<Chapter> chapters,
    std::optional<std::chrono::milliseconds> duration = std::nullopt);

} // namespace dogear::domain
