// SPDX-License-Identifier: GPL-3.0-or-later
#include "list_button.h"

#include <widgets/list_menu.h>

#include <QMenu>

namespace dogear::widgets {

ListButton::ListButton(QWidget *parent)
    : QToolButton(parent)
{
    setPopupMode(InstantPopup);
    setMenu(new QMenu(this));
    connect(menu(), &QMenu::aboutToShow, this, &ListButton::offerLists);
}

/// Filled each time the menu opens, as the lists change.
void ListButton::offerLists()
{
    menu()->clear();
    addListEntries(*menu(), m_lists, *this, [this](PlaylistId list) { emit chosen(list); });
}

} // namespace dogear::widgets
