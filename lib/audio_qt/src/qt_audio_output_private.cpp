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
    connect(&m_cut, &qt_media::CutFile::finished, &m_output, [this](bool isCut) { end(isCut); });
}

/// GStreamer searches its plugins on a worker thread; then the player is created on this one.
void QtAudioOutput::Private::prepare()
{
    if (m_player)
        return;
    startBackEndBeside().then(&m_output, [this](bool) { makePlayer(); });
}

void QtAudioOutput::Private::setSource(const QUrl &source)
{
    forgetMedia();
    m_video.forget();
    m_renewal = {};
    m_isPlaying = false;
    m_controls->setExactUpTo(milliseconds::max());
    m_source = source;
    m_file.close();
    m_cut.open(source);
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
    if (m_renewal.takeDeferred())
        return beginAnew();
    if (m_renewal.place())
        return; // goOnAfterRenewal() plays once the source is loaded
    m_renewal.notePlay(position());
    m_video.release();
    // The back end applies a speed only together with a seek, and ignores a seek to the current
    // position, hence 1 ms.
    if (std::exchange(m_isSpeedPending, false))
        m_player->setPosition(1);
    m_watch->start();
    m_player->play();
    m_sound->start();
    tellStalled();
}

void QtAudioOutput::Private::pause()
{
    m_isPlaying = false;
    m_sound->stop();
    m_player->pause();
}

void QtAudioOutput::Private::setPosition(milliseconds position)
{
    if (m_renewal.place()) {
        m_renewal.setPlace(position);
        return;
    }
    m_video.release();
    // The seek applies the speed, unless it is ignored because the player is at 0 already.
    m_isSpeedPending = m_isSpeedPending && position.count() == 0;
    m_player->setPosition(qint64(position.count()));
    m_sound->noteSeek();
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

void QtAudioOutput::Private::setShape(const speech::SpeechShape &shape)
{
    m_shape = shape;
    applyShape();
}

milliseconds QtAudioOutput::Private::position() const
{
    if (m_renewal.place() || !m_player)
        return m_renewal.place().value_or(milliseconds(0));
    // If the media ends early, as a truncated file does, the back end reports the length that it
    // expected; the speech element knows where the sound ended.
    const milliseconds sound = m_controls->reached();
    const bool hasEnded = m_player->mediaStatus() == QMediaPlayer::EndOfMedia;
    return hasEnded && sound.count() > 0 ? sound : m_sound->position();
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
    m_sound = std::make_unique<SoundWatch>(*m_player);
    connect(m_sound.get(), &SoundWatch::standingChanged, &m_output, [this] { tellStalled(); });
    connect(m_sound.get(), &SoundWatch::ticked, &m_output, [this] {
        emit m_output.positionChanged(position());
        tellTrimmed();
        m_watch->look();
        if (m_controls->takeClockBroken() && !m_renewal.place())
            renew();
    });
    connect(m_player.get(),
            &QMediaPlayer::mediaStatusChanged,
            &m_output,
            [this](QMediaPlayer::MediaStatus status) { follow(status); });
    connect(m_player.get(), &QMediaPlayer::durationChanged, &m_output, [this](qint64 duration) {
        if (duration > 0)
            emit m_output.durationChanged(milliseconds(duration));
    });
    m_watch = std::make_unique<DeviceWatch>(m_controls);
    connect(m_watch.get(), &DeviceWatch::lost, &m_output, [this] { loseDevice(); });
    connect(m_watch.get(), &DeviceWatch::moved, &m_output, [this] {
        if (m_isPlaying && !m_renewal.place())
            renew();
    });
    connect(m_player.get(),
            &QMediaPlayer::errorOccurred,
            &m_output,
            [this](QMediaPlayer::Error error, const QString &detail) { fail(error, detail); });
}

void QtAudioOutput::Private::forgetMedia()
{
    m_isMediaThere = false;
    if (m_player) {
        m_wait->stop();
        m_sound->stop();
    }
    applyShape();
}

/// Skipping pauses would move the sound ahead of the video, so pauses are kept until the media is
/// known to have none.
void QtAudioOutput::Private::applyShape()
{
    speech::SpeechShape shape = m_shape;
    shape.trimsSilence = shape.trimsSilence && m_isMediaThere && !m_video.hasPictures();
    m_controls->setShape(shape);
}

/// Reloads the source at its current position, with a new stream of the sound server. The player
/// sees no change; the listener hears a gap of a third of a second.
void QtAudioOutput::Private::renew()
{
    const milliseconds place = position();
    qCInfo(lcAudio) << "a new stream at" << place.count();
    forgetMedia();
    m_video.hold();
    // While m_source is empty, follow() and fail() ignore signals about closing the old source.
    const QUrl source = std::exchange(m_source, {});
    m_player->setSource({});
    m_source = source;
    m_renewal.setPlace(place);
    m_player->setSource(m_readable);
}

void QtAudioOutput::Private::goOnAfterRenewal()
{
    setPosition(m_renewal.finish());
    if (m_isPlaying)
        play();
    m_renewal.trust();
}

/// Reloads the source with another stream, perhaps of another sound server.
void QtAudioOutput::Private::beginAnew()
{
    // The back end reports failures in the middle of its own work, so the source is closed later.
    QTimer::singleShot(0, &m_output, [this] {
        if (m_renewal.isDue())
            m_player->setSource({});
        // Later still, because more errors of the old server may be queued.
        QTimer::singleShot(0, &m_output, [this] {
            if (!m_renewal.takeDue())
                return;
            (void)m_controls->takeDeviceFailed();
            renew();
        });
    });
}

void QtAudioOutput::Private::tellTrimmed()
{
    const auto saved = std::chrono::duration_cast<milliseconds>(m_controls->takeTrimmed());
    if (saved.count() > 0)
        emit m_output.trimmed(saved);
}

void QtAudioOutput::Private::follow(QMediaPlayer::MediaStatus status)
{
    if (m_source.isEmpty() || m_renewal.isDue())
        return;
    tellStalled();
    if (status == QMediaPlayer::EndOfMedia) {
        m_sound->stop();
        m_cut.ask();
    } else if (status == QMediaPlayer::InvalidMedia) {
        fail(QMediaPlayer::FormatError, m_player->errorString());
    } else if (status == QMediaPlayer::LoadedMedia || status == QMediaPlayer::BufferedMedia) {
        m_isMediaThere = true;
        m_video.takeMedia(*m_player);
        applyShape();
        m_wait->start();
    }
}

void QtAudioOutput::Private::end(bool isCut)
{
    if (!isCut) {
        emit m_output.finished();
        return;
    }
    const QUrl source = std::exchange(m_source, {}); // so that it fails only once
    qCInfo(lcAudio) << "became shorter while it was played:" << source;
    emit m_output.failed(
        {.code = ErrorCode::MediaUnreadable, .detail = u"became shorter"_s, .url = source});
}

void QtAudioOutput::Private::tellStalled()
{
    emit m_output.stalledChanged(m_sound->isStanding()
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
    if (m_renewal.place())
        return goOnAfterRenewal();
    emit m_output.seekableChanged(m_player->isSeekable());
    emit m_output.loaded(milliseconds(m_player->duration()));
}

void QtAudioOutput::Private::fail(QMediaPlayer::Error error, const QString &detail)
{
    if (error == QMediaPlayer::NoError || m_source.isEmpty() || m_renewal.isDue())
        return;
    // Code and text do not distinguish a lost device from unreadable media; the sink bin does.
    if (m_controls->takeDeviceFailed())
        return loseStream();
    m_sound->stop();
    const QUrl source = std::exchange(m_source, {}); // so that it fails only once
    const Error failure = qt_media::toError(error, detail, source);
    qCInfo(lcAudio) << "cannot play" << failure.url << error << failure.detail;
    emit m_output.failed(failure);
}

/// Reloads the source if the stream may be one of a sound server that ended before.
void QtAudioOutput::Private::loseStream()
{
    if (!m_isPlaying || !m_renewal.mayHelp())
        return loseDevice();
    m_renewal.announce();
    beginAnew();
}

/// Pauses when the device is unplugged, so that headphone audio does not continue on speakers. In a
/// pause nothing is lost: the next play() opens the source with the device of that time.
void QtAudioOutput::Private::loseDevice()
{
    if (m_source.isEmpty() || m_renewal.isDue())
        return;
    if (!m_isPlaying && m_isMediaThere)
        return m_renewal.defer(position());
    m_sound->stop();
    qCInfo(lcAudio) << "the device is gone at" << position().count();
    const bool wasPlaying = std::exchange(m_isPlaying, false);
    m_source.clear(); // so that it fails only once
    const ErrorCode code = wasPlaying ? ErrorCode::AudioDeviceLost : ErrorCode::NoAudioDevice;
    emit m_output.failed({.code = code});
}

} // namespace dogear::audio_qt
