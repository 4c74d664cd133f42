// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Show notes: foreign HTML in, harmless HTML and plain text out.
///
/// Pure: no network, no files; every function may be called from any thread.
///
/// Spec:  HTML Living Standard, parsing; what may stay is the whitelist in src/whitelist.cpp
/// Tests: tests/unit/notes/

#include <QString>
#include <QUrl>

#include <chrono>
#include <optional>

namespace dogear::notes {

/// The scheme of links that seek: "dogear-time:83000" is 1 min 23 s, in milliseconds.
inline constexpr auto timeScheme = "dogear-time";

struct RenderOptions
{
    QUrl base = {}; ///< relative links are resolved against it; without it they become text
    /// The episode's length: times at or beyond it are no links. Unknown: every time is one.
    std::optional<std::chrono::milliseconds> duration = {};
    bool allowImages = false; ///< false: an image becomes its alternative text
};

/// HTML that is safe to show: whitelisted elements and attributes only, no scripts, styles, forms,
/// frames, event handlers or remote loads (unless RenderOptions::allowImages); links are http,
/// https, mailto or `timeScheme`; bare addresses and times in the text become links; plain text
/// keeps its line breaks. Always a fragment, never a whole document; empty for empty notes.
[[nodiscard]] QString toSafeHtml(const QString &notes, const RenderOptions &options = {});

/// What \a notes says, without markup: for the index and for terminals. Blocks end with a line
/// break, list items begin with "• ", white space is folded, entities are resolved.
[[nodiscard]] QString toPlainText(const QString &notes);

} // namespace dogear::notes
