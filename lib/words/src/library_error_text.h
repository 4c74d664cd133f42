// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Sentences about what goes wrong in the library itself, for errorSentence().
///
/// Threads: any.
/// Tests:   tests/unit/words/tst_error_text.cpp

#include <base/error.h>

#include <QString>

namespace dogear::words {

/// Empty for an error that is not about the database file.
[[nodiscard]] QString databaseSentence(const Error &error);

/// Empty for an error that is not about a show, an episode or a query.
[[nodiscard]] QString librarySentence(const Error &error);

} // namespace dogear::words
