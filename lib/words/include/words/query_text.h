// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What of a search could not be read, for people.
///
/// Threads: any; translations are those of the application.
/// Tests:   tests/unit/words/tst_query_text.cpp

#include <QString>
#include <query/query.h>

namespace dogear::words {

/// One sentence: what is left out, and what would be read.
[[nodiscard]] QString slipSentence(const query::Slip &slip);

} // namespace dogear::words
