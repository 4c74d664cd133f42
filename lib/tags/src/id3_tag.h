// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Title, cover and chapters of an ID3v2 tag. libavformat leaves out links, pictures of
///        chapters and their table of contents.
///
/// Spec:  https://id3.org/id3v2-chapters-1.0
/// Tests: tests/unit/tags/tst_id3_tag.cpp, tests/fuzz/fuzz_tags.cpp

#include "findings.h"
#include "id3_frames.h"

namespace dogear::tags {

/// Reads the tag that \a tag begins with, as far as it is there. Nothing in it is an error: what
/// cannot be read is a warning in \a findings.
void readId3Tag(const QByteArray &tag, Findings &findings);

} // namespace dogear::tags
