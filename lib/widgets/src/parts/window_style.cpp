// SPDX-License-Identifier: GPL-3.0-or-later
#include <widgets/icons.h>
#include <widgets/window_style.h>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

QIcon WindowStyle::standardIcon(StandardPixmap icon,
                                const QStyleOption *option,
                                const QWidget *widget) const
{
    if (icon == SP_ToolBarHorizontalExtensionButton)
        return themedIcon(u"more"_s, QPalette::ButtonText);
    return QProxyStyle::standardIcon(icon, option, widget);
}

} // namespace dogear::widgets
