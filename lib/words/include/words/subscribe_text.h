// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What a person reads when shows are added.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/words/tst_subscribe_text.cpp

#include <QString>

namespace dogear::words {

/// How many entries of a list were not added: shows that are not followed there, and no shows.
[[nodiscard]] QString leftOutOfList(int count);

} // namespace dogear::words
