// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Turns an Error into a sentence for people.
///
/// One or two short sentences: what happened, then what to do. The only place where an Error
/// becomes text for people. `detail` is for the log; it is shown only where it is text that the
/// user typed.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/words/tst_error_text.cpp

#include <base/error.h>

#include <QString>

namespace dogear::words {

[[nodiscard]] QString errorSentence(const Error &error);

/// Does the same for a failed refresh, and adds that the episodes are kept, if there are any.
[[nodiscard]] QString refreshErrorSentence(const Error &error, bool hasEpisodes);

} // namespace dogear::words
