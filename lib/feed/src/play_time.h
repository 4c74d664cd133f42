// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Places in a recording, as chapter and transcript files write them.
///
/// Pure; any thread. What cannot be read is absent, never a guess.
/// Spec:  RFC 2326 section 3.6 (normal play time); WebVTT section 4.1
/// Tests: tests/unit/feed/tst_chapters.cpp

#include <QJsonValue>
#include <QStringView>

#include <chrono>
#include <optional>

namespace dogear::feed {

/// No episode is longer; beyond it stand mistakes and "unknown" (0xffffffff ms).
inline constexpr auto latestPlayTime = std::chrono::hours(1000);

/// "37", "37.5", "3:07", "61:08", "05:12:03.5", a comma for the point. Negative, beyond
/// latestPlayTime, more than 59 seconds after a colon, or other text: absent.
[[nodiscard]] std::optional<std::chrono::milliseconds> readPlayTime(QStringView text);

/// The same for a number of seconds.
[[nodiscard]] std::optional<std::chrono::milliseconds> toPlayTime(double seconds);

/// The same for a JSON number of seconds, or a string of either form.
[[nodiscard]] std::optional<std::chrono::milliseconds> readJsonPlayTime(const QJsonValue &value);

} // namespace dogear::feed
