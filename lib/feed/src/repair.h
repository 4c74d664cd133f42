// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Mends what XML parsers stumble over before the document is parsed.
///
/// Pure; any thread.

#include <QByteArray>

namespace dogear::feed {

/// The document without what stands before its first tag.
[[nodiscard]] QByteArray withoutLeadingJunk(const QByteArray &document);

/// Every ampersand that begins no reference becomes "&amp;", outside of CDATA sections; named HTML
/// entities become their character's number. For encodings that contain ASCII.
[[nodiscard]] QByteArray withReferencesRepaired(const QByteArray &document);

/// Whether it begins like a web page.
[[nodiscard]] bool looksLikeHtml(const QByteArray &document);

} // namespace dogear::feed
