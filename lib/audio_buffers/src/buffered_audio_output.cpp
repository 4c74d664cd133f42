// SPDX-License-Identifier: GPL-3.0-or-later
#include "buffered_audio_output_private.h"

#include <base/error_details.h>

#include <QAudioDevice>

namespace dogear::audio_buffers {

using std::chrono::milliseconds;

BufferedAudioOutput::BufferedAudioOutput(QObject *parent)
    : AudioOutput(parent)
    , d(std::make_unique<Private>(*this))
{}

BufferedAudioOutput::~BufferedAudioOutput() = default;

void BufferedAudioOutput::prepare()
{
    d->makePlayer();
}

void BufferedAudioOutput::setSource(const QUrl &source)
{
    d->setSource(source);
}

void BufferedAudioOutput::play()
{
    d->play();
}

void BufferedAudioOutput::pause()
{
    d->pause();
}

void BufferedAudioOutput::setPosition(milliseconds position)
{
    d->setPosition(position);
}

/// Does nothing: QMediaPlayer offers no choice between exact and estimated seeks.
void BufferedAudioOutput::setExactUpTo(milliseconds /*place*/) {}

void BufferedAudioOutput::setSpeed(double speed)
{
    d->setSpeed(speed);
}

void BufferedAudioOutput::setVolume(double volume)
{
    d->setVolume(volume);
}

void BufferedAudioOutput::setSpeechSettings(const speech::SpeechSettings &speechSettings)
{
    d->setSpeechSettings(speechSettings);
}

milliseconds BufferedAudioOutput::position() const
{
    return d->position();
}

milliseconds BufferedAudioOutput::reached() const
{
    return d->reached();
}

playback::VideoOutput &BufferedAudioOutput::video()
{
    return d->video();
}

std::optional<Error> BufferedAudioOutput::unavailable() const
{
    if (!d->canPlay())
        return Error{.code = ErrorCode::PlayerMissing, .detail = noBackEnd};
    if (QMediaDevices::defaultAudioOutput().isNull())
        return Error{.code = ErrorCode::NoAudioDevice};
    return std::nullopt;
}

} // namespace dogear::audio_buffers
