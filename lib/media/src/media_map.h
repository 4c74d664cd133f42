// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads and writes a map: the text that lists the stored ranges of a media file.
///
/// README.md describes the format.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/media/tst_media_map.cpp

#include <base/result.h>

#include <media/byte_ranges.h>
#include <media/media_file.h>

namespace dogear::media {

/// Content of a map file.
struct MediaMap
{
    std::optional<MediaIdentity> identity;
    ByteRanges ranges;
    QDateTime lastPlayed; ///< time of the last playback; invalid if there was none
    int lines = 0;        ///< number of lines that were read
    qint64 validSize = 0; ///< in bytes; the text after it was damaged by a crash
};

/// Reads \a text up to the first line that is damaged.
/// \return the map, or DatabaseTooNew if a newer Dogear wrote it
[[nodiscard]] Result<MediaMap> readMap(const QByteArray &text);

/// Returns the complete text of \a map.
[[nodiscard]] QByteArray writeMap(const MediaMap &map);

/// Returns the lines that add \a ranges, to be appended.
[[nodiscard]] QByteArray linesFor(const ByteRanges &ranges);
/// Returns the line that sets the time of the last playback, to be appended.
[[nodiscard]] QByteArray lineFor(const QDateTime &lastPlayed);

} // namespace dogear::media
