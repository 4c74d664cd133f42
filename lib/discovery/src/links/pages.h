// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Recognises pages of YouTube and SoundCloud, whose feeds have addresses of a known form.
///
/// Threads: pure; any thread.

#include "links/page_address.h"

#include <discovery/show_link.h>

namespace dogear::discovery {

/// \return a link of kind YouTubeFeed, YouTubePage or SoundCloudPage
[[nodiscard]] std::optional<ShowLink> readPageWithFeed(const PageAddress &page);

} // namespace dogear::discovery
