// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Which chapters a listener does not want to hear.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/domain/tst_chapter_skips.cpp

#include <domain/chapter.h>

#include <QList>
#include <QStringList>

#include <chrono>

namespace dogear::domain {

/// What was chosen for an episode, and for its show.
struct ChapterSkips
{
    QList<std::chrono::milliseconds> starts; ///< of chapters of the episode
    QStringList patterns;                    ///< of the show, for titles

    friend bool operator==(const ChapterSkips &, const ChapterSkips &) = default;
};

enum class ChapterSkip { None, Chosen, ByTitle };

/// A start that was chosen is that of a chapter which begins within this of it: another source may
/// tell the same chapter more exactly.
inline constexpr std::chrono::milliseconds sameStart{1'000};

/// Whether and why \a chapter is left out; a choice for the episode comes first.
[[nodiscard]] ChapterSkip skipOf(const Chapter &chapter, const ChapterSkips &skips);

/// Whether the words of \a pattern stand in \a title one after the other, in any case; in a word
/// `*` is any letters: "ad" is in "An ad break" and not in "Reading", "werb*" is in "Werbung".
/// Nothing matches an empty pattern.
[[nodiscard]] bool matchesTitle(const QString &pattern, const QString &title);

/// The patterns that a person typed, with commas or line breaks between them; no doubles.
[[nodiscard]] QStringList toPatterns(const QString &text);
/// What toPatterns() reads back.
[[nodiscard]] QString toText(const QStringList &patterns);

} // namespace dogear::domain
