// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Going on at the same place with the source loaded anew: where that is, and when it helps.
///
/// Threads: GUI thread.

#include <QElapsedTimer>

#include <chrono>
#include <optional>
#include <utility>

namespace dogear::audio_qt {

class Renewal
{
public:
    using milliseconds = std::chrono::milliseconds;

    /// Where to go on; nothing: no renewal is under way.
    [[nodiscard]] const std::optional<milliseconds> &place() const { return m_place; }
    void setPlace(milliseconds place) { m_place = place; }
    /// It is there again; \return where to go on
    milliseconds finish() { return *std::exchange(m_place, std::nullopt); }

    void notePlay(milliseconds from)
    {
        m_playedFrom = from;
        m_sincePlay.start();
    }
    /// What plays now was made anew: what fails from now on has another reason.
    void trust() { m_sincePlay.invalidate(); }
    /// A sound server that ended in a pause is found out by playing on, and another may be there
    /// since: whether a device that fails now may be the old one.
    [[nodiscard]] bool mayHelp() const
    {
        return !m_place && m_sincePlay.isValid() && !m_sincePlay.hasExpired(justStartedMs);
    }
    /// It begins in a moment; until then nothing that the device says counts.
    void announce()
    {
        m_place = m_playedFrom;
        m_isDue = true;
    }
    [[nodiscard]] bool isDue() const { return m_isDue; }
    [[nodiscard]] bool takeDue() { return std::exchange(m_isDue, false); }

private:
    static constexpr qint64 justStartedMs = 1'500;

    std::optional<milliseconds> m_place;
    milliseconds m_playedFrom{};
    QElapsedTimer m_sincePlay;
    bool m_isDue = false;
};

} // namespace dogear::audio_qt
