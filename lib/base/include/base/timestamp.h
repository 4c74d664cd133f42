// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads dates of services and other players: directories, servers of sync, HTTP headers,
///        databases.
///
/// Threads: pure; any thread.
/// Spec:    RFC 3339 section 5.6, RFC 822 section 5 with the years of RFC 1123, RFC 9110 section
///          5.6.7 (IMF-fixdate)
/// Tests:   tests/unit/discovery/tst_fyyd_answers.cpp, tst_podcast_index_answers.cpp

#include <QDateTime>
#include <QString>
#include <QTimeZone>

namespace dogear {

/// Reads "2026-11-20T08:00:00Z", "2026-11-20 08:00:00", "2026-11-20" or "Fri, 20 Nov 2026 08:00:00
/// +0000". Offsets may be written as "+01:00", "+0100", "Z" and "GMT".
/// \param zone of dates in the first forms that name no offset
/// \return the date in UTC; invalid if \a text is no date, or not after the begin of 1970
[[nodiscard]] QDateTime readTimestamp(const QString &text, const QTimeZone &zone);

/// Does the same for dates that are in UTC if they name no offset.
[[nodiscard]] QDateTime readTimestamp(const QString &text);

} // namespace dogear
