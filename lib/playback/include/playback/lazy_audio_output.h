// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Creates the real AudioOutput at its first use, and forwards everything to it.
///
/// The real device loads more libraries than the rest of the program, and a window that only lists
/// episodes needs none of them (decision 80 in lib/README.md).
///
/// Threads: GUI thread.
/// Tests:   tests/unit/playback/tst_lazy_audio_output.cpp

#include <base/result.h>
#include <playback/audio_output.h>

#include <functional>
#include <memory>

namespace dogear::playback {

class VideoOutput;

/// A sound device and its video output.
struct SoundDevice
{
    std::unique_ptr<AudioOutput> audio;
    VideoOutput *video = nullptr; ///< owned by \a audio
};

class LazyAudioOutput final : public AudioOutput
{
    Q_OBJECT

public:
    using Make = std::function<Result<SoundDevice>()>;

    /// prepare(), setSource() and unavailable() call \a make until it succeeds; until then
    /// unavailable() returns its error.
    explicit LazyAudioOutput(Make make, QObject *parent = nullptr);
    ~LazyAudioOutput() override;

    void prepare() override;
    void setSource(const QUrl &source) override;
    void play() override;
    void pause() override;
    void setPosition(std::chrono::milliseconds position) override;
    void setExactUpTo(std::chrono::milliseconds position) override;
    void setSpeed(double speed) override;
    void setVolume(double volume) override;
    void setSpeechSettings(const speech::SpeechSettings &speechSettings) override;
    [[nodiscard]] std::chrono::milliseconds position() const override;
    [[nodiscard]] std::chrono::milliseconds reached() const override;
    [[nodiscard]] std::optional<Error> unavailable() const override;

    /// Whether the real device exists.
    [[nodiscard]] bool isMade() const;
    /// Video of the same source; lives as long as this object.
    [[nodiscard]] VideoOutput &video();

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace dogear::playback
