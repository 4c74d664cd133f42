// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Converts errors of SQLite to errors of Dogear.
///
/// Spec: https://www.sqlite.org/rescode.html

#include <base/error.h>

class QSqlError;

namespace dogear::storage {

[[nodiscard]] Error toError(const QSqlError &error);

} // namespace dogear::storage
