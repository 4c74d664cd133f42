// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Computes the key under which the media bytes of an episode are stored.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/downloads/tst_media_key.cpp

#include <QString>
#include <QUrl>

#include <media/media_store.h>

namespace dogear::downloads {

/// Returns the same key for every spelling of the feed's address (feedUrlKey), and after a show was
/// unfollowed and followed again. The key has 32 characters, letters and digits only.
[[nodiscard]] media::MediaKey mediaKey(const QUrl &podcastUrl, const QString &guid);

/// Returns the key of another version of the episode, which is at \a source.
[[nodiscard]] media::MediaKey versionKey(const QUrl &podcastUrl,
                                         const QString &guid,
                                         const QUrl &source);

} // namespace dogear::downloads
