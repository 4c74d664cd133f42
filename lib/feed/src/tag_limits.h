// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds start tags that no parser should read, because they break a limit.
///
/// libxml2 compares each attribute of an element with every other one before it calls back, so a
/// flood of attributes must be found before. Pure; any thread.

#include <feed/parsed_feed.h>

namespace dogear::feed {

/// Checks every start tag of \a text.
/// \return the limit that a tag breaks; empty if none does
[[nodiscard]] QString exceededTagLimit(QByteArrayView text, const ParseLimits &limits);

} // namespace dogear::feed
