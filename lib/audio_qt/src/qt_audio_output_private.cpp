// SPDX-License-Identifier: GPL-3.0-or-later
#include "qt_audio_output_private.h"

#include "back_end.h"
#include "sound_tracks.h"
#include "speech_sink_bin.h"

#include <QAudioOutput>
#include <QLoggingCategory>
#include <QTimer>
#include <qt_media/media_error.h>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::audio_qt {

using std::chrono::milliseconds;

namespace {

Q_LOGGING_CATEGORY(lcAudio, "dogear.audio")

} // namespace

QtAudioOutput::Private::Private(QtAudioOutput &output)
    : m_output(output)
{
    connect(&m_truncation,
            &qt_media::TruncationDetector::finished,
            &m_output,
            [this](bool isTruncatedFile) { end(isTruncatedFile); });
}

/// GStreamer searches its plugins on a worker thread; then the player is created on this one.
void QtAudioOutput::Private::prepare()
{
    if (m_player)
        return;
    startBackEndInBackground().then(&m_output, [this](bool) { makePlayer(); });
}

void QtAudioOutput::Private::setSource(const QUrl &source)
{
    forgetMedia();
    m_video.forget();
    m_reload = {};
    m_isPlaying = false;
    m_controls->setExactUpTo(milliseconds::max());
    m_source = source;
    m_file.close();
    m_truncation.open(source);
    if (source.isEmpty()) {
        if (m_player)
            m_player->setSource({});
        return;
    }
    (void)m_controls->takeDeviceFailed(); // discards a failure of the previous source
    if (std::exchange(m_lastSource, source) != source)
        m_controls->beginMedia();
    makePlayer();
    m_player->setPlaybackRate(m_speed);
    m_isSpeedPending = m_speed != 1.0;
    m_readable = m_file.open(source);
    m_player->setSource(m_readable);
}

void QtAudioOutput::Private::play()
{
    m_isPlaying = true;
    if (m_reload.takeDeferred())
        return restartSource();
    if (m_reload.position())
        return; // resumeAfterReload() plays once the source is loaded
    m_reload.recordPlay(position());
    m_video.release();
    // The back end applies a speed only together with a seek, and ignores a seek to the current
    // position, hence 1 ms.
    if (std::exchange(m_isSpeedPending, false))
        m_player->setPosition(1);
    m_deviceMonitor->start();
    m_player->play();
    m_stallDetector->start();
    updateStalled();
}

void QtAudioOutput::Private::pause()
{
    m_isPlaying = false;
    m_stallDetector->stop();
    m_player->pause();
}

void QtAudioOutput::Private::setPosition(milliseconds position)
{
    if (m_reload.position()) {
        m_reload.setPosition(position);
        return;
    }
    m_video.release();
    // The seek applies the speed, unless it is ignored because the player is at 0 already.
    m_isSpeedPending = m_isSpeedPending && position.count() == 0;
    m_player->setPosition(qint64(position.count()));
    m_stallDetector->handleSeek();
}

void QtAudioOutput::Private::setSpeed(double speed)
{
    m_speed = speed;
    if (m_player)
        m_player->setPlaybackRate(speed);
}

void QtAudioOutput::Private::setVolume(double volume)
{
    m_volume = QAudio::convertVolume(
        std::min(volume, 1.0), QAudio::LogarithmicVolumeScale, QAudio::LinearVolumeScale);
    m_controls->setBoost(std::max(volume, 1.0));
    if (m_audio)
        m_audio->setVolume(float(m_volume));
}

void QtAudioOutput::Private::setSpeechSettings(const speech::SpeechSettings &speechSettings)
{
    m_speechSettings = speechSettings;
    applySpeechSettings();
}

milliseconds QtAudioOutput::Private::position() const
{
    if (m_reload.position() || !m_player)
        return m_reload.position().value_or(milliseconds(0));
    // If the media ends early, as a truncated file does, the back end reports the length that it
    // expected; the speech element knows where the sound ended.
    const milliseconds sound = m_controls->reached();
    const bool hasEnded = m_player->mediaStatus() == QMediaPlayer::EndOfMedia;
    return hasEnded && sound.count() > 0 ? sound : m_stallDetector->position();
}

milliseconds QtAudioOutput::Private::reached() const
{
    return std::max(position(), m_controls->reached());
}

void QtAudioOutput::Private::makePlayer()
{
    setControlsForNewBins(m_controls); // before Qt creates the first bin with its audio output
    if (m_player)
        return;
    startBackEnd();
    m_player = std::make_unique<QMediaPlayer>();
    m_audio = std::make_unique<QAudioOutput>();
    m_audio->setVolume(float(m_volume));
    m_player->setAudioOutput(m_audio.get());
    m_video.attach(*m_player); // for good: a sink added later would flush the pipeline
    m_wait = std::make_unique<qt_media::SeekableWait>(*m_player);
    connect(m_wait.get(), &qt_media::SeekableWait::finished, &m_output, [this] { announce(); });
    m_stallDetector = std::make_unique<PlaybackStallDetector>(*m_player);
    connect(m_stallDetector.get(), &PlaybackStallDetector::stallChanged, &m_output, [this] {
        updateStalled();
    });
    connect(m_stallDetector.get(), &PlaybackStallDetector::ticked, &m_output, [this] {
        emit m_output.positionChanged(position());
        reportTrimmed();
        m_deviceMonitor->poll();
        if (m_controls->takeClockBroken() && !m_reload.position())
            reloadSource();
    });
    connect(m_player.get(),
            &QMediaPlayer::mediaStatusChanged,
            &m_output,
            [this](QMediaPlayer::MediaStatus status) { follow(status); });
    connect(m_player.get(), &QMediaPlayer::durationChanged, &m_output, [this](qint64 duration) {
        if (duration > 0)
            emit m_output.durationChanged(milliseconds(duration));
    });
    m_deviceMonitor = std::make_unique<DeviceMonitor>(m_controls);
    connect(m_deviceMonitor.get(), &DeviceMonitor::lost, &m_output, [this] { handleLostDevice(); });
    connect(m_deviceMonitor.get(), &DeviceMonitor::moved, &m_output, [this] {
        if (m_isPlaying && !m_reload.position())
            reloadSource();
    });
    connect(m_player.get(),
            &QMediaPlayer::errorOccurred,
            &m_output,
            [this](QMediaPlayer::Error error, const QString &detail) { fail(error, detail); });
}

void QtAudioOutput::Private::forgetMedia()
{
    m_isMediaLoaded = false;
    if (m_player) {
        m_wait->stop();
        m_stallDetector->stop();
    }
    applySpeechSettings();
}

/// Skipping pauses would move the sound ahead of the video, so pauses are kept until the media is
/// known to have none.
void QtAudioOutput::Private::applySpeechSettings()
{
    speech::SpeechSettings speechSettings = m_speechSettings;
    speechSettings.trimsSilence =
        speechSettings.trimsSilence && m_isMediaLoaded && !m_video.hasVideo();
    m_controls->setSpeechSettings(speechSettings);
}

/// Reloads the source at its current position, with a new stream of the sound server. The player
/// sees no change; the listener hears a gap of a third of a second.
void QtAudioOutput::Private::reloadSource()
{
    const milliseconds resumeAt = position();
    qCInfo(lcAudio) << "a new stream at" << resumeAt.count();
    forgetMedia();
    m_video.hold();
    // While m_source is empty, follow() and fail() ignore signals about closing the old source.
    const QUrl source = std::exchange(m_source, {});
    m_player->setSource({});
    m_source = source;
    m_reload.setPosition(resumeAt);
    m_player->setSource(m_readable);
}

void QtAudioOutput::Private::resumeAfterReload()
{
    setPosition(m_reload.finish());
    if (m_isPlaying)
        play();
    m_reload.trust();
}

/// Reloads the source with another stream, perhaps of another sound server.
void QtAudioOutput::Private::restartSource()
{
    // The back end reports failures in the middle of its own work, so the source is closed later.
    QTimer::singleShot(0, &m_output, [this] {
        if (m_reload.isDue())
            m_player->setSource({});
        // Later still, because more errors of the old server may be queued.
        QTimer::singleShot(0, &m_output, [this] {
            if (!m_reload.takeDue())
                return;
            (void)m_controls->takeDeviceFailed();
            reloadSource();
        });
    });
}

void QtAudioOutput::Private::reportTrimmed()
{
    const auto saved = std::chrono::duration_cast<milliseconds>(m_controls->takeTrimmed());
    if (saved.count() > 0)
        emit m_output.trimmed(saved);
}

void QtAudioOutput::Private::follow(QMediaPlayer::MediaStatus status)
{
    if (m_source.isEmpty() || m_reload.isDue())
        return;
    updateStalled();
    if (status == QMediaPlayer::EndOfMedia) {
        m_stallDetector->stop();
        m_truncation.ask();
    } else if (status == QMediaPlayer::InvalidMedia) {
        fail(QMediaPlayer::FormatError, m_player->errorString());
    } else if (status == QMediaPlayer::LoadedMedia || status == QMediaPlayer::BufferedMedia) {
        m_isMediaLoaded = true;
        m_video.inspectMedia(*m_player);
        applySpeechSettings();
        m_wait->start();
    }
}

void QtAudioOutput::Private::end(bool isTruncatedFile)
{
    if (!isTruncatedFile) {
        emit m_output.finished();
        return;
    }
    const QUrl source = std::exchange(m_source, {}); // so that it fails only once
    qCInfo(lcAudio) << "became shorter while it was played:" << source;
    emit m_output.failed(
        {.code = ErrorCode::MediaUnreadable, .detail = u"became shorter"_s, .url = source});
}

void QtAudioOutput::Private::updateStalled()
{
    emit m_output.stalledChanged(m_stallDetector->isStalledNow()
                                 || m_player->mediaStatus() == QMediaPlayer::StalledMedia);
}

/// The back end always plays the first sound track, not the default one of the file.
void QtAudioOutput::Private::chooseTrack()
{
    const int track = defaultSoundTrack(*m_controls);
    if (track < 0 || track == m_player->activeAudioTrack())
        return;
    qCInfo(lcAudio) << "sound track" << track << "is the default";
    m_player->setActiveAudioTrack(track);
}

void QtAudioOutput::Private::announce()
{
    chooseTrack();
    if (m_reload.position())
        return resumeAfterReload();
    emit m_output.seekableChanged(m_player->isSeekable());
    emit m_output.loaded(milliseconds(m_player->duration()));
}

void QtAudioOutput::Private::fail(QMediaPlayer::Error error, const QString &detail)
{
    if (error == QMediaPlayer::NoError || m_source.isEmpty() || m_reload.isDue())
        return;
    // Code and text do not distinguish a lost device from unreadable media; the sink bin does.
    if (m_controls->takeDeviceFailed())
        return loseStream();
    m_stallDetector->stop();
    const QUrl source = std::exchange(m_source, {}); // so that it fails only once
    const Error failure = qt_media::toError(error, detail, source);
    qCInfo(lcAudio) << "cannot play" << failure.url << error << failure.detail;
    emit m_output.failed(failure);
}

/// Reloads the source if the stream may be one of a sound server that ended before.
void QtAudioOutput::Private::loseStream()
{
    if (!m_isPlaying || !m_reload.isWorthTrying())
        return handleLostDevice();
    m_reload.announce();
    restartSource();
}

/// Pauses when the device is unplugged, so that headphone audio does not continue on speakers. In a
/// pause nothing is lost: the next play() opens the source with the device of that time.
void QtAudioOutput::Private::handleLostDevice()
{
    if (m_source.isEmpty() || m_reload.isDue())
        return;
    if (!m_isPlaying && m_isMediaLoaded)
        return m_reload.defer(position());
    m_stallDetector->stop();
    qCInfo(lcAudio) << "the device is gone at" << position().count();
    const bool wasPlaying = std::exchange(m_isPlaying, false);
    m_source.clear(); // so that it fails only once
    const ErrorCode code = wasPlaying ? ErrorCode::AudioDeviceLost : ErrorCode::NoAudioDevice;
    emit m_output.failed({.code = code});
}

} // namespace dogear::audio_qt
