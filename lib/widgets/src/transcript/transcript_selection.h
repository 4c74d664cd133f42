// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What is selected in a transcript, and what is found in it.
///
/// Threads: values; any thread.
/// Tests:   tests/gui/tst_transcript_layout.cpp

#include "transcript_layout.h"

#include <domain/folding.h>

namespace dogear::widgets {

class TranscriptSelection final
{
public:
    /// Begins anew at \a place, with nothing selected.
    void begin(const TextPlace &place) { m_anchor = m_caret = place; }
    /// Selects up to \a place.
    void extend(const TextPlace &place) { m_caret = place; }
    void clear() { m_anchor = m_caret; }

    [[nodiscard]] bool isEmpty() const { return m_anchor == m_caret; }
    [[nodiscard]] TextPlace anchor() const { return m_anchor; }
    [[nodiscard]] TextPlace first() const { return std::min(m_anchor, m_caret); }
    [[nodiscard]] TextPlace last() const { return std::max(m_anchor, m_caret); }
    /// What of a \a paragraph with \a length characters is selected.
    [[nodiscard]] domain::TextRange rangeIn(int paragraph, int length) const;
    /// As it is copied: an empty line between paragraphs, and "Name: " where somebody else begins
    /// to speak.
    [[nodiscard]] QString text(const QList<domain::TranscriptParagraph> &paragraphs) const;

private:
    TextPlace m_anchor;
    TextPlace m_caret;
};

/// Where the words that are searched for stand.
struct TranscriptHit
{
    int paragraph = 0;
    domain::TextRange range;

    friend bool operator==(const TranscriptHit &, const TranscriptHit &) = default;
};

/// All of them, in order; see domain::findFolded.
[[nodiscard]] QList<TranscriptHit> findInTranscript(
    const QList<domain::TranscriptParagraph> &paragraphs,
    const QString &words);

} // namespace dogear::widgets
