// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Cleans titles, names and descriptions that directories send.
///
/// The results are plain text on one line. They contain no tags of HTML, control characters,
/// controls of the writing direction, zero-width characters or halves of surrogate pairs.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/discovery/tst_plain_label.cpp

#include <QString>

namespace dogear::discovery {

/// Maximum lengths of cleaned texts, in UTF-16 units.
inline constexpr qsizetype maxLabelLength = 300;
inline constexpr qsizetype maxDescriptionLength = 10'000;

/// Cleans a title or a name, with at most maxLabelLength units.
[[nodiscard]] QString plainLabel(const QString &text);

/// Cleans a description, with at most maxDescriptionLength units.
[[nodiscard]] QString plainDescription(const QString &text);

} // namespace dogear::discovery
