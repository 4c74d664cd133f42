// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Converts the metadata that libavformat found in a file to values of this module.
///
/// Tests: tests/unit/tags/tst_media_tags.cpp

#include "av_file.h"
#include "tag_collector.h"

namespace dogear::tags {

/// Properties of a container in addition to its tags.
struct ContainerFacts
{
    std::optional<std::chrono::milliseconds> duration;
    bool isDurationEstimated = false;
    bool hasSound = false;
    bool hasVideo = false;
};

/// Adds title, labels and cover of \a file to \a findings.
[[nodiscard]] ContainerFacts readContainer(AvFile &file, TagCollector &findings);

/// Adds the chapters of \a file to \a findings. Do not call it for Matroska and ID3, which have
/// readers of their own.
void readAvChapters(AvFile &file, TagCollector &findings);

/// Parses a time of a Vorbis comment, such as "1:02:03.5".
/// \return nothing if \a text is not a time
[[nodiscard]] std::optional<std::chrono::milliseconds> readClockTime(const QString &text);

} // namespace dogear::tags
