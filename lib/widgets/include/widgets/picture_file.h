// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A picture that a person chooses, as it is kept.
///
/// Threads: any thread; what is read comes from one of the pool.
/// Tests:   tests/gui/tst_own_library.cpp

#include <base/future.h>

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace dogear::widgets {

/// As much as any screen shows of it.
inline constexpr int mostPicturePixels = 1400;

/// The picture at \a path as PNG or, where nothing shines through, as JPEG, no side longer than
/// mostPicturePixels; empty if there is none that can be read.
[[nodiscard]] Future<QByteArray> readPictureFile(const QString &path);

/// "*.png", "*.jpg" and what else can be read.
[[nodiscard]] QStringList picturePatterns();

} // namespace dogear::widgets
