// SPDX-License-Identifier: GPL-3.0-or-later
#include "cue_list.h"

#include "rolling_captions.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

QString oneLine(QString text)
{
    text.removeIf([](QChar c) { return (c < u' ' && !c.isSpace()) || c == QChar(0x7f); });
    return text.simplified();
}

/// Returns the lines of \a text without control characters, surplus spaces and empty lines.
QString cleanLines(const QString &text)
{
    QStringList lines;
    for (const QString &line : text.split(u'\n')) {
        if (const QString clean = oneLine(line); !clean.isEmpty())
            lines.append(clean);
    }
    return lines.join(u'\n');
}

} // namespace

void CueList::add(const WrittenCue &cue)
{
    // Line by line: withoutRepeatedLines() compares lines before take() joins them.
    const QString text = cleanLines(cue.text);
    if (!text.isEmpty())
        m_cues.append({cue.start, cue.end, oneLine(cue.speaker), text});
}

void CueList::addUnreadable(int position)
{
    if (++m_unreadable == 1)
        m_firstUnreadable = position;
}

Result<ParsedTranscript> CueList::take(bool isTimed)
{
    if (isFull())
        return failure({ErrorCode::LimitExceeded, u"maxCues"_s});
    ParsedTranscript parsed{.cues = {}, .isTimed = isTimed, .warnings = {}};
    if (m_unreadable > 0)
        parsed.warnings.append(
            u"%1 cues without a readable time, the first at %2"_s.arg(m_unreadable)
                .arg(m_firstUnreadable));
    // Stable: cues with the same start keep their order in the document.
    std::ranges::stable_sort(m_cues, {}, &WrittenCue::start);
    m_cues = withoutRepeatedLines(m_cues);
    parsed.cues.resize(m_cues.size());
    std::optional<std::chrono::milliseconds> later; // start of the next cue after the start of i
    for (qsizetype i = m_cues.size() - 1; i >= 0; --i) {
        const WrittenCue &cue = m_cues.at(i);
        if (i + 1 < m_cues.size() && m_cues.at(i + 1).start > cue.start)
            later = m_cues.at(i + 1).start;
        // Files contain ends before their start, and the last cue of a file may have none.
        const bool hasEnd = cue.end && *cue.end >= cue.start;
        parsed.cues[i] = {cue.start,
                          hasEnd ? *cue.end : later.value_or(cue.start),
                          cue.speaker,
                          oneLine(cue.text)};
    }
    return parsed;
}

} // namespace dogear::feed
