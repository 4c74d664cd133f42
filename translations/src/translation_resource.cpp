// SPDX-License-Identifier: GPL-3.0-or-later

#include <QtGlobal>

#include <resources/translation_resource.h>

// Q_INIT_RESOURCE declares a function of the global namespace, so it cannot stand in ours.
static void initResource()
{
    Q_INIT_RESOURCE(translations);
}

namespace dogear::resources {

void loadTranslations()
{
    initResource();
}

} // namespace dogear::resources
