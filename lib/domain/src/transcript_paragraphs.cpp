// SPDX-License-Identifier: GPL-3.0-or-later
#include <domain/transcript_paragraphs.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::domain {

namespace {

using namespace std::chrono_literals;

/// Minimum silence that ends a paragraph: between two sentences, and within a sentence.
constexpr auto pause = 2s;
constexpr auto longPause = 5s;
/// Characters after which a paragraph ends: at the next end of a sentence, and in any case (for
/// transcripts without punctuation).
constexpr qsizetype longText = 420;
constexpr qsizetype tooLongText = 900;

bool isClosing(QChar c)
{
    return c.category() == QChar::Punctuation_Close || c.category() == QChar::Punctuation_FinalQuote
           || c == u'"' || c == u'\'';
}

bool endsSentence(QStringView text)
{
    // Full stops and question marks of Latin, East Asian, Arabic, Urdu and Indic scripts.
    static const QString ends = u".?!…。？！．؟۔।"_s;
    // A quotation mark or bracket may follow the end of the sentence.
    while (!text.isEmpty() && isClosing(text.back()))
        text.chop(1);
    return !text.isEmpty() && ends.contains(text.back());
}

/// Whether \a c belongs to a script that writes no blanks between words.
bool isDense(QChar c)
{
    const QChar::Script script = c.script();
    return script == QChar::Script_Han || script == QChar::Script_Hiragana
           || script == QChar::Script_Katakana || script == QChar::Script_Thai
           || script == QChar::Script_Lao || script == QChar::Script_Khmer
           || script == QChar::Script_Myanmar || (c.unicode() >= 0x3000 && c.unicode() < 0x3040)
           || (c.unicode() >= 0xff00 && c.unicode() < 0xff10); // full stops and commas
}

bool needsBlank(const QString &text, const QString &next)
{
    return !text.isEmpty() && !next.isEmpty() && !(isDense(text.back()) && isDense(next.front()));
}

bool startsParagraph(const TranscriptParagraph &paragraph, const Cue &before, const Cue &cue)
{
    if (!cue.speaker.isEmpty() && cue.speaker != paragraph.speaker)
        return true;
    // Negative for cues that overlap, which is no pause.
    const auto silence = cue.start - before.end;
    if (silence >= longPause || paragraph.text.size() >= tooLongText)
        return true;
    return (silence >= pause || paragraph.text.size() >= longText) && endsSentence(before.text);
}

void append(TranscriptParagraph &paragraph, const Cue &cue)
{
    if (needsBlank(paragraph.text, cue.text))
        paragraph.text += u' ';
    paragraph.cueStarts.append(int(paragraph.text.size()));
    paragraph.text += cue.text;
}

} // namespace

int TranscriptParagraph::cueAt(int offset) const
{
    const auto after = std::ranges::upper_bound(cueStarts, offset);
    return firstCue + std::max(0, int(after - cueStarts.begin()) - 1);
}

int TranscriptParagraph::endOf(int cue) const
{
    const int next = cue - firstCue + 1;
    if (next >= cueStarts.size())
        return int(text.size());
    int end = cueStarts.at(next);
    while (end > startOf(cue) && text.at(end - 1) == u' ')
        --end;
    return end;
}

QList<TranscriptParagraph> paragraphsOf(const QList<Cue> &cues, bool isTimed)
{
    QList<TranscriptParagraph> paragraphs;
    for (int i = 0; i < cues.size(); ++i) {
        const Cue &cue = cues.at(i);
        if (paragraphs.isEmpty() || !isTimed
            || startsParagraph(paragraphs.constLast(), cues.at(i - 1), cue)) {
            const QString before =
                paragraphs.isEmpty() ? QString() : paragraphs.constLast().speaker;
            TranscriptParagraph next;
            next.firstCue = i;
            next.speaker = cue.speaker.isEmpty() ? before : cue.speaker;
            next.isNewSpeaker = next.speaker != before;
            paragraphs.append(next);
        }
        append(paragraphs.last(), cue);
    }
    return paragraphs;
}

} // namespace dogear::domain
