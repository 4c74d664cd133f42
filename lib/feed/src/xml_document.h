// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What a feed or a list of shows goes through before an XML parser sees it.
///
/// Pure; any thread.

#include "prolog.h"
#include "repairs.h"

#include <base/result.h>
#include <feed/feed_parser.h>

namespace dogear::feed {

struct XmlDocument
{
    QByteArray utf8;
    Prolog prolog;
    QStringList warnings; ///< of the encoding

    /// From the root element on: what a parser is given.
    [[nodiscard]] QByteArrayView body() const { return QByteArrayView(utf8).sliced(prolog.root); }
    /// The line in the document on which line \a line of the body stands.
    [[nodiscard]] int lineOf(int line) const;
};

/// Decodes \a document and finds its root.
///
/// \return the document, or an Error whose code is EmptyInput, LimitExceeded, HtmlPage,
///   TruncatedInput or MalformedXml (there is no element)
[[nodiscard]] Result<XmlDocument> openXml(const QByteArray &document,
                                          const QByteArray &contentType,
                                          const ParseLimits &limits);

} // namespace dogear::feed
