// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Files that a person asked for, written whole or not at all.
///
/// Threads: any, normally the pool.

#include <base/result.h>

#include <QByteArray>

namespace dogear::library {

/// Makes the file at \a path hold \a content. \return or FileUnwritable, with what was there kept
[[nodiscard]] Result<> writeWhole(const QString &path, const QByteArray &content);

} // namespace dogear::library
