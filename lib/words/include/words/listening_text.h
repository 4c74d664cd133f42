// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Describes how long the user listened, in words and figures.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/words/tst_listening_text.cpp

#include <domain/listening.h>

#include <QLocale>
#include <QString>

namespace dogear::words {

/// Returns "0 min", "45 s", "1 h 2 min", or "1,234 h" from 100 hours on; with a minus if negative.
[[nodiscard]] QString formatSum(std::chrono::milliseconds sum, const QLocale &locale = QLocale());

/// Returns the day, month or year in full: "Monday, 3 August 2026", "August 2026", "2026".
[[nodiscard]] QString periodName(domain::ListeningRange range,
                                 const domain::ListeningPeriod &period,
                                 const QLocale &locale = QLocale());
/// Returns the short form for a chart: "3 Aug", "Aug", "2026".
[[nodiscard]] QString periodLabel(domain::ListeningRange range,
                                  const domain::ListeningPeriod &period,
                                  const QLocale &locale = QLocale());

/// Returns "1 h 2 min listened, 12 min saved and 2 finished", without values of zero except the
/// first.
[[nodiscard]] QString listeningFacts(const domain::ListeningTime &time,
                                     const QLocale &locale = QLocale());
/// Returns "12 min saved by speed, 5 min by trimming silence".
[[nodiscard]] QString savingFacts(const domain::ListeningTime &time,
                                  const QLocale &locale = QLocale());

} // namespace dogear::words
