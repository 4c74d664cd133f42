// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes one line of foreign text that is shown as plain text.
///
/// Pure; any thread.
/// Tests: tests/unit/notes/tst_one_line.cpp

#include <QString>
#include <QStringView>

#include <limits>

namespace dogear::notes {

/// Removes control characters, controls of the writing direction, zero-width characters and halves
/// of surrogate pairs, and joins white space. Keeps tags and references. Stops reading \a text as
/// soon as the line has \a enough UTF-16 units.
[[nodiscard]] QString oneLine(QStringView text,
                              qsizetype enough = std::numeric_limits<qsizetype>::max());

/// Cuts \a text to at most \a maxLength UTF-16 units, between two characters as users see them.
[[nodiscard]] QString shortened(const QString &text, qsizetype maxLength);

} // namespace dogear::notes
