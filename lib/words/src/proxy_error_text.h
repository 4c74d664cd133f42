// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Describes errors of the proxy, for errorSentence().
///
/// Threads: any.
/// Tests:   tests/unit/words/tst_error_text.cpp

#include <base/error.h>

#include <QString>

namespace dogear::words {

/// Returns an empty string if the proxy is not at fault.
[[nodiscard]] QString proxySentence(const Error &error);

} // namespace dogear::words
