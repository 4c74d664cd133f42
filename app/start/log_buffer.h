// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Keeps the last lines of the log in memory, for a report about the program.
///
/// Each line is cleaned when it is logged (log_cleaning.h), so no password stays in memory. Debug
/// output is not kept.
///
/// Threads: keepLog() on the GUI thread; lines may be logged on any thread.
/// Tests:   tests/gui/tst_log_cleaning.cpp

#include <QStringList>

namespace dogear {

/// Number of lines that are kept.
inline constexpr qsizetype maxLogLines = 200;

/// Starts to keep what is logged, in addition to what happens to it otherwise. Call it once.
void keepLog();

/// The kept lines, the oldest first: "10:15:30 warning dogear.audio: GStreamer has no volume".
[[nodiscard]] QStringList recentLog();

} // namespace dogear
