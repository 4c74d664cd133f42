// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What the window wants of sound that runs on threads of GStreamer, and what they say back.
///
/// Threads: any; each value is taken over at the next buffer.

#include <atomic>
#include <chrono>
#include <cstdint>
#include <gst/gst.h>
#include <limits>
#include <mutex>
#include <speech/speech_shape.h>
#include <string>

namespace dogear::audio_qt {

class SpeechControls
{
public:
    using nanoseconds = std::chrono::nanoseconds;

    SpeechControls() { g_weak_ref_init(&m_sink, nullptr); }
    ~SpeechControls() { g_weak_ref_clear(&m_sink); }
    SpeechControls(const SpeechControls &) = delete;
    SpeechControls &operator=(const SpeechControls &) = delete;

    /// The newest bin that these control.
    void setSink(GstElement *sink) { g_weak_ref_set(&m_sink, sink); }
    /// \return a reference that belongs to the caller, or nothing
    [[nodiscard]] GstElement *sink() const
    {
        return static_cast<GstElement *>(g_weak_ref_get(&m_sink));
    }

    void setShape(const speech::SpeechShape &shape);
    void setBoost(double boost) { m_boost = boost; }
    [[nodiscard]] speech::SpeechShape shape() const;

    /// Behind this place an estimate will do (playback::AudioOutput).
    void setExactUpTo(std::chrono::milliseconds place) { m_exactUpTo = place.count(); }
    [[nodiscard]] bool isExact(nanoseconds place) const
    {
        return place / std::chrono::milliseconds(1) <= m_exactUpTo;
    }
    [[nodiscard]] bool isExactEverywhere() const { return m_exactUpTo == everywhere; }

    void addTrimmed(nanoseconds time) { m_trimmed += time.count(); }
    /// Listening time that pauses have saved since this was asked last.
    [[nodiscard]] nanoseconds takeTrimmed() { return nanoseconds(m_trimmed.exchange(0)); }

    /// How far in the media the sound goes that has come since the last seek.
    void setReached(nanoseconds place) { m_reached = place.count(); }
    [[nodiscard]] std::chrono::milliseconds reached() const
    {
        return std::chrono::duration_cast<std::chrono::milliseconds>(nanoseconds(m_reached));
    }

    /// The sound server's stream does not know its time any more; it is to be made anew.
    void setClockBroken() { m_isClockBroken = true; }
    /// Whether it has broken since this was asked last.
    [[nodiscard]] bool takeClockBroken() { return m_isClockBroken.exchange(false); }

    /// The name of the device that the sound server plays the stream on, once a second or so.
    void setDevice(const std::string &name);
    [[nodiscard]] std::string device() const;

    /// The device or its server failed, not the media.
    void setDeviceFailed() { m_isDeviceFailed = true; }
    /// Whether that has happened since this was asked last.
    [[nodiscard]] bool takeDeviceFailed() { return m_isDeviceFailed.exchange(false); }

private:
    mutable GWeakRef m_sink;
    std::atomic<bool> m_trimsSilence = false;
    std::atomic<bool> m_levelsLoudness = false;
    std::atomic<double> m_loudness = std::numeric_limits<double>::quiet_NaN(); ///< NaN if unknown
    std::atomic<bool> m_isMono = false;
    std::atomic<double> m_balance = 0;
    std::atomic<double> m_boost = 1;
    static constexpr std::int64_t everywhere = std::chrono::milliseconds::max().count();
    std::atomic<std::int64_t> m_exactUpTo = everywhere; ///< milliseconds
    std::atomic<std::int64_t> m_trimmed = 0;
    std::atomic<std::int64_t> m_reached = 0; ///< nanoseconds
    std::atomic<bool> m_isClockBroken = false;
    std::atomic<bool> m_isDeviceFailed = false;
    mutable std::mutex m_deviceMutex;
    std::string m_device;
};

} // namespace dogear::audio_qt
