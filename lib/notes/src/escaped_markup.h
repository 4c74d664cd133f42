// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Repairs notes whose markup was escaped twice, so that the user would see the tags.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/notes/tst_safe_html.cpp, tst_plain_text.cpp

#include <QString>

#include <optional>

namespace dogear::notes {

/// Resolves the references in \a notes once if the notes have no HTML elements, but pairs of
/// escaped tags that look like markup. A text that only mentions a tag is not markup: it does not
/// begin with a tag, has no link, and has fewer than two pairs of tags.
/// \return nothing if the notes need no repair
[[nodiscard]] std::optional<QString> unescapedMarkup(QStringView notes);

} // namespace dogear::notes
