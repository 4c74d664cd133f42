// SPDX-License-Identifier: GPL-3.0-or-later
#include "gnome_inhibition.h"
#include "inhibition.h"

#include <desktop/screen_guard.h>
#include <playback/player.h>
#include <playback/video_output.h>

using namespace Qt::StringLiterals;

namespace dogear::desktop {

namespace {

/// The services that can keep the screen on, in the order in which they are tried.
QList<InhibitionWay> waysToStayBright(const QDBusConnection &session, const QString &why)
{
    QDBusMessage screen = QDBusMessage::createMethodCall(u"org.freedesktop.ScreenSaver"_s,
                                                         u"/org/freedesktop/ScreenSaver"_s,
                                                         u"org.freedesktop.ScreenSaver"_s,
                                                         u"Inhibit"_s);
    screen << u"Dogear"_s << why;
    return {InhibitionWay{session, screen, u"UnInhibit"_s},
            askGnome(session, GnomeFlag::Idle, why)};
}

} // namespace

ScreenGuard::ScreenGuard(playback::Player &player,
                         playback::VideoOutput &video,
                         const QDBusConnection &sessionBus)
    : m_player(player)
    , m_video(video)
    , m_light(new Inhibition(waysToStayBright(sessionBus, tr("Showing a video")), this))
{
    connect(&player, &playback::Player::stateChanged, this, &ScreenGuard::follow);
    connect(&video, &playback::VideoOutput::watchedChanged, this, &ScreenGuard::follow);
    follow();
}

ScreenGuard::~ScreenGuard() = default;

void ScreenGuard::follow()
{
    m_light->setWanted(m_player.isPlayWanted() && m_video.isWatched());
}

} // namespace dogear::desktop
