// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Files and resources by the addresses that episodes know them under.

#include <QByteArray>
#include <QString>
#include <QUrl>

namespace dogear::library {

/// Whether \a url is of a file or of a resource.
[[nodiscard]] bool isFile(const QUrl &url);

/// The path of a file or of a resource.
[[nodiscard]] QString pathOf(const QUrl &url);

/// Another one once the file at \a path has changed, as far as its size and date tell.
[[nodiscard]] QByteArray fileStamp(const QString &path);

} // namespace dogear::library
