// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Titles and names as people read them, out of texts that were escaped once too often.
///
/// Pure and linear in the length of the text; any thread.
/// Tests: tests/unit/feed/tst_labels.cpp

#include <QString>

namespace dogear::feed {

/// "&amp;", "&#38;" and "&#x26;" become "&", "&#146;" what windows-1252 has there, "&eacute;" what
/// HTML names so; what is no reference, or has no ";", stays.
[[nodiscard]] QString withoutReferences(QStringView text);

/// \a text without "<![CDATA[" and "]]>" around it, where those were escaped.
[[nodiscard]] QString withoutCdataMarks(const QString &text);

/// A title or name in one line: references that are left are resolved, tags stay: "vector<int>".
[[nodiscard]] QString toLabel(const QString &text);

/// The text that toLabel() reads as \a label; mostly \a label itself. \a label is in one line.
[[nodiscard]] QString fromLabel(const QString &label);

/// The same for HTML: tags that HTML knows go, and references are resolved after that.
[[nodiscard]] QString htmlToLabel(const QString &html);

} // namespace dogear::feed
