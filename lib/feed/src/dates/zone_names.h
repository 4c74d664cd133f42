// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Time zones as dates name them: offsets, abbreviations, cities, long names.
///
/// Pure; any thread.
/// Spec:  RFC 822 section 5.1, RFC 2822 section 4.3, the names of the IANA time zone database
/// Tests: tests/unit/feed/tst_dates.cpp

#include <QDateTime>
#include <QString>
#include <QTimeZone>

#include <optional>

namespace dogear::feed {

/// A zone that was found at the begin of a text.
struct FoundZone
{
    qsizetype size = 0; ///< characters that it takes
    int offset = 0;     ///< seconds east of Greenwich, if there is no `zone`
    QTimeZone zone;     ///< of a place: its offset depends on the date
    QString doubt;      ///< why it may be another one; empty if it is sure

    /// The moment at which clocks there show \a local, whose own zone does not count.
    [[nodiscard]] QDateTime moment(const QDateTime &local) const;
};

/// The zone that \a text begins with, after white space.
[[nodiscard]] std::optional<FoundZone> findZone(const QString &text);

} // namespace dogear::feed
