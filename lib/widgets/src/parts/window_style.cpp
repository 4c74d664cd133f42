// SPDX-License-Identifier: GPL-3.0-or-later
#include <widgets/icons.h>
#include <widgets/metrics.h>
#include <widgets/window_style.h>

#include <QApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

QIcon WindowStyle::standardIcon(StandardPixmap icon,
                                const QStyleOption *option,
                                const QWidget *widget) const
{
    // A menu bar asks for this picture when it is made. The style would load every image plugin for
    // it, which delays the start (lib/README.md, 85).
    if (icon == SP_ToolBarHorizontalExtensionButton)
        return themedIcon(u"more"_s, QPalette::ButtonText);
    return QProxyStyle::standardIcon(icon, option, widget);
}

int WindowStyle::pixelMetric(PixelMetric metric,
                             const QStyleOption *option,
                             const QWidget *widget) const
{
    constexpr double iconUnits = 4;
    const int size = QProxyStyle::pixelMetric(metric, option, widget);
    switch (metric) {
    case PM_ButtonIconSize:
    case PM_SmallIconSize:
    case PM_LineEditIconSize:
        // The size of a style is fixed, so next to a large font the icons would be too small.
        return std::max(size, units(QApplication::font(), iconUnits));
    default:
        return size;
    }
}

void WindowStyle::polish(QPalette &palette)
{
    QProxyStyle::polish(palette);
    // The desktop's colours stay, but get enough contrast (README.md).
    palette = readablePalette(palette);
}

} // namespace dogear::widgets
