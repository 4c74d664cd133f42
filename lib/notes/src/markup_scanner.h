// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Limits foreign markup, so that the HTML parser never recurses deeply or takes long.
///
/// The output has only whitelisted tags, under their shown names and with whitelisted attributes.
/// Nesting and the number of elements are limited, because gumbo 0.10 frees its tree recursively
/// and searches all open elements at each tag. Beyond the limits tags are removed and text is kept.
///
/// Threads: pure; any thread.
/// Spec:    HTML Living Standard section 13.2.5 (tokenization), 13.2.6.4.7 (what closes what)
/// Tests:   tests/unit/notes/tst_safe_html.cpp, tests/unit/notes/tst_hostile_notes.cpp

#include <QString>

namespace dogear::notes {

/// Maximum number of elements that are open at the same time.
inline constexpr int maxElementDepth = 100;

/// Maximum number of elements in the tree, including those that the parser reopens by itself.
inline constexpr int maxElements = 300'000;

struct ScannedMarkup
{
    QString html;
    bool hasBlocks = false; ///< false: only the line breaks of the text give it structure
};

enum class LineBreaks {
    Fold, ///< a line break is white space, as in HTML
    Keep, ///< a line break is kept, an empty line begins a paragraph
};

/// Whether \a notes contains a known tag, a comment or an entity; "a < b and c > d" does not.
[[nodiscard]] bool looksLikeHtml(QStringView notes);

/// Rewrites \a notes for HtmlTree.
[[nodiscard]] ScannedMarkup scanMarkup(QStringView notes, LineBreaks lineBreaks);

} // namespace dogear::notes
