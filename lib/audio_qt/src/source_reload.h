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
        m_state = State::Scheduled;
    }
    /// Schedules a reload for the next play().
    void defer(milliseconds position)
    {
        m_position = position;
        m_state = State::AtNextPlay;
    }
    /// Whether a reload waits to begin.
    [[nodiscard]] bool isDue() const { return m_state != State::None; }
    /// Begins the waiting reload. \return whether there was one
    [[nodiscard]] bool takeDue() { return std::exchange(m_state, State::None) != State::None; }
    /// Schedules the reload that waits for play(). \return whether there was one
    [[nodiscard]] bool takeDeferred()
    {
        if (m_state != State::AtNextPlay)
            return false;
        m_state = State::Scheduled;
        return true;
    }

private:
    enum class State { None, AtNextPlay, Scheduled };

    static constexpr qint64 justStartedMs = 1'500;

    std::optional<milliseconds> m_position;
    milliseconds m_playedFrom{};
    QElapsedTimer m_sincePlay;
    State m_state = State::None;
};

} // namespace dogear::audio_qt
