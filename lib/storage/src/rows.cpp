// SPDX-License-Identifier: GPL-3.0-or-later
#include "sql_error.h"

#include <storage/rows.h>

#include <QSqlError>

namespace dogear::storage {

Result<bool> nextRow(QSqlQuery &query)
{
    if (query.next())
        return true;
    // next() sets lastError() only if it failed, not at the end of the rows.
    if (const QSqlError error = query.lastError(); error.isValid())
        return failure(toError(error));
    return false;
}

} // namespace dogear::storage
