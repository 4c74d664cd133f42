// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Decodes and checks a feed or OPML document before an XML parser reads it.
///
/// Pure; any thread.
/// Decision: README.md, "libxml2 gets UTF-8 from the root element on".

#include "prolog.h"
#include "repairs.h"

#include <base/result.h>
#include <feed/parsed_feed.h>

namespace dogear::feed {

/// Result of openXml().
struct XmlDocument
{
    QByteArray utf8;
    Prolog prolog;
    QStringList warnings; ///< about the encoding

    /// Returns the document from the root element on, which is all that a parser gets.
    [[nodiscard]] QByteArrayView body() const { return QByteArrayView(utf8).sliced(prolog.root); }
    /// Converts a line number of the body to one of the document.
    [[nodiscard]] int lineOf(int line) const;
};

/// Decodes \a document and finds its root element.
///
/// \return the document, or an Error whose code is EmptyInput, LimitExceeded, HtmlPage,
///   TruncatedInput or MalformedXml (it has no element)
[[nodiscard]] Result<XmlDocument> openXml(const QByteArray &document,
                                          const QByteArray &contentType,
                                          const ParseLimits &limits);

} // namespace dogear::feed
