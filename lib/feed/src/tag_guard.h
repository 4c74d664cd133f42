// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Looks for start tags that no parser should be given.
///
/// libxml2 compares each attribute of an element with every other before it tells anybody, so that
/// a flood of them must be found before. Pure; any thread.

#include <feed/feed_parser.h>

namespace dogear::feed {

/// \return which of \a limits a start tag breaks; empty if none does
[[nodiscard]] QString brokenTagLimit(QByteArrayView text, const ParseLimits &limits);

} // namespace dogear::feed
