// SPDX-License-Identifier: GPL-3.0-or-later
#include "transcript_selection.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using domain::TextRange;
using domain::TranscriptParagraph;

TextRange TranscriptSelection::rangeIn(int paragraph, int length) const
{
    const TextPosition from = first();
    const TextPosition to = last();
    if (isEmpty() || paragraph < from.paragraph || paragraph > to.paragraph)
        return {};
    const int start = paragraph == from.paragraph ? from.offset : 0;
    const int end = paragraph == to.paragraph ? to.offset : length;
    return {start, std::max(0, end - start)};
}

QString TranscriptSelection::text(const QList<TranscriptParagraph> &paragraphs) const
{
    QStringList parts;
    for (int i = first().paragraph; i <= last().paragraph && i < paragraphs.size(); ++i) {
        const TranscriptParagraph &paragraph = paragraphs.at(i);
        const TextRange range = rangeIn(i, int(paragraph.text.size()));
        if (range.length == 0)
            continue;
        // No name for a selection within one paragraph, or one that starts in the middle of it.
        const bool hasName =
            paragraph.isNewSpeaker && range.start == 0 && first().paragraph != last().paragraph;
        const QString words = paragraph.text.mid(range.start, range.length).trimmed();
        parts.append(hasName ? paragraph.speaker + u": "_s + words : words);
    }
    return parts.join(u"\n\n"_s);
}

QList<TranscriptHit> findInTranscript(const QList<TranscriptParagraph> &paragraphs,
                                      const QString &words)
{
    QList<TranscriptHit> hits;
    // In paragraphs, not in cues: words may stand across the end of a cue.
    for (int i = 0; i < paragraphs.size(); ++i) {
        for (const TextRange &range : domain::findFolded(paragraphs.at(i).text, words))
            hits.append({i, range});
    }
    return hits;
}

} // namespace dogear::widgets
