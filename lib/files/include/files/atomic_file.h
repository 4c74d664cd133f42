// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Writes files for the user atomically.
///
/// Threads: any, normally the pool.

#include <base/result.h>

#include <QByteArray>

namespace dogear::files {

/// Replaces the file at \a path by \a content. \return FileUnwritable on failure; the old file is
/// kept then
[[nodiscard]] Result<> writeAtomically(const QString &path, const QByteArray &content);

} // namespace dogear::files
