// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop_session.h"

#include "features/shows/media_opener.h"
#include "services/services.h"
#include "window/main_window.h"

#include <desktop/buses.h>
#include <widgets/message_bar.h>

#include <QUrl>

namespace dogear {

using desktop::MprisService;

DesktopSession::DesktopSession(Services &services, MainWindow &window, MediaOpener &opener)
    : m_services(services)
    , m_window(window)
    , m_opener(opener)
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
        m_mpris.get(), &MprisService::raiseRequested, &m_window, &MainWindow::bringToFront);
    // Closing the window saves the session and ends the program, as the user's own closing does.
    QObject::connect(m_mpris.get(), &MprisService::quitRequested, &m_window, &QWidget::close);
    QObject::connect(m_mpris.get(),
                     &MprisService::refused,
                     &m_window.messages(),
                     &widgets::MessageBar::showError);
    QObject::connect(
        m_mpris.get(), &MprisService::openRequested, &m_opener, [this](const QUrl &url) {
            // MediaOpener takes texts as a user types them, hence the address in its encoded form.
            m_opener.open({url.toString(QUrl::FullyEncoded)}, {});
        });
}

} // namespace dogear
