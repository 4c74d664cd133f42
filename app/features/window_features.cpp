// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_features.h"

#include "help/diagnostics_controller.h"
#include "help/help_controller.h"
#include "help/release_notes.h"
#include "library_features.h"
#include "navigation/library_navigator.h"
#include "navigation/navigation_actions.h"
#include "privacy/privacy_controller.h"
#include "services/services.h"
#include "settings/settings_controller.h"
#include "shows/show_controller.h"
#include "undo/undo_controller.h"
#include "version.h"
#include "video/video_controller.h"
#include "window/focus_keys.h"
#include "window/key_bindings.h"
#include "window/main_window.h"
#include "window/menu_mnemonics.h"
#include "window/view_menu.h"

#include <widgets/detail_page.h>

#include <QAction>
#include <QMenu>

#include <resources/guide_resource.h>

using namespace Qt::StringLiterals;

namespace dogear {

WindowFeatures::WindowFeatures(Services &services, LibraryFeatures &library, MainWindow &window)
    : QObject(&window)
    , m_services(services)
    , m_keys(new KeyBindings(window))
    , m_navigation(new NavigationActions(window.panes(), window.details(), window))
    , m_view(new ViewMenu(services.settings, window.sidebarPane(), window.details(), window))
    , m_undo(new UndoController(window.messages(), window))
    , m_notes(new ReleaseNotes(services.settings, window.messages(), window))
    , m_privacy(new PrivacyController(services.networking.contacts(),
                                      services.library.subscriptions(),
                                      services.streamer,
                                      window.details().episodePage(),
                                      window.messages(),
                                      window))
{
    new FocusKeys(window);
    new MenuMnemonics(&window);
    auto *diagnostics = new DiagnosticsController(
        services.library.database(), services.folders, services.output, window);
    m_help =
        new HelpController(*m_keys, *m_notes, *diagnostics, services.library.database(), window);
    m_privacy->setPrivacy(services.settings.desktop().privacy());
    connect(m_navigation,
            &NavigationActions::viewRequested,
            &library.navigator(),
            &LibraryNavigator::goTo);
    connect(m_help, &HelpController::guideRequested, &library.shows(), [&shows = library.shows()] {
        // The guide is a feed inside the program. Following a followed show again goes to
        // it.
        shows.follow({QUrl(QString::fromLatin1(resources::guideFeedUrl))});
    });
}

QAction *WindowFeatures::undo() const
{
    return m_undo->action();
}

void WindowFeatures::addGoTo(QMenu &menu)
{
    m_navigation->addTo(menu);
}

void WindowFeatures::addHelpTo(QMenu &menu)
{
    m_help->addTo(menu, *m_privacy->open());
}

void WindowFeatures::connectTo(SettingsController &settings)
{
    connect(m_help, &HelpController::shortcutSettingsRequested, &settings, [&settings] {
        settings.openAt(u"settingsShortcuts"_s);
    });
    settings.setShortcutSource([keys = m_keys] { return keys->rows(); });
    connect(&settings, &SettingsController::shortcutsChanged, this, &WindowFeatures::setKeys);
    connect(
        &settings, &SettingsController::privacyChanged, m_privacy, &PrivacyController::setPrivacy);
    connect(&settings, &SettingsController::hostsRequested, m_privacy->open(), &QAction::trigger);
}

void WindowFeatures::connectTo(const VideoController &video)
{
    m_view->setVideoFullScreen(video.fullScreen());
}

void WindowFeatures::applyKeys()
{
    m_keys->collect();
    setKeys();
}

void WindowFeatures::setKeys()
{
    const settings::DesktopSettings &desktop = m_services.settings.desktop();
    m_keys->apply(desktop.shortcuts(), desktop.interface().usesLetterKeys);
}

void WindowFeatures::offerReleaseNotes()
{
    m_notes->offerAfterUpgrade(QString::fromLatin1(version));
}

void WindowFeatures::storeVersion()
{
    m_notes->storeVersion(QString::fromLatin1(version));
}

} // namespace dogear
