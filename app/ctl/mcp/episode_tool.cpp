// SPDX-License-Identifier: GPL-3.0-or-later
// The tool episode: facts, chapters and notes of one episode.
#include "ctl/stored_episode.h"
#include "foreign_text.h"
#include "json_schema.h"
#include "tool.h"
#include "tool_values.h"

#include <domain/chapter_skips.h>
#include <notes/notes.h>

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::ctl::mcp {

namespace {

constexpr int defaultNotesLength = 4000; ///< in UTF-16 units
constexpr int maxNotesLength = 20'000;
constexpr int maxOffset = 100'000'000;
constexpr qsizetype maxChapters = 500; ///< a feed may name any number

/// Moves \a position, an offset in \a text, out of the middle of a surrogate pair.
qsizetype betweenCharacters(const QString &text, qsizetype position)
{
    const qsizetype inside = std::min(position, text.size());
    return inside < text.size() && text.at(inside).isLowSurrogate() ? inside + 1 : inside;
}

/// Returns the part of \a notes that the \a arguments select.
QJsonObject notesPart(const QString &notes, const QJsonObject &arguments)
{
    const qsizetype begin =
        betweenCharacters(notes, arguments.value("notes_offset"_L1).toInteger());
    const qsizetype end = betweenCharacters(
        notes, begin + arguments.value("notes_length"_L1).toInt(defaultNotesLength));
    return {{u"offset"_s, qint64(begin)},
            {u"total_length"_s, qint64(notes.size())},
            {u"next_offset"_s, end < notes.size() ? QJsonValue(qint64(end)) : QJsonValue()},
            {quotedKey, QJsonObject{{u"text"_s, notes.sliced(begin, end - begin)}}}};
}

QJsonObject notesSchema()
{
    return objects({{u"offset"_s, wholeNumbers()},
                    {u"total_length"_s, wholeNumbers()},
                    {u"next_offset"_s,
                     described(orNull(wholeNumbers()),
                               u"the notes_offset of the part that follows; null: none does"_s)},
                    {quotedKey, objects({{u"text"_s, texts()}})}});
}

ToolAnswer toAnswer(const StoredEpisode &stored, const QJsonObject &arguments)
{
    const documents::EpisodeChapters &known = stored.known;
    QJsonArray chapters;
    for (const domain::Chapter &chapter :
         known.chapters.first(std::min(maxChapters, known.chapters.size()))) {
        chapters.append(
            toValue(chapter, domain::skipOf(chapter, known.skips) != domain::ChapterSkip::None));
    }
    const QString notes = foreignText(notes::toPlainText(stored.detail.episode.notesHtml));
    return {.content = withNotice({{u"episode"_s, toValue(stored.detail)},
                                   {u"notes"_s, notesPart(notes, arguments)},
                                   {u"chapters"_s, chapters},
                                   {u"has_transcript"_s, stored.transcript.isRead}})};
}

Future<ToolAnswer> run(library::Library &library, const QJsonObject &arguments)
{
    return storedEpisode(library, episodeOf(arguments))
        .then([arguments](const Result<StoredEpisode> &episode) {
            return episode ? toAnswer(*episode, arguments) : refused(episode.error());
        });
}

} // namespace

Tool episodeTool()
{
    return {
        .name = u"episode"_s,
        .title = u"Read an episode"_s,
        .description = u"Tells the facts, chapters and notes of an episode. Long notes come in "
                       "parts: call again with notes_offset."_s,
        .input = toolArguments(
            {{u"episode_id"_s, ids()},
             {u"notes_offset"_s,
              described(wholeNumbers(0, maxOffset),
                        u"next_offset of the part before; default 0"_s)},
             {u"notes_length"_s,
              described(wholeNumbers(1, maxNotesLength),
                        u"maximum length of the part; default %1"_s.arg(defaultNotesLength))}},
            {u"episode_id"_s}),
        .output = noticedSchema(
            {{u"episode"_s, episodeDetailSchema()},
             {u"notes"_s, notesSchema()},
             {u"chapters"_s, lists(chapterSchema())},
             {u"has_transcript"_s, described(booleans(), u"the tool transcript can read one"_s)}}),
        .run = run};
}

} // namespace dogear::ctl::mcp
