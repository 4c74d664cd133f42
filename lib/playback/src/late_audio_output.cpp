// SPDX-License-Identifier: GPL-3.0-or-later
#include "late_video_output.h"

#include <playback/late_audio_output.h>

namespace dogear::playback {

using std::chrono::milliseconds;

class LateAudioOutput::Private
{
public:
    Private(LateAudioOutput &output, Make make)
        : m_output(output)
        , m_make(std::move(make))
    {}

    /// Creates the real device unless it exists.
    Result<> make()
    {
        if (m_real)
            return {};
        Result<SoundDevice> made = m_make();
        if (!made)
            return failure(made.error());
        m_real = std::move(made->audio);
        passOn();
        m_video.follow(*made->video);
        // The settings made before the device existed.
        m_real->setSpeed(m_speed);
        m_real->setVolume(m_volume);
        m_real->setShape(m_shape);
        return {};
    }

    [[nodiscard]] AudioOutput *real() const { return m_real.get(); }
    [[nodiscard]] VideoOutput &video() { return m_video; }

    void setSpeed(double speed)
    {
        m_speed = speed;
        if (m_real)
            m_real->setSpeed(speed);
    }

    void setVolume(double volume)
    {
        m_volume = volume;
        if (m_real)
            m_real->setVolume(volume);
    }

    void setShape(const speech::SpeechShape &shape)
    {
        m_shape = shape;
        if (m_real)
            m_real->setShape(shape);
    }

private:
    void passOn()
    {
        const auto pass = [this](auto signal) {
            QObject::connect(m_real.get(), signal, &m_output, signal);
        };
        pass(&AudioOutput::seekableChanged);
        pass(&AudioOutput::loaded);
        pass(&AudioOutput::durationChanged);
        pass(&AudioOutput::positionChanged);
        pass(&AudioOutput::stalledChanged);
        pass(&AudioOutput::trimmed);
        pass(&AudioOutput::finished);
        pass(&AudioOutput::failed);
    }

    LateAudioOutput &m_output;
    Make m_make;
    double m_speed = 1.0;
    double m_volume = 1.0;
    speech::SpeechShape m_shape;
    LateVideoOutput m_video; ///< declared first: outlives m_real, whose video signals it forwards
    std::unique_ptr<AudioOutput> m_real;
};

LateAudioOutput::LateAudioOutput(Make make, QObject *parent)
    : AudioOutput(parent)
    , d(std::make_unique<Private>(*this, std::move(make)))
{}

LateAudioOutput::~LateAudioOutput() = default;

void LateAudioOutput::prepare()
{
    if (d->make()) // an error is reported when something is played
        d->real()->prepare();
}

void LateAudioOutput::setSource(const QUrl &source)
{
    if (d->real())
        return d->real()->setSource(source);
    if (source.isEmpty())
        return; // unloading needs no device
    if (const Result<> made = d->make()) {
        d->real()->setSource(source);
    } else { // queued, because callers do not expect failed() within setSource()
        QMetaObject::invokeMethod(
            this, [this, error = made.error()] { emit failed(error); }, Qt::QueuedConnection);
    }
}

void LateAudioOutput::play()
{
    // Without a device setSource() has already failed.
    if (d->real())
        d->real()->play();
}

void LateAudioOutput::pause()
{
    if (d->real())
        d->real()->pause();
}

void LateAudioOutput::setPosition(milliseconds position)
{
    if (d->real())
        d->real()->setPosition(position);
}

void LateAudioOutput::setExactUpTo(milliseconds place)
{
    if (d->real())
        d->real()->setExactUpTo(place);
}

void LateAudioOutput::setSpeed(double speed)
{
    d->setSpeed(speed);
}

void LateAudioOutput::setVolume(double volume)
{
    d->setVolume(volume);
}

void LateAudioOutput::setShape(const speech::SpeechShape &shape)
{
    d->setShape(shape);
}

milliseconds LateAudioOutput::position() const
{
    return d->real() ? d->real()->position() : milliseconds(0);
}

milliseconds LateAudioOutput::reached() const
{
    return d->real() ? d->real()->reached() : milliseconds(0);
}

std::optional<Error> LateAudioOutput::unavailable() const
{
    // The player asks before each play, so a module that was missing is tried again then.
    if (const Result<> made = d->make(); !made)
        return made.error();
    return d->real()->unavailable();
}

VideoOutput &LateAudioOutput::video()
{
    return d->video();
}

} // namespace dogear::playback
