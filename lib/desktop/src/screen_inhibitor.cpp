// SPDX-License-Identifier: GPL-3.0-or-later
#include "gnome_inhibition.h"
#include "inhibition.h"

#include <desktop/screen_inhibitor.h>
#include <playback/player.h>
#include <playback/video_output.h>

using namespace Qt::StringLiterals;

namespace dogear::desktop {

namespace {

/// The services that can keep the screen on, in the order in which they are tried.
QList<InhibitionService> screenInhibitionServices(const QDBusConnection &session,
                                                  const QString &why)
{
    QDBusMessage screen = QDBusMessage::createMethodCall(u"org.freedesktop.ScreenSaver"_s,
                                                         u"/org/freedesktop/ScreenSaver"_s,
                                                         u"org.freedesktop.ScreenSaver"_s,
                                                         u"Inhibit"_s);
    screen << u"Dogear"_s << why;
    return {InhibitionService{session, screen, u"UnInhibit"_s},
            gnomeInhibition(session, GnomeFlag::Idle, why)};
}

} // namespace

ScreenInhibitor::ScreenInhibitor(playback::Player &player,
                                 playback::VideoOutput &video,
                                 const QDBusConnection &sessionBus)
    : m_player(player)
    , m_video(video)
    , m_screenInhibition(
          new Inhibition(screenInhibitionServices(sessionBus, tr("Showing a video")), this))
{
    connect(&player, &playback::Player::stateChanged, this, &ScreenInhibitor::follow);
    connect(&video, &playback::VideoOutput::videoVisibleChanged, this, &ScreenInhibitor::follow);
    follow();
}

ScreenInhibitor::~ScreenInhibitor() = default;

void ScreenInhibitor::follow()
{
    m_screenInhibition->setWanted(m_player.isPlayWanted() && m_video.isVideoVisible());
}

} // namespace dogear::desktop
