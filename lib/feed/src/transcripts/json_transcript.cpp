// SPDX-License-Identifier: GPL-3.0-or-later
#include "cue_text.h"
#include "json_text.h"
#include "play_time.h"
#include "transcript_readers.h"
#include "word_joiner.h"

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

std::optional<WrittenCue> readSegment(const QJsonObject &segment)
{
    const auto start = readJsonPlayTime(firstOf(segment, {"startTime"_L1, "start"_L1}));
    if (!start)
        return {};
    return WrittenCue{
        .start = *start,
        .end = readJsonPlayTime(firstOf(segment, {"endTime"_L1, "end"_L1})),
        .speaker = textOf(firstOf(segment, {"speaker"_L1, "voice"_L1})),
        .text = withoutReferences(textOf(firstOf(segment, {"body"_L1, "text"_L1, "word"_L1})))};
}

} // namespace

Result<ParsedTranscript> parseJsonTranscript(const QString &text, const TranscriptLimits &limits)
{
    const auto document = readJson(text);
    if (!document)
        return failure(document.error());
    const auto segments =
        listOf(*document, {"segments"_L1, "transcripts"_L1, "transcript"_L1, "cues"_L1});
    if (!segments)
        return failure({ErrorCode::UnsupportedFeed, u"JSON without a list of cues"_s});
    CueList list(limits);
    QList<WrittenCue> cues;
    for (qsizetype i = 0; i < segments->size(); ++i) {
        if (const auto cue = readSegment(segments->at(i).toObject()))
            cues.append(*cue);
        else
            list.addUnreadable(int(i + 1));
    }
    for (const WrittenCue &cue : withWordsJoined(cues)) {
        if (list.isFull())
            break;
        list.add(cue);
    }
    return list.take();
}

} // namespace dogear::feed
