// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Opens the list of all words of the index, and bounds the words with a prefix.
///
/// Threads: the thread of the connection.
/// Spec:    https://www.sqlite.org/fts5.html#the_fts5vocab_virtual_table_module
/// Tests:   tests/unit/storage/tst_vocabulary.cpp, tst_search_index.cpp

#include <base/result.h>

#include <QString>

namespace dogear::storage {

class Connection;

/// Creates `temp.word_terms`, which lists the words of `word_search` with their marks, unless the
/// connection has it already.
[[nodiscard]] Result<> openWordTerms(Connection &connection);

/// Returns the last text that begins with \a prefix, for a condition such as "word <= ?": nothing
/// sorts behind U+10FFFF, the last character.
[[nodiscard]] QString prefixEnd(const QString &prefix);

} // namespace dogear::storage
