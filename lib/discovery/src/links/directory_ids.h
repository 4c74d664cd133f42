// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Recognises links that contain an id of fyyd or of the Podcast Index, or a podcast:guid.
///
/// Threads: pure; any thread.

#include "links/page_address.h"

#include <discovery/show_link.h>

namespace dogear::discovery {

/// \return a link of kind FyydShow, FyydEpisode or PodcastIndexShow
[[nodiscard]] std::optional<ShowLink> readDirectoryLink(const PageAddress &page);

} // namespace dogear::discovery
