// SPDX-License-Identifier: GPL-3.0-or-later
#include <widgets/icons.h>
#include <widgets/metrics.h>
#include <widgets/tool_button.h>

#include <QAbstractButton>
#include <QToolButton>

namespace dogear::widgets {

namespace {

constexpr double iconUnits = 5; ///< units of the grid: 20 pixels with the usual font

} // namespace

void setUpTool(QToolButton &button, const QString &name, const QString &icon)
{
    button.setObjectName(name);
    button.setIcon(themedIcon(icon));
    setIconUnits(button, iconUnits);
    button.setAutoRaise(true);
}

void setIconUnits(QAbstractButton &button, double count)
{
    const int size = units(button.font(), count);
    button.setIconSize(QSize(size, size));
}

} // namespace dogear::widgets
