// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Keeps the state of a reload: where to resume, and whether reloading may help.
///
/// Threads: GUI thread.

#include <QElapsedTimer>

#include <chrono>
#include <optional>
#include <utility>

namespace dogear::audio_qt {

class SourceReload
{
public:
    using milliseconds = std::chrono::milliseconds;

    /// Position to resume at; absent if no reload is in progress.
    [[nodiscard]] const std::optional<milliseconds> &position() const { return m_position; }
    void setPosition(milliseconds position) { m_position = position; }
    /// Ends the reload after the source is loaded. \return the position to resume at
    milliseconds finish() { return *std::exchange(m_position, std::nullopt); }

    void recordPlay(milliseconds from)
    {
        m_playedFrom = from;
        m_sincePlay.start();
    }
    /// The source was just reloaded, so a failure from now on is not caused by an old device.
    void trust() { m_sincePlay.invalidate(); }
    /// Whether a device failure just after play() may concern a sound server that ended during a
    /// pause. Only playing reveals that, and a new server may be running by now.
    [[nodiscard]] bool isWorthTrying() const
    {
        return !m_position && m_sincePlay.isValid() && !m_sincePlay.hasExpired(justStartedMs);
    }
    /// Schedules a reload; until it begins, messages of the device are ignored.
    void announce()
    {
        m_position = m_playedFrom;
        m_isDue = true;
    }
    /// Schedules a reload for the next play().
    void defer(milliseconds position)
    {
        m_position = position;
        m_isDue = true;
        m_isDeferred = true;
    }
    [[nodiscard]] bool isDue() const { return m_isDue; }
    [[nodiscard]] bool takeDue() { return std::exchange(m_isDue, false); }
    [[nodiscard]] bool takeDeferred() { return std::exchange(m_isDeferred, false); }

private:
    static constexpr qint64 justStartedMs = 1'500;

    std::optional<milliseconds> m_position;
    milliseconds m_playedFrom{};
    QElapsedTimer m_sincePlay;
    bool m_isDue = false;
    bool m_isDeferred = false;
};

} // namespace dogear::audio_qt
