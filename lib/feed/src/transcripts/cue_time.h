// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the line of a cue of SRT or WebVTT that has its start and end.
///
/// Pure; any thread. Reads the forms of the specification and those that translators and programs
/// leave: blanks inside a time, a colon or semicolon before milliseconds or frames, other arrows.
/// Spec:  WebVTT section 4.1
/// Tests: tests/unit/feed/tst_transcripts.cpp

#include <QStringView>

#include <chrono>
#include <optional>

namespace dogear::feed {

struct CueTimes
{
    std::chrono::milliseconds start{};
    std::optional<std::chrono::milliseconds> end; ///< absent if the line ends behind its arrow
};

/// Reads \a line; settings of WebVTT may follow. Absent if it is no line of times.
[[nodiscard]] std::optional<CueTimes> readCueTimes(QStringView line);

/// Whether \a line has the arrow of the specification, so that it is meant as a line of times even
/// if these cannot be read.
[[nodiscard]] bool hasCueArrow(QStringView line);

} // namespace dogear::feed
