// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Under which name an episode's bytes are stored.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/library/tst_media_key.cpp

#include <QString>
#include <QUrl>

#include <media/media_store.h>

namespace dogear::library {

/// The same for every address of one feed (feedUrlKey), and after a show was left and followed
/// again. Letters and digits only, 32 of them.
[[nodiscard]] media::MediaKey mediaKey(const QUrl &podcastUrl, const QString &guid);

} // namespace dogear::library
