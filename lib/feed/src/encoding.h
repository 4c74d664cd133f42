// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Decodes the bytes of a document to UTF-8, even if its encoding labels are wrong.
///
/// A byte order mark has precedence over the XML declaration, that over the charset of HTTP, and
/// UTF-8 is the default; bytes that are not UTF-8 are windows-1252. A label that the bytes
/// contradict is ignored.
/// Pure; any thread.
///
/// Specs: XML 1.0 appendix F, RFC 7303 section 3; names as in https://encoding.spec.whatwg.org
/// Tests: tests/unit/feed/tst_encoding.cpp

#include <QByteArray>
#include <QStringList>

namespace dogear::feed {

/// Result of toUtf8().
struct DecodedText
{
    QByteArray utf8;      ///< valid, without byte order mark
    QStringList warnings; ///< labels that were wrong, and repairs
};

/// Decodes \a document.
/// \param contentType the HTTP header; may be empty
[[nodiscard]] DecodedText toUtf8(const QByteArray &document, const QByteArray &contentType);

} // namespace dogear::feed
