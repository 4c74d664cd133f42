// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes the matches in the texts of a search readable.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/storage/tst_relevance_search.cpp,
/// tests/unit/itemmodels/tst_palette_model.cpp

#include <domain/search_results.h>

#include <QString>

namespace dogear::test {

/// Replaces domain::matchBegin and matchEnd in \a marked by brackets.
[[nodiscard]] inline QString bracketed(QString marked)
{
    return marked.replace(domain::matchBegin, u'[').replace(domain::matchEnd, u']');
}

} // namespace dogear::test
