// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Calculates the granule at which the sound of an Ogg stream begins.
///
/// A page contains only the granule of its end. A file that was cut out of a stream can begin at
/// any granule.
///
/// Threads: any.
/// Tests:   tests/unit/tags/tst_ogg_parts.cpp, tst_ogg_length.cpp

#include "ogg_headers.h"

namespace dogear::tags {

/// Reads the pages of the stream \a serial from the offset \a offset on, after its headers.
/// \return the granule: exact for Opus; for other codecs 0 if the first page can contain all the
///   sound before its granule, else an estimate from the second page
[[nodiscard]] qint64 oggStart(const OggPageReader &pages,
                              qint64 offset,
                              quint32 serial,
                              const OggStreamFacts &facts);

} // namespace dogear::tags
