// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Notes whose markup was escaped once too often, so that people would see the tags.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/notes/tst_safe_html.cpp, tst_plain_text.cpp

#include <QString>

#include <optional>

namespace dogear::notes {

/// \a notes with their references resolved once, if they have no element of HTML but escaped ones
/// in pairs. A text that only speaks of a tag is no markup: it begins with none of them, has no
/// link, and not two pairs.
[[nodiscard]] std::optional<QString> unescapedMarkup(QStringView notes);

} // namespace dogear::notes
