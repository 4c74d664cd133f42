// SPDX-License-Identifier: GPL-3.0-or-later
#include "appearance.h"

#include <settings/desktop_settings.h>
#include <widgets/artwork_images.h>
#include <widgets/theme.h>

namespace dogear {

void applyAppearance(const settings::AppearanceSettings &appearance, widgets::ArtworkImages &images)
{
    widgets::applyTheme(appearance.theme);
    images.setUsesColors(appearance.usesArtworkColour);
}

} // namespace dogear
