// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Holds the selection in a transcript, and finds text in it.
///
/// Threads: values; any thread.
/// Tests:   tests/gui/tst_transcript_layout.cpp

#include "transcript_layout.h"

#include <domain/folding.h>

namespace dogear::widgets {

class TranscriptSelection final
{
public:
    /// Starts a new, empty selection at \a place.
    void begin(const TextPosition &place) { m_anchor = m_caret = place; }
    /// Selects the text from the anchor to \a place.
    void extend(const TextPosition &place) { m_caret = place; }
    void clear() { m_anchor = m_caret; }

    [[nodiscard]] bool isEmpty() const { return m_anchor == m_caret; }
    [[nodiscard]] TextPosition anchor() const { return m_anchor; }
    [[nodiscard]] TextPosition first() const { return std::min(m_anchor, m_caret); }
    [[nodiscard]] TextPosition last() const { return std::max(m_anchor, m_caret); }
    /// Returns the selected range of \a paragraph, which has \a length characters.
    [[nodiscard]] domain::TextRange rangeIn(int paragraph, int length) const;
    /// Returns the selected text for the clipboard. A selection of several paragraphs has an empty
    /// line between them and "Name: " in front of a new speaker.
    [[nodiscard]] QString text(const QList<domain::TranscriptParagraph> &paragraphs) const;

private:
    TextPosition m_anchor;
    TextPosition m_caret;
};

/// Position of one occurrence of the searched words.
struct TranscriptHit
{
    int paragraph = 0;
    domain::TextRange range;

    friend bool operator==(const TranscriptHit &, const TranscriptHit &) = default;
};

/// Returns all occurrences of \a words, sorted by position; see domain::findFolded.
[[nodiscard]] QList<TranscriptHit> findInTranscript(
    const QList<domain::TranscriptParagraph> &paragraphs,
    const QString &words);

} // namespace dogear::widgets
