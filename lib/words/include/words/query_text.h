// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Explains the parts of a search query that could not be read.
///
/// Threads: any; uses the translations of the application.
/// Tests:   tests/unit/words/tst_query_text.cpp

#include <QString>
#include <query/query.h>

namespace dogear::words {

/// Says in one sentence which part was ignored and which form is accepted.
[[nodiscard]] QString diagnosticSentence(const query::QueryDiagnostic &diagnostic);

} // namespace dogear::words
