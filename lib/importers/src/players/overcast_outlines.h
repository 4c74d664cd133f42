// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the outlines of Overcast's list of all data.
///
/// Pure; any thread.
/// Spec:  OPML 2.0 http://opml.org/spec2.opml; the attributes are Overcast's own
/// Tests: tests/unit/importers/tst_overcast.cpp, tests/fuzz/fuzz_players.cpp

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>

namespace dogear::importers {

/// Attributes of an outline by name.
using Attributes = QHash<QString, QString>;

struct OvercastShow
{
    Attributes attributes;
    QList<Attributes> episodes;
};

/// The outlines of a list, in document order.
struct OvercastDocument
{
    QList<OvercastShow> shows;
    QList<Attributes> playlists;
    QString fault; ///< "line:column: reason" of the first syntax error; empty: none
};

/// Tells whether \a document, an OPML list, has outlines that only Overcast's list of all data has.
[[nodiscard]] bool isOvercast(const QByteArray &document);

/// Reads \a document up to its end or its first syntax error.
[[nodiscard]] OvercastDocument parseOvercast(const QByteArray &document);

} // namespace dogear::importers
