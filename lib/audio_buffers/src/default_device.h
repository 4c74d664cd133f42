// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Plays on the default audio device; follows changes of the default and reports lost
/// devices.
///
/// Threads: GUI thread; the sink lives on soundThread().
/// Tests:   tests/integration/tst_lost_device.cpp

#include "device_sink.h"

#include <QMediaDevices>
#include <QObject>

#include <memory>

namespace dogear::audio_buffers {

class DefaultDevice final : public QObject
{
    Q_OBJECT

public:
    using nanoseconds = std::chrono::nanoseconds;

    explicit DefaultDevice(std::shared_ptr<AudioPipeline> pipeline);
    ~DefaultDevice() override;

    void play();
    void pause();
    void stop();
    /// See DeviceSink::discardBuffered().
    void discardBuffered();
    void setVolume(float volume) { m_sink->setVolume(volume); }
    [[nodiscard]] nanoseconds audiblePosition() const { return m_sink->audiblePosition(); }
    [[nodiscard]] bool isStarved() const { return m_sink->isStarved(); }
    [[nodiscard]] bool isOver() const { return m_sink->isOver(); }

signals:
    /// Emitted when no device can be opened.
    void missing();
    /// Emitted when the device disappears or fails during playback.
    void lost();

private:
    template<typename Function>
    void onSink(Function function);
    void follow();

    DeviceSink *m_sink; ///< owned; deleted on its own thread
    QMediaDevices m_devices;
    QByteArray m_id; ///< id of the device in use
    bool m_isPlaying = false;
};

} // namespace dogear::audio_buffers
