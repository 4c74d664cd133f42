// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds the ranges of a text that match a query, and puts delimiters around them.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/query/tst_words.cpp

#include <query/words.h>

namespace dogear::query {

/// Range of a text to highlight, in UTF-16 units.
struct Mark
{
    int begin = 0;
    int end = 0;

    friend bool operator==(const Mark &, const Mark &) = default;
};

/// Finds the ranges that match a query in texts of one field, such as titles.
class Marker final
{
public:
    Marker(Field field, const Query &query);

    /// The ranges are sorted and do not overlap. Excluded terms ("-word") are not marked.
    [[nodiscard]] QList<Mark> marks(const QString &text) const;

private:
    QList<WantedWords> m_wanted;
};

/// Marks a single \a text; for several texts a Marker prepares the query only once.
[[nodiscard]] QList<Mark> marks(const QString &text, Field field, const Query &query);

/// Sorts \a marks and joins those that touch or overlap.
[[nodiscard]] QList<Mark> united(QList<Mark> marks);

/// Puts \a begin before and \a end behind each range of \a text. \a marks are sorted and do not
/// overlap.
[[nodiscard]] QString delimited(QString text, const QList<Mark> &marks, QChar begin, QChar end);

} // namespace dogear::query
