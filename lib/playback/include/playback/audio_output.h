// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Declares the interface of the sound device that the player controls.
///
/// Threads: GUI thread, calls and signals.
/// Owner:   the composition root; outlives the Player.
/// Tests:   tests/support/fake_audio_output.h replaces it; tests/integration/tst_sound.cpp checks
///          the sound of the real device

#include <base/error.h>

#include <QObject>
#include <QUrl>

#include <chrono>
#include <optional>
#include <speech/speech_settings.h>

namespace dogear::playback {

class AudioOutput : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Initialises the parts that are slow to start, mostly in the background. Optional: the first
    /// setSource() does it otherwise.
    virtual void prepare() {}
    /// Starts to load \a source (file, http or https), stopped; answers with loaded() or failed().
    /// An empty URL unloads.
    virtual void setSource(const QUrl &source) = 0;
    virtual void play() = 0;
    virtual void pause() = 0;
    /// \a position is in the file, independent of the speed.
    /// \pre loaded() was emitted for the source
    virtual void setPosition(std::chrono::milliseconds position) = 0;
    /// Requires exact seeks to positions up to \a position, however much has to be read. Media
    /// without an index must be read from the beginning to find a position exactly; after \a
    /// position the device may estimate instead. setSource() makes every position exact again.
    virtual void setExactUpTo(std::chrono::milliseconds position) = 0;
    /// 0.5 to 3; the pitch is kept.
    virtual void setSpeed(double speed) = 0;
    /// 0 to 1 on a perceptual scale: 0.5 sounds half as loud. Values up to 2 amplify beyond the
    /// recorded level, as far as the limiter allows without clipping.
    virtual void setVolume(double volume) = 0;
    /// Sets pauses, loudness, mono and balance at any time without a click. The boost in \a
    /// speechSettings is ignored; the volume sets it.
    virtual void setSpeechSettings(const speech::SpeechSettings &speechSettings) = 0;

    /// Position of the sound that is audible now.
    [[nodiscard]] virtual std::chrono::milliseconds position() const = 0;
    /// End of the sound that the media has delivered since the last seek, including pauses that
    /// were skipped; at finished(), the end of the media.
    [[nodiscard]] virtual std::chrono::milliseconds reached() const { return position(); }
    /// Reason why nothing can be played, for example without a sound device.
    [[nodiscard]] virtual std::optional<Error> unavailable() const = 0;

signals:
    /// Emitted before loaded(). A source is not seekable, for example, if it is a stream whose
    /// server does not report its length.
    void seekableChanged(bool isSeekable);
    /// Emitted when the source can be played, and sought if it is seekable. \a duration is 0 if
    /// unknown.
    void loaded(std::chrono::milliseconds duration);
    /// Emitted when the device has determined a better duration.
    void durationChanged(std::chrono::milliseconds duration);
    /// Emitted about four times a second while playing, and after each seek.
    void positionChanged(std::chrono::milliseconds position);
    /// Emitted when sound starts to run, and when the device waits for data.
    void stalledChanged(bool isStalled);
    /// Emitted when pauses were skipped; \a saved is the listening time saved.
    void trimmed(std::chrono::milliseconds saved);
    /// Emitted at the end of the media.
    void finished();
    /// Emitted when the source cannot be loaded or becomes unavailable while playing.
    /// AudioDeviceLost: the sound device was removed, and the caller must open the source again.
    void failed(const dogear::Error &error);
};

} // namespace dogear::playback
