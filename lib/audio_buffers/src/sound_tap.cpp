// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound_tap.h"

#include <QAudioBuffer>

namespace dogear::audio_buffers {

namespace {

QAudioFormat formatFor(const speech::AudioFormat &pipeline)
{
    QAudioFormat format;
    format.setSampleRate(pipeline.rate);
    format.setChannelConfig(QAudioFormat::ChannelConfig3Dot0); // see StereoDownmix
    format.setSampleFormat(QAudioFormat::Float);
    return format;
}

} // namespace

SoundTap::SoundTap(const std::shared_ptr<AudioPipeline> &pipeline)
    : QAudioBufferOutput(formatFor(pipeline->format()))
{
    // Runs on the player's thread, so the lambda shares ownership of everything that it uses. Not
    // queued: the GUI thread may be busy for longer than the device has samples.
    connect(
        this,
        &QAudioBufferOutput::audioBufferReceived,
        this,
        [pipeline, downmix = m_downmix, begin = m_begin](const QAudioBuffer &buffer) {
            const auto samples = std::size_t(buffer.sampleCount());
            pipeline->take(downmix->mix({buffer.constData<float>(), samples}),
                           std::chrono::nanoseconds(*begin)
                               + std::chrono::microseconds(buffer.startTime()));
        },
        Qt::DirectConnection);
}

void SoundTap::restart(std::chrono::nanoseconds begin)
{
    m_downmix->restart();
    *m_begin = begin.count();
}

} // namespace dogear::audio_buffers
