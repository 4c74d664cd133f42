// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The player's brain: a state machine between a listener's commands and a sound device.
///
/// It owns the position. A seek before the media is loaded is kept and done once it is; a late tick
/// of the device never undoes a seek or a load.
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

    /// Takes \a source, to begin at \a start. Nothing is heard, and nothing is fetched, before
    /// play(). \a duration is what the feed says, until the media says better; 0 if unknown.
    /// \a leftAt is when it was heard last: the first play() goes back a little (rewind.h).
    /// \a origin is where \a source has it from, which errors name instead.
    void load(const QUrl &source,
              std::chrono::milliseconds start,
              std::chrono::milliseconds duration,
              const std::optional<QDateTime> &leftAt = {},
              const QUrl &origin = {});
    void unload();
    void reload(); ///< opens the source anew, at the same place
    void setExactUpTo(std::chrono::milliseconds place); ///< of what load() took; AudioOutput
    /// Whether the length of the source may be unknown at first (growing_source.h); after load().
    void setGrowing(bool isGrowing) { m_growth.setGrowing(isGrowing); }
    void takeKnownLength(); ///< of a growing source: opens it again where that helps
    void setWhole(bool isWhole) { m_length.setWhole(isWhole); } ///< of what load() took
    void fail(const Error &error); ///< what the source comes from has failed for good

    void play();
    void pause();
    void toggle(); ///< play() or pause(), whichever changes something
    void stop();   ///< pauses and lets go of the device; the position stays
    /// Clamped to 0 … duration, if the media told it. Works in every state but Empty.
    void seek(std::chrono::milliseconds position);
    void skip(std::chrono::milliseconds offset); ///< seek relative to position()
    /// seek() without a listener: over what is left out. Going back after a pause does not go back
    /// over it.
    void moveOn(std::chrono::milliseconds position);
    void setSpeed(double speed); ///< clamped to minSpeed … maxSpeed
    void toggleSpeed();          ///< between 1 and the last speed that was something else
    /// Pauses, loudness and ears; while playing, too. Its boost is the volume's business, and the
    /// loudness of the media that of setLoudness().
    void setShape(const speech::SpeechShape &shape);
    /// LUFS of what is in the player, where that is known; load() forgets it.
    void setLoudness(const std::optional<double> &lufs);
    void setVolumePercent(int percent); ///< clamped to 0 … maxVolumePercent
    void setMuted(bool isMuted);
    void setFade(double fade); ///< quieter than the volume says, for a while; 0 to 1
    /// What pauses that were left out have saved before this player was made.
    void setSavedTime(std::chrono::milliseconds saved) { m_savedTime = saved; }
    void setRewindsAfterPauses(bool isEnabled) { m_rewind.setEnabled(isEnabled); }
    /// Where an episode begins that is played again; going back after a pause does not go back over
    /// it. Belongs to EpisodeBounds, as does the ending.
    void setBeginning(std::chrono::milliseconds beginning);
    /// Where it is over although the media goes on; nothing: where the media ends.
    void setEnding(std::optional<std::chrono::milliseconds> ending)
    {
        if (std::exchange(m_ending, ending) != ending)
            emit endingChanged();
    }
    /// What plays is over, as if the media had ended. Nothing happens unless play is wanted.
    void finish();
    /// Of what is in the player, in order: going back after a pause does not leave a chapter.
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
    /// 0 if it is not known, also once the sound has gone on behind it.
    [[nodiscard]] std::chrono::milliseconds duration() const { return m_length.length(); }
    [[nodiscard]] std::chrono::milliseconds beginning() const { return m_beginning; }
    /// Never behind duration(); 0 if neither is known.
    [[nodiscard]] std::chrono::milliseconds ending() const { return m_ending.value_or(duration()); }
    [[nodiscard]] double speed() const { return m_speed; }
    [[nodiscard]] const speech::SpeechShape &shape() const { return m_shape; }
    /// Listening time that pauses left out have saved so far.
    [[nodiscard]] std::chrono::milliseconds savedTime() const { return m_savedTime; }
    [[nodiscard]] int volumePercent() const { return m_volumePercent; }
    [[nodiscard]] bool isMuted() const { return m_isMuted; }
    [[nodiscard]] std::optional<Error> error() const { return m_error; } ///< while Failed

signals:
    void stateChanged(dogear::playback::PlayerState state);
    void stalledChanged(bool isStalled);
    /// Emitted on ticks of the device, on seeks and on load.
    void positionChanged(std::chrono::milliseconds position);
    /// Emitted after positionChanged where playing on led to \a position.
    void heard(std::chrono::milliseconds position);
    /// Emitted after positionChanged where it jumped: on seek(), skip(), moveOn(), and when play()
    /// goes back.
    void sought(std::chrono::milliseconds position);
    /// Emitted before all else where a listener chose the place: on seek() and skip().
    void chosen(std::chrono::milliseconds position);
    void durationChanged(std::chrono::milliseconds duration);
    void seekableChanged(bool isSeekable);
    /// Emitted when ending() is another although duration() is not.
    void endingChanged();
    void speedChanged(double speed);
    void shapeChanged(const dogear::speech::SpeechShape &shape);
    void volumeChanged(int percent, bool isMuted);
    /// Emitted when a pause was left out: savedTime() has grown by \a saved.
    void trimmed(std::chrono::milliseconds saved);
    /// Emitted when the media was heard to its end, or to ending(); state() is Ended then. A stream
    /// that breaks off early is a failure, not an end.
    void finished();
    void stopped(); ///< emitted after stop()
    /// Emitted when the device went away while playing, for example headphones: Paused at the same
    /// place, and play() goes on with the device that is there then.
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
    bool m_isSourceLoaded = false; ///< and said that it is loaded
    /// Where the device was last sent; ticks from elsewhere are of the time before.
    std::optional<std::chrono::milliseconds> m_soughtTo;
    int m_ticksBeforeSeek = 0;
    bool m_isStarting = false; ///< loaded, sent to its place, and nothing was heard yet
    GrowingSource m_growth;
    MediaLength m_length;
    Standstill m_standstill;
    std::chrono::milliseconds m_position{};
    std::chrono::milliseconds m_beginning{};
    std::optional<std::chrono::milliseconds> m_ending;
    double m_speed = 1.0;
    double m_otherSpeed = 1.5; ///< what toggleSpeed() goes to from 1
    speech::SpeechShape m_shape;
    std::chrono::milliseconds m_savedTime{};
    int m_volumePercent = 100;
    double m_fade = 1.0;
    std::optional<Error> m_error;
};

} // namespace dogear::playback
