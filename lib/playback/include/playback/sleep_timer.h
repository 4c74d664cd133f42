// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stops playback after a while of listening, or at the end of something, softly.
///
/// Only time that is heard counts: not pauses, not seeks, not the suspended computer. At the end
/// the sound fades, stops, and goes back to where it began to fade, which is where play() goes on.
/// An episode that was heard to its end is over, and nothing goes on.
///
/// Threads: GUI thread.
/// Owner:   the composition root; Player and Clock outlive it.
/// Tests:   tests/unit/playback/tst_sleep_timer.cpp

#include <base/clock.h>

#include <QObject>

#include <chrono>
#include <optional>

namespace dogear::playback {

class ChapterTrack;
class Player;
enum class PlayerState;

/// What a sleep timer waits for.
enum class SleepUntil { Time, EndOfChapter, EndOfEpisode };

class SleepTimer final : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds fadeTime{15'000};

    SleepTimer(Player &player, ChapterTrack &track, const Clock &clock, QObject *parent = nullptr);

    /// Begins anew, whatever was left.
    void start(std::chrono::milliseconds listening);
    /// Begins anew, until the end of the chapter or the episode that is heard then: a listener who
    /// goes to another one means that one. An episode without chapters is one chapter.
    void startUntil(SleepUntil end);
    void cancel();

    [[nodiscard]] bool isActive() const { return m_until.has_value(); }
    [[nodiscard]] SleepUntil until() const { return m_until.value_or(SleepUntil::Time); }
    /// Of listening, until silence; 0 if not active, or where an end is not known.
    [[nodiscard]] std::chrono::milliseconds remaining() const;
    [[nodiscard]] ChapterTrack &track() const { return m_track; }

signals:
    /// Emitted on start, on cancel, when it fell asleep, and at each minute of what remains.
    void changed();
    /// Emitted when it fell asleep at the very end of an episode, before anybody goes on.
    void sleptAtEnd();

private:
    void begin(SleepUntil until);
    void say();
    void hear();
    void count();
    void followState(PlayerState state);
    void finish();
    void updateEnd();
    void fade();
    void fallAsleep();

    Player &m_player;
    ChapterTrack &m_track;
    const Clock &m_clock;
    std::optional<SleepUntil> m_until;
    std::chrono::minutes m_said{};                        ///< with the last changed()
    std::chrono::milliseconds m_left{};                   ///< of SleepUntil::Time
    std::optional<std::chrono::milliseconds> m_end;       ///< of the others: the place in the file
    std::optional<QDateTime> m_heardAt;                   ///< the last tick of what is playing
    std::optional<std::chrono::milliseconds> m_fadesFrom; ///< the place
};

} // namespace dogear::playback
