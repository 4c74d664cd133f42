// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads positions in a recording, as chapter and transcript files write them.
///
/// Threads: pure; any thread. A position that cannot be read is unset.
/// Spec:    RFC 2326 section 3.6 (normal play time); WebVTT section 4.1
/// Tests:   tests/unit/feed/tst_chapters.cpp

#include <QJsonValue>
#include <QStringView>

#include <chrono>
#include <optional>

namespace dogear::feed {

/// Longer than any episode; larger values are mistakes or mean "unknown" (0xffffffff ms).
inline constexpr auto maxPlayTime = std::chrono::hours(1000);

/// Reads "37", "37.5", "3:07", "61:08", "05:12:03.5", also with a comma as decimal point. Unset for
/// negative values, values above maxPlayTime, numbers above 59 after a colon, and other text.
[[nodiscard]] std::optional<std::chrono::milliseconds> readPlayTime(QStringView text);

/// Converts a number of seconds, with the same limits.
[[nodiscard]] std::optional<std::chrono::milliseconds> toPlayTime(double seconds);

/// Reads a JSON number of seconds, or a string of either form.
[[nodiscard]] std::optional<std::chrono::milliseconds> readJsonPlayTime(const QJsonValue &value);

} // namespace dogear::feed
