// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql_error.h"

#include <QSqlError>

namespace dogear::storage {

namespace {

/// Maps primary result codes, https://www.sqlite.org/rescode.html section 4.
ErrorCode toCode(int primary)
{
    switch (primary) {
    case 5: // SQLITE_BUSY
    case 6: // SQLITE_LOCKED
        return ErrorCode::DatabaseBusy;
    case 8:  // SQLITE_READONLY
    case 14: // SQLITE_CANTOPEN
        return ErrorCode::FileUnwritable;
    case 13: // SQLITE_FULL
        return ErrorCode::DiskFull;
    case 11: // SQLITE_CORRUPT
    case 26: // SQLITE_NOTADB
        return ErrorCode::DatabaseCorrupt;
    default:
        return ErrorCode::DatabaseFailed;
    }
}

} // namespace

Error toError(const QSqlError &error)
{
    // The driver reports extended codes; their low byte is the primary code (section 2).
    const int extended = error.nativeErrorCode().toInt();
    return {.code = toCode(extended & 0xff), .detail = error.text()};
}

} // namespace dogear::storage
