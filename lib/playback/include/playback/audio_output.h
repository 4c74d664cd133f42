// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What the player needs of a sound device, and no more.
///
/// Threads: GUI thread, calls and signals.
/// Owner:   the composition root; outlives the Player.
/// Tests:   tests/support/fake_audio_output.h stands in; tests/integration/tst_sound.cpp listens to
///          the real one

#include <base/error.h>

#include <QObject>
#include <QUrl>

#include <chrono>
#include <optional>
#include <speech/speech_shape.h>

namespace dogear::playback {

class AudioOutput : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Starts what takes a moment to start, most of it beside the window; without it the first
    /// setSource() does.
    virtual void prepare() {}
    /// Begins to load \a source (file, http or https), stopped; answers with loaded() or failed().
    /// An empty URL unloads.
    virtual void setSource(const QUrl &source) = 0;
    virtual void play() = 0;
    virtual void pause() = 0;
    /// In the file, whatever the speed. Only valid after loaded().
    virtual void setPosition(std::chrono::milliseconds position) = 0;
    /// Places up to \a place are found exactly, whatever has to be read for it. Some media have no
    /// index, and all before a place would have to be read to find it: behind \a place an estimate
    /// will do for those. setSource() makes every place exact again.
    virtual void setExactUpTo(std::chrono::milliseconds place) = 0;
    /// 0.5 to 3; pitch is kept.
    virtual void setSpeed(double speed) = 0;
    /// 0 to 1 as the ear hears it: 0.5 sounds half as loud. Up to 2 it is made louder than it was
    /// written, as far as that goes without clipping.
    virtual void setVolume(double volume) = 0;
    /// Pauses, loudness and ears; its boost is the volume's business. At any time, without a click.
    virtual void setShape(const speech::SpeechShape &shape) = 0;

    /// What is heard right now.
    [[nodiscard]] virtual std::chrono::milliseconds position() const = 0;
    /// How far the sound goes that has come from the media since the last seek, also where a pause
    /// in it was left out; at finished(), where the media ends.
    [[nodiscard]] virtual std::chrono::milliseconds reached() const { return position(); }
    /// Why nothing can be heard, for example without a sound device.
    [[nodiscard]] virtual std::optional<Error> unavailable() const = 0;

signals:
    /// Emitted before loaded(): whether setPosition() goes anywhere. It does not, for example, in a
    /// stream whose server does not tell its length.
    void seekableChanged(bool isSeekable);
    /// Emitted when the source can be played, and sought if that is possible. \a duration is 0 if
    /// unknown.
    void loaded(std::chrono::milliseconds duration);
    /// Emitted when a better duration is known.
    void durationChanged(std::chrono::milliseconds duration);
    /// Emitted about four times a second while playing, and after each seek.
    void positionChanged(std::chrono::milliseconds position);
    /// Emitted when sound starts to run, and when it waits for data.
    void stalledChanged(bool isStalled);
    /// Emitted when pauses were left out: so much listening time was saved.
    void trimmed(std::chrono::milliseconds saved);
    /// Emitted at the end of the media.
    void finished();
    /// Emitted when the source cannot be loaded or goes away while playing. AudioDeviceLost: what
    /// plays it went away, and the source is to be opened again.
    void failed(const dogear::Error &error);
};

} // namespace dogear::playback
