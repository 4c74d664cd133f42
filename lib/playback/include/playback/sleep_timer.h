// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stops playback after a while of listening, softly.
///
/// Only time that is heard counts: not pauses, not seeks, not the suspended computer. At the end
/// the sound fades, stops, and goes back to where it began to fade, which is where play() goes on.
///
/// Threads: GUI thread.
/// Owner:   the composition root; Player and Clock outlive it.
/// Tests:   tests/unit/playback/tst_sleep_timer.cpp

#include <base/clock.h>

#include <QObject>

#include <chrono>
#include <optional>

namespace dogear::playback {

class Player;
enum class PlayerState;

class SleepTimer final : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds fadeTime{15'000};

    SleepTimer(Player &player, const Clock &clock, QObject *parent = nullptr);

    /// Begins anew, whatever was left.
    void start(std::chrono::milliseconds listening);
    void cancel();

    [[nodiscard]] bool isActive() const { return m_remaining.has_value(); }
    /// Of listening, until silence; 0 if not active.
    [[nodiscard]] std::chrono::milliseconds remaining() const;

signals:
    /// Emitted on start, on cancel, when it fell asleep, and at each minute of what remains.
    void changed();

private:
    void hear();
    void followState(PlayerState state);
    void fade();
    void fallAsleep();

    Player &m_player;
    const Clock &m_clock;
    std::optional<std::chrono::milliseconds> m_remaining;
    std::optional<QDateTime> m_heardAt;                   ///< the last tick of what is playing
    std::optional<std::chrono::milliseconds> m_fadesFrom; ///< the place
};

} // namespace dogear::playback
