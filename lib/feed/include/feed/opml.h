// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists of shows in and out.
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

struct OpmlEntry
{
    QUrl url;
    QString title;
    QStringList groups; ///< the outlines around it, outermost first; then its categories

    friend bool operator==(const OpmlEntry &, const OpmlEntry &) = default;
};

struct OpmlDocument
{
    QList<OpmlEntry> entries; ///< document order; of equal URLs the first, in the groups of all
    QStringList refused;      ///< what stands for an address in an entry and is none
    QStringList warnings;     ///< where the document breaks off, one line each
    int leftOut = 0;          ///< shows that are not followed there, comments and other lists
    bool isDamaged = false;   ///< shows are missing in `entries`: it is cut off, or broken
};

/// Whether \a document looks like OPML rather than a feed: its root element is `opml`, or an
/// `outline` without it.
[[nodiscard]] bool isOpml(const QByteArray &document);

/// Reads every outline that has an xmlUrl, a feedUrl or the url of a feed, at any depth, attributes
/// in any case. Groups that hold every show are no groups, except in lists that writeOpml wrote.
/// Without shows `entries` is empty.
///
/// \return the list, or an Error whose code is EmptyInput, MalformedXml, HtmlPage or
/// UnsupportedFeed
[[nodiscard]] Result<OpmlDocument> parseOpml(const QByteArray &document,
                                             const QByteArray &contentType = {});

/// Texts are written in one line, without characters that XML 1.0 does not allow; blank groups are
/// left out.
///
/// \return an OPML 2.0 document in UTF-8 that parseOpml reads back as \a entries
[[nodiscard]] QByteArray writeOpml(const QList<OpmlEntry> &entries, const QDateTime &created);

} // namespace dogear::feed
