// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Opens one source on the sound device, seeks in it, and recognises position updates that
///        the device sent before the last seek.
///
/// Threads: GUI thread.
/// Owner:   Player; the AudioOutput and the SoundControls outlive it.
/// Tests:   tests/unit/playback/tst_device_source.cpp

#include <QUrl>

#include <chrono>
#include <optional>

namespace dogear::playback {

class AudioOutput;
class SoundControls;

class DeviceSource final
{
public:
    using milliseconds = std::chrono::milliseconds;

    /// A position update this near to the target of a seek was sent after that seek.
    static constexpr milliseconds seekTolerance{1'500};
    /// Two seconds of position updates.
    static constexpr int maxUpdatesBeforeSeek = 8;

    DeviceSource(AudioOutput &output, SoundControls &sound);
    ~DeviceSource();
    DeviceSource(const DeviceSource &) = delete;
    DeviceSource &operator=(const DeviceSource &) = delete;

    /// Sets the source that open() opens, exact at every position. \pre !isOpen()
    void setUrl(const QUrl &url);
    /// See AudioOutput::setExactUpTo().
    void setExactUpTo(milliseconds place);

    /// Gives the source to the device, with the sound settings.
    void open();
    /// Releases the device; does nothing unless the source is open.
    void close();
    [[nodiscard]] bool isOpen() const { return m_isOpen; }
    /// Call when the device has loaded a source. \return false if that source was closed meanwhile
    [[nodiscard]] bool handleLoaded();
    [[nodiscard]] bool isLoaded() const { return m_isLoaded; }

    /// Sends the device to \a position. \pre isLoaded()
    void seek(milliseconds position);
    /// As seek(), for a source that was just loaded: the device is at 0 already, and a seek to it
    /// would only delay the first sound.
    void startAt(milliseconds position);
    /// Target of the last seek, until the device has reached it.
    [[nodiscard]] const std::optional<milliseconds> &soughtTo() const { return m_seekTarget; }
    /// Call on a position update of the device. \return false if it was sent before the last seek;
    /// a device that keeps reporting another position has landed there
    [[nodiscard]] bool takeUpdate(milliseconds position);

private:
    void expect(milliseconds position);

    AudioOutput &m_output;
    SoundControls &m_sound;
    QUrl m_url;
    milliseconds m_exactUpTo = milliseconds::max();
    bool m_isOpen = false;
    bool m_isLoaded = false; ///< the device has reported loaded()
    std::optional<milliseconds> m_seekTarget;
    int m_updatesBeforeSeek = 0;
};

} // namespace dogear::playback
