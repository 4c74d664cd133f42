// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Plays sound through QMediaPlayer and GStreamer and works around their known faults.
///
/// Threads: GUI thread.
/// Tests:   tests/integration/tst_sound.cpp, against the null sink

#include <playback/audio_output.h>
#include <playback/video_output.h>

#include <memory>

namespace dogear::audio_qt {

class QtAudioOutput final : public playback::AudioOutput
{
    Q_OBJECT

public:
    explicit QtAudioOutput(QObject *parent = nullptr);
    ~QtAudioOutput() override;

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

    /// Video of the same source.
    [[nodiscard]] playback::VideoOutput &video();

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace dogear::audio_qt
