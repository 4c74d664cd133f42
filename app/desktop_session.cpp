// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop_session.h"

#include "current_window.h"
#include "services/services.h"

#include <desktop/buses.h>

namespace dogear {

using desktop::MprisService;

DesktopSession::DesktopSession(Services &services, CurrentWindow &window)
    : m_services(services)
    , m_window(window)
    , m_trackNavigator(services.autoAdvance, services.player)
{}

void DesktopSession::start()
{
    // Not in the constructor: the window is painted before the buses answer.
    const QDBusConnection session = desktop::sessionBus();
    m_mpris = std::make_unique<MprisService>(m_services.player,
                                             m_services.sound,
                                             m_services.session,
                                             m_services.library.artwork(),
                                             session);
    m_mpris->setTrackNavigator(&m_trackNavigator);
    connectMpris();
    createInhibitors();
    // The desktop may show their reasons, which are of the language they were created in.
    QObject::connect(
        &m_window, &CurrentWindow::replaced, m_mpris.get(), [this] { createInhibitors(); });
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
    const auto showChapter = [this] { m_mpris->setChapter(m_services.navigator.currentTitle()); };
    QObject::connect(&m_services.navigator,
                     &playback::ChapterNavigator::currentChanged,
                     m_mpris.get(),
                     showChapter);
    // start() runs after the last session was restored, so a chapter may be current already.
    showChapter();
    QObject::connect(
        m_mpris.get(), &MprisService::raiseRequested, &m_window, &CurrentWindow::bringToFront);
    // Closing the window saves the session and ends the program, as the user's own closing does.
    QObject::connect(m_mpris.get(), &MprisService::quitRequested, &m_window, &CurrentWindow::close);
    QObject::connect(m_mpris.get(), &MprisService::refused, &m_window, &CurrentWindow::showError);
    QObject::connect(
        m_mpris.get(), &MprisService::openRequested, &m_window, &CurrentWindow::openUrl);
}

} // namespace dogear
