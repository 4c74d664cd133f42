// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Which files are audio and video, by their names. Whether one can be played shows when it
///        is.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/library/tst_local_show.cpp

#include <QString>
#include <QStringList>

namespace dogear::library {

/// The MIME type that the ending of \a fileName stands for; empty if it is neither audio nor video.
[[nodiscard]] QString mediaTypeOf(const QString &fileName);

/// Every ending that mediaTypeOf() knows, lower case, without a point: for dialogs.
[[nodiscard]] QStringList mediaSuffixes();

} // namespace dogear::library
