// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Interprets the reachability that the system reports.

#include <QNetworkInformation>

namespace dogear::net {

/// Guest networks, captive portals and blocked connectivity checks look like networks without
/// internet access, so only the state "disconnected" counts as offline.
[[nodiscard]] constexpr bool isOnlineAt(QNetworkInformation::Reachability reachability)
{
    return reachability != QNetworkInformation::Reachability::Disconnected;
}

} // namespace dogear::net
