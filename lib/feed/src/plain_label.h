// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Cleans titles and names that were escaped more than once.
///
/// Pure and linear in the length of the text; any thread.
/// Tests: tests/unit/feed/tst_labels.cpp

#include <QString>

namespace dogear::feed {

/// Resolves references: "&amp;", "&#38;" and "&#x26;" become "&", "&#146;" the character of
/// windows-1252, "&eacute;" the character that HTML names so. Other text, and a name without ";",
/// is left as it is.
[[nodiscard]] QString withoutReferences(QStringView text);

/// Returns \a text without "<![CDATA[" and "]]>" around it, which remain if they were escaped.
[[nodiscard]] QString withoutCdataMarks(const QString &text);

/// Returns a title or name as one line: remaining references are resolved, tags are kept
/// ("vector<int>").
[[nodiscard]] QString toLabel(const QString &text);

/// Returns a text that toLabel() reads as \a label, mostly \a label itself.
/// \pre \a label is one line
[[nodiscard]] QString fromLabel(const QString &label);

/// Does the same for HTML: tags of HTML are removed first, then references are resolved.
[[nodiscard]] QString htmlToLabel(const QString &html);

} // namespace dogear::feed
