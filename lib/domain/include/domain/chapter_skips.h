// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Decides which chapters are skipped during playback.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/domain/tst_chapter_skips.cpp

#include <domain/chapter.h>

#include <QList>
#include <QStringList>

#include <chrono>

namespace dogear::domain {

/// The user's choices for an episode and for its show.
struct ChapterSkips
{
    QList<std::chrono::milliseconds> starts; ///< starts of skipped chapters of the episode
    QStringList patterns;                    ///< the show's patterns for chapter titles

    friend bool operator==(const ChapterSkips &, const ChapterSkips &) = default;
};

enum class ChapterSkip { None, Chosen, ByTitle };

/// Tolerance for starts: a chosen start matches a chapter that begins less than this away, because
/// another source may give the start of the same chapter more precisely.
inline constexpr std::chrono::milliseconds sameStart{1'000};

/// \return whether and why \a chapter is skipped; a choice for the episode goes before patterns
[[nodiscard]] ChapterSkip skipOf(const Chapter &chapter, const ChapterSkips &skips);

/// \return whether \a title contains the words of \a pattern in sequence, in any case. `*` in a
///   word stands for any number of letters: "ad" matches "An ad break" but not "Reading", "werb*"
///   matches "Werbung". An empty pattern matches no title.
[[nodiscard]] bool matchesTitle(const QString &pattern, const QString &title);

/// Splits the patterns that the user typed at line breaks and at the commas of all scripts; removes
/// duplicates.
[[nodiscard]] QStringList toPatterns(const QString &text);
/// Joins \a patterns to a text that toPatterns() can read.
[[nodiscard]] QString toText(const QStringList &patterns);

} // namespace dogear::domain
