// SPDX-License-Identifier: GPL-3.0-or-later
#include "portal_notifier.h"
#include "server_notifier.h"

#include <desktop/sandbox.h>

namespace dogear::desktop {

std::unique_ptr<Notifier> makeNotifier(const QDBusConnection &bus)
{
    if (isInFlatpak())
        return std::make_unique<PortalNotifier>(bus);
    return std::make_unique<ServerNotifier>(bus);
}

} // namespace dogear::desktop
