// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief When playing counts as listening, and when an episode counts as played although something
///        of it is left.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/playback/tst_listening.cpp

#include <chrono>
#include <optional>

namespace dogear::playback {

/// What was heard of one episode. A piece of less than `least` is no listening: somebody looked
/// into it, or pressed the wrong button.
class Listening
{
public:
    static constexpr std::chrono::milliseconds least{5'000}; ///< in the file

    /// Another episode, or the same one anew.
    void begin() { *this = Listening(); }
    /// A pause, or a jump: what follows is another piece.
    void breakOff();
    /// A listener chose a place, and means it.
    void choose() { m_counts = true; }
    /// Playing on led to \a position.
    /// \return whether it is listening from now on, and was not before
    bool hear(std::chrono::milliseconds position);

    [[nodiscard]] bool counts() const { return m_counts; }
    /// Whether a second was heard, in one piece or several.
    [[nodiscard]] bool isHeard() const { return m_heard >= std::chrono::seconds(1); }

private:
    std::optional<std::chrono::milliseconds> m_last; ///< of the present piece
    std::chrono::milliseconds m_piece{};
    bool m_counts = false;
    std::chrono::milliseconds m_heard{};
};

/// Whether an episode that is left at \a position counts as played: at most \a threshold is left
/// before \a ending, and not more than a tenth of \a duration. Nothing is played whose length is
/// not known (0) or was passed, and nothing at a threshold of 0.
[[nodiscard]] bool isNearlyOver(std::chrono::milliseconds position,
                                std::chrono::milliseconds ending,
                                std::chrono::milliseconds duration,
                                std::chrono::milliseconds threshold);

} // namespace dogear::playback
