// SPDX-License-Identifier: GPL-3.0-or-later
#include "cue_text.h"
#include "json_text.h"
#include "transcript_readers.h"
#include "word_joiner.h"

#include <feed/play_time.h>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

/// Returns the time of \a segment under one of \a names, in seconds or as text, or under one of
/// \a inMilliseconds.
std::optional<std::chrono::milliseconds> timeOf(
    const QJsonObject &segment,
    std::initializer_list<QLatin1StringView> names,
    std::initializer_list<QLatin1StringView> inMilliseconds)
{
    const QJsonValue milliseconds = firstOf(segment, inMilliseconds);
    if (milliseconds.isDouble())
        return toPlayTime(milliseconds.toDouble() / 1000);
    return readJsonPlayTime(firstOf(segment, names));
}

/// Returns \a segment with its times as members: whisper.cpp has them in an object of their own.
QJsonObject withWhisperTimes(QJsonObject segment)
{
    // Offsets are exact numbers of milliseconds, "timestamps" are the same as text.
    const QJsonObject offsets = segment.value("offsets"_L1).toObject();
    const QJsonObject stamps = segment.value("timestamps"_L1).toObject();
    if (!offsets.isEmpty()) {
        segment.insert("startMs"_L1, offsets.value("from"_L1));
        segment.insert("endMs"_L1, offsets.value("to"_L1));
    } else if (!stamps.isEmpty()) {
        segment.insert("start"_L1, stamps.value("from"_L1));
        segment.insert("end"_L1, stamps.value("to"_L1));
    }
    return segment;
}

std::optional<WrittenCue> readSegment(const QJsonObject &written)
{
    const QJsonObject segment = withWhisperTimes(written);
    // Keys of Podcasting 2.0, Podlove, Whisper and other programs.
    const auto start = timeOf(
        segment, {"startTime"_L1, "start"_L1, "start_time"_L1}, {"startMs"_L1, "start_ms"_L1});
    if (!start)
        return {};
    return WrittenCue{
        .start = *start,
        .end = timeOf(segment, {"endTime"_L1, "end"_L1, "end_time"_L1}, {"endMs"_L1, "end_ms"_L1}),
        .speaker = textOf(
            firstOf(segment, {"speaker"_L1, "voice"_L1, "speaker_label"_L1, "speakerName"_L1})),
        .text = withoutReferences(textOf(firstOf(segment, {"body"_L1, "text"_L1, "word"_L1})))};
}

/// Returns a document in another format, which some hosts have in a member of their JSON; empty if
/// there is none.
QString embeddedCues(const QJsonDocument &document)
{
    return textOf(firstOf(document.object(), {"vtt"_L1, "webvtt"_L1, "srt"_L1})).trimmed();
}

} // namespace

Result<ParsedTranscript> parseJsonTranscript(const QString &text, const TranscriptLimits &limits)
{
    const auto document = readJson(text);
    if (!document)
        return failure(document.error());
    const auto segments =
        listOf(*document,
               {"segments"_L1, "transcripts"_L1, "transcript"_L1, "transcription"_L1, "cues"_L1});
    // The list has precedence: the text is a copy for players that read no JSON.
    if (const QString cues = embeddedCues(*document); !segments && hasTimeLine(cues))
        return parseTimedText(cues, limits);
    if (!segments)
        return failure({ErrorCode::UnsupportedFeed, u"JSON without a list of cues"_s});
    CueList list(limits);
    QList<WrittenCue> cues;
    // All segments are read before the limit is checked, because words are joined to fewer cues.
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
