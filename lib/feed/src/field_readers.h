// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads single fields of feeds, in the forms that programs and authors write.
///
/// Pure; any thread. A field that cannot be read is unset.
/// Tests: tests/unit/feed/tst_field_readers.cpp

#include <QDateTime>
#include <QString>
#include <QUrl>

#include <chrono>
#include <optional>

namespace dogear::feed {

/// Reads `itunes:duration`: "3723", "3723.5", "1:02:03", "61:08"; also with units, as "PT1H2M3S",
/// "1h 02m" or "45 min". Unset for zero, negative values and other text.
[[nodiscard]] std::optional<std::chrono::milliseconds> readDuration(const QString &text);

/// Reads dates of RFC 822 section 5 and RFC 3339 with the usual faults; UTC. Month names may be in
/// some eighty languages. Placeholders of a missing date (year 1, 1970-01-01 00:00) are unset; from
/// a date with an impossible time of day the day is kept.
[[nodiscard]] std::optional<QDateTime> readDate(const QString &text);

/// Result of readDateWithDoubt().
struct DateReading
{
    std::optional<QDateTime> date;
    QString doubt; ///< for the log: why there is no date, or why it may be wrong; may be empty
};

/// Does the same as readDate() and also reports doubts.
[[nodiscard]] DateReading readDateWithDoubt(const QString &text);

/// Reads the size of an enclosure in bytes. A value below 16 kB is a placeholder and unset.
[[nodiscard]] std::optional<qint64> readLength(const QString &text);

/// Reads an address: white space is trimmed, line breaks inside are removed, spaces and non-ASCII
/// are encoded, encoded characters are kept, and a relative address is resolved against \a base.
/// Empty if there is none.
[[nodiscard]] QUrl readUrl(const QString &text, const QUrl &base);

/// Returns a MIME type in lower case without parameters. A missing or impossible one is derived
/// from the file name in \a url; empty if that is unknown.
[[nodiscard]] QString readMediaType(const QString &text, const QUrl &url);

/// Reads "yes", "true", "explicit" as true and "no", "false", "clean" as false.
[[nodiscard]] std::optional<bool> readExplicit(const QString &text);

/// Reads a whole number that is not negative.
[[nodiscard]] std::optional<int> readCount(const QString &text);

/// Reads a decimal number that is not negative and has no exponent.
[[nodiscard]] std::optional<double> readDecimal(const QString &text);

} // namespace dogear::feed
