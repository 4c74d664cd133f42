// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief How long somebody listened, in words and figures.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/words/tst_listening_text.cpp

#include <domain/listening.h>

#include <QLocale>
#include <QString>

namespace dogear::words {

/// "0 min", "45 s", "1 h 2 min", from a hundred hours on "1,234 h"; with a minus where it was lost.
[[nodiscard]] QString formatSum(std::chrono::milliseconds sum, const QLocale &locale = QLocale());

/// The day, month or year in full: "Monday, 3 August 2026", "August 2026", "2026".
[[nodiscard]] QString periodName(domain::ListeningRange range,
                                 const domain::ListeningPeriod &period,
                                 const QLocale &locale = QLocale());
/// The same for below a chart: "3 Aug", "Aug", "2026".
[[nodiscard]] QString periodLabel(domain::ListeningRange range,
                                  const domain::ListeningPeriod &period,
                                  const QLocale &locale = QLocale());

/// "1 h 2 min listened, 12 min saved, 2 finished"; what is nothing is left out but for the
/// first.
[[nodiscard]] QString listeningFacts(const domain::ListeningTime &time,
                                     const QLocale &locale = QLocale());
/// "12 min saved by speed, 5 min by shorter pauses"
[[nodiscard]] QString savingFacts(const domain::ListeningTime &time,
                                  const QLocale &locale = QLocale());

} // namespace dogear::words
