// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Extracts the address of a feed from a web page whose own address contains it.
///
/// Threads: pure; any thread.

#include "links/page_address.h"

#include <QString>

#include <optional>

namespace dogear::discovery {

/// An address as a link contains it: decoded once, unchecked, its scheme perhaps missing.
struct WrappedFeed
{
    QString address;
    QString episodeGuid = {};
};

[[nodiscard]] std::optional<WrappedFeed> feedInPage(const PageAddress &page);

/// Decodes \a rest, which follows the beginning of a link up to the link's end, if it is encoded as
/// a whole; then a query after it belongs to the link and is removed.
[[nodiscard]] QString addressInRest(const QString &rest);

} // namespace dogear::discovery
