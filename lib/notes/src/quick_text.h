// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Plain text of ordinary notes in one pass, without building a tree.
///
/// Nine notes in ten are paragraphs, lists, links and emphasis, whose text does not depend on how a
/// parser nests them. They are read here; whatever is not ordinary is left to the parser.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/notes/tst_plain_text.cpp, where both ways must say the same

#include <QString>

#include <optional>

namespace dogear::notes {

/// The text of \a notes, or nothing if they need the parser.
[[nodiscard]] std::optional<QString> quickPlainText(QStringView notes);
/// The same through the parser, for all notes.
[[nodiscard]] QString parsedPlainText(const QString &notes);

} // namespace dogear::notes
