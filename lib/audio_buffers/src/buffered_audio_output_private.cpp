// SPDX-License-Identifier: GPL-3.0-or-later
#include "buffered_audio_output_private.h"

#include "av_log.h"
#include "rate_control.h"

#include <QIODevice>
#include <QLoggingCategory>
#include <QVideoSink>
#include <qt_media/media_error.h>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::audio_buffers {

using namespace std::chrono_literals;
using std::chrono::duration_cast;
using std::chrono::milliseconds;
using std::chrono::nanoseconds;

namespace {

Q_LOGGING_CATEGORY(lcAudio, "dogear.audio")

constexpr speech::AudioFormat pipeFormat{.rate = 48'000, .channels = 2};
constexpr auto pollInterval = 20ms;
/// positionChanged() comes four times a second.
constexpr int pollsPerTick = 12;
/// MP3 frames use bits of earlier frames (bit reservoir): right after a seek the decoder outputs
/// silence, so seek this much earlier. Not with video, which would show too early a frame.
constexpr auto decoderRunUp = 250ms;
/// Qt delivers samples at most this long after the video frames of the same time.
constexpr auto maxSoundDelay = 150ms;
/// Shorter gaps are not reported as a stall.
constexpr qint64 stalledAfterMs = 300;

} // namespace

BufferedAudioOutput::Private::Private(BufferedAudioOutput &output)
    : m_output(output)
    , m_pipeline(std::make_shared<AudioPipeline>(pipeFormat))
    , m_device(m_pipeline)
    , m_frames([this] { return m_device.audiblePosition(); })
{
    connect(&m_frames, &FrameDelay::due, &m_video, &qt_media::QtVideoOutput::takeFrame);
    connect(&m_truncation,
            &qt_media::TruncationDetector::finished,
            &m_output,
            [this](bool isTruncatedFile) { reportEnd(isTruncatedFile); });
    connect(&m_timer, &QTimer::timeout, &m_output, [this] { poll(); });
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_retry, &StreamRetry::retry, &m_output, [this] { goTo(position()); });
    connect(&m_device, &DefaultDevice::lost, &m_output, [this] { handleLostDevice(); });
    connect(&m_device, &DefaultDevice::missing, &m_output, [this] { handleMissingDevice(); });
}

BufferedAudioOutput::Private::~Private() = default;

void BufferedAudioOutput::Private::makePlayer()
{
    if (m_player)
        return;
    m_player = std::make_unique<QMediaPlayer>();
    silenceFfmpeg();
    qCInfo(lcAudio) << "Qt" << qVersion()
                    << (m_player->isAvailable() ? "plays" : "has no back end");
    m_tap = std::make_unique<SoundTap>(m_pipeline);
    m_player->setAudioBufferOutput(m_tap.get());
    m_opener = std::make_unique<SourceOpener>(*m_player, *m_tap);
    connect(m_opener.get(), &SourceOpener::known, &m_output, [this](nanoseconds duration) {
        m_isMediaLoaded = true;
        applySpeechSettings();
        announce(duration_cast<milliseconds>(duration), true);
    });
    m_pictures = std::make_unique<QVideoSink>();
    connect(m_pictures.get(), &QVideoSink::videoFrameChanged, &m_frames, &FrameDelay::take);
    m_player->setVideoSink(m_pictures.get());
    m_wait = std::make_unique<qt_media::SeekableWait>(*m_player);
    connect(m_wait.get(), &qt_media::SeekableWait::finished, &m_output, [this] {
        announce(milliseconds(m_player->duration()), m_player->isSeekable());
    });
    connect(m_player.get(),
            &QMediaPlayer::mediaStatusChanged,
            &m_output,
            [this](QMediaPlayer::MediaStatus status) { follow(status); });
    connect(m_player.get(), &QMediaPlayer::durationChanged, &m_output, [this](qint64 duration) {
        // A stream opened in its middle reports the duration of its remaining part.
        if (duration > 0 && m_opener->isWhole())
            emit m_output.durationChanged(m_duration = milliseconds(duration));
    });
    connect(m_player.get(),
            &QMediaPlayer::errorOccurred,
            &m_output,
            [this](QMediaPlayer::Error error, const QString &detail) { fail(error, detail); });
}

bool BufferedAudioOutput::Private::canPlay()
{
    makePlayer();
    return m_player->isAvailable();
}

void BufferedAudioOutput::Private::setSource(const QUrl &source)
{
    makePlayer();
    m_timer.stop();
    m_retry.forget();
    m_wait->stop();
    m_isMediaLoaded = false;
    m_isPlaying = false;
    m_isEnding = false;
    m_isStalled = false;
    m_video.forget();
    m_frames.clear();
    m_frames.setPlaying(false);
    applySpeechSettings();
    m_source = source;
    m_file.close();
    m_truncation.open(source);
    m_device.stop();
    m_opener->close();
    if (!source.isEmpty() && std::exchange(m_lastSource, source) != source)
        m_pipeline->beginMedia();
    m_pipeline->restart(0ns); // last, so that late samples of the old source are dropped
    if (source.isEmpty())
        return;
    m_rate = m_speed;
    m_player->setPlaybackRate(m_rate);
    m_opener->open(m_file.open(source));
}

void BufferedAudioOutput::Private::play()
{
    m_isPlaying = true;
    m_video.release();
    m_frames.setPlaying(true);
    if (m_isEnding && m_pipeline->isOver())
        setPosition(0ms); // played to its end before: starts again
    adjustRate();
    // A constant bit rate stream is opened only here, when the position is known.
    if (m_opener->awaitsPosition())
        goTo(position());
    else if (!m_isEnding)
        m_player->play();
    m_device.play();
    m_polls = 0;
    m_starved.start();
    m_timer.start(pollInterval);
    updateStalled();
}

void BufferedAudioOutput::Private::pause()
{
    m_retry.forget();
    m_isPlaying = false;
    m_frames.setPlaying(false);
    m_timer.stop();
    m_device.pause();
    if (!m_isEnding)
        m_player->pause();
}

void BufferedAudioOutput::Private::setPosition(milliseconds position)
{
    m_starved.start();
    m_retry.forget();
    m_stalledAt = position;
    goTo(position);
}

void BufferedAudioOutput::Private::goTo(milliseconds position)
{
    m_video.release();
    m_frames.clear();
    m_device.discardBuffered();
    m_pipeline->restart(position);
    m_isEnding = false;
    const milliseconds runUp = m_video.hasVideo() ? 0ms : decoderRunUp;
    if (!m_opener->openFrom(position))
        m_player->setPosition(qint64(std::max(position - runUp, 0ms).count()));
    // The player has stopped if it reached the end before, or if another part was opened.
    if (m_isPlaying && m_player->playbackState() != QMediaPlayer::PlayingState)
        m_player->play();
}

void BufferedAudioOutput::Private::setSpeed(double speed)
{
    m_speed = speed;
    m_pipeline->setSpeed(speed);
    adjustRate();
}

void BufferedAudioOutput::Private::setVolume(double volume)
{
    const double linear = QAudio::convertVolume(
        std::min(volume, 1.0), QAudio::LogarithmicVolumeScale, QAudio::LinearVolumeScale);
    m_device.setVolume(float(linear));
    m_boost = std::max(volume, 1.0);
    applySpeechSettings();
}

void BufferedAudioOutput::Private::setSpeechSettings(const speech::SpeechSettings &speechSettings)
{
    m_speechSettings = speechSettings;
    applySpeechSettings();
}

/// Skipping pauses would move the sound ahead of the video, so pauses are kept until the media is
/// known to have none.
void BufferedAudioOutput::Private::applySpeechSettings()
{
    speech::SpeechSettings speechSettings = m_speechSettings;
    speechSettings.boost = m_boost;
    speechSettings.trimsSilence =
        speechSettings.trimsSilence && m_isMediaLoaded && !m_video.hasVideo();
    m_pipeline->setSpeechSettings(speechSettings);
}

bool BufferedAudioOutput::Private::isStream() const
{
    return m_source.scheme().startsWith("http"_L1);
}

/// Returns the position that is heard. It stays where the sound stopped until the end of a stall is
/// reported, so that no position moves in a stall.
milliseconds BufferedAudioOutput::Private::position() const
{
    return m_isStalled ? m_stalledAt : duration_cast<milliseconds>(m_device.audiblePosition());
}

milliseconds BufferedAudioOutput::Private::reached() const
{
    return std::max(position(), duration_cast<milliseconds>(m_pipeline->reached()));
}

void BufferedAudioOutput::Private::poll()
{
    fillGaps();
    adjustRate();
    updateStalled();
    if (m_isEnding && m_device.isOver())
        return end();
    if (++m_polls % pollsPerTick == 0)
        tick();
}

void BufferedAudioOutput::Private::tick()
{
    emit m_output.positionChanged(position());
    const auto saved = duration_cast<milliseconds>(m_pipeline->takeTrimmed());
    if (saved > 0ms)
        emit m_output.trimmed(saved);
}

void BufferedAudioOutput::Private::adjustRate()
{
    if (!m_player || !m_isPlaying)
        return;
    const milliseconds waiting(qint64(m_pipeline->waiting()) * 1000 / pipeFormat.rate);
    const bool trims = m_speechSettings.trimsSilence && m_isMediaLoaded && !m_video.hasVideo();
    // A video may have no samples at this position; a higher rate would only skip frames then.
    const bool mayAccelerate = !m_video.hasVideo() || m_pipeline->hasBegun();
    const double factor = rateFor(waiting, trims ? targetFillAtPauses : targetFill);
    const double rate = m_speed * (mayAccelerate ? factor : 1);
    if (std::exchange(m_rate, rate) != rate)
        m_player->setPlaybackRate(rate);
}

/// Fills the pipe with silence up to the video frames, for videos without sound and for sound that
/// starts later.
void BufferedAudioOutput::Private::fillGaps()
{
    if (m_video.hasVideo())
        m_pipeline->fillTo(milliseconds(m_player->position()) - maxSoundDelay);
}

void BufferedAudioOutput::Private::updateStalled()
{
    // At the end of the media an empty pipe is no stall.
    const bool isStarved = m_device.isStarved() && !m_isEnding;
    if (!isStarved)
        m_starved.start();
    const bool isStalled = isStarved && m_starved.hasExpired(stalledAfterMs);
    if (isStalled && !m_isStalled)
        m_stalledAt = position();
    if (std::exchange(m_isStalled, isStalled) != isStalled || m_polls == 0)
        emit m_output.stalledChanged(isStalled);
}

void BufferedAudioOutput::Private::follow(QMediaPlayer::MediaStatus status)
{
    if (m_source.isEmpty())
        return;
    if (status == QMediaPlayer::EndOfMedia) {
        handleEnd();
    } else if (status == QMediaPlayer::InvalidMedia) {
        fail(QMediaPlayer::FormatError, m_player->errorString());
    } else if (status == QMediaPlayer::LoadedMedia || status == QMediaPlayer::BufferedMedia) {
        m_isMediaLoaded = true;
        m_video.inspectMedia(*m_player);
        applySpeechSettings();
        if (m_opener->isWhole())
            m_wait->start();
    }
}

void BufferedAudioOutput::Private::handleEnd()
{
    if (isStream() && m_isPlaying && m_retry.handleEnd(reached(), m_duration)) {
        qCInfo(lcAudio) << "the stream ended too early; retries at" << position().count();
        return;
    }
    // The device still plays what the pipe holds; poll() calls end() when it is over.
    m_isEnding = true;
    m_pipeline->finish();
}

void BufferedAudioOutput::Private::announce(milliseconds duration, bool isSeekable)
{
    m_duration = duration;
    emit m_output.seekableChanged(isSeekable);
    emit m_output.loaded(duration);
}

void BufferedAudioOutput::Private::end()
{
    m_timer.stop();
    m_isPlaying = false;
    m_device.pause();
    tick();
    m_truncation.ask();
}

void BufferedAudioOutput::Private::reportEnd(bool isTruncatedFile)
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

void BufferedAudioOutput::Private::fail(QMediaPlayer::Error error, const QString &detail)
{
    if (error == QMediaPlayer::NoError || m_source.isEmpty())
        return;
    if (isStream() && m_isPlaying && m_isMediaLoaded
        && m_retry.handleError(reached(), m_duration)) {
        qCInfo(lcAudio) << "the stream broke off; retries at" << position().count() << detail;
        return;
    }
    m_timer.stop();
    const QUrl source = std::exchange(m_source, {}); // so that it fails only once
    m_device.stop();
    const Error failure = qt_media::toError(error, detail, source);
    qCInfo(lcAudio) << "cannot play" << failure.url << error << failure.detail;
    emit m_output.failed(failure);
}

/// Pauses when the device is unplugged, so that headphone audio does not continue on speakers. In a
/// pause nothing is lost: the next play() opens the device of that time.
void BufferedAudioOutput::Private::handleLostDevice()
{
    if (!m_isPlaying)
        return;
    qCInfo(lcAudio) << "the device is gone at" << position().count();
    failWithout(ErrorCode::AudioDeviceLost);
}

void BufferedAudioOutput::Private::handleMissingDevice()
{
    qCInfo(lcAudio) << "there is no device";
    failWithout(ErrorCode::NoAudioDevice);
}

void BufferedAudioOutput::Private::failWithout(ErrorCode code)
{
    if (m_source.isEmpty())
        return;
    m_timer.stop();
    m_isPlaying = false;
    m_source.clear(); // so that it fails only once
    m_device.stop();
    emit m_output.failed({.code = code});
}

} // namespace dogear::audio_buffers
