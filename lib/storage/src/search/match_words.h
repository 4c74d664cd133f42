// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Writes words for MATCH expressions.
///
/// Threads: pure; any thread.
/// Spec:    https://www.sqlite.org/fts5.html section 3
/// Tests:   tests/unit/storage/tst_search_index.cpp

#include "indexing/search_documents.h"

namespace dogear::storage {

/// Quotes words as a string of FTS5. Nothing needs escaping: words are letters and digits only.
[[nodiscard]] inline QString quoted(const QString &words, bool isPrefix = false)
{
    return u'"' + words + (isPrefix ? QLatin1StringView("\" *") : QLatin1StringView("\""));
}

/// Returns the word of `word_search` that only the episodes of \a podcast have.
[[nodiscard]] inline QString markedShow(PodcastId podcast)
{
    return quoted(mark::show + showWord(podcast));
}

} // namespace dogear::storage
