// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The text of a map: which bytes of a media file are there. README.md has the format.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/media/tst_media_map.cpp

#include <base/result.h>

#include <media/byte_ranges.h>
#include <media/media_file.h>

namespace dogear::media {

struct MediaMap
{
    std::optional<MediaIdentity> identity;
    ByteRanges ranges;
    QDateTime heard;     ///< invalid if never
    int lines = 0;       ///< how many were read
    qint64 goodSize = 0; ///< in bytes; what follows was cut by a crash
};

/// As far as \a text is whole.
/// \return or DatabaseTooNew
[[nodiscard]] Result<MediaMap> readMap(const QByteArray &text);

/// The whole text of \a map.
[[nodiscard]] QByteArray writeMap(const MediaMap &map);

/// Lines to append: \a ranges are there too.
[[nodiscard]] QByteArray linesFor(const ByteRanges &ranges);
/// A line to append: it was last played at \a heard.
[[nodiscard]] QByteArray lineFor(const QDateTime &heard);

} // namespace dogear::media
