// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Steps through the rows of a query and distinguishes the end from an error.
///
/// QSqlQuery::next() returns false after the last row and also when a row cannot be read. A loop
/// over it takes a damaged page for the end of the list. So nextRow() is the only code that calls
/// it; tests/repo/check.py finds other callers.
///
/// Threads: the thread of the query.
/// Tests:   tests/unit/storage/tst_rows.cpp
/// Decision: README.md, "One function reads rows and distinguishes the end from an error".

#include <base/result.h>

#include <QSqlQuery>

#include <type_traits>
#include <utility>

namespace dogear::storage {

/// Moves \a query to its next row.
///
/// \return whether there is a row; or a Database… code if the row cannot be read
[[nodiscard]] Result<bool> nextRow(QSqlQuery &query);

/// Calls \a read, a `void(const QSqlQuery &)`, with each row of \a query.
/// If \a read returns a bool, false stops after that row.
/// \pre \a query was executed
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
