// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop_session.h"

#include "announcements/announcement_center.h"
#include "announcements/announcement_text.h"
#include "features/details/detail_controller.h"
#include "features/features.h"
#include "features/navigation/library_navigator.h"
#include "features/playback/playback_controller.h"
#include "features/shows/media_opener.h"
#include "services/services.h"
#include "tray/tray_icon.h"
#include "tray/window_presence.h"
#include "window/main_window.h"

#include <desktop/autostart.h>
#include <desktop/buses.h>
#include <desktop/global_shortcuts.h>
#include <desktop/tray_watch.h>
#include <widgets/message_bar.h>

#include <QUrl>

namespace dogear {

using desktop::MprisService;
using settings::TraySettings;

DesktopSession::DesktopSession(Services &services)
    : m_services(services)
    , m_trackNavigator(services.autoAdvance, services.player)
    , m_commands(services.session, services.autoAdvance, services.settings)
{}

DesktopSession::~DesktopSession() = default;

void DesktopSession::attach(MainWindow &window, Features &features)
{
    m_window = &window;
    m_features = &features;
    // All connections to the window have the new object as context, so those to another window end.
    m_presence = std::make_unique<WindowPresence>(
        window, [this] { return m_trayIcon && m_trayIcon->isVisible(); });
    connect(m_presence.get(), &WindowPresence::wentToTray, this, [this] { sayThatTrayKeepsIt(); });
    connect(m_presence.get(), &WindowPresence::shownChanged, this, [this](bool isShown) {
        if (m_trayIcon)
            m_trayIcon->setWindowShown(isShown);
    });
    connect(&m_commands, &PlayerCommands::startRequested, m_presence.get(), [this] {
        emit m_features->playback().player().startRequested();
    });
    if (!m_mpris)
        return; // start() does the rest
    connectMpris();
    connectAnnouncements();
    // Their texts may be in another language now.
    createInhibitors();
    m_trayIcon.reset();
    setTray(m_services.settings.desktop().tray());
}

void DesktopSession::showWindow(bool isMinimised)
{
    const TraySettings tray = m_services.settings.desktop().tray();
    m_presence->setClosesToTray(tray.isShown && tray.closesToTray);
    m_presence->show(isMinimised, tray.isShown);
}

void DesktopSession::start()
{
    if (m_mpris)
        return; // another window of the same session
    // Not in the constructor: the window is painted before the buses answer.
    const QDBusConnection session = desktop::sessionBus();
    startMpris(session);
    createInhibitors();
    m_announcements =
        std::make_unique<AnnouncementCenter>(m_services, desktop::makeNotifier(session));
    connectAnnouncements();
    startAutostart(session);
    startTray(session);
    m_shortcuts = std::make_unique<desktop::GlobalShortcuts>(session);
    connect(
        m_shortcuts.get(), &desktop::GlobalShortcuts::commanded, &m_commands, &PlayerCommands::run);
    m_shortcuts->start();
}

void DesktopSession::run(const QList<desktop::PlayerCommand> &commands)
{
    for (const desktop::PlayerCommand command : commands)
        m_commands.run(command);
}

void DesktopSession::raise(const QString &activationToken)
{
    if (m_presence)
        m_presence->bringToFront(activationToken);
}

void DesktopSession::startMpris(const QDBusConnection &session)
{
    m_mpris = std::make_unique<MprisService>(m_services.player,
                                             m_services.sound,
                                             m_services.session,
                                             m_services.library.artwork(),
                                             session);
    m_mpris->setTrackNavigator(&m_trackNavigator);
    const auto showChapter = [this] { m_mpris->setChapter(m_services.navigator.currentTitle()); };
    connect(&m_services.navigator,
            &playback::ChapterNavigator::currentChanged,
            m_mpris.get(),
            showChapter);
    // start() runs after the last session was restored, so a chapter may be current already.
    showChapter();
    connectMpris();
}

void DesktopSession::createInhibitors()
{
    const QDBusConnection session = desktop::sessionBus();
    // Two guards: audio has to keep the computer awake, but not the screen (screen_inhibitor.h).
    m_sleepInhibitor = std::make_unique<desktop::SleepInhibitor>(
        m_services.player, m_services.session, session, desktop::systemBus());
    m_screenInhibitor = std::make_unique<desktop::ScreenInhibitor>(
        m_services.player, m_services.output.video(), session);
}

void DesktopSession::connectMpris()
{
    connect(m_mpris.get(), &MprisService::raiseRequested, m_presence.get(), [this] {
        m_presence->bringToFront();
    });
    connect(m_mpris.get(), &MprisService::quitRequested, m_presence.get(), [this] {
        m_window->quit();
    });
    connect(m_mpris.get(), &MprisService::refused, m_presence.get(), [this](const Error &error) {
        m_window->messages().showError(error);
    });
    connect(m_mpris.get(), &MprisService::openRequested, m_presence.get(), [this](const QUrl &url) {
        // MediaOpener takes texts as a user types them, hence the address in its encoded form.
        m_features->library().opener().open({url.toString(QUrl::FullyEncoded)}, {});
    });
}

void DesktopSession::connectAnnouncements()
{
    Announcements &announcements = m_announcements->announcements();
    connect(&announcements,
            &Announcements::raiseRequested,
            m_presence.get(),
            &WindowPresence::bringToFront);
    connect(&announcements,
            &Announcements::episodeRequested,
            m_presence.get(),
            [this](PodcastId show, EpisodeId episode) {
                m_features->library().navigator().goToEpisode(show, episode);
            });
    connect(&announcements,
            &Announcements::showRequested,
            m_presence.get(),
            [this](PodcastId show) { m_features->library().goToShow(show); });
    connect(&announcements,
            &Announcements::viewRequested,
            m_presence.get(),
            [this](itemmodels::ViewKind view) {
                m_features->library().navigator().goTo({.kind = view});
            });
}

void DesktopSession::startTray(const QDBusConnection &session)
{
    m_trayWatch = std::make_unique<desktop::TrayWatch>(session);
    const auto show = [this] { showTrayState(); };
    connect(&m_services.session, &listening::PlaybackSession::currentChanged, this, show);
    connect(&m_services.player, &playback::Player::stateChanged, this, show);
    connect(&m_services.player, &playback::Player::positionChanged, this, show);
    connect(&m_services.player, &playback::Player::durationChanged, this, show);
    connect(&m_services.sound, &playback::SoundControls::speedChanged, this, show);
    connect(&m_services.autoAdvance, &listening::AutoAdvance::canGoNextChanged, this, show);
    setTray(m_services.settings.desktop().tray());
}

void DesktopSession::setTray(const TraySettings &tray)
{
    m_presence->setClosesToTray(tray.isShown && tray.closesToTray);
    if (!tray.isShown)
        m_trayIcon.reset();
    else if (!m_trayIcon && m_trayWatch)
        connectTray();
    m_presence->checkIcon();
    if (!m_autostart)
        return;
    // Only a change is applied: otherwise changing another setting would enable an entry again that
    // the user has switched off in the settings of the desktop.
    if (tray.startsWithSession != m_startsWithSession)
        m_autostart->setEnabled(tray.startsWithSession);
    else
        storeAutostart(m_autostart->isEnabled().value_or(m_startsWithSession));
}

void DesktopSession::connectTray()
{
    m_trayIcon = std::make_unique<TrayIcon>(*m_trayWatch);
    connect(m_trayIcon.get(), &TrayIcon::commanded, &m_commands, &PlayerCommands::run);
    connect(m_trayIcon.get(), &TrayIcon::visibleChanged, this, [this] { m_presence->checkIcon(); });
    connect(m_trayIcon.get(), &TrayIcon::toggleRequested, this, [this] { m_presence->toggle(); });
    connect(m_trayIcon.get(), &TrayIcon::quitRequested, this, [this] { m_window->quit(); });
    connect(m_trayIcon.get(), &TrayIcon::episodeRequested, this, [this] {
        m_presence->bringToFront();
        if (const auto &current = m_services.session.current())
            m_features->library().details().showEpisode(current->summary.id);
    });
    m_trayIcon->setWindowShown(m_window->isVisible());
    showTrayState();
    m_trayIcon->setWanted(true);
}

void DesktopSession::showTrayState()
{
    if (m_trayIcon)
        m_trayIcon->setState(
            trayStateOf(m_services.session, m_services.sound, m_services.autoAdvance.canGoNext()));
}

void DesktopSession::sayThatTrayKeepsIt()
{
    settings::StartSettings said = m_services.settings.start();
    if (said.saidThatTrayKeepsIt || !m_announcements)
        return;
    said.saidThatTrayKeepsIt = true;
    m_services.settings.setStart(said);
    m_announcements->notifier().show(announceTray());
}

void DesktopSession::startAutostart(const QDBusConnection &session)
{
    using desktop::Autostart;
    m_autostart = std::make_unique<Autostart>(session);
    m_startsWithSession = m_services.settings.desktop().tray().startsWithSession;
    connect(m_autostart.get(), &Autostart::changed, this, &DesktopSession::storeAutostart);
    connect(m_autostart.get(), &Autostart::failed, this, [this](const Error &error) {
        m_window->messages().showError(error);
        storeAutostart(m_autostart->isEnabled().value_or(false));
    });
    // The user may have switched the entry off in the settings of the desktop.
    storeAutostart(m_autostart->isEnabled().value_or(m_startsWithSession));
}

void DesktopSession::storeAutostart(bool isEnabled)
{
    m_startsWithSession = isEnabled;
    TraySettings tray = m_services.settings.desktop().tray();
    if (tray.startsWithSession == isEnabled)
        return;
    tray.startsWithSession = isEnabled;
    m_services.settings.desktop().setTray(tray);
    emit trayChanged(tray);
}

void DesktopSession::setNotifications(const settings::NotificationSettings &notifications)
{
    if (m_announcements)
        m_announcements->announcements().setSettings(notifications);
}

} // namespace dogear
