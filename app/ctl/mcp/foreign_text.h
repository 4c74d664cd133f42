// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Cleans text of feeds for a language model, and marks it as foreign.
///
/// Titles, notes and transcripts come from strangers, who can write instructions for a language
/// model into them, also with characters that people do not see. No function can recognise
/// instructions, so foreign text is kept apart: in a result it is only in objects with the key
/// `quotedKey`, and the result begins with a notice.
///
/// Threads: pure; any thread.
/// Tests:   tests/integration/tst_dogearctl_mcp.cpp
/// Decision: README.md, "Text of feeds is marked for language models".

#include <QJsonObject>
#include <QString>
#include <QStringView>

namespace dogear::ctl::mcp {

/// Key of the objects that contain foreign text, and nothing else.
inline constexpr auto quotedKey = QLatin1StringView("quoted");
/// Key of the notice. QJsonObject sorts its keys; this is the first one of every result.
inline constexpr auto noticeKey = QLatin1StringView("about_quoted_text");

/// Returns the sentences that tell a language model what `quotedKey` means.
[[nodiscard]] QString foreignTextNotice();

/// Maximum length of a title or another short text, in UTF-16 units.
inline constexpr qsizetype maxLineLength = 1000;
/// Maximum length of a name that the client made up, where an answer repeats it.
inline constexpr qsizetype maxQuotedName = 60;

/// Removes from \a text what people do not see: control characters, controls of the writing
/// direction, tag characters, variation selectors and zero-width characters. Joins white space, and
/// cuts the line off after \a maxLength UTF-16 units.
[[nodiscard]] QString foreignLine(QStringView text, qsizetype maxLength = maxLineLength);
/// Does the same for each line of \a text, of any length.
[[nodiscard]] QString foreignText(const QString &text);

} // namespace dogear::ctl::mcp
