// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stops playback softly after a listening time, or at the end of a chapter or an episode.
///
/// Only the time of audible playback counts: no pauses, seeks or suspends. At the end the sound
/// fades and stops, and the position returns to where the fade began, so that play() continues
/// there. An episode that was heard to its end stays at its end, and no other episode follows.
///
/// Threads: GUI thread.
/// Owner:   the composition root; collaborators outlive it.
/// Tests:   tests/unit/playback/tst_sleep_timer.cpp

#include <base/clock.h>

#include <QObject>

#include <chrono>
#include <optional>

namespace dogear::playback {

class ChapterNavigator;
class IntroOutroSkipper;
class Player;
class SoundControls;
enum class PlayerState;

/// Condition that ends a sleep timer.
enum class SleepUntil { Time, EndOfChapter, EndOfEpisode };

class SleepTimer final : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds fadeTime{15'000};

    SleepTimer(Player &player,
               SoundControls &sound,
               IntroOutroSkipper &bounds,
               ChapterNavigator &navigator,
               const Clock &clock,
               QObject *parent = nullptr);

    /// Starts, or restarts, a timer over \a listening of audible playback.
    void start(std::chrono::milliseconds listening);
    /// Starts, or restarts, a timer until the end of the current chapter or episode. If the
    /// listener goes to another one, its end counts. An episode without chapters is one chapter.
    void startUntil(SleepUntil end);
    void cancel();

    [[nodiscard]] bool isActive() const { return m_until.has_value(); }
    [[nodiscard]] SleepUntil until() const { return m_until.value_or(SleepUntil::Time); }
    /// Listening time until silence; 0 if not active or if the end is unknown.
    [[nodiscard]] std::chrono::milliseconds remaining() const;
    [[nodiscard]] ChapterNavigator &navigator() const { return m_navigator; }

signals:
    /// Emitted on start, on cancel, when the timer has stopped playback, and whenever the remaining
    /// time changes by a minute.
    void changed();
    /// Emitted when the timer expires at the very end of an episode, before another can start.
    void expiredAtEnd();

private:
    void begin(SleepUntil until);
    void emitChanged();
    void handleProgress();
    void count();
    void handleState(PlayerState state);
    void finish();
    void updateEnd();
    void fade();
    void stopPlayback();

    Player &m_player;
    SoundControls &m_sound;
    IntroOutroSkipper &m_bounds;
    ChapterNavigator &m_navigator;
    const Clock &m_clock;
    std::optional<SleepUntil> m_until;
    std::chrono::minutes m_reportedMinutes{};             ///< minutes at the last changed()
    std::chrono::milliseconds m_left{};                   ///< for SleepUntil::Time
    std::optional<std::chrono::milliseconds> m_end;       ///< otherwise: the position in the file
    std::optional<QDateTime> m_heardAt;                   ///< time of the last position update
    std::optional<std::chrono::milliseconds> m_fadesFrom; ///< position where the fade began
};

} // namespace dogear::playback
