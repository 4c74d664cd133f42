// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Extracts the address of a feed from links with the schemes of podcast players.
///
/// The schemes that feedUrlFromUserInput() understands (feed:, itpc:, itms:, pcast:, podcast:) are
/// left to it.
///
/// Threads: pure; any thread.

#include "links/wrapped_feeds.h"

namespace dogear::discovery {

[[nodiscard]] std::optional<WrappedFeed> feedInAppLink(const QString &address);

} // namespace dogear::discovery
