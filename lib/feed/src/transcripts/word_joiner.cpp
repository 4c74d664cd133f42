// SPDX-License-Identifier: GPL-3.0-or-later
#include "word_joiner.h"

#include <algorithm>

using namespace std::chrono_literals;

namespace dogear::feed {

namespace {

constexpr qsizetype shortSentence = 32; // characters; a shorter one is joined with the next
constexpr qsizetype maxTextLength = 200;
constexpr auto maxCueTime = 20s;
constexpr auto pause = 1500ms;

bool isWord(const WrittenCue &cue)
{
    const QString text = cue.text.trimmed();
    return std::ranges::none_of(text, [](QChar c) { return c.isSpace(); });
}

bool endsSentence(const QString &text)
{
    static constexpr QStringView ends = u".!?…。！？";
    const QString trimmed = text.trimmed();
    return !trimmed.isEmpty() && ends.contains(trimmed.back());
}

/// Tells whether the script of \a c has no spaces between words.
bool isUnspaced(QChar c)
{
    const auto script = c.script();
    return script == QChar::Script_Han || script == QChar::Script_Hiragana
           || script == QChar::Script_Katakana || script == QChar::Script_Thai;
}

bool needsSpace(const QString &before, const QString &word)
{
    if (before.isEmpty() || word.isEmpty())
        return false;
    const QChar last = before.back();
    const QChar first = word.front();
    // Some programs include the space in the word.
    if (last.isSpace() || first.isSpace() || (isUnspaced(last) && isUnspaced(first)))
        return false;
    return !QStringView(u".,;:!?…%)。、！？").contains(first);
}

bool belongsTo(const WrittenCue &cue, const WrittenCue &word)
{
    const auto end = cue.end.value_or(cue.start);
    // "Yes." alone is too short for a cue of its own.
    const bool isEnough = endsSentence(cue.text) && cue.text.size() >= shortSentence;
    return word.speaker == cue.speaker && word.start >= cue.start && word.start - end < pause
           && word.start - cue.start < maxCueTime && cue.text.size() < maxTextLength && !isEnough;
}

} // namespace

QList<WrittenCue> withWordsJoined(const QList<WrittenCue> &cues)
{
    const auto words = std::ranges::count_if(cues, isWord);
    // At least three quarters of the cues must be single words.
    if (cues.size() < 2 || words * 4 < cues.size() * 3)
        return cues;
    QList<WrittenCue> joined;
    for (const WrittenCue &word : cues) {
        if (joined.isEmpty() || !belongsTo(joined.constLast(), word)) {
            joined.append(word);
            continue;
        }
        WrittenCue &cue = joined.last();
        if (needsSpace(cue.text, word.text))
            cue.text += u' ';
        cue.text += word.text;
        cue.end = word.end.value_or(word.start);
    }
    return joined;
}

} // namespace dogear::feed
