// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief How far a download is, in words and numbers.
///
/// What is unknown is the empty string, so that a caller may leave it out.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/words/tst_download_text.cpp

#include <base/error.h>

#include <QLocale>

#include <optional>

namespace dogear::words {

/// "12 of 34 MB", in the unit of the whole; "12 MB" where nobody knows the whole.
[[nodiscard]] QString formatBytesOf(qint64 there,
                                    std::optional<qint64> length,
                                    const QLocale &locale = QLocale());

/// "1.2 MB/s"; empty if nothing comes.
[[nodiscard]] QString formatByteRate(qint64 bytesPerSecond, const QLocale &locale = QLocale());

/// "3 min left"; empty if nobody can tell.
[[nodiscard]] QString formatFetchTimeLeft(qint64 there,
                                          std::optional<qint64> length,
                                          qint64 bytesPerSecond);

/// Why, in a few words that follow a colon: "no network", "not found (404)". For rows; what to do
/// about it is in words::errorSentence.
[[nodiscard]] QString errorReason(const Error &error);

/// Why no download goes on, and what to do.
[[nodiscard]] QString heldUpSentence(const Error &error);

} // namespace dogear::words
