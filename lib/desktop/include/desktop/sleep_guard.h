// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Keeps the computer from falling asleep by itself while something plays, and pauses before
///        it sleeps all the same.
///
/// What a listener needs is that nobody's *absence* stops the sound. Who chooses "Suspend" or
/// closes the lid means it, and the screen may go dark (screen_guard.h is for videos). So of all
/// that can be asked for, this is asked for, the first that the desktop knows:
///   1. org.freedesktop.PowerManagement.Inhibit (KDE, Xfce, MATE): no suspending when idle, and
///      nothing more;
///   2. org.gnome.SessionManager.Inhibit with flag 4 (GNOME, Cinnamon): the same, as GNOME has it;
///   3. login1's "idle" in mode "block": where there is no desktop, systemd itself suspends when
///   idle.
///      Not first, since KDE takes it for "keep the screen on"; and never "sleep" in mode "block",
///      which would turn away a person who wants the computer to sleep now.
/// And login1's "sleep" in mode "delay", for the moment that saving and pausing take. After waking
/// it stays paused.
///
/// Threads: GUI thread; nothing waits for an answer.
/// Owner:   the composition root; player and session outlive it. Its end lets go of everything.
/// Spec:    https://systemd.io/INHIBITOR_LOCKS/
/// Tests:   tests/integration/tst_sleep_guard.cpp

#include <QDBusConnection>
#include <QObject>

namespace dogear::library {
class PlaybackSession;
} // namespace dogear::library

namespace dogear::playback {
class Player;
} // namespace dogear::playback

namespace dogear::desktop {

class Inhibition;

class SleepGuard final : public QObject
{
    Q_OBJECT

public:
    SleepGuard(playback::Player &player,
               library::PlaybackSession &session,
               const QDBusConnection &sessionBus,
               const QDBusConnection &systemBus);
    ~SleepGuard() override;

private slots:
    void prepareForSleep(bool isBeginning); // QtDBus finds it by this name

private:
    void followPlayer();

    playback::Player &m_player;
    library::PlaybackSession &m_session;
    Inhibition *m_wakefulness = nullptr; ///< children
    Inhibition *m_delay = nullptr;
    bool m_isSaving = false; ///< the computer sleeps once the position is saved
};

} // namespace dogear::desktop
