// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief libxml2's SAX events as elements for the namespace handlers, in one pass.
///
/// Recovers from broken XML, resolves no entity but characters, reads nothing but the document.

#include "element.h"
#include "feed_builder.h"

#include <feed/feed_parser.h>

namespace dogear::feed {

/// How reading went.
struct SaxOutcome
{
    bool hasRoot = false;
    QByteArray rootName;          ///< without prefix, as written
    bool hasChannel = false;      ///< an RSS channel or item, or an Atom feed, was seen
    bool isCutOff = false;        ///< the document ends inside an element
    bool hasBadReference = false; ///< an ampersand that begins no known reference
    QString firstFault;           ///< "line:column: reason"; empty if well-formed
    QString brokenLimit;          ///< not empty: which limit stopped the reading
};

[[nodiscard]] SaxOutcome readXml(const QByteArray &document,
                                 const QUrl &source,
                                 const ParseLimits &limits,
                                 FeedBuilder &builder);

} // namespace dogear::feed
