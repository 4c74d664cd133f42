// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Works out the granule at which the sound of an Ogg stream begins.
///
/// Pages tell the granule at which they end. A file that was cut out of a stream begins with any.
///
/// Threads: any.
/// Tests:   tests/unit/tags/tst_ogg_parts.cpp, tst_ogg_length.cpp

#include "ogg_headers.h"

namespace dogear::tags {

/// Reads the pages of the stream \a serial from \a place on, behind its headers.
/// \return exactly for Opus; for others 0 if the first page may hold all before its granule, else
///   worked out from the second page
[[nodiscard]] qint64 oggStart(const OggPageReader &pages,
                              qint64 place,
                              quint32 serial,
                              const OggStreamFacts &facts);

} // namespace dogear::tags
