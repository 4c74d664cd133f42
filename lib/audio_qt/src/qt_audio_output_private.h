// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Controls the QMediaPlayer of a QtAudioOutput and recovers from its faults.
///
/// Threads: GUI thread.
/// Tests:   tests/integration/tst_sound.cpp, tst_lost_device.cpp, tst_odd_files.cpp

#include "device_monitor.h"
#include "playback_stall_detector.h"
#include "source_reload.h"
#include "speech_controls.h"

#include <audio_qt/qt_audio_output.h>

#include <QMediaPlayer>
#include <qt_media/qt_video_output.h>
#include <qt_media/readable_file.h>
#include <qt_media/seekable_wait.h>
#include <qt_media/truncation_detector.h>

#include <memory>

class QAudioOutput;

namespace dogear::audio_qt {

/// Creates the QMediaPlayer and its outputs at the first use, because starting GStreamer takes
/// longer than showing the window.
class QtAudioOutput::Private
{
public:
    explicit Private(QtAudioOutput &output);

    void prepare();
    void setSource(const QUrl &source);
    void play();
    void pause();
    void setPosition(std::chrono::milliseconds position);
    void setSpeed(double speed);
    void setVolume(double volume);
    void setSpeechSettings(const speech::SpeechSettings &speechSettings);
    void setExactUpTo(std::chrono::milliseconds position) { m_controls->setExactUpTo(position); }
    [[nodiscard]] playback::VideoOutput &video() { return m_video; }
    [[nodiscard]] std::chrono::milliseconds position() const;
    [[nodiscard]] std::chrono::milliseconds reached() const;

private:
    void makePlayer();
    void forgetMedia();
    void applySpeechSettings();
    void reloadSource();
    void resumeAfterReload();
    void restartSource();
    void reportTrimmed();
    void follow(QMediaPlayer::MediaStatus status);
    void end(bool isTruncatedFile);
    void updateStalled();
    void chooseTrack();
    void announce();
    void fail(QMediaPlayer::Error error, const QString &detail);
    void loseStream();
    void handleLostDevice();

    QtAudioOutput &m_output;
    /// Shared with the sink bins and their asynchronous calls.
    std::shared_ptr<SpeechControls> m_controls = std::make_shared<SpeechControls>();
    QUrl m_source;
    QUrl m_lastSource; ///< opened last; if it is opened again, its measured loudness is kept
    speech::SpeechSettings m_speechSettings;
    double m_speed = 1.0;
    double m_volume = 1.0;         ///< linear
    bool m_isSpeedPending = false; ///< m_speed is not 1 and the back end has not applied it yet
    bool m_isPlaying = false;
    SourceReload m_reload;
    bool m_isMediaLoaded = false;
    QUrl m_readable; ///< m_source, or a copy if it is a resource
    qt_media::ReadableFile m_file;
    qt_media::TruncationDetector m_truncation;
    // Declared in this order, so that the player is destroyed before its outputs.
    qt_media::QtVideoOutput m_video;
    std::unique_ptr<QAudioOutput> m_audio;
    std::unique_ptr<QMediaPlayer> m_player;
    std::unique_ptr<qt_media::SeekableWait> m_wait;
    std::unique_ptr<PlaybackStallDetector> m_stallDetector;
    std::unique_ptr<DeviceMonitor> m_deviceMonitor;
};

} // namespace dogear::audio_qt
