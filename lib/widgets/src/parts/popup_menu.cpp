// SPDX-License-Identifier: GPL-3.0-or-later
#include "popup_menu.h"

#include <QMenu>

namespace dogear::widgets {

void popUpOnce(QMenu *menu, const QPoint &position)
{
    if (!menu)
        return;
    menu->setAttribute(Qt::WA_DeleteOnClose);
    // Not exec(): the GUI thread never runs a nested event loop (lib/README.md, Threads).
    menu->popup(position);
}

} // namespace dogear::widgets
