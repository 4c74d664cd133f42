// SPDX-License-Identifier: GPL-3.0-or-later
#include "back_end.h"
#include "device_watch.h"
#include "media_error.h"
#include "qt_video_output.h"
#include "readable_file.h"
#include "renewal.h"
#include "seekable_wait.h"
#include "sound_watch.h"
#include "speech_sink_bin.h"

#include <audio_qt/qt_audio_output.h>

#include <QAudioDevice>
#include <QAudioOutput>
#include <QLoggingCategory>
#include <QMediaDevices>
#include <QMediaPlayer>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::audio_qt {

using std::chrono::milliseconds;

namespace {

Q_LOGGING_CATEGORY(lcAudio, "dogear.audio")

} // namespace

/// The QMediaPlayer and what belongs to it; made at the first use, because starting GStreamer takes
/// longer than showing the window.
class QtAudioOutput::Private
{
public:
    explicit Private(QtAudioOutput &output)
        : m_output(output)
    {}

    /// GStreamer looks for its plugins on a thread of its own; the player is made once it has them.
    void prepare()
    {
        if (m_player)
            return;
        startBackEndBeside().then(&m_output, [this](bool) { makePlayer(); });
    }

    void setSource(const QUrl &source)
    {
        forgetMedia();
        m_video.forget();
        m_renewal = {};
        m_isPlaying = false;
        m_controls->setExactUpTo(milliseconds::max());
        m_source = source;
        m_file.close();
        if (source.isEmpty()) {
            if (m_player)
                m_player->setSource({});
            return;
        }
        (void)m_controls->takeDeviceFailed(); // of the source before
        makePlayer();
        m_player->setPlaybackRate(m_speed);
        m_isSpeedPending = m_speed != 1.0;
        m_readable = m_file.open(source);
        m_player->setSource(m_readable);
    }

    void play()
    {
        m_isPlaying = true;
        if (m_renewal.place())
            return; // once it is there
        m_renewal.notePlay(position());
        m_video.release();
        // The back end takes a speed along with a seek only, and seeks nowhere if it is there.
        if (std::exchange(m_isSpeedPending, false))
            m_player->setPosition(1);
        m_watch->start();
        m_player->play();
        m_sound->start();
        tellStalled();
    }

    void pause()
    {
        m_isPlaying = false;
        m_sound->stop();
        m_player->pause();
    }

    void setPosition(milliseconds position)
    {
        if (m_renewal.place()) {
            m_renewal.setPlace(position);
            return;
        }
        m_video.release();
        m_isSpeedPending = m_isSpeedPending && position.count() == 0;
        m_player->setPosition(qint64(position.count()));
        m_sound->noteSeek();
    }

    void setSpeed(double speed)
    {
        m_speed = speed;
        if (m_player)
            m_player->setPlaybackRate(speed);
    }

    void setVolume(double volume)
    {
        m_volume = QAudio::convertVolume(
            std::min(volume, 1.0), QAudio::LogarithmicVolumeScale, QAudio::LinearVolumeScale);
        m_controls->setBoost(std::max(volume, 1.0));
        if (m_audio)
            m_audio->setVolume(float(m_volume));
    }

    void setShape(const speech::SpeechShape &shape)
    {
        m_shape = shape;
        applyShape();
    }

    void setExactUpTo(milliseconds place) { m_controls->setExactUpTo(place); }

    [[nodiscard]] playback::VideoOutput &video() { return m_video; }

    [[nodiscard]] milliseconds position() const
    {
        return m_renewal.place().value_or(milliseconds(m_player ? m_player->position() : 0));
    }

private:
    void makePlayer()
    {
        setControlsForNewBins(m_controls); // the first one comes with the audio output
        if (m_player)
            return;
        startBackEnd();
        m_player = std::make_unique<QMediaPlayer>();
        m_audio = std::make_unique<QAudioOutput>();
        m_audio->setVolume(float(m_volume));
        m_player->setAudioOutput(m_audio.get());
        m_video.attach(*m_player);
        m_wait = std::make_unique<SeekableWait>(*m_player);
        connect(m_wait.get(), &SeekableWait::finished, &m_output, [this] { announce(); });
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

    void forgetMedia()
    {
        m_isMediaThere = false;
        if (m_player) {
            m_wait->stop();
            m_sound->stop();
        }
        applyShape();
    }

    /// Without pauses the sound would run ahead of pictures, so they stay in until it is known that
    /// there are none.
    void applyShape()
    {
        speech::SpeechShape shape = m_shape;
        shape.trimsSilence = shape.trimsSilence && m_isMediaThere && !m_video.hasPictures();
        m_controls->setShape(shape);
    }

    /// Loads the source anew, to go on where it is with another stream of the sound server. Whoever
    /// plays it notices nothing; a listener a gap of a third of a second.
    void renew()
    {
        const milliseconds place = position();
        qCInfo(lcAudio) << "a new stream at" << place.count();
        forgetMedia();
        m_video.hold();
        const QUrl source = std::exchange(m_source, {}); // nothing is heard of its end
        m_player->setSource({});
        m_source = source;
        m_renewal.setPlace(place);
        m_player->setSource(m_readable);
    }

    void goOnAfterRenewal()
    {
        setPosition(m_renewal.finish());
        if (m_isPlaying)
            play();
        m_renewal.trust();
    }

    /// With another stream, perhaps of another sound server.
    void beginAnew()
    {
        m_renewal.announce();
        // The back end is in the middle of its own work, and may have more to say of that server.
        QTimer::singleShot(0, &m_output, [this] {
            if (m_renewal.isDue())
                m_player->setSource({});
            QTimer::singleShot(0, &m_output, [this] {
                if (!m_renewal.takeDue())
                    return;
                (void)m_controls->takeDeviceFailed();
                renew();
            });
        });
    }

    void tellTrimmed()
    {
        const auto saved = std::chrono::duration_cast<milliseconds>(m_controls->takeTrimmed());
        if (saved.count() > 0)
            emit m_output.trimmed(saved);
    }

    void follow(QMediaPlayer::MediaStatus status)
    {
        if (m_source.isEmpty() || m_renewal.isDue())
            return;
        tellStalled();
        if (status == QMediaPlayer::EndOfMedia) {
            m_sound->stop();
            emit m_output.finished();
        } else if (status == QMediaPlayer::InvalidMedia) {
            fail(QMediaPlayer::FormatError, m_player->errorString());
        } else if (status == QMediaPlayer::LoadedMedia || status == QMediaPlayer::BufferedMedia) {
            m_isMediaThere = true;
            m_video.takeMedia(*m_player);
            applyShape();
            m_wait->start();
        }
    }

    void tellStalled()
    {
        emit m_output.stalledChanged(m_sound->isStanding()
                                     || m_player->mediaStatus() == QMediaPlayer::StalledMedia);
    }

    void announce()
    {
        if (m_renewal.place())
            return goOnAfterRenewal();
        emit m_output.loaded(milliseconds(m_player->duration()));
    }

    void fail(QMediaPlayer::Error error, const QString &detail)
    {
        if (error == QMediaPlayer::NoError || m_source.isEmpty() || m_renewal.isDue())
            return;
        if (m_controls->takeDeviceFailed())
            return m_isPlaying && m_renewal.mayHelp() ? beginAnew() : loseDevice();
        m_sound->stop();
        const QUrl source = std::exchange(m_source, {}); // one failure per source
        const Error failure = toError(error, detail, source);
        qCInfo(lcAudio) << "cannot play" << failure.url << error << failure.detail;
        emit m_output.failed(failure);
    }

    /// Nobody wants to hear from the speakers what came from headphones a moment ago.
    void loseDevice()
    {
        if (m_source.isEmpty() || m_renewal.isDue())
            return;
        m_sound->stop();
        qCInfo(lcAudio) << "the device is gone at" << position().count();
        const bool wasPlaying = std::exchange(m_isPlaying, false);
        m_source.clear(); // one failure per source
        const ErrorCode code = wasPlaying ? ErrorCode::AudioDeviceLost : ErrorCode::NoAudioDevice;
        emit m_output.failed({.code = code});
    }

    QtAudioOutput &m_output;
    std::shared_ptr<SpeechControls> m_controls = std::make_shared<SpeechControls>(); ///< with bins
    QUrl m_source;
    speech::SpeechShape m_shape;
    double m_speed = 1.0;
    double m_volume = 1.0;         ///< linear
    bool m_isSpeedPending = false; ///< m_speed is not 1 and nothing has carried it over yet
    bool m_isPlaying = false;
    Renewal m_renewal;
    bool m_isMediaThere = false;
    QUrl m_readable; ///< m_source, or a copy of it
    ReadableFile m_file;
    // The player goes before the outputs that it plays on.
    QtVideoOutput m_video;
    std::unique_ptr<QAudioOutput> m_audio;
    std::unique_ptr<QMediaPlayer> m_player;
    std::unique_ptr<SeekableWait> m_wait;
    std::unique_ptr<SoundWatch> m_sound;
    std::unique_ptr<DeviceWatch> m_watch;
};

QtAudioOutput::QtAudioOutput(QObject *parent)
    : AudioOutput(parent)
    , d(std::make_unique<Private>(*this))
{}

QtAudioOutput::~QtAudioOutput() = default;

void QtAudioOutput::prepare()
{
    d->prepare();
}

void QtAudioOutput::setSource(const QUrl &source)
{
    d->setSource(source);
}

void QtAudioOutput::play()
{
    d->play();
}

void QtAudioOutput::pause()
{
    d->pause();
}

void QtAudioOutput::setPosition(milliseconds position)
{
    d->setPosition(position);
}

void QtAudioOutput::setExactUpTo(milliseconds place)
{
    d->setExactUpTo(place);
}

void QtAudioOutput::setSpeed(double speed)
{
    d->setSpeed(speed);
}

void QtAudioOutput::setVolume(double volume)
{
    d->setVolume(volume);
}

void QtAudioOutput::setShape(const speech::SpeechShape &shape)
{
    d->setShape(shape);
}

milliseconds QtAudioOutput::position() const
{
    return d->position();
}

playback::VideoOutput &QtAudioOutput::video()
{
    return d->video();
}

std::optional<Error> QtAudioOutput::unavailable() const
{
    startBackEnd(); // asking for devices starts the back end
    // Qt does not notice a sound server that comes, or comes back.
    if (QMediaDevices::defaultAudioOutput().isNull() && !canReachSoundServer())
        return Error{.code = ErrorCode::NoAudioDevice};
    return std::nullopt;
}

} // namespace dogear::audio_qt
