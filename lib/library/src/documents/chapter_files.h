// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads chapters from media files and resources.
///
/// Threads: pure but for the files; any thread, normally the pool.

#include <library/chapter_reader.h>

namespace dogear::library {

/// The chapters of the media file at \a url (file or qrc), unless it is as \a known says
/// and its pictures are still there: they are copied to the folder \a pictures, under the hash of
/// their bytes.
[[nodiscard]] Result<ReadChapters> readChaptersOfMedia(const QUrl &url,
                                                       const ChapterValidators &known,
                                                       const QString &pictures);

} // namespace dogear::library
