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
    QStringList groups; ///< the outlines around it, outermost first

    friend bool operator==(const OpmlEntry &, const OpmlEntry &) = default;
};

struct OpmlDocument
{
    QList<OpmlEntry> entries; ///< document order, first of equal URLs kept
    QStringList refused;      ///< what stands for an address in an entry and is none
    QStringList warnings;     ///< where the document breaks off, one line each
};

/// Whether \a document looks like OPML rather than a feed: its root element is `opml`.
[[nodiscard]] bool isOpml(const QByteArray &document);

/// Reads every outline that has an xmlUrl, at any depth, attributes in any case.
///
/// \return the list, or an Error whose code is EmptyInput, MalformedXml, HtmlPage or
/// UnsupportedFeed
[[nodiscard]] Result<OpmlDocument> parseOpml(const QByteArray &document,
                                             const QByteArray &contentType = {});

/// \return an OPML 2.0 document in UTF-8 that parseOpml reads back as \a entries
[[nodiscard]] QByteArray writeOpml(const QList<OpmlEntry> &entries, const QDateTime &created);

} // namespace dogear::feed
