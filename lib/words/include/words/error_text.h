// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What a person reads when something went wrong.
///
/// One or two short sentences: what happened, then what to do. The only place where an Error
/// becomes text for people; what it says in `detail` is for the log, and is shown only where it is
/// what the person typed.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/words/tst_error_text.cpp

#include <base/error.h>

#include <QString>

namespace dogear::words {

[[nodiscard]] QString errorSentence(const Error &error);

/// The same for a refresh that failed: says also that nothing was lost, if there was anything.
[[nodiscard]] QString refreshErrorSentence(const Error &error, bool hasEpisodes);

} // namespace dogear::words
