// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Describes errors of the library itself, for errorSentence().
///
/// Threads: any.
/// Tests:   tests/unit/words/tst_error_text.cpp

#include <base/error.h>

#include <QString>

namespace dogear::words {

/// Returns an empty string if the error is about neither the database file nor the library of
/// another player.
[[nodiscard]] QString databaseSentence(const Error &error);

/// Returns an empty string if the error is not about a show, an episode or a query.
[[nodiscard]] QString librarySentence(const Error &error);

} // namespace dogear::words
