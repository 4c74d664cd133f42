// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Questions as people ask them, over texts of GeneratedText.

#include <QStringList>

namespace dogear::bench {

/// \a count questions of every kind in turns: rare and usual words, several, phrases, beginnings of
/// words, fields, states, dates, and what is nowhere. The same ones each time.
[[nodiscard]] QStringList mixedQueries(int count);

} // namespace dogear::bench
