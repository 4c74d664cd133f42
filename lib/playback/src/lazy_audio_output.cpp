// SPDX-License-Identifier: GPL-3.0-or-later
#include "lazy_video_output.h"

#include <playback/lazy_audio_output.h>

namespace dogear::playback {

using std::chrono::milliseconds;

class LazyAudioOutput::Private
{
public:
    Private(LazyAudioOutput &output, Make make)
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
        m_real->setSpeechSettings(m_speechSettings);
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

    void setSpeechSettings(const speech::SpeechSettings &speechSettings)
    {
        m_speechSettings = speechSettings;
        if (m_real)
            m_real->setSpeechSettings(speechSettings);
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

    LazyAudioOutput &m_output;
    Make m_make;
    double m_speed = 1.0;
    double m_volume = 1.0;
    speech::SpeechSettings m_speechSettings;
    LazyVideoOutput m_video; ///< declared first: outlives m_real, whose video signals it forwards
    std::unique_ptr<AudioOutput> m_real;
};

LazyAudioOutput::LazyAudioOutput(Make make, QObject *parent)
    : AudioOutput(parent)
    , d(std::make_unique<Private>(*this, std::move(make)))
{}

LazyAudioOutput::~LazyAudioOutput() = default;

bool LazyAudioOutput::isMade() const
{
    return d->real() != nullptr;
}

void LazyAudioOutput::prepare()
{
    if (d->make()) // an error is reported when something is played
        d->real()->prepare();
}

void LazyAudioOutput::setSource(const QUrl &source)
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

void LazyAudioOutput::play()
{
    // Without a device setSource() has already failed.
    if (d->real())
        d->real()->play();
}

void LazyAudioOutput::pause()
{
    if (d->real())
        d->real()->pause();
}

void LazyAudioOutput::setPosition(milliseconds position)
{
    if (d->real())
        d->real()->setPosition(position);
}

void LazyAudioOutput::setExactUpTo(milliseconds position)
{
    if (d->real())
        d->real()->setExactUpTo(position);
}

void LazyAudioOutput::setSpeed(double speed)
{
    d->setSpeed(speed);
}

void LazyAudioOutput::setVolume(double volume)
{
    d->setVolume(volume);
}

void LazyAudioOutput::setSpeechSettings(const speech::SpeechSettings &speechSettings)
{
    d->setSpeechSettings(speechSettings);
}

milliseconds LazyAudioOutput::position() const
{
    return d->real() ? d->real()->position() : milliseconds(0);
}

milliseconds LazyAudioOutput::reached() const
{
    return d->real() ? d->real()->reached() : milliseconds(0);
}

std::optional<Error> LazyAudioOutput::unavailable() const
{
    // The player asks before each play, so a module that was missing is tried again then.
    if (const Result<> made = d->make(); !made)
        return made.error();
    return d->real()->unavailable();
}

VideoOutput &LazyAudioOutput::video()
{
    return d->video();
}

} // namespace dogear::playback
