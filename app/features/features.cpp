// SPDX-License-Identifier: GPL-3.0-or-later
#include "features.h"

#include "backup/backup_controller.h"
#include "bookmarks/bookmark_controller.h"
#include "chapters/chapter_actions.h"
#include "discover_features.h"
#include "downloads/download_controller.h"
#include "episodes/episode_controller.h"
#include "navigation/library_navigator.h"
#include "palette/palette_controller.h"
#include "playback/playback_controller.h"
#include "queue/queue_controller.h"
#include "services/library_models.h"
#include "services/services.h"
#include "settings/settings_controller.h"
#include "show_page_features.h"
#include "shows/show_controller.h"
#include "statistics/statistics_controller.h"
#include "video/video_controller.h"
#include "window/appearance.h"
#include "window/main_window.h"
#include "window/view_menu.h"
#include "window_features.h"

#include <widgets/artwork_images.h>
#include <widgets/detail_page.h>
#include <widgets/episode_detail_page.h>
#include <widgets/player_bar.h>

#include <QAction>
#include <QMenu>
#include <QMenuBar>

using namespace Qt::StringLiterals;

namespace dogear {

Features::Features(Services &services, LibraryModels &models, MainWindow &window)
    : QObject(&window)
    , m_services(services)
    , m_window(window)
    , m_library(new LibraryFeatures(services, models, window))
    , m_playback(new PlaybackFeatures(services, models, *m_library, window))
    , m_discover(new DiscoverFeatures(services, models, *m_library, window))
    , m_showPage(new ShowPageFeatures(services, models, *m_library, window))
{
    createActions();
    m_palette = new PaletteController(models,
                                      m_library->navigator(),
                                      *m_settings,
                                      services.settings.windowState().useCounts(),
                                      services.clock,
                                      window);
    connectSettings();
    connectAppearance(models.images);
    createMenus();
    // These two need all actions and all widgets of the window.
    m_windowFeatures->applyKeys();
    window.setTabOrderOfPanes();
    connect(&window, &MainWindow::closing, this, [this] {
        m_playback->save();
        m_library->navigator().save();
    });
}

void Features::createActions()
{
    m_windowFeatures = new WindowFeatures(m_services, *m_library, m_window);
    m_windowFeatures->connectTo(m_playback->video());
    m_settings = new SettingsController(m_services.settings,
                                        m_services.preferences,
                                        m_services.sound,
                                        m_services.folders.downloads,
                                        m_window);
    m_statistics =
        new StatisticsController(m_services.library.statistics(), m_services.listening, m_window);
    m_backup = new BackupController(m_services.library.maintenance().backups,
                                    m_services.library.maintenance().check,
                                    m_services.session,
                                    m_window.messages(),
                                    m_window);
}

void Features::connectSettings()
{
    m_discover->connectTo(*m_settings);
    m_windowFeatures->connectTo(*m_settings);
    // Application connects the other signals, which concern parts that it owns.
    connect(m_settings,
            &SettingsController::playbackChanged,
            this,
            [this](const settings::PlaybackSettings &playback) {
                m_services.player.rewindLimits().setEnabled(playback.rewindsAfterPauses);
                m_services.session.setPlayedWithin(playback.playedWithin);
                m_services.autoAdvance.setAfterEpisode(playback.afterEpisode);
                m_window.playerBar().setSkips(playback.skipBack, playback.skipForward);
                m_playback->player().setSkips(playback.skipBack, playback.skipForward);
            });
    connect(m_settings,
            &SettingsController::refreshChanged,
            this,
            [this](const settings::RefreshSettings &refresh) {
                m_services.library.refresher().setLimits(
                    {.perHost = refresh.maxPerHost, .inTotal = refresh.maxInFlight});
                m_services.library.scheduler().setSettings(refresh);
            });
    connect(m_settings,
            &SettingsController::interfaceChanged,
            this,
            [this](const settings::InterfaceSettings &interface) {
                m_window.details().setTextPercent(interface.textPercent);
            });
}

void Features::connectAppearance(widgets::ArtworkImages &images)
{
    // MainWindow has applied the stored ones.
    const auto apply = [this, &images] {
        applyAppearance(m_services.settings.desktop().appearance(), images);
    };
    const ViewMenu &view = m_windowFeatures->view();
    connect(m_settings, &SettingsController::appearanceChanged, &images, apply);
    connect(m_settings, &SettingsController::appearanceChanged, &view, &ViewMenu::refresh);
    connect(&view, &ViewMenu::themeChosen, &images, apply);
    connect(&view, &ViewMenu::themeChosen, m_settings, &SettingsController::refresh);
}

void Features::restore()
{
    m_window.restoreLayout();
    m_library->navigator().restore();
}

void Features::restorePlayback()
{
    m_playback->restore();
}

void Features::offerReleaseNotes()
{
    m_windowFeatures->offerReleaseNotes();
}

void Features::storeVersion()
{
    m_windowFeatures->storeVersion();
}

QMenu &Features::addMenu(const QString &title, const QString &name)
{
    QMenu *menu = m_window.menuBar()->addMenu(title);
    menu->setObjectName(name);
    return *menu;
}

void Features::createMenus()
{
    fillLibraryMenu(addMenu(tr("&Library"), u"menuLibrary"_s));
    m_library->episodes().addTo(addMenu(tr("&Episode"), u"menuEpisode"_s));
    fillPlaybackMenu(addMenu(tr("&Playback"), u"menuPlayback"_s));
    m_windowFeatures->view().addMenu(m_window);
    QMenu &go = addMenu(tr("&Go"), u"menuGo"_s);
    go.addAction(m_palette->open());
    go.addSeparator();
    m_windowFeatures->addGoTo(go);
    m_windowFeatures->addHelpTo(addMenu(tr("&Help"), u"menuHelp"_s));
}

void Features::fillLibraryMenu(QMenu &menu)
{
    const ShowController &shows = m_library->shows();
    // ShowController inserts the entries for files and folders behind add().
    menu.addActions({shows.add(), shows.refreshAll()});
    menu.addSeparator();
    menu.addActions({shows.importList(), shows.exportList()});
    menu.addSeparator();
    menu.addAction(m_windowFeatures->undo());
    QAction *find = menu.addAction(tr("Search"), &m_window, &MainWindow::focusSearch);
    find->setObjectName(u"actionFind"_s);
    find->setShortcut(QKeySequence::Find);
    menu.addSeparator();
    m_library->downloads().addTo(menu);
    menu.addSeparator();
    menu.addAction(m_statistics->open());
    m_backup->addTo(menu);
    menu.addAction(m_settings->open());
    QAction *close = menu.addAction(tr("Close the window"), &m_window, &QWidget::close);
    close->setObjectName(u"actionClose"_s);
    close->setShortcut(QKeySequence(u"Ctrl+W"_s)); // leaves Dogear in the tray, if that is wanted
    QAction *quit = menu.addAction(tr("Quit"), &m_window, &MainWindow::quit);
    quit->setObjectName(u"actionQuit"_s);
    // QKeySequence::Quit is empty on platforms without a standard key for it.
    quit->setShortcut(QKeySequence(u"Ctrl+Q"_s));
}

void Features::fillPlaybackMenu(QMenu &menu)
{
    menu.addActions(m_playback->player().actions());
    m_playback->chapters().addTo(menu);
    m_playback->video().addTo(menu);
    m_library->queue().addTo(menu);
    m_library->bookmarks().addTo(menu);
}

} // namespace dogear
