// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Knows the words of a question that say little about what is wanted.
///
/// These are function words ("which", "the") and the words that listeners put around a question
/// ("episode", "explained"). They count little in a search by relevance, and are never corrected.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/query/tst_word_rules.cpp

#include <QStringList>
#include <QStringView>

namespace dogear::query {

/// Returns whether \a word, which is folded (query/words.h), is a common word in one of
/// \a languages, for example "en". Languages without a list have none.
[[nodiscard]] bool isCommonWord(QStringView word, const QStringList &languages);

} // namespace dogear::query
