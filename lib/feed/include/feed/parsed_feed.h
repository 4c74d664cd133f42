// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Declares the content of a feed as values, and the limits for reading one.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/feed/tst_feed_parser.cpp, tst_hostile.cpp

#include <domain/episode.h>
#include <domain/podcast.h>

#include <QList>
#include <QStringList>
#include <QUrl>

namespace dogear::feed {

/// Content of one document, without anything that the database adds.
struct ParsedFeed
{
    domain::Podcast podcast;
    QList<domain::Episode> episodes; ///< document order; the newest of those with one guid
    QStringList warnings;            ///< faults that were worked around; untranslated, for the log
    QUrl nextPage;                   ///< page with older episodes: RFC 5005 sections 3 and 4
    bool isMoved = false;            ///< has only a new address, in podcast.newFeedUrl
    bool isTruncated = false;        ///< ends inside an element: missing episodes are not gone
};

/// Limits for hostile or broken documents; each far above the values of real feeds.
struct ParseLimits
{
    qsizetype maxBytes = qsizetype{64} * 1024 * 1024; ///< each: as received, decoded, repaired
    qsizetype maxEpisodes = 50'000;
    qsizetype maxElements = 1'000'000; ///< 20 for each of maxEpisodes
    int maxElementDepth = 64;
    int maxAttributes = 256; ///< of one element, with its namespace declarations
    int maxNamespaces = 512; ///< declared by all elements that are open at one time
    qsizetype maxTagBytes = qsizetype{2} * 1024 * 1024; ///< of a start tag with all its attributes
    qsizetype maxTextBytes =
        qsizetype{8} * 1024 * 1024;                ///< of the text directly inside one element
    qsizetype maxNameBytes = 1000;                 ///< of an element or attribute
    qsizetype maxEntityBytes = qsizetype{1} << 20; ///< total size of the document's own entities
    int maxFaults = 200'000;                       ///< syntax errors, repaired or not
};

} // namespace dogear::feed
