// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief An AudioOutput that is made at the first use: what plays brings more libraries than all
/// else, and a window that shows episodes needs none of them.
///
/// Threads: GUI thread.
/// Tests:   tests/unit/playback/tst_late_audio_output.cpp

#include <base/result.h>
#include <playback/audio_output.h>

#include <functional>
#include <memory>

namespace dogear::playback {

class VideoOutput;

/// What plays.
struct SoundDevice
{
    std::unique_ptr<AudioOutput> audio;
    VideoOutput *video = nullptr; ///< of \a audio, as long as that is there
};

class LateAudioOutput final : public AudioOutput
{
    Q_OBJECT

public:
    using Make = std::function<Result<SoundDevice>()>;

    /// \a make is called by prepare(), by the first source or by unavailable(), until it succeeds;
    /// until then unavailable() is its failure.
    explicit LateAudioOutput(Make make, QObject *parent = nullptr);
    ~LateAudioOutput() override;

    void prepare() override;
    void setSource(const QUrl &source) override;
    void play() override;
    void pause() override;
    void setPosition(std::chrono::milliseconds position) override;
    void setExactUpTo(std::chrono::milliseconds place) override;
    void setSpeed(double speed) override;
    void setVolume(double volume) override;
    void setShape(const speech::SpeechShape &shape) override;
    [[nodiscard]] std::chrono::milliseconds position() const override;
    [[nodiscard]] std::chrono::milliseconds reached() const override;
    [[nodiscard]] std::optional<Error> unavailable() const override;

    /// The pictures of the same source. As long as this is there.
    [[nodiscard]] VideoOutput &video();

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace dogear::playback
