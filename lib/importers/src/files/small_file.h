// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads whole files of limited size.

#include <base/result.h>

#include <QByteArray>

namespace dogear::importers {

/// Reads the file at \a path.
/// \return or FileNotFound, FileUnreadable, LimitExceeded if it has more than \a maxBytes
[[nodiscard]] Result<QByteArray> readFile(const QString &path, qint64 maxBytes);

/// \return the first \a count bytes of the file at \a path, or FileNotFound, FileUnreadable
[[nodiscard]] Result<QByteArray> readBeginning(const QString &path, qint64 count);

} // namespace dogear::importers
