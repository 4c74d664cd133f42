// SPDX-License-Identifier: GPL-3.0-or-later
#include "default_device.h"

#include "sound_thread.h"

#include <QThread>

#include <algorithm>
#include <utility>

namespace dogear::audio_buffers {

DefaultDevice::DefaultDevice(std::shared_ptr<AudioPipeline> pipeline)
    : m_sink(new DeviceSink(std::move(pipeline)))
{
    connect(m_sink, &DeviceSink::lost, this, &DefaultDevice::lost);
    connect(m_sink, &DeviceSink::missing, this, &DefaultDevice::missing);
    connect(&m_devices, &QMediaDevices::audioOutputsChanged, this, &DefaultDevice::follow);
    m_sink->moveToThread(&soundThread());
}

DefaultDevice::~DefaultDevice()
{
    // Waits, because the sink must be deleted on its own thread and must not outlive this object.
    QMetaObject::invokeMethod(
        m_sink, [sink = m_sink] { delete sink; }, Qt::BlockingQueuedConnection);
}

template<typename Function>
void DefaultDevice::onSink(Function function)
{
    QMetaObject::invokeMethod(
        m_sink, [sink = m_sink, function] { function(*sink); }, Qt::QueuedConnection);
}

void DefaultDevice::play()
{
    const QAudioDevice device = QMediaDevices::defaultAudioOutput();
    m_id = device.id();
    m_isPlaying = true;
    onSink([device](DeviceSink &sink) { sink.play(device); });
}

void DefaultDevice::pause()
{
    m_isPlaying = false;
    onSink([](DeviceSink &sink) { sink.pause(); });
}

void DefaultDevice::stop()
{
    m_isPlaying = false;
    onSink([](DeviceSink &sink) { sink.stop(); });
}

void DefaultDevice::discardBuffered()
{
    onSink([](DeviceSink &sink) { sink.discardBuffered(); });
}

/// Moves playback to a new default device. If the current device was unplugged, playback stops
/// instead, so that headphone audio does not continue on speakers.
void DefaultDevice::follow()
{
    if (!m_isPlaying)
        return;
    const QList<QAudioDevice> devices = QMediaDevices::audioOutputs();
    const bool isThere = std::ranges::any_of(
        devices, [this](const QAudioDevice &device) { return device.id() == m_id; });
    if (!isThere) {
        stop();
        emit lost();
        return;
    }
    const QAudioDevice device = QMediaDevices::defaultAudioOutput();
    if (std::exchange(m_id, device.id()) != device.id())
        onSink([device](DeviceSink &sink) { sink.moveTo(device); });
}

} // namespace dogear::audio_buffers
