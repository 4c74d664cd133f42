// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads title, labels, cover and chapters of an ID3v2 tag.
///
/// libavformat ignores links and pictures of chapters, and the table of contents.
///
/// Spec:  https://id3.org/id3v2-chapters-1.0
/// Tests: tests/unit/tags/tst_id3_tag.cpp, tests/fuzz/fuzz_tags.cpp

#include "id3_frames.h"
#include "tag_collector.h"

namespace dogear::tags {

/// Reads the tag at the beginning of \a tag, which may be incomplete. Unreadable parts add a
/// warning to \a findings; nothing is an error.
void readId3Tag(const QByteArray &tag, TagCollector &findings);

} // namespace dogear::tags
