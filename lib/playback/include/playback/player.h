// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Controls playback: a state machine between the listener's commands and a sound device.
///
/// The player owns the position. A seek before the media is loaded is done after loading; a late
/// position update of the device never undoes a seek or a load.
///
/// Threads: GUI thread.
/// Owner:   the composition root; AudioOutput, SoundControls and Clock outlive it.
/// Tests:   tests/unit/playback/tst_player.cpp

#include <base/clock.h>
#include <base/error.h>
#include <playback/device_source.h>
#include <playback/growing_source.h>
#include <playback/media.h>
#include <playback/media_length.h>
#include <playback/player_state.h>
#include <playback/rewind.h>
#include <playback/rewind_limits.h>
#include <playback/stall_recovery.h>

#include <QObject>

#include <chrono>
#include <optional>

namespace dogear::playback {

class AudioOutput;
class SoundControls;

class Player final : public QObject
{
    Q_OBJECT

public:
    Player(AudioOutput &output,
           SoundControls &sound,
           const Clock &clock,
           QObject *parent = nullptr);

    /// Sets the media to play; media without a source unloads. Nothing is opened or fetched before
    /// play().
    void load(const Media &media);
    void reload(); ///< opens the source again at the same position
    /// Call after load() for a stream that is stored while it plays, and when more of it is stored:
    /// the fraction of its bytes that are stored without a gap from the start, 0 to 1; nullopt: the
    /// number of bytes is unknown. Opens the source again if that makes it seekable.
    void setStoredFraction(const std::optional<double> &fraction);
    void fail(const Error &error); ///< the origin of the source has failed permanently

    void play();
    void pause();
    void toggle(); ///< pause() if isPlayWanted(), otherwise play()
    void stop();   ///< pauses and releases the device; keeps the position
    /// Clamped to 0 … duration, if the media reported it. Works in every state except Empty.
    void seek(std::chrono::milliseconds position);
    void skip(std::chrono::milliseconds offset); ///< seek relative to position()
    /// Jumps over a part that is skipped, without chosen(). Rewinding after a pause does not go
    /// back over it.
    void advanceTo(std::chrono::milliseconds position);
    /// Ends the episode as if the media had ended. Does nothing unless isPlayWanted().
    void finish();

    /// Limits of the rewinding after a pause, set by the parts that know them.
    [[nodiscard]] RewindLimits &rewindLimits() { return m_rewindLimits; }

    [[nodiscard]] PlayerState state() const { return m_state; }
    [[nodiscard]] bool isPlayWanted() const { return m_isPlayWanted; }
    [[nodiscard]] bool isStalled() const { return m_stallRecovery.isStalled(); }
    [[nodiscard]] std::chrono::milliseconds position() const;
    [[nodiscard]] Seekability seekability() const { return m_growth.seekability(); }
    /// 0 if unknown, also after the sound has continued past the stated length.
    [[nodiscard]] std::chrono::milliseconds duration() const { return m_length.length(); }
    [[nodiscard]] std::optional<Error> error() const { return m_error; } ///< while Failed

signals:
    void stateChanged(dogear::playback::PlayerState state);
    void stalledChanged(bool isStalled);
    /// Emitted on position updates of the device, on seeks and on load.
    void positionChanged(std::chrono::milliseconds position);
    /// Emitted after positionChanged() if continuous playback reached \a position.
    void heard(std::chrono::milliseconds position);
    /// Emitted after positionChanged() on a jump: by seek(), skip(), advanceTo(), and when play()
    /// rewinds.
    void seeked(std::chrono::milliseconds position);
    /// Emitted before all other signals when the listener chooses a position: seek() and skip().
    void chosen(std::chrono::milliseconds position);
    void durationChanged(std::chrono::milliseconds duration);
    /// Emitted when seekability() becomes Seekable, or is no longer.
    void seekableChanged(bool isSeekable);
    /// Emitted when playback reaches the end of the media, or on finish(); state() is Ended then. A
    /// stream that breaks off early is a failure, not an end.
    void finished();
    void stopped(); ///< emitted after stop()
    /// Emitted when the device is removed during playback, for example headphones. The player is
    /// Paused at the same position, and play() continues on the device available then.
    void interrupted(const dogear::Error &error);

private:
    void followDevice();
    void unload();
    void setState(PlayerState state);
    void setPosition(std::chrono::milliseconds position);
    void jump(std::chrono::milliseconds target);
    void tellLength();
    void emitSeekableIfChanged(bool before);
    void handleKnownLength();
    void reopenAt(std::chrono::milliseconds position);
    void openAgain();
    void closeSource();
    void startDevice();
    void handleLoaded(std::chrono::milliseconds duration);
    void handlePositionUpdate(std::chrono::milliseconds position);
    void handleFinished();
    bool recoverIfStill();
    [[nodiscard]] bool startsAfterEnd() const;
    void failWith(ErrorCode code, const QString &detail);

    AudioOutput &m_output;
    SoundControls &m_sound;
    const Clock &m_clock;
    DeviceSource m_source;
    Media m_media;
    GrowingSource m_growth;
    MediaLength m_length;
    StallRecovery m_stallRecovery;
    Rewind m_rewind;
    RewindLimits m_rewindLimits;
    PlayerState m_state = PlayerState::Empty;
    bool m_isPlayWanted = false;
    bool m_isStarting = false; ///< loaded and sent to its position, but not heard yet
    std::chrono::milliseconds m_position{};
    std::optional<Error> m_error;
};

} // namespace dogear::playback
