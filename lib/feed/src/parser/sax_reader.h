// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Passes libxml2's SAX events as elements to the namespace handlers, in one pass.
///
/// Resolves only character references and reads nothing but the text that it is given.

#include "element.h"
#include "feed_builder.h"

#include <feed/parsed_feed.h>

namespace dogear::feed {

/// Reaction to a document that is not well-formed.
enum class OnSyntaxError {
    Stop,     ///< the caller repairs the document and reads it again
    Continue, ///< the document has been repaired; remaining faults are ignored
};

/// Result of readXml().
struct SaxOutcome
{
    bool hasRoot = false;
    QByteArray rootName;           ///< without prefix, as written
    bool hasChannel = false;       ///< an RSS channel or item, or an Atom feed, was seen
    bool isTruncatedInput = false; ///< the document ends inside an element
    bool isStoppedByFault = false; ///< with OnSyntaxError::Stop: the other fields must be ignored
    bool hasTrailingJunk = false;
    bool hasUndeclaredPrefix = false;
    QStringList namespaceWarnings;
    QString firstFault;    ///< "line:column: reason"; empty if well-formed
    QString exceededLimit; ///< the limit that stopped the reading; empty if none
};

/// Reads \a text into \a builder.
/// \param text UTF-8 that begins at the root element
[[nodiscard]] SaxOutcome readXml(QByteArrayView text,
                                 const QUrl &source,
                                 const ParseLimits &limits,
                                 FeedBuilder &builder,
                                 OnSyntaxError onFault);

} // namespace dogear::feed
