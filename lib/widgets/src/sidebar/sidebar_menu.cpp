// SPDX-License-Identifier: GPL-3.0-or-later
// Sidebar: builds the context menu of a show, a tag, a search, a list, Up next or the Inbox.
#include "parts/popup_menu.h"

#include <itemmodels/sidebar_model.h>
#include <widgets/icons.h>
#include <widgets/key_hints.h>
#include <widgets/list_menu.h>
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
    const bool isQueue = view.kind == ViewKind::UpNext;
    if (!index.isValid() || (!isEditable && !canBeMarked && !isQueue))
        return nullptr; // the other places have no actions
    auto *menu = new QMenu(literalLabel(index.data().toString()), this);
    menu->setObjectName(u"sidebarMenu"_s);
    if (view.kind == ViewKind::Podcast)
        addShowActions(*menu, index);
    else if (canBeMarked)
        addMarking(*menu, view);
    else if (view.kind == ViewKind::List)
        addListActions(*menu, index);
    else if (view.kind == ViewKind::Search)
        addStationActions(*menu, index);
    else if (isQueue) // the lists are below it
        menu->addAction(themedIcon(u"add"_s), tr("New list…"), this, &Sidebar::newListRequested);
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

/// Adds the entries that play a list or a station.
void Sidebar::addPlaying(QMenu &menu, const LibraryView &view)
{
    menu.addAction(
        themedIcon(u"play"_s), tr("Play"), this, [this, view] { emit playRequested(view); });
    QMenu *fill = menu.addMenu(tr("Fill Up next"));
    fill->setObjectName(u"sidebarFill"_s);
    addFillEntries(*fill, *this, [this, view](int minutes) { emit fillRequested(view, minutes); });
}

void Sidebar::addListActions(QMenu &menu, const QModelIndex &index)
{
    const auto view = index.data(SidebarModel::ViewRole).value<LibraryView>();
    addPlaying(menu, view);
    QAction *keeps = menu.addAction(tr("Keep played episodes"));
    keeps->setCheckable(true);
    keeps->setChecked(index.data(SidebarModel::KeepsPlayedRole).toBool());
    connect(keeps, &QAction::triggered, this, [this, view](bool isOn) {
        emit keepsPlayedRequested(view.list, isOn);
    });
    menu.addSeparator();
}

void Sidebar::addStationActions(QMenu &menu, const QModelIndex &index)
{
    const auto view = index.data(SidebarModel::ViewRole).value<LibraryView>();
    const auto edit = [this, view] { emit stationEditRequested(view.name); };
    if (index.data(SidebarModel::IsStationRole).toBool()) {
        addPlaying(menu, view);
        menu.addAction(themedIcon(u"station"_s), tr("Rules of the station…"), this, edit);
        menu.addAction(
            tr("No longer a station"), this, [this, view] { emit stationEndRequested(view.name); });
    } else {
        menu.addAction(themedIcon(u"station"_s), tr("Make it a station…"), this, edit);
    }
    menu.addSeparator();
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
