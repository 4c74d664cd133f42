// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the line of a cue of SRT or WebVTT that gives its start and end.
///
/// Pure; any thread. Also reads forms that are not in the specification but in files: blanks inside
/// a time, a colon or semicolon before milliseconds or frames, other arrows.
/// Spec:  WebVTT section 4.1
/// Tests: tests/unit/feed/tst_transcripts.cpp

#include <QStringView>

#include <chrono>
#include <optional>

namespace dogear::feed {

/// Result of readCueTimes().
struct CueTimes
{
    std::chrono::milliseconds start{};
    std::optional<std::chrono::milliseconds> end; ///< unset if the line ends after its arrow
};

/// Reads a line of times, which settings of WebVTT may follow; unset if \a line is none.
[[nodiscard]] std::optional<CueTimes> readCueTimes(QStringView line);

/// Tells whether \a line contains the arrow of the specification, so that it must be a line of
/// times even if these are unreadable.
[[nodiscard]] bool hasCueArrow(QStringView line);

} // namespace dogear::feed
