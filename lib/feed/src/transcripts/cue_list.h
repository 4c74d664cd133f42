// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Where the readers of transcripts put their cues.
///
/// Pure; any thread.

#include <feed/transcript.h>

#include <chrono>
#include <optional>

namespace dogear::feed {

/// A cue as it is written.
struct WrittenCue
{
    std::chrono::milliseconds start{};
    std::optional<std::chrono::milliseconds> end;
    QString speaker;
    QString text; ///< without markup; its lines are kept until take() joins them
};

class CueList
{
public:
    explicit CueList(const TranscriptLimits &limits)
        : m_limits(limits)
    {}

    void add(const WrittenCue &cue);  ///< one without text is no cue
    void addUnreadable(int position); ///< a cue that is lost; its line, or its number
    [[nodiscard]] bool isFull() const { return m_cues.size() > m_limits.maxCues; }
    /// \return what was added, sorted and with ends, or LimitExceeded
    [[nodiscard]] Result<ParsedTranscript> take(bool isTimed = true);

private:
    TranscriptLimits m_limits;
    QList<WrittenCue> m_cues;
    int m_unreadable = 0;
    int m_firstUnreadable = 0;
};

} // namespace dogear::feed
