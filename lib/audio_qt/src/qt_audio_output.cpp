// SPDX-License-Identifier: GPL-3.0-or-later
#include "back_end.h"
#include "qt_audio_output_private.h"
#include "speech_sink_bin.h"

#include <QAudioDevice>
#include <QAudioOutput>
#include <QMediaDevices>

namespace dogear::audio_qt {

using std::chrono::milliseconds;

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

void QtAudioOutput::setExactUpTo(milliseconds position)
{
    d->setExactUpTo(position);
}

void QtAudioOutput::setSpeed(double speed)
{
    d->setSpeed(speed);
}

void QtAudioOutput::setVolume(double volume)
{
    d->setVolume(volume);
}

void QtAudioOutput::setSpeechSettings(const speech::SpeechSettings &speechSettings)
{
    d->setSpeechSettings(speechSettings);
}

milliseconds QtAudioOutput::position() const
{
    return d->position();
}

milliseconds QtAudioOutput::reached() const
{
    return d->reached();
}

playback::VideoOutput &QtAudioOutput::video()
{
    return d->video();
}

std::optional<Error> QtAudioOutput::unavailable() const
{
    startBackEnd(); // before Qt does: QMediaDevices starts the back end itself
    // Qt does not notice a sound server that starts later or again.
    if (QMediaDevices::defaultAudioOutput().isNull() && !canReachSoundServer())
        return Error{.code = ErrorCode::NoAudioDevice};
    return std::nullopt;
}

} // namespace dogear::audio_qt
