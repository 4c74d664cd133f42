// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Determines the duration of an Ogg file that is chained or was cut out of a stream.
///
/// Threads: any.
/// Spec:    RFC 3533; RFC 7845 section 4 (granule positions need not begin with 0)
/// Tests:   tests/unit/tags/tst_ogg_length.cpp

#include "bounded_input.h"

#include <chrono>
#include <optional>

namespace dogear::tags {

/// Sums up the durations of all parts after the offset \a offset, each from first to last sample.
/// \return nothing for a file with one part that begins within the first second, because its last
///   page gives the duration, and nothing if the limits of the input prevent finding the parts
[[nodiscard]] std::optional<std::chrono::milliseconds> oggLength(BoundedInput &input,
                                                                 qint64 offset);

} // namespace dogear::tags
