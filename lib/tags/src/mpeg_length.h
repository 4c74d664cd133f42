// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief How long an MP3 is, where its header cannot be believed or there is none.
///
/// Threads: any.
/// Tests:   tests/unit/tags/tst_mpeg_sound.cpp

#include "bounded_input.h"

#include <chrono>
#include <optional>

namespace dogear::tags {

/// The length of the MPEG audio from \a place on, as it is here.
/// \return nothing where the header of the file may be believed, or what is there has no frames
[[nodiscard]] std::optional<std::chrono::milliseconds> mpegLength(BoundedInput &input,
                                                                  qint64 place);

} // namespace dogear::tags
