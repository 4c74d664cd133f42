// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Describes the progress of a download, in words and numbers.
///
/// Unknown values give the empty string, so that the caller can leave them out.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/words/tst_download_text.cpp

#include <base/error.h>

#include <QLocale>

#include <optional>

namespace dogear::words {

/// Returns "12 of 34 MB", in the unit of the length; "12 MB" if the length is unknown.
[[nodiscard]] QString formatBytesOf(qint64 storedBytes,
                                    std::optional<qint64> length,
                                    const QLocale &locale = QLocale());

/// Returns "1.2 MB/s"; empty if the rate is zero or negative.
[[nodiscard]] QString formatByteRate(qint64 bytesPerSecond, const QLocale &locale = QLocale());

/// Returns "3 min left"; empty if it cannot be estimated.
[[nodiscard]] QString formatFetchTimeLeft(qint64 storedBytes,
                                          std::optional<qint64> length,
                                          qint64 bytesPerSecond);

/// Returns the reason in a few words to follow a colon: "no network", "not found (404)". Meant for
/// rows; words::errorSentence() also says what to do.
[[nodiscard]] QString errorReason(const Error &error);

/// Says why all downloads wait, and what the user can do.
[[nodiscard]] QString blockedSentence(const Error &error);

} // namespace dogear::words
