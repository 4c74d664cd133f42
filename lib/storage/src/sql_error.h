// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The border where SQLite's errors become Dogear's.
///
/// Spec: https://www.sqlite.org/rescode.html

#include <base/error.h>

class QSqlError;

namespace dogear::storage {

[[nodiscard]] Error toError(const QSqlError &error);

} // namespace dogear::storage
