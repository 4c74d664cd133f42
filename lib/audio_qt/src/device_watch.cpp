// SPDX-License-Identifier: GPL-3.0-or-later
#include "device_watch.h"

#include <QAudioDevice>

#include <algorithm>
#include <utility>

namespace dogear::audio_qt {

namespace {

/// The server moves the sound and reports the removal of a device in any order, within this time.
constexpr qint64 newsMs = 3'000;
constexpr int mostNewsMs = 700; ///< within this time the report nearly always arrives

bool isThere(const QByteArray &device)
{
    const QList<QAudioDevice> devices = QMediaDevices::audioOutputs();
    return std::ranges::any_of(devices,
                               [&](const QAudioDevice &other) { return other.id() == device; });
}

} // namespace

DeviceWatch::DeviceWatch(std::shared_ptr<SpeechControls> controls)
    : m_controls(std::move(controls))
{
    m_settling.setInterval(mostNewsMs);
    m_settling.setSingleShot(true);
    connect(&m_settling, &QTimer::timeout, this, &DeviceWatch::moved);
    connect(&m_devices, &QMediaDevices::audioOutputsChanged, this, &DeviceWatch::tellIfGone);
}

void DeviceWatch::start()
{
    m_controls->setDevice({});
    m_device.clear();
    m_settling.stop();
}

void DeviceWatch::look()
{
    const auto device = QByteArray::fromStdString(m_controls->device());
    if (device.isEmpty() || device == m_device)
        return;
    m_left = std::exchange(m_device, device);
    if (m_left.isEmpty())
        return; // the first device
    m_sinceLeft.start();
    m_settling.start(); // emits moved() unless the removal is reported before
    tellIfGone();       // the removal may have been reported already
}

void DeviceWatch::tellIfGone()
{
    if (m_left.isEmpty() || m_sinceLeft.hasExpired(newsMs) || isThere(m_left))
        return;
    m_left.clear();
    m_settling.stop();
    emit lost();
}

} // namespace dogear::audio_qt
