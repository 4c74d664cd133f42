// SPDX-License-Identifier: GPL-3.0-or-later
#include "rolling_captions.h"

#include <QStringList>

#include <algorithm>

using namespace std::chrono_literals;

namespace dogear::feed {

namespace {

/// Rolling captions follow each other without a pause.
constexpr auto maxGap = 100ms;
/// A single repetition is a coincidence.
constexpr int minRepeats = 2;

QStringList linesOf(const WrittenCue &cue)
{
    return cue.text.split(u'\n');
}

bool isNextTo(const WrittenCue &before, const WrittenCue &cue)
{
    return cue.speaker == before.speaker && (!before.end || cue.start <= *before.end + maxGap);
}

/// Returns the number of lines at the start of \a lines that are also the end of \a before.
qsizetype sharedLines(const QStringList &before, const QStringList &lines)
{
    for (qsizetype count = std::min(before.size(), lines.size()); count > 0; --count) {
        if (std::equal(before.cend() - count, before.cend(), lines.cbegin()))
            return count;
    }
    return 0;
}

bool grows(const QString &before, const QString &line)
{
    // Only whole words are added: "the" does not grow to "theatre".
    return line.size() > before.size() && line.startsWith(before)
           && line.at(before.size()).isSpace();
}

bool repeats(const WrittenCue &before, const WrittenCue &cue)
{
    if (!isNextTo(before, cue))
        return false;
    const QStringList above = linesOf(before);
    const QStringList lines = linesOf(cue);
    return sharedLines(above, lines) > 0 || grows(above.constLast(), lines.constFirst());
}

bool isRolling(const QList<WrittenCue> &cues)
{
    int count = 0;
    for (qsizetype i = 1; i < cues.size(); ++i)
        count += repeats(cues.at(i - 1), cues.at(i)) ? 1 : 0;
    return count >= minRepeats && count * 3 >= int(cues.size() - 1);
}

void extend(WrittenCue &cue, const WrittenCue &by)
{
    if (cue.end && by.end)
        cue.end = std::max(*cue.end, *by.end);
    else if (by.end)
        cue.end = by.end;
}

/// Appends the lines of \a cue that its predecessor \a before does not have to \a kept.
void addNewLines(const WrittenCue &before, const WrittenCue &cue, QList<WrittenCue> &kept)
{
    const QStringList above = linesOf(before);
    QStringList lines = linesOf(cue);
    qsizetype known = sharedLines(above, lines);
    if (known == 0 && grows(above.constLast(), lines.constFirst())) {
        QStringList grown = linesOf(kept.constLast());
        grown.last() = lines.constFirst();
        kept.last().text = grown.join(u'\n');
        known = 1;
    }
    lines.remove(0, known);
    // No line is new: the last kept cue lasts until the end of this one.
    if (lines.isEmpty()) {
        extend(kept.last(), cue);
        return;
    }
    WrittenCue rest = cue;
    rest.text = lines.join(u'\n');
    kept.append(rest);
}

} // namespace

QList<WrittenCue> withoutRepeatedLines(const QList<WrittenCue> &cues)
{
    if (!isRolling(cues))
        return cues;
    QList<WrittenCue> kept{cues.constFirst()};
    for (qsizetype i = 1; i < cues.size(); ++i) {
        // Compared with the cue as it is written before it, not with the last kept one.
        if (repeats(cues.at(i - 1), cues.at(i)))
            addNewLines(cues.at(i - 1), cues.at(i), kept);
        else
            kept.append(cues.at(i));
    }
    return kept;
}

} // namespace dogear::feed
