// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Rewrites foreign markup into markup that the HTML parser can neither choke on nor run in.
///
/// Only whitelisted tags come out, under their shown names and with whitelisted attributes.
/// Nesting and the number of elements are bounded, because gumbo 0.10 frees its tree recursively
/// and looks through all open elements at every tag; beyond the bounds tags go and text stays.
///
/// Threads: pure; any thread.
/// Spec:    HTML Living Standard section 13.2.5 (tokenization), 13.2.6.4.7 (what closes what)
/// Tests:   tests/unit/notes/tst_safe_html.cpp, tests/unit/notes/tst_hostile_notes.cpp

#include <QString>

namespace dogear::notes {

/// Elements that may be open at once.
inline constexpr int maxElementDepth = 100;

/// Elements that the tree may get, those that the parser reopens by itself included.
inline constexpr int maxElements = 300'000;

struct ScannedMarkup
{
    QString html;
    bool hasBlocks = false; ///< false: the line breaks of the text are its only structure
};

enum class LineBreaks {
    Fold, ///< white space, as in HTML
    Keep, ///< one is a line break, a blank line begins a paragraph
};

/// Whether \a notes has a known tag, a comment or an entity; "a < b and c > d" has none.
[[nodiscard]] bool looksLikeHtml(QStringView notes);

[[nodiscard]] ScannedMarkup scanMarkup(QStringView notes, LineBreaks lineBreaks);

} // namespace dogear::notes
