// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds time zones as dates write them: offsets, abbreviations, cities, long names.
///
/// Pure; any thread.
/// Spec:  RFC 822 section 5.1, RFC 2822 section 4.3, the names of the IANA time zone database
/// Tests: tests/unit/feed/tst_dates.cpp

#include <QDateTime>
#include <QString>
#include <QTimeZone>

#include <optional>

namespace dogear::feed {

/// A zone at the begin of a text.
struct FoundZone
{
    qsizetype size = 0; ///< length of its text in characters
    int offset = 0;     ///< seconds east of Greenwich; ignored if `zone` is valid
    QTimeZone zone;     ///< a region, whose offset depends on the date
    QString doubt;      ///< why the zone may be wrong; empty if it is certain

    /// Returns the moment at which clocks in the zone show \a local, whose own zone is ignored.
    [[nodiscard]] QDateTime moment(const QDateTime &local) const;
};

/// Finds the zone at the begin of \a text, after white space.
[[nodiscard]] std::optional<FoundZone> findZone(const QString &text);

} // namespace dogear::feed
