// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_pages.h"

#include <widgets/settings_context.h>
#include <widgets/settings_index.h>

namespace dogear::widgets {

QList<SettingsField> settingsFields(int page)
{
    const std::unique_ptr<SettingsPage> widget = createSettingsPage(page, {});
    QList<SettingsField> found{{widget->objectName(), widget->title(), {}}};
    for (const SettingsRow &row : widget->rows()) {
        if (row.field)
            found.append({row.field->objectName(), row.field->accessibleName(), widget->title()});
    }
    return found;
}

} // namespace dogear::widgets
