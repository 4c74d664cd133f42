// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Joins the cues of a transcript to paragraphs of readable text.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/domain/tst_transcript_paragraphs.cpp

#include <domain/chapter.h>

#include <QList>

namespace dogear::domain {

/// Consecutive cues of one speaker. A cue without a speaker continues the previous speaker.
/// Cue numbers are indexes into the list of cues of the transcript.
struct TranscriptParagraph
{
    int firstCue = 0;
    QString speaker; ///< may be empty
    /// The speaker differs from that of the previous paragraph.
    bool isNewSpeaker = false;
    QString text;         ///< of all its cues
    QList<int> cueStarts; ///< offset in `text` of each cue

    [[nodiscard]] int cueCount() const { return int(cueStarts.size()); }
    /// \return the cue that contains \a offset in `text`, or ends last before it
    [[nodiscard]] int cueAt(int offset) const;
    /// \return the offset of \a cue in `text`
    /// \pre the paragraph contains \a cue; also for endOf()
    [[nodiscard]] int startOf(int cue) const { return cueStarts.at(cue - firstCue); }
    /// \return the offset behind \a cue in `text`, without the blank before the next cue
    [[nodiscard]] int endOf(int cue) const;

    friend bool operator==(const TranscriptParagraph &, const TranscriptParagraph &) = default;
};

/// Joins \a cues. A paragraph ends where the speaker changes, at a pause, and, once it is long, at
/// the end of a sentence. If \a isTimed is false, each cue is a paragraph.
[[nodiscard]] QList<TranscriptParagraph> paragraphsOf(const QList<Cue> &cues, bool isTimed);

} // namespace dogear::domain
