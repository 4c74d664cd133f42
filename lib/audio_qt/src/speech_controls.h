// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Passes settings from the GUI thread to the GStreamer threads and reports back from them.
///
/// Threads: any; a setting takes effect at the next buffer.

#include <atomic>
#include <chrono>
#include <cstdint>
#include <gst/gst.h>
#include <limits>
#include <mutex>
#include <speech/speech_settings.h>
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

    /// Sets the newest bin that uses these controls.
    void setSink(GstElement *sink) { g_weak_ref_set(&m_sink, sink); }
    /// \return a reference owned by the caller, or null
    [[nodiscard]] GstElement *sink() const
    {
        return static_cast<GstElement *>(g_weak_ref_get(&m_sink));
    }

    void setSpeechSettings(const speech::SpeechSettings &speechSettings);
    void setBoost(double boost) { m_boost = boost; }
    [[nodiscard]] speech::SpeechSettings speechSettings() const;

    /// Announces that the next stream is of other media: what was measured so far is discarded.
    void beginMedia() { ++m_media; }
    /// Number of calls of beginMedia().
    [[nodiscard]] int media() const { return m_media; }

    /// After \a position seeks may be estimated (playback::AudioOutput).
    void setExactUpTo(std::chrono::milliseconds position) { m_exactUpTo = position.count(); }
    [[nodiscard]] bool isExact(nanoseconds position) const
    {
        return position / std::chrono::milliseconds(1) <= m_exactUpTo;
    }
    [[nodiscard]] bool isExactEverywhere() const { return m_exactUpTo == everywhere; }

    void addTrimmed(nanoseconds time) { m_trimmed += time.count(); }
    /// Listening time that skipped pauses have saved since the last call.
    [[nodiscard]] nanoseconds takeTrimmed() { return nanoseconds(m_trimmed.exchange(0)); }

    /// Sets the end, in the media, of the sound that has arrived since the last seek.
    void setReached(nanoseconds position) { m_reached = position.count(); }
    [[nodiscard]] std::chrono::milliseconds reached() const
    {
        return std::chrono::duration_cast<std::chrono::milliseconds>(nanoseconds(m_reached));
    }

    /// Reports that the sound server's stream has lost its time and must be replaced.
    void setClockBroken() { m_isClockBroken = true; }
    /// Whether setClockBroken() was called since the last call.
    [[nodiscard]] bool takeClockBroken() { return m_isClockBroken.exchange(false); }

    /// Sets the name of the device on which the sound server plays the stream; called about once a
    /// second.
    void setDevice(const std::string &name);
    [[nodiscard]] std::string device() const;

    /// Reports that the device or its server failed, not the media.
    void setDeviceFailed() { m_isDeviceFailed = true; }
    /// Whether setDeviceFailed() was called since the last call.
    [[nodiscard]] bool takeDeviceFailed() { return m_isDeviceFailed.exchange(false); }

private:
    mutable GWeakRef m_sink;
    std::atomic<bool> m_trimsSilence = false;
    std::atomic<bool> m_levelsLoudness = false;
    std::atomic<double> m_loudness = std::numeric_limits<double>::quiet_NaN(); ///< NaN if unknown
    std::atomic<bool> m_isMono = false;
    std::atomic<double> m_balance = 0;
    std::atomic<double> m_boost = 1;
    std::atomic<int> m_media = 0;
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
