// SPDX-License-Identifier: GPL-3.0-or-later
// Sidebar: builds the context menu of a show, a tag, a search or the Inbox.
#include "parts/popup_menu.h"

#include <itemmodels/sidebar_model.h>
#include <widgets/icons.h>
#include <widgets/key_hints.h>
#include <widgets/literal_text.h>
#include <widgets/sidebar.h>

#include <QContextMenuEvent>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using itemmodels::LibraryView;
using itemmodels::SidebarModel;
using itemmodels::SidebarSection;
using itemmodels::ViewKind;

void Sidebar::contextMenuEvent(QContextMenuEvent *event)
{
    popUpOnce(menuOf(indexAt(event->pos())), event->globalPos());
}

QMenu *Sidebar::createRowMenu()
{
    return menuOf(currentIndex());
}

QMenu *Sidebar::menuOf(const QModelIndex &row)
{
    // Persistent: the menu does not block, and rows may change while it is open.
    const QPersistentModelIndex index = row;
    const auto view = index.data(SidebarModel::ViewRole).value<LibraryView>();
    const bool canBeMarked = view.kind == ViewKind::Podcast || view.kind == ViewKind::Tag
                             || view.kind == ViewKind::Inbox;
    const bool isEditable = index.flags().testFlag(Qt::ItemIsEditable);
    if (!index.isValid() || (!isEditable && !canBeMarked))
        return nullptr; // the other places have no actions
    auto *menu = new QMenu(literalLabel(index.data().toString()), this);
    menu->setObjectName(u"sidebarMenu"_s);
    if (view.kind == ViewKind::Podcast)
        addShowActions(*menu, index);
    else if (canBeMarked)
        addMarking(*menu, view);
    if (isEditable && view.kind != ViewKind::Podcast) {
        addRenaming(*menu, index);
        QAction *gone = menu->addAction(
            themedIcon(u"remove"_s), tr("Remove"), this, [this, view] { remove(view); });
        showKey(*gone, keyOf(*this, u"sidebarRemove"_s));
    }
    return menu;
}

void Sidebar::addRenaming(QMenu &menu, const QPersistentModelIndex &row)
{
    QAction *rename =
        menu.addAction(themedIcon(u"edit"_s), tr("Rename"), this, [this, row] { edit(row); });
    showKey(*rename, keyOf(*this, u"sidebarRename"_s));
}

void Sidebar::addMarking(QMenu &menu, const LibraryView &view)
{
    QAction *mark =
        menu.addAction(themedIcon(u"check"_s), tr("Mark all as played"), this, [this, view] {
            emit markAllPlayedRequested(view);
        });
    if (view == currentView()) // the key marks what is listed
        showKey(*mark, keyOf(*this, u"actionMarkAllPlayed"_s));
}

void Sidebar::addShowActions(QMenu &menu, const QModelIndex &index)
{
    const PodcastId show = index.data(SidebarModel::ViewRole).value<LibraryView>().podcast;
    menu.addAction(themedIcon(u"refresh"_s), tr("Refresh"), this, [this, show] {
        emit refreshRequested(show);
    });
    addMarking(menu, {.kind = ViewKind::Podcast, .podcast = show});
    menu.addSeparator();
    addRenaming(menu, index);
    addTags(menu, index);
    menu.addAction(themedIcon(u"picture"_s), tr("Choose picture…"), this, [this, show] {
        emit pictureRequested(show);
    });
    if (index.data(SidebarModel::HasOwnPictureRole).toBool()) {
        menu.addAction(
            tr("Picture of the feed"), this, [this, show] { emit pictureResetRequested(show); });
    }
    menu.addSeparator();
    const bool isArchived =
        index.data(SidebarModel::SectionRole).value<SidebarSection>() == SidebarSection::Archived;
    menu.addAction(themedIcon(u"archive"_s),
                   isArchived ? tr("Bring back") : tr("Archive"),
                   this,
                   [this, show, isArchived] { emit archiveRequested(show, !isArchived); });
    QAction *stop =
        menu.addAction(themedIcon(u"remove"_s), tr("Stop following"), this, [this, show] {
            emit removeRequested(show);
        });
    showKey(*stop, keyOf(*this, u"sidebarRemove"_s));
}

void Sidebar::addTags(QMenu &menu, const QModelIndex &index)
{
    const PodcastId show = index.data(SidebarModel::ViewRole).value<LibraryView>().podcast;
    const QStringList has = index.data(SidebarModel::TagsRole).toStringList();
    QMenu *tags = menu.addMenu(themedIcon(u"tag"_s), tr("Tags"));
    for (const QString &tag : m_model.tags()) {
        QAction *action = tags->addAction(literalLabel(tag)); // a tag may contain "&"
        action->setCheckable(true);
        action->setChecked(has.contains(tag));
        connect(action, &QAction::triggered, this, [this, show, tag](bool isOn) {
            emit tagRequested(show, tag, isOn);
        });
    }
    tags->addSeparator();
    tags->addAction(
        themedIcon(u"add"_s), tr("New tag…"), this, [this, show] { emit newTagRequested(show); });
}

} // namespace dogear::widgets
