// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the chapters of Matroska and WebM: the default edition, without hidden chapters.
///
/// libavformat mixes the chapters of all editions.
///
/// Spec:  RFC 8794 (EBML), RFC 9559 (Matroska) sections 5.1.7 and 20
/// Tests: tests/unit/tags/tst_matroska_chapters.cpp, tests/fuzz/fuzz_tags.cpp

#include "bounded_input.h"
#include "tag_collector.h"

namespace dogear::tags {

/// Reads the chapters of the Matroska file that begins at the offset \a offset of \a input. Broken
/// parts add a warning to \a findings.
void readMatroskaChapters(BoundedInput &input, qint64 offset, TagCollector &findings);

} // namespace dogear::tags
