// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Describes the result of adding shows.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/words/tst_subscribe_text.cpp

#include <QString>

namespace dogear::words {

/// Says how many entries of a list were not added: shows marked as not followed, and other entries.
[[nodiscard]] QString skippedEntriesSentence(int count);

} // namespace dogear::words
