// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Determines the duration of an MP3 file with a wrong or missing information header.
///
/// Threads: any.
/// Tests:   tests/unit/tags/tst_mpeg_sound.cpp

#include "bounded_input.h"

#include <chrono>
#include <optional>

namespace dogear::tags {

/// Determines the duration of the MPEG audio from the offset \a offset to the end of the input.
/// \return nothing if the information header is plausible, so that libavformat's duration is right,
///   or if there are no frames
[[nodiscard]] std::optional<std::chrono::milliseconds> mpegLength(BoundedInput &input,
                                                                  qint64 offset);

} // namespace dogear::tags
