// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Detects that the playing device was removed, although the sound server continues playback
/// on another one.
///
/// If both devices still exist after the server has moved the sound, the user wanted that.
///
/// Threads: GUI thread.
/// Tests:   tests/integration/tst_lost_device.cpp

#include "speech_controls.h"

#include <QElapsedTimer>
#include <QMediaDevices>
#include <QTimer>

#include <memory>

namespace dogear::audio_qt {

class DeviceMonitor final : public QObject
{
    Q_OBJECT

public:
    explicit DeviceMonitor(std::shared_ptr<SpeechControls> controls);

    /// Starts watching: the first device that plays the sound is the one to watch.
    void start();
    /// Checks the device; call repeatedly during playback.
    void poll();

signals:
    /// Emitted when the sound moved because its previous device was removed.
    void lost();
    /// Emitted when the sound moved although its previous device still exists.
    void moved();

private:
    void reportIfRemoved();

    std::shared_ptr<SpeechControls> m_controls;
    QMediaDevices m_devices;
    QByteArray m_device;
    QByteArray
        m_previousDevice; ///< the previous device, whose removal may be reported a little later
    QElapsedTimer m_sinceLeft;
    QTimer m_settling;
};

} // namespace dogear::audio_qt
