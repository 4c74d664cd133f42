// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme_keeper.h"

#include <widgets/theme.h>

namespace dogear::widgets {

void applyTheme(settings::Theme theme)
{
    ThemeKeeper::ofApplication().apply(theme);
}

} // namespace dogear::widgets
