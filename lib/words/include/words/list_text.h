// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Describes stations, and what was chosen to fill a length of time.
///
/// Threads: GUI thread, because of translations.
/// Tests:   tests/unit/words/tst_list_text.cpp

#include <domain/station.h>

#include <QLocale>
#include <QString>

#include <chrono>

namespace dogear::words {

/// "Newest first · at most 2 per show · until 3 March 2024"
[[nodiscard]] QString stationText(const domain::Station &station,
                                  const QLocale &locale = QLocale());

/// Tells that \a count episodes with a playing time of \a total were chosen to fill \a wish, also
/// if that is not what was wished. \a tolerance: the greatest difference that needs no mention.
[[nodiscard]] QString fillText(int count,
                               std::chrono::milliseconds total,
                               std::chrono::milliseconds wish,
                               std::chrono::milliseconds tolerance);

} // namespace dogear::words
