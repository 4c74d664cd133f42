// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Notices that the device which sound came from is gone, although the sound server plays on
/// with another one.
///
/// Where the server moves sound from one device to another and both are there, somebody wanted
/// that.
///
/// Threads: GUI thread.
/// Tests:   tests/integration/tst_lost_device.cpp

#include "speech_controls.h"

#include <QElapsedTimer>
#include <QMediaDevices>
#include <QTimer>

#include <memory>

namespace dogear::audio_qt {

class DeviceWatch final : public QObject
{
    Q_OBJECT

public:
    explicit DeviceWatch(std::shared_ptr<SpeechControls> controls);

    /// Sound begins: where it is heard first is its device.
    void start();
    /// Now and then, while sound is heard.
    void look();

signals:
    void lost();
    void moved();

private:
    void tellIfGone();

    std::shared_ptr<SpeechControls> m_controls;
    QMediaDevices m_devices;
    QByteArray m_device;
    QByteArray m_left; ///< the one before, for as long as the news of its end may take
    QElapsedTimer m_sinceLeft;
    QTimer m_settling;
};

} // namespace dogear::audio_qt
