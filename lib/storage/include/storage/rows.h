// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Walks the rows of a query to their end, or to the error that ends them early.
///
/// QSqlQuery::next() is false after the last row and also when a row cannot be read: a loop over it
/// takes the rest of a damaged library for nothing. So nextRow() is the only code that calls it;
/// tests/repo/check.py finds other callers.
///
/// Threads: the thread of the query.
/// Tests:   tests/unit/storage/tst_rows.cpp

#include <base/result.h>

#include <QSqlQuery>

#include <type_traits>
#include <utility>

namespace dogear::storage {

/// Moves \a query to its next row.
///
/// \return whether there is one; or why it cannot be read, a Database… code
[[nodiscard]] Result<bool> nextRow(QSqlQuery &query);

/// Calls \a read, a `void(const QSqlQuery &)`, with each row of \a query, which was executed.
/// A \a read that returns a bool ends the walk with false.
template<typename Read>
[[nodiscard]] Result<> forEachRow(QSqlQuery &query, Read &&read)
{
    for (;;) {
        const Result<bool> isRow = nextRow(query);
        if (!isRow)
            return failure(isRow.error());
        if (!*isRow)
            return {};
        if constexpr (std::is_void_v<std::invoke_result_t<Read, const QSqlQuery &>>)
            read(std::as_const(query));
        else if (!read(std::as_const(query)))
            return {};
    }
}

} // namespace dogear::storage
