// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Recognises links to services that do not say where the feed of a show is.
///
/// Threads: pure; any thread.

#include "links/page_address.h"

#include <discovery/show_link.h>

namespace dogear::discovery {

/// \return a link of kind Closed, with the https address of the page for reading its title
[[nodiscard]] std::optional<ShowLink> readClosedService(const PageAddress &page);

/// Reads \a address as an app link, "spotify:show:…".
/// \return a link of kind Closed without a page
[[nodiscard]] std::optional<ShowLink> readClosedAppLink(const QString &address);

} // namespace dogear::discovery
