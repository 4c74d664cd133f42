// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Recognises audio and video files by their names. Whether a file is playable shows only
///        when it is played.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/subscriptions/tst_local_show.cpp

#include <QString>
#include <QStringList>

namespace dogear::files {

/// The MIME type for the ending of \a fileName; empty if it is neither audio nor video.
[[nodiscard]] QString mediaTypeOf(const QString &fileName);

/// All endings that mediaTypeOf() knows, lower case, without the dot; for file dialogs.
[[nodiscard]] QStringList mediaSuffixes();

} // namespace dogear::files
