// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Computes how far playback rewinds after a pause, so that the listener finds the thread
/// again.
///
/// Not at all after a pause of less than a minute, then 3 s; 10 s after an hour, 20 s after a day.
///
/// Threads: a value; any thread.
/// Tests:   tests/unit/playback/tst_rewind.cpp

#include <QDateTime>

#include <chrono>
#include <optional>

namespace dogear::playback {

class RewindLimits;

/// \return the time to rewind after \a pause; 0 for a negative one, which a clock set back causes
[[nodiscard]] std::chrono::milliseconds rewindAfter(std::chrono::milliseconds pause);

class Rewind
{
public:
    /// Starts with another episode, last heard at \a leftAt; nullopt: no rewind at the first play.
    void load(const std::optional<QDateTime> &leftAt);
    /// Sound stopped at \a now.
    void pause(const QDateTime &now) { m_leftAt = now; }
    /// The listener chose \a position: cancels the rewind of this pause; later ones stop there.
    void seek(std::chrono::milliseconds position);
    /// Playback skipped the part before \a position; later rewinds stop there.
    void advanceTo(std::chrono::milliseconds position) { m_earliest = position; }

    /// \return the position within \a limits to continue at after a pause at \a position that ends
    /// at \a now; the pause counts once
    [[nodiscard]] std::chrono::milliseconds resume(std::chrono::milliseconds position,
                                                   const QDateTime &now,
                                                   const RewindLimits &limits);

private:
    std::optional<QDateTime> m_leftAt;
    std::chrono::milliseconds m_earliest{};
};

} // namespace dogear::playback
