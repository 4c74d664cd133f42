// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Converts paragraphs, only some of which have a time or a speaker, to cues.
///
/// Pure; any thread.

#include "cue_list.h"

namespace dogear::feed {

/// Collects paragraphs; each one gets the last time and speaker that were set.
class BlockList
{
public:
    explicit BlockList(const TranscriptLimits &limits)
        : m_list(limits)
    {}

    void setTime(std::chrono::milliseconds time); ///< applies to all text added later
    void setSpeaker(const QString &speaker); ///< likewise; from now on no names are read from texts
    /// Adds a paragraph, whose text may begin with a time and a speaker.
    void add(QString text);
    [[nodiscard]] bool isFull() const { return m_list.isFull(); }
    [[nodiscard]] Result<ParsedTranscript> take() { return m_list.take(m_hasTimes); }

private:
    CueList m_list;
    std::chrono::milliseconds m_time{};
    QString m_speaker;
    bool m_hasTimes = false;
    bool m_hasSpeakers = false;
};

/// Removes a time from the start of \a text; it must be in brackets or alone on its line.
[[nodiscard]] std::optional<std::chrono::milliseconds> takeTime(QString &text);

} // namespace dogear::feed
