// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Decides when playback counts as listening, and when an episode counts as played although
///        it was not heard to its end.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/playback/tst_listening.cpp

#include <chrono>
#include <optional>

namespace dogear::playback {

/// Measures how much of one episode was heard. Uninterrupted playback of less than `minHeard` is
/// not listening: the user only sampled the episode or pressed the wrong button.
class Listening
{
public:
    static constexpr std::chrono::milliseconds minHeard{5'000}; ///< in the file

    /// Starts with another episode, or with the same one from the start.
    void begin() { *this = Listening(); }
    /// Ends the current piece at a pause or a jump.
    void endPiece();
    /// The listener chose a position on purpose, which counts as listening.
    void choose() { m_counts = true; }
    /// Continuous playback reached \a position.
    /// \return whether playback counts as listening from now on and did not before
    bool handleProgress(std::chrono::milliseconds position);

    [[nodiscard]] bool counts() const { return m_counts; }
    /// Whether at least one second was heard, in one or several pieces.
    [[nodiscard]] bool isHeard() const { return m_heard >= std::chrono::seconds(1); }

private:
    std::optional<std::chrono::milliseconds> m_last; ///< last position of the current piece
    std::chrono::milliseconds m_piece{};
    bool m_counts = false;
    std::chrono::milliseconds m_heard{};
};

/// Whether an episode that the listener leaves at \a position counts as played: the time left
/// before \a ending is at most \a threshold and at most a tenth of \a duration. False if the
/// duration is unknown (0) or was passed by the sound, and if \a threshold is 0.
[[nodiscard]] bool isNearlyOver(std::chrono::milliseconds position,
                                std::chrono::milliseconds ending,
                                std::chrono::milliseconds duration,
                                std::chrono::milliseconds threshold);

} // namespace dogear::playback
