// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief libxml2's SAX events as elements for the namespace handlers, in one pass.
///
/// Resolves no entity but characters and reads nothing but the text that it is given.

#include "element.h"
#include "feed_builder.h"

#include <feed/feed_parser.h>

namespace dogear::feed {

/// What to do where the document is no XML.
enum class OnFault {
    Stop,   ///< it will be mended
    ReadOn, ///< it was, as well as it goes
};

/// How reading went.
struct SaxOutcome
{
    bool hasRoot = false;
    QByteArray rootName;           ///< without prefix, as written
    bool hasChannel = false;       ///< an RSS channel or item, or an Atom feed, was seen
    bool isCutOff = false;         ///< the document ends inside an element
    bool isStoppedByFault = false; ///< nothing else counts; with OnFault::Stop
    bool hasTrailingJunk = false;
    bool hasUndeclaredPrefix = false;
    QStringList namespaceWarnings;
    QString firstFault;  ///< "line:column: reason"; empty if well-formed
    QString brokenLimit; ///< not empty: which limit stopped the reading
};

/// \param text UTF-8 that begins at the root element
[[nodiscard]] SaxOutcome readXml(QByteArrayView text,
                                 const QUrl &source,
                                 const ParseLimits &limits,
                                 FeedBuilder &builder,
                                 OnFault onFault);

} // namespace dogear::feed
