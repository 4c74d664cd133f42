// SPDX-License-Identifier: GPL-3.0-or-later
// The tool transcript: lines of a transcript around a time.
#include "ctl/stored_episode.h"
#include "foreign_text.h"
#include "json_schema.h"
#include "tool.h"
#include "tool_values.h"

#include <feed/play_time.h>

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;
using std::chrono::milliseconds;

namespace dogear::ctl::mcp {

namespace {

constexpr int defaultBefore = 60; ///< in seconds
constexpr int defaultAfter = 120;
constexpr int maxSeconds = 24 * 60 * 60;
constexpr int maxFirstLine = 1'000'000;
constexpr qsizetype maxLines = 300;
constexpr qsizetype maxLength = 30'000;   ///< of all lines together, in UTF-16 units
constexpr qsizetype maxCueLength = 5'000; ///< of one line

/// Indexes of the first line of a part, and of the line behind it.
struct LineRange
{
    qsizetype begin = 0;
    qsizetype end = 0;
};

/// Selects the lines that begin or last between \a from and \a to; all of a transcript without
/// times.
LineRange linesBetween(const documents::EpisodeTranscript &transcript,
                       milliseconds from,
                       milliseconds to)
{
    const QList<domain::Cue> &cues = transcript.cues;
    if (!transcript.isTimed)
        return {.begin = 0, .end = cues.size()};
    const auto begin = std::ranges::find_if(
        cues, [from](const domain::Cue &cue) { return cue.start >= from || cue.end > from; });
    const auto end =
        std::find_if(begin, cues.cend(), [to](const domain::Cue &cue) { return cue.start > to; });
    return {.begin = begin - cues.cbegin(), .end = end - cues.cbegin()};
}

QJsonObject toLine(const domain::Cue &cue, bool isTimed)
{
    return {{u"start_seconds"_s, isTimed ? toSeconds(cue.start) : QJsonValue()},
            {quotedKey,
             QJsonObject{{u"speaker"_s, lineOrNull(cue.speaker)},
                         {u"text"_s, foreignLine(cue.text, maxCueLength)}}}};
}

ToolAnswer toAnswer(const documents::EpisodeTranscript &transcript, const LineRange &range)
{
    QJsonArray lines;
    qsizetype length = 0;
    qsizetype next = range.begin;
    for (; next < range.end && lines.size() < maxLines && length < maxLength; ++next) {
        const domain::Cue &cue = transcript.cues.at(next);
        length += std::min(cue.text.size(), maxCueLength);
        lines.append(toLine(cue, transcript.isTimed));
    }
    milliseconds last{};
    for (const domain::Cue &cue : transcript.cues)
        last = std::max({last, cue.start, cue.end});
    return {.content = withNotice(
                {{u"timed"_s, transcript.isTimed},
                 {u"ends_seconds"_s, transcript.isTimed ? toSeconds(last) : QJsonValue()},
                 {u"lines"_s, lines},
                 {u"next_line"_s, next < range.end ? QJsonValue(qint64(next)) : QJsonValue()}})};
}

ToolAnswer missing(const StoredEpisode &episode)
{
    const qint64 id = episode.detail.summary.id.value;
    return refused(
        episode.transcript.choices.isEmpty()
            ? u"The feed of episode %1 names no transcript."_s.arg(id)
            : u"Dogear has no copy of the transcript of episode %1. The user gets one by "
              "opening the episode in Dogear."_s.arg(id));
}

Future<ToolAnswer> run(library::Library &library, const QJsonObject &arguments)
{
    const auto time = feed::readJsonPlayTime(
        arguments.value("time"_L1).isUndefined() ? QJsonValue(0) : arguments.value("time"_L1));
    if (!time)
        return refusedTime();
    const auto argument = [&arguments](QLatin1StringView name, int otherwise) {
        return std::chrono::seconds(arguments.value(name).toInt(otherwise));
    };
    const milliseconds from = *time - argument("before"_L1, defaultBefore);
    const milliseconds to = *time + argument("after"_L1, defaultAfter);
    const qsizetype firstLine = arguments.value("first_line"_L1).toInt(-1);
    return storedEpisode(library, episodeOf(arguments))
        .then([from, to, firstLine](const Result<StoredEpisode> &episode) -> ToolAnswer {
            if (!episode)
                return refused(episode.error());
            if (!episode->transcript.isRead)
                return missing(*episode);
            LineRange range = linesBetween(episode->transcript, from, to);
            if (firstLine >= 0)
                range.begin = firstLine;
            return toAnswer(episode->transcript, range);
        });
}

} // namespace

Tool transcriptTool()
{
    return {
        .name = u"transcript"_s,
        .title = u"Read a transcript"_s,
        .description =
            u"Reads what is said in an episode around a time. Each line has its position. A "
            "transcript without times is read from its first line. If next_line is not null, "
            "call again with the same arguments and first_line = next_line."_s,
        .input = toolArguments(
            {{u"episode_id"_s, ids()},
             {u"time"_s,
              described(mediaTimes(),
                        u"seconds, or h:mm:ss; default 0. hit_seconds of the tool search"_s)},
             {u"before"_s,
              described(wholeNumbers(0, maxSeconds),
                        u"seconds before the time; default %1"_s.arg(defaultBefore))},
             {u"after"_s,
              described(wholeNumbers(0, maxSeconds),
                        u"seconds after the time; default %1"_s.arg(defaultAfter))},
             {u"first_line"_s,
              described(wholeNumbers(0, maxFirstLine), u"next_line of the part before"_s)}},
            {u"episode_id"_s}),
        .output = noticedSchema(
            {{u"timed"_s, booleans()},
             {u"ends_seconds"_s, described(orNull(numbers()), u"where the transcript ends"_s)},
             {u"lines"_s,
              lists(objects({{u"start_seconds"_s, orNull(numbers())},
                             {quotedKey,
                              objects({{u"speaker"_s, orNull(texts())}, {u"text"_s, texts()}})}}))},
             {u"next_line"_s, described(orNull(wholeNumbers()), u"null: the part is complete"_s)}}),
        .run = run};
}

} // namespace dogear::ctl::mcp
