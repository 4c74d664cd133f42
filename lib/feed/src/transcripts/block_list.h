// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Paragraphs, of which some have a time or a speaker and others do not.
///
/// Pure; any thread.

#include "cue_list.h"

namespace dogear::feed {

class BlockList
{
public:
    explicit BlockList(const TranscriptLimits &limits)
        : m_list(limits)
    {}

    void setTime(std::chrono::milliseconds time); ///< of what is added from now on
    void setSpeaker(const QString &speaker);      ///< likewise; nobody looks for names any more
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

/// Cuts a time in brackets, or one alone on its line, off the start of \a text.
[[nodiscard]] std::optional<std::chrono::milliseconds> takeTime(QString &text);

} // namespace dogear::feed
