// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief How long an Ogg file is that is made of parts, or that was cut out of a stream.
///
/// Threads: any.
/// Spec:    RFC 3533; RFC 7845 section 4 (granule positions need not begin with 0)
/// Tests:   tests/unit/tags/tst_ogg_length.cpp

#include "bounded_input.h"

#include <chrono>
#include <optional>

namespace dogear::tags {

/// The length of the sound from \a place on: of all parts, each from its first sample to its last.
/// \return nothing for a file of one part that begins with 0, where its last page tells the length,
///   and where the limits on the input do not allow to find the parts
[[nodiscard]] std::optional<std::chrono::milliseconds> oggLength(BoundedInput &input, qint64 place);

} // namespace dogear::tags
