// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Cues joined to paragraphs that read like text.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/domain/tst_transcript_paragraphs.cpp

#include <domain/chapter.h>

#include <QList>

namespace dogear::domain {

/// A piece of what one person says. A cue without a speaker is said by who spoke before.
struct TranscriptParagraph
{
    int firstCue = 0;
    QString speaker; ///< may be empty
    /// Another person speaks than in the paragraph before.
    bool isNewSpeaker = false;
    QString text;         ///< of all its cues
    QList<int> cueStarts; ///< in `text`; as many as there are cues

    [[nodiscard]] int cueCount() const { return int(cueStarts.size()); }
    /// Of the cue that stands at or last before \a offset in `text`; a row of the list of cues.
    [[nodiscard]] int cueAt(int offset) const;
    /// In `text`, of the cue \a cue, a row of the list, which is in the paragraph.
    [[nodiscard]] int startOf(int cue) const { return cueStarts.at(cue - firstCue); }
    [[nodiscard]] int endOf(int cue) const;

    friend bool operator==(const TranscriptParagraph &, const TranscriptParagraph &) = default;
};

/// A paragraph ends with its speaker, in a pause, and at the end of a sentence once it is long.
/// Cues without times are paragraphs already (\a isTimed false).
[[nodiscard]] QList<TranscriptParagraph> paragraphsOf(const QList<Cue> &cues, bool isTimed);

} // namespace dogear::domain
