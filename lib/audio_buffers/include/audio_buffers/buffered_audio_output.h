// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Plays sound with Qt 6.8 and later: QMediaPlayer decodes; this AudioOutput changes the
///        speed of the samples, processes them for speech and plays them.
///
/// Threads: GUI thread.
/// Tests:   tests/integration/tst_sound.cpp, against the null sink

#include <playback/audio_output.h>
#include <playback/video_output.h>

#include <memory>

namespace dogear::audio_buffers {

class BufferedAudioOutput final : public playback::AudioOutput
{
    Q_OBJECT

public:
    explicit BufferedAudioOutput(QObject *parent = nullptr);
    ~BufferedAudioOutput() override;

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

} // namespace dogear::audio_buffers
