// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Recognises links that contain the number of a show in Apple's directory.
///
/// Threads: pure; any thread.

#include "links/page_address.h"

#include <discovery/show_link.h>

namespace dogear::discovery {

/// \return a link of kind AppleShow
[[nodiscard]] std::optional<ShowLink> readAppleLink(const PageAddress &page);

} // namespace dogear::discovery
