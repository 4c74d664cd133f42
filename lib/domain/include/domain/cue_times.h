// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Which cue of a transcript is heard at a time.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/domain/tst_cue_times.cpp

#include <domain/chapter.h>

#include <QList>

#include <chrono>

namespace dogear::domain {

/// Found by halves, so that a tick of the player costs nothing in a transcript of any length.
class CueTimes final
{
public:
    /// A cue stays for so long when nothing is said after it: who reads along does not lose the
    /// place at each breath, and music is not marked as words.
    static constexpr std::chrono::milliseconds hold{5'000};

    CueTimes() = default;
    /// \a cues are sorted by start, as feed::parseTranscript leaves them.
    explicit CueTimes(const QList<Cue> &cues);

    /// The one that began last and has not ended; else the one that ended last, for the time of
    /// hold; -1 if there is none. The last cue has no end where its document gives none. Of cues
    /// with one start, the first.
    [[nodiscard]] int at(std::chrono::milliseconds position) const;

private:
    struct Time
    {
        std::chrono::milliseconds start{};
        std::chrono::milliseconds end{};
        int longest = 0; ///< of the cues up to this one, the one that ends last
    };
    QList<Time> m_times;
};

} // namespace dogear::domain
