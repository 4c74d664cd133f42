// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes the terms of a search by relevance from the words that the user typed: finds their
///        forms, and corrects words that occur nowhere.
///
/// A word that occurs, in any form, is never replaced. One that is rare and resembles a much more
/// frequent one is searched beside it. "data loader" finds dataloader as well, and the other way
/// round.
///
/// Threads: the database thread. Fails with a Database… code.
/// Tests:   tests/unit/storage/tst_term_builder.cpp
/// Decision: README.md, "Only words that occur nowhere are corrected".

#include "search_terms.h"

#include <base/result.h>
#include <domain/search_results.h>

#include <query/free_words.h>

namespace dogear::storage {

class Connection;

struct BuiltTerms
{
    QList<SearchTerm> terms; ///< in the order of the query
    QList<domain::WordCorrection> corrections;
};

[[nodiscard]] Result<BuiltTerms> buildTerms(Connection &connection,
                                            const QList<query::FreeWord> &words);

} // namespace dogear::storage
