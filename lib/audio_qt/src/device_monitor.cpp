// SPDX-License-Identifier: GPL-3.0-or-later
#include "device_monitor.h"

#include <QAudioDevice>

#include <algorithm>
#include <utility>

namespace dogear::audio_qt {

namespace {

/// The server moves the sound and reports the removal of a device in any order, within this time.
constexpr qint64 changeDelayMs = 3'000;
constexpr int maxChangeDelayMs = 700; ///< within this time the report nearly always arrives

bool isThere(const QByteArray &device)
{
    const QList<QAudioDevice> devices = QMediaDevices::audioOutputs();
    return std::ranges::any_of(devices,
                               [&](const QAudioDevice &other) { return other.id() == device; });
}

} // namespace

DeviceMonitor::DeviceMonitor(std::shared_ptr<SpeechControls> controls)
    : m_controls(std::move(controls))
{
    m_settling.setInterval(maxChangeDelayMs);
    m_settling.setSingleShot(true);
    connect(&m_settling, &QTimer::timeout, this, &DeviceMonitor::moved);
    connect(&m_devices, &QMediaDevices::audioOutputsChanged, this, &DeviceMonitor::reportIfRemoved);
}

void DeviceMonitor::start()
{
    m_controls->setDevice({});
    m_device.clear();
    m_settling.stop();
}

void DeviceMonitor::poll()
{
    const auto device = QByteArray::fromStdString(m_controls->device());
    if (device.isEmpty() || device == m_device)
        return;
    m_previousDevice = std::exchange(m_device, device);
    if (m_previousDevice.isEmpty())
        return; // the first device
    m_sinceLeft.start();
    m_settling.start(); // emits moved() unless the removal is reported before
    reportIfRemoved();  // the removal may have been reported already
}

void DeviceMonitor::reportIfRemoved()
{
    if (m_previousDevice.isEmpty() || m_sinceLeft.hasExpired(changeDelayMs)
        || isThere(m_previousDevice))
        return;
    m_previousDevice.clear();
    m_settling.stop();
    emit lost();
}

} // namespace dogear::audio_qt
