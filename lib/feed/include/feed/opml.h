// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads and writes lists of shows as OPML.
///
/// Pure; every function may be called from any thread.
///
/// Spec:  OPML 2.0 http://opml.org/spec2.opml, "Subscription lists"
/// Tests: tests/unit/feed/tst_opml.cpp

#include <base/result.h>

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QStringList>
#include <QUrl>

namespace dogear::feed {

/// One show of a list.
struct OpmlEntry
{
    QUrl url;
    QString title;
    QStringList groups; ///< outlines around the show, outermost first; then its categories

    friend bool operator==(const OpmlEntry &, const OpmlEntry &) = default;
};

/// Result of parsing one list.
struct OpmlDocument
{
    QList<OpmlEntry> entries; ///< document order; equal URLs as one entry, in the groups of all
    QStringList refused;      ///< texts that entries have in place of an address and that are none
    QStringList warnings;     ///< encoding faults, repairs and the place of a syntax error
    int skipped = 0;          ///< comments, other lists, and shows marked as not followed
    bool isDamaged = false;   ///< some shows could not be read: the document is cut off or broken
};

/// Tells whether \a document is OPML rather than a feed: its root element is `opml`, or `outline`
/// if a list was copied without its root.
[[nodiscard]] bool isOpml(const QByteArray &document);

/// Reads every outline that has an xmlUrl, a feedUrl or the url of a feed, at any depth, with
/// attribute names in any case. A group that contains every show is dropped, except in lists that
/// writeOpml() wrote. `entries` is empty if there are no shows.
///
/// \return the list, or an Error whose code is EmptyInput, LimitExceeded, TruncatedInput,
/// MalformedXml, HtmlPage or UnsupportedFeed
[[nodiscard]] Result<OpmlDocument> parseOpml(const QByteArray &document,
                                             const QByteArray &contentType = {});

/// Writes a list. Texts are put into one line and lose characters that XML 1.0 does not allow;
/// blank groups are left out.
///
/// \return an OPML 2.0 document in UTF-8 that parseOpml reads back as \a entries
[[nodiscard]] QByteArray writeOpml(const QList<OpmlEntry> &entries, const QDateTime &created);

} // namespace dogear::feed
