// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtGlobal>

#include <resources/icon_resource.h>

// Q_INIT_RESOURCE declares a function of the global namespace, so it cannot stand in ours.
static void initResource()
{
    Q_INIT_RESOURCE(icons);
}

namespace dogear::resources {

void loadIcons()
{
    initResource();
}

} // namespace dogear::resources
