// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the single fields of feeds as people write them.
///
/// Pure; any thread. What cannot be read is absent, never a guess.
/// Tests: tests/unit/feed/tst_field_readers.cpp

#include <QDateTime>
#include <QString>
#include <QUrl>

#include <chrono>
#include <optional>

namespace dogear::feed {

/// `itunes:duration`: "3723", "3723.5", "1:02:03", "61:08"; also with units, as "PT1H2M3S",
/// "1h 02m" or "45 min". Negative or other text: absent.
[[nodiscard]] std::optional<std::chrono::milliseconds> readDuration(const QString &text);

/// RFC 822 section 5 and RFC 3339 dates with the usual faults; UTC. Months may be in any of some
/// eighty languages. What programs write for a missing date (year 1, 1970-01-01 00:00) is none; an
/// impossible time of day leaves the day.
[[nodiscard]] std::optional<QDateTime> readDate(const QString &text);

struct DateReading
{
    std::optional<QDateTime> date;
    QString doubt; ///< for the log: why it is none, or may be another one; may be empty
};

/// The same, with what is doubtful about it.
[[nodiscard]] DateReading readDateWithDoubt(const QString &text);

/// Bytes of an enclosure. Below 16 kB it is a placeholder, no length.
[[nodiscard]] std::optional<qint64> readLength(const QString &text);

/// An address: white space trimmed, line breaks inside dropped, spaces and non-ASCII encoded, what
/// is encoded already left alone, relative ones resolved against \a base. Empty if there is none.
[[nodiscard]] QUrl readUrl(const QString &text, const QUrl &base);

/// A MIME type in lower case without parameters; a missing or impossible one is found by the name
/// of \a url, else empty.
[[nodiscard]] QString readMediaType(const QString &text, const QUrl &url);

/// "yes", "true", "explicit": true; "no", "false", "clean": false.
[[nodiscard]] std::optional<bool> readExplicit(const QString &text);

/// A whole number from 0 up.
[[nodiscard]] std::optional<int> readCount(const QString &text);

/// A decimal number from 0 up, without exponent.
[[nodiscard]] std::optional<double> readDecimal(const QString &text);

} // namespace dogear::feed
