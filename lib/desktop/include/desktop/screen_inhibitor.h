// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Keeps the screen on while a video is visible and playing.
///
/// Uses the first service that the desktop has:
///   1. org.freedesktop.ScreenSaver.Inhibit (KDE, Xfce, MATE, Cinnamon, most others);
///   2. org.gnome.SessionManager.Inhibit with flag 8 (GNOME): the session is not idle.
/// Audio needs no screen; see sleep_inhibitor.h.
///
/// Threads: GUI thread; no call waits for an answer.
/// Owner:   the composition root; player and video outlive it. Its destruction releases the
///          inhibition.
/// Spec:    https://specifications.freedesktop.org/idle-inhibit-spec/latest/
/// Tests:   tests/integration/tst_sleep_inhibitor.cpp

#include <QDBusConnection>
#include <QObject>

namespace dogear::playback {
class Player;
class VideoOutput;
} // namespace dogear::playback

namespace dogear::desktop {

class Inhibition;

class ScreenInhibitor final : public QObject
{
    Q_OBJECT

public:
    ScreenInhibitor(playback::Player &player,
                    playback::VideoOutput &video,
                    const QDBusConnection &sessionBus);
    ~ScreenInhibitor() override;

private:
    void follow();

    playback::Player &m_player;
    playback::VideoOutput &m_video;
    Inhibition *m_screenInhibition = nullptr; ///< child
};

} // namespace dogear::desktop
