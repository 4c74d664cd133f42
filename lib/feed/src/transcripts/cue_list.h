// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Collects the cues that the readers of transcripts find.
///
/// Pure; any thread.

#include <feed/transcript.h>

#include <chrono>
#include <optional>

namespace dogear::feed {

/// A cue as the document has it.
struct WrittenCue
{
    std::chrono::milliseconds start{};
    std::optional<std::chrono::milliseconds> end;
    QString speaker;
    QString text; ///< without markup; take() joins its lines
};

/// Collects cues, sorts them and gives each one an end.
class CueList
{
public:
    explicit CueList(const TranscriptLimits &limits)
        : m_limits(limits)
    {}

    void add(const WrittenCue &cue);  ///< ignores a cue without text
    void addUnreadable(int position); ///< counts a cue whose time is unreadable; its line or number
    [[nodiscard]] bool isFull() const { return m_cues.size() > m_limits.maxCues; }
    /// \return the cues, sorted and with ends, or LimitExceeded
    [[nodiscard]] Result<ParsedTranscript> take(bool isTimed = true);

private:
    TranscriptLimits m_limits;
    QList<WrittenCue> m_cues;
    int m_unreadable = 0;
    int m_firstUnreadable = 0;
};

} // namespace dogear::feed
