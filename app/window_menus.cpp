// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_menus.h"

#include "actions/bookmark_actions.h"
#include "actions/chapter_actions.h"
#include "actions/download_actions.h"
#include "actions/episode_actions.h"
#include "actions/help_actions.h"
#include "actions/library_actions.h"
#include "actions/navigation_actions.h"
#include "actions/playback_actions.h"
#include "actions/queue_actions.h"
#include "actions/settings_actions.h"
#include "actions/statistics_actions.h"
#include "actions/view_actions.h"
#include "flows/video_flow.h"

#include <widgets/episode_list_page.h>

#include <QAction>
#include <QCoreApplication>
#include <QMainWindow>
#include <QMenuBar>

using namespace Qt::StringLiterals;

namespace dogear {

namespace {

struct WindowMenus
{
    Q_DECLARE_TR_FUNCTIONS(WindowMenus)
};

void createLibraryMenu(QMainWindow &window, const MenuParts &parts)
{
    QMenu *library = window.menuBar()->addMenu(WindowMenus::tr("&Library"));
    library->setObjectName(u"menuLibrary"_s);
    library->addAction(parts.library.add());
    library->addAction(parts.library.refreshAll());
    library->addSeparator();
    library->addAction(parts.library.importList());
    library->addAction(parts.library.exportList());
    library->addSeparator();
    QAction *find = library->addAction(WindowMenus::tr("Search"));
    find->setObjectName(u"actionFind"_s);
    find->setShortcut(QKeySequence::Find);
    QObject::connect(
        find, &QAction::triggered, &window, [&bookmarks = parts.bookmarks, &list = parts.list] {
            if (!bookmarks.focusSearch())
                list.focusSearch();
        });
    library->addSeparator();
    parts.downloads.addTo(*library);
    library->addSeparator();
    library->addAction(parts.statistics.open());
    library->addAction(parts.settings.open());
    QAction *quit = library->addAction(WindowMenus::tr("Quit"));
    quit->setObjectName(u"actionQuit"_s);
    quit->setShortcut(QKeySequence(u"Ctrl+Q"_s)); // the platform may have no key of its own for it
    QObject::connect(quit, &QAction::triggered, &window, &QWidget::close);
}

} // namespace

void createMenus(QMainWindow &window, const MenuParts &parts)
{
    createLibraryMenu(window, parts);
    QMenu *episode = window.menuBar()->addMenu(WindowMenus::tr("&Episode"));
    episode->setObjectName(u"menuEpisode"_s);
    parts.episode.addTo(*episode);
    QMenu *playback = window.menuBar()->addMenu(WindowMenus::tr("&Playback"));
    playback->addActions(parts.playback.actions());
    parts.chapters.addTo(*playback);
    parts.video.addTo(*playback);
    parts.queue.addTo(*playback);
    parts.list.setQueueSorting(parts.queue.sorting());
    parts.view.addMenu(window);
    parts.bookmarks.addTo(*playback);
    QMenu *go = window.menuBar()->addMenu(WindowMenus::tr("&Go"));
    go->setObjectName(u"menuGo"_s);
    parts.navigation.addTo(*go);
    QMenu *help = window.menuBar()->addMenu(WindowMenus::tr("&Help"));
    help->setObjectName(u"menuHelp"_s);
    parts.help.addTo(*help);
}

} // namespace dogear
