// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Converts the foreign HTML of show notes to harmless HTML and to plain text.
///
/// Pure: no network, no files; every function may be called from any thread.
///
/// Spec:  HTML Living Standard, parsing; src/whitelist.cpp lists the permitted elements
/// Tests: tests/unit/notes/

#include <QString>
#include <QUrl>

#include <chrono>
#include <optional>

namespace dogear::notes {

/// Scheme of links that seek, with a time in milliseconds: "dogear-time:83000" is 1 min 23 s.
inline constexpr auto timeScheme = "dogear-time";

struct RenderOptions
{
    QUrl base = {}; ///< base of relative links; without it they become text
    /// Duration of the episode: only times before it become links. Unknown: all times do.
    std::optional<std::chrono::milliseconds> duration = {};
    bool allowImages = false; ///< false: an image is replaced by its alternative text
};

/// Converts \a notes to HTML that is safe to show.
///
/// Contains whitelisted elements and attributes only: no scripts, styles, forms, frames, event
/// handlers or remote loads (unless RenderOptions::allowImages). Links are http, https, mailto or
/// `timeScheme`. Bare addresses and times in the text become links. Plain text keeps its line
/// breaks.
/// \return a fragment, never a whole document; empty for empty notes
[[nodiscard]] QString toSafeHtml(const QString &notes, const RenderOptions &options = {});

/// Converts \a notes to text without markup, for the search index and for terminals. Blocks end
/// with a line break, list items begin with "• ", white space is folded, entities are resolved.
[[nodiscard]] QString toPlainText(const QString &notes);

} // namespace dogear::notes
