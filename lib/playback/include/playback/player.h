// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Controls playback: a state machine between the listener's commands and a sound device.
///
/// The player owns the position. A seek before the media is loaded is done after loading; a late
/// position update of the device never undoes a seek or a load.
///
/// Threads: GUI thread.
/// Owner:   the composition root; the AudioOutput and the Clock outlive it.
/// Tests:   tests/unit/playback/tst_player.cpp

#include <base/clock.h>
#include <base/error.h>
#include <playback/growing_source.h>
#include <playback/media_length.h>
#include <playback/player_state.h>
#include <playback/rewind.h>
#include <playback/standstill.h>

#include <QObject>
#include <QUrl>

#include <chrono>
#include <optional>
#include <speech/speech_shape.h>
#include <utility>

namespace dogear::playback {

class AudioOutput;

class Player final : public QObject
{
    Q_OBJECT

public:
    static constexpr double minSpeed = 0.5;
    static constexpr double maxSpeed = 3.0;
    static constexpr int maxVolumePercent = 200; ///< above 100 through the limiter

    Player(AudioOutput &output, const Clock &clock, QObject *parent = nullptr);

    /// Sets \a source, to begin at \a start. Nothing is opened or fetched before play().
    /// \a duration is the value of the feed, until the media reports its own; 0 if unknown.
    /// \a leftAt is the time of the last listening: the first play() rewinds a little (rewind.h).
    /// \a origin is the address that \a source is fetched from; errors name it instead.
    void load(const QUrl &source,
              std::chrono::milliseconds start,
              std::chrono::milliseconds duration,
              const std::optional<QDateTime> &leftAt = {},
              const QUrl &origin = {});
    void unload();
    void reload(); ///< opens the source again at the same position
    void setExactUpTo(std::chrono::milliseconds place); ///< call after load(); see AudioOutput
    /// Whether the length may be unknown at first (growing_source.h); call after load().
    void setGrowing(bool isGrowing) { m_growth.setGrowing(isGrowing); }
    void takeKnownLength(); ///< the length is known now: opens a growing source again if useful
    void setWhole(bool isWhole) { m_length.setWhole(isWhole); } ///< call after load()
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
    void moveOn(std::chrono::milliseconds position);
    void setSpeed(double speed); ///< clamped to minSpeed … maxSpeed
    void toggleSpeed();          ///< between 1 and the last other speed
    /// Sets pauses, loudness, mono and balance, also during playback. Ignores the boost, which
    /// follows the volume, and the loudness of the media, which setLoudness() sets.
    void setShape(const speech::SpeechShape &shape);
    /// Loudness of the loaded media in LUFS, if known; load() resets it.
    void setLoudness(const std::optional<double> &lufs);
    void setVolumePercent(int percent); ///< clamped to 0 … maxVolumePercent
    void setMuted(bool isMuted);
    void setFade(double fade); ///< temporary factor on the volume, 0 to 1
    /// Initial value of savedTime(), saved before this player was created.
    void setSavedTime(std::chrono::milliseconds saved) { m_savedTime = saved; }
    void setRewindsAfterPauses(bool isEnabled) { m_rewind.setEnabled(isEnabled); }
    /// Start of an episode that is played again; rewinding after a pause stops there. Only
    /// EpisodeBounds sets it, and the ending.
    void setBeginning(std::chrono::milliseconds beginning);
    /// End of the episode if the media is longer; nullopt: the end of the media.
    void setEnding(std::optional<std::chrono::milliseconds> ending)
    {
        if (std::exchange(m_ending, ending) != ending)
            emit endingChanged();
    }
    /// Ends the episode as if the media had ended. Does nothing unless isPlayWanted().
    void finish();
    /// Sorted starts of the chapters; rewinding after a pause does not leave a chapter.
    void setChapterStarts(const QList<std::chrono::milliseconds> &starts)
    {
        m_rewind.setChapterStarts(starts);
    }

    [[nodiscard]] PlayerState state() const { return m_state; }
    [[nodiscard]] bool isPlayWanted() const { return m_isPlayWanted; }
    [[nodiscard]] bool isStalled() const { return m_isStalled; }
    [[nodiscard]] std::chrono::milliseconds position() const;
    [[nodiscard]] auto placeToCome() const { return m_growth.placeToCome(); } ///< if not seekable
    [[nodiscard]] bool isSeekable() const { return m_growth.isSeekable(); }
    /// 0 if unknown, also after the sound has continued past the stated length.
    [[nodiscard]] std::chrono::milliseconds duration() const { return m_length.length(); }
    [[nodiscard]] std::chrono::milliseconds beginning() const { return m_beginning; }
    /// Never after duration(); 0 if neither is known.
    [[nodiscard]] std::chrono::milliseconds ending() const { return m_ending.value_or(duration()); }
    [[nodiscard]] double speed() const { return m_speed; }
    [[nodiscard]] const speech::SpeechShape &shape() const { return m_shape; }
    /// Listening time that skipped pauses have saved so far.
    [[nodiscard]] std::chrono::milliseconds savedTime() const { return m_savedTime; }
    [[nodiscard]] int volumePercent() const { return m_volumePercent; }
    [[nodiscard]] bool isMuted() const { return m_isMuted; }
    [[nodiscard]] std::optional<Error> error() const { return m_error; } ///< while Failed

signals:
    void stateChanged(dogear::playback::PlayerState state);
    void stalledChanged(bool isStalled);
    /// Emitted on position updates of the device, on seeks and on load.
    void positionChanged(std::chrono::milliseconds position);
    /// Emitted after positionChanged() if continuous playback reached \a position.
    void heard(std::chrono::milliseconds position);
    /// Emitted after positionChanged() on a jump: by seek(), skip(), moveOn(), and when play()
    /// rewinds.
    void sought(std::chrono::milliseconds position);
    /// Emitted before all other signals when the listener chooses a position: seek() and skip().
    void chosen(std::chrono::milliseconds position);
    void durationChanged(std::chrono::milliseconds duration);
    void seekableChanged(bool isSeekable);
    /// Emitted when setEnding() changes ending() without a change of duration().
    void endingChanged();
    void speedChanged(double speed);
    void shapeChanged(const dogear::speech::SpeechShape &shape);
    void volumeChanged(int percent, bool isMuted);
    /// Emitted when a pause was skipped: savedTime() has grown by \a saved.
    void trimmed(std::chrono::milliseconds saved);
    /// Emitted when playback reaches the end of the media, or ending(); state() is Ended then. A
    /// stream that breaks off early is a failure, not an end.
    void finished();
    void stopped(); ///< emitted after stop()
    /// Emitted when the device is removed during playback, for example headphones. The player is
    /// Paused at the same position, and play() continues on the device available then.
    void interrupted(const dogear::Error &error);

private:
    void setState(PlayerState state);
    void setPosition(std::chrono::milliseconds position);
    void goBackAfterPause();
    void jump(std::chrono::milliseconds target);
    void tellSeekable(bool before);
    void reopenAt(std::chrono::milliseconds position);
    void openSource();
    void closeSource();
    void startDevice();
    void sendDeviceTo(std::chrono::milliseconds position);
    void applyVolume();
    void applyShape(const speech::SpeechShape &shape);
    void takeLoaded(std::chrono::milliseconds duration);
    void takeTick(std::chrono::milliseconds position);
    void takeFinished();
    bool mayStandStill();

    AudioOutput &m_output;
    const Clock &m_clock;
    Rewind m_rewind;
    PlayerState m_state = PlayerState::Empty;
    QUrl m_source;
    QUrl m_origin;
    std::chrono::milliseconds m_exactUpTo = std::chrono::milliseconds::max();
    bool m_isPlayWanted = false;
    bool m_isStalled = false;
    bool m_isMuted = false;
    bool m_isSourceOpen = false;   ///< the device was given m_source
    bool m_isSourceLoaded = false; ///< the device has reported loaded()
    /// Target of the last seek; position updates far from it were sent before that seek.
    std::optional<std::chrono::milliseconds> m_soughtTo;
    int m_ticksBeforeSeek = 0;
    bool m_isStarting = false; ///< loaded and sent to its position, but not heard yet
    GrowingSource m_growth;
    MediaLength m_length;
    Standstill m_standstill;
    std::chrono::milliseconds m_position{};
    std::chrono::milliseconds m_beginning{};
    std::optional<std::chrono::milliseconds> m_ending;
    double m_speed = 1.0;
    double m_otherSpeed = 1.5; ///< set by toggleSpeed() if the speed is 1
    speech::SpeechShape m_shape;
    std::chrono::milliseconds m_savedTime{};
    int m_volumePercent = 100;
    double m_fade = 1.0;
    std::optional<Error> m_error;
};

} // namespace dogear::playback
