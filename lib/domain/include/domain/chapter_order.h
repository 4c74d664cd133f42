// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Brings a list of chapters from any source into the form that the player needs.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/domain/tst_chapter_order.cpp

#include <domain/chapter.h>

#include <QList>

#include <chrono>
#include <optional>

namespace dogear::domain {

/// Copies title, link, picture and end from \a other to \a chapter where \a chapter has none.
void complete(Chapter &chapter, const Chapter &other);

/// Sorts \a chapters by start and corrects them:
/// - Chapters with a negative start are removed.
/// - Listed chapters with the same start become one: the first, completed by the others.
/// - An end that is not after its start, or is after the next listed start, is removed.
/// - Titles lose line breaks and repeated blanks.
/// - With a \a duration, chapters that begin at or after it are removed, and ends after it are cut
///   to it. Pass the duration of the file: the one in the feed does not include advertisements.
[[nodiscard]] QList<Chapter> normalised(
    QList<Chapter> chapters,
    std::optional<std::chrono::milliseconds> duration = std::nullopt);

} // namespace dogear::domain
