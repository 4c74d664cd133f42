// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads chapters from media files and resources.
///
/// Threads: pure except for file access; any thread, normally the pool.

#include <documents/chapter_reader.h>

namespace dogear::documents {

/// Reads the chapters of the media file at \a url (file or qrc), and copies their pictures to the
/// folder \a pictures, named by the hash of their bytes. If the file is unchanged since \a known
/// and the pictures still exist, the result is isNotModified.
[[nodiscard]] Result<ReadChapters> readChaptersOfMedia(const QUrl &url,
                                                       const ChapterValidators &known,
                                                       const QString &pictures);

} // namespace dogear::documents
