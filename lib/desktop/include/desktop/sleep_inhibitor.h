// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Inhibits idle suspend during playback, and pauses and saves before any other suspend.
///
/// Only the user's absence must not stop playback. "Suspend" in a menu and closing the lid still
/// work, and the screen may turn off (screen_inhibitor.h is for videos). Uses the first of these
/// services that the desktop has:
///   1. org.freedesktop.PowerManagement.Inhibit (KDE, Xfce, MATE): inhibits idle suspend and
///      nothing else;
///   2. org.gnome.SessionManager.Inhibit with flag 4 (GNOME, Cinnamon): the same for GNOME;
///   3. "idle" of login1 in mode "block": without a desktop, systemd itself suspends when idle.
///      Not the first choice, because KDE takes it for "keep the screen on"; and never "sleep" in
///      mode "block", which would refuse a user who wants the computer to suspend now.
/// A player that waits for data longer than waitLimit, for example without a network, no longer
/// inhibits idle suspend until the sound continues.
/// In addition, "sleep" of login1 in mode "delay" gives the time to pause and save. Playback stays
/// paused after the computer has resumed.
///
/// Threads: GUI thread; no call waits for an answer.
/// Owner:   the composition root; player and session outlive it. Its destruction releases all
///          inhibitions.
/// Spec:    https://systemd.io/INHIBITOR_LOCKS/
/// Tests:   tests/integration/tst_sleep_inhibitor.cpp

#include <QDBusConnection>
#include <QObject>
#include <QTimer>

#include <chrono>

namespace dogear::listening {
class PlaybackSession;
} // namespace dogear::listening

namespace dogear::playback {
class Player;
} // namespace dogear::playback

namespace dogear::desktop {

class Inhibition;

class SleepInhibitor final : public QObject
{
    Q_OBJECT

public:
    /// Maximum time of silence during playback that keeps the computer awake.
    static constexpr std::chrono::minutes waitLimit{10};

    SleepInhibitor(playback::Player &player,
                   listening::PlaybackSession &session,
                   const QDBusConnection &sessionBus,
                   const QDBusConnection &systemBus);
    ~SleepInhibitor() override;

    /// Replaces waitLimit; for tests.
    void setWaitLimit(std::chrono::milliseconds limit) { m_waiting.setInterval(limit); }

private slots:
    void prepareForSleep(bool isBeginning); // a slot, because QtDBus connects it by name

private:
    void updateFromPlayer();
    [[nodiscard]] bool isWaitingForData() const;

    playback::Player &m_player;
    listening::PlaybackSession &m_session;
    Inhibition *m_idleInhibition = nullptr; ///< children
    Inhibition *m_delay = nullptr;
    bool m_isSaving = false; ///< suspend is delayed until the position is saved
    QTimer m_waiting;        ///< runs while the player waits for data
    bool m_waitedTooLong = false;
};

} // namespace dogear::desktop
