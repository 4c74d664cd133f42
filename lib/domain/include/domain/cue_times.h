// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds the transcript cue that belongs to a playback position.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/domain/tst_cue_times.cpp

#include <domain/chapter.h>

#include <QList>

#include <chrono>

namespace dogear::domain {

/// Uses a binary search, so that a position update is cheap in a transcript of any length.
class CueTimes final
{
public:
    /// A cue stays current for this time after its end while no other cue begins. So a reader does
    /// not lose the line in short pauses, but no cue is marked during long music.
    static constexpr std::chrono::milliseconds hold{5'000};

    CueTimes() = default;
    /// \pre \a cues are sorted by start, as feed::parseTranscript returns them
    explicit CueTimes(const QList<Cue> &cues);

    /// \return the index of the cue that began last and has not ended; else of the one that ended
    ///   last, until `hold` has passed; else -1. Of cues with the same start, the first. The last
    ///   cue never ends if its document gives no end for it.
    [[nodiscard]] int at(std::chrono::milliseconds position) const;

private:
    struct Time
    {
        std::chrono::milliseconds start{};
        std::chrono::milliseconds end{};
        int longest = 0; ///< index of the cue with the latest end among those up to this one
    };
    QList<Time> m_times;
};

} // namespace dogear::domain
