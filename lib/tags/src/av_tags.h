// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What libavformat found in a file, as our values.
///
/// Tests: tests/unit/tags/tst_media_tags.cpp

#include "av_file.h"
#include "findings.h"

namespace dogear::tags {

/// What a container says of itself beside its tags.
struct ContainerFacts
{
    std::optional<std::chrono::milliseconds> duration;
    bool isDurationEstimated = false;
    bool hasSound = false;
    bool hasVideo = false;
};

/// Title and cover go to \a findings.
[[nodiscard]] ContainerFacts readContainer(AvFile &file, Findings &findings);

/// The chapters of \a file go to \a findings, of every format but Matroska and ID3, which have
/// readers of their own.
void readAvChapters(AvFile &file, Findings &findings);

/// "1:02:03.5" and the like; nothing if it is none. Of Vorbis comments.
[[nodiscard]] std::optional<std::chrono::milliseconds> readClockTime(const QString &text);

} // namespace dogear::tags
