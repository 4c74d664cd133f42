// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Dates, ages and lengths as a person types them.

#include <QDateTime>
#include <QString>

#include <chrono>
#include <optional>

namespace dogear::query {

/// When "2024", "2024-01" or "2024-01-31" begins, in the time zone of \a now; UTC.
[[nodiscard]] std::optional<QDateTime> beginningOf(const QString &date, const QDateTime &now);

/// The time that is "7d", "2w", "3m" or "1y" before \a now; UTC.
[[nodiscard]] std::optional<QDateTime> timeAgo(const QString &age, const QDateTime &now);

/// "20m", "1h30m", "45s", "90" (minutes), "1:30:00", "20:00".
[[nodiscard]] std::optional<std::chrono::seconds> lengthOf(const QString &text);

} // namespace dogear::query
