// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Extracts the plain text of ordinary notes in one pass, without building a tree.
///
/// Nine of ten notes have only paragraphs, lists, links and emphasis, whose text does not depend on
/// how a parser nests them. All other notes are left to the parser.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/notes/tst_plain_text.cpp, which compares both functions

#include <QString>

#include <optional>

namespace dogear::notes {

/// \return the text of \a notes; nothing if they need the parser
[[nodiscard]] std::optional<QString> fastPlainText(QStringView notes);
/// \return the text of any \a notes, extracted with the parser
[[nodiscard]] QString parsedPlainText(const QString &notes);

} // namespace dogear::notes
