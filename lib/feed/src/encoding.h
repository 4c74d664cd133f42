// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The bytes of a document as UTF-8, whatever they claim to be.
///
/// A byte order mark counts before the XML declaration, that before the charset of HTTP, and UTF-8
/// after them; what is no UTF-8 is windows-1252. A label that the bytes belie is passed over.
/// Pure; any thread.
///
/// Specs: XML 1.0 appendix F, RFC 7303 section 3; names as in https://encoding.spec.whatwg.org
/// Tests: tests/unit/feed/tst_encoding.cpp

#include <QByteArray>
#include <QStringList>

namespace dogear::feed {

struct DecodedText
{
    QByteArray utf8;      ///< valid, without byte order mark
    QStringList warnings; ///< which labels were wrong, and what was repaired
};

/// \param contentType the header of HTTP; may be empty
[[nodiscard]] DecodedText toUtf8(const QByteArray &document, const QByteArray &contentType);

} // namespace dogear::feed
