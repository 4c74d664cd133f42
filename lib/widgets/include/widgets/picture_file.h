// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads a picture file that the user chose and re-encodes it for the library.
///
/// Threads: any thread; the file is read on a thread of the pool.
/// Tests:   tests/gui/tst_own_library.cpp, tst_appearance.cpp

#include <base/future.h>

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace dogear::widgets {

/// Maximum width and height of a kept picture in pixels; no screen shows it larger.
inline constexpr int maxPicturePixels = 1400;

/// Reads the picture at \a path and scales it down to maxPicturePixels. Returns it as JPEG, or as
/// PNG if it has an alpha channel; empty if the picture cannot be read.
[[nodiscard]] Future<QByteArray> readPictureFile(const QString &path);

/// Returns the file name patterns of all readable formats: "*.png", "*.jpg", …
[[nodiscard]] QStringList picturePatterns();

} // namespace dogear::widgets
