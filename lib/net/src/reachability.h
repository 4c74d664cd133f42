// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What the system's word on the network means.

#include <QNetworkInformation>

namespace dogear::net {

/// Guests' networks, captive portals and blocked checks look as if they reached only this house; so
/// only what is not connected at all counts as offline.
[[nodiscard]] constexpr bool isOnlineAt(QNetworkInformation::Reachability reachability)
{
    return reachability != QNetworkInformation::Reachability::Disconnected;
}

} // namespace dogear::net
