// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Controls the QMediaPlayer of a BufferedAudioOutput, the pipe that it fills and the device
///        that plays the output of the pipe.
///
/// Threads: GUI thread; a thread of the player fills the pipe, soundThread() empties it.
/// Tests:   tests/integration/tst_sound.cpp, tst_lost_device.cpp, tst_odd_files.cpp

#include "audio_pipeline.h"
#include "default_device.h"
#include "frame_delay.h"
#include "sound_tap.h"
#include "source_opener.h"
#include "stream_retry.h"

#include <QElapsedTimer>
#include <QMediaPlayer>
#include <QTimer>
#include <qt_media/qt_video_output.h>
#include <qt_media/readable_file.h>
#include <qt_media/seekable_wait.h>
#include <qt_media/truncation_detector.h>

#include <audio_buffers/buffered_audio_output.h>

class QVideoSink;

namespace dogear::audio_buffers {

class BufferedAudioOutput::Private
{
public:
    using milliseconds = std::chrono::milliseconds;

    explicit Private(BufferedAudioOutput &output);
    ~Private();

    void makePlayer();
    void setSource(const QUrl &source);
    void play();
    void pause();
    void setPosition(milliseconds position);
    void setSpeed(double speed);
    void setVolume(double volume);
    void setSpeechSettings(const speech::SpeechSettings &speechSettings);
    [[nodiscard]] playback::VideoOutput &video() { return m_video; }
    [[nodiscard]] milliseconds position() const;
    [[nodiscard]] milliseconds reached() const;
    [[nodiscard]] bool canPlay();

private:
    void applySpeechSettings();
    void poll();
    void tick();
    void adjustRate();
    void fillGaps();
    void updateStalled();
    void follow(QMediaPlayer::MediaStatus status);
    void handleEnd();
    [[nodiscard]] bool isStream() const;
    void goTo(milliseconds position);
    void announce(milliseconds duration, bool isSeekable);
    void end();
    void reportEnd(bool isTruncatedFile);
    void fail(QMediaPlayer::Error error, const QString &detail);
    void handleLostDevice();
    void handleMissingDevice();
    void failWithout(ErrorCode code);

    BufferedAudioOutput &m_output;
    QUrl m_source;
    QUrl m_lastSource; ///< opened last; if it is opened again, the pipe keeps its loudness
    speech::SpeechSettings m_speechSettings;
    milliseconds m_duration{}; ///< of the whole media
    double m_speed = 1.0;
    double m_boost = 1.0;
    bool m_isPlaying = false;
    bool m_isMediaLoaded = false;
    bool m_isEnding = false; ///< the player has delivered all samples
    bool m_isStalled = false;
    milliseconds m_stalledAt{}; ///< position that is shown while m_isStalled
    int m_polls = 0;
    double m_rate = 1.0; ///< last playback rate set on the player
    qt_media::ReadableFile m_file;
    qt_media::TruncationDetector m_truncation;
    const std::shared_ptr<AudioPipeline> m_pipeline;
    DefaultDevice m_device;
    QTimer m_timer;
    QElapsedTimer m_starved;
    StreamRetry m_retry;
    // Declared in this order, so that the player is destroyed before its outputs.
    qt_media::QtVideoOutput m_video;
    FrameDelay m_frames;
    std::unique_ptr<QVideoSink> m_pictures;
    std::unique_ptr<SoundTap> m_tap;
    std::unique_ptr<SourceOpener> m_opener; ///< owns the device that the player may read
    std::unique_ptr<QMediaPlayer> m_player;
    std::unique_ptr<qt_media::SeekableWait> m_wait;
};

} // namespace dogear::audio_buffers
