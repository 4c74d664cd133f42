// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Parses dates, ages and lengths of the search syntax. Unreadable text gives no value.

#include <QDateTime>
#include <QString>

#include <chrono>
#include <optional>

namespace dogear::query {

/// Returns the beginning of "2024", "2024-01" or "2024-01-31" in the time zone of \a now, as UTC.
[[nodiscard]] std::optional<QDateTime> beginningOf(const QString &date, const QDateTime &now);

/// Returns the time "7d", "2w", "3m" or "1y" before \a now, as UTC.
[[nodiscard]] std::optional<QDateTime> timeAgo(const QString &age, const QDateTime &now);

/// Reads "20m", "1h30m", "45s", "90" (minutes), "1:30:00" or "20:00" (minutes and seconds).
[[nodiscard]] std::optional<std::chrono::seconds> lengthOf(const QString &text);

} // namespace dogear::query
