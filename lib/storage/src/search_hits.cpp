// SPDX-License-Identifier: GPL-3.0-or-later
#include "search_hits.h"

#include "episode_rows.h"
#include "search_documents.h"

#include <storage/connection.h>
#include <storage/cue_store.h>

#include <query/words.h>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

using domain::HitKind;
using domain::SearchHit;
using query::Field;
using query::Mark;

constexpr int before = 60; ///< UTF-16 units of a snippet before its first match
constexpr int longest = 220;

QString marked(QString text, const QList<Mark> &marks)
{
    for (auto mark = marks.crbegin(); mark != marks.crend(); ++mark) {
        text.insert(mark->end, domain::matchEnd);
        text.insert(mark->begin, domain::matchBegin);
    }
    return text;
}

/// To the next word boundary inwards.
int wordBegin(const QString &text, int at)
{
    const int space = int(text.indexOf(u' ', at));
    return space < 0 || space - at > before / 2 ? at : space + 1;
}

/// A line around the first match; the beginning of \a text if there is none.
QString snippetOf(const QString &text, Field field, const query::Query &query)
{
    const QString line = text.simplified();
    const QList<Mark> all = query::marks(line, field, query);
    const int first = all.isEmpty() ? 0 : all.constFirst().begin;
    const int begin = first > before ? wordBegin(line, first - before) : 0;
    int end = std::min(int(line.size()), begin + longest);
    if (end < line.size() && line.lastIndexOf(u' ', end) > first)
        end = int(line.lastIndexOf(u' ', end));
    QList<Mark> shown;
    for (const Mark &mark : all) {
        if (mark.begin >= begin && mark.end <= end)
            shown.append({mark.begin - begin, mark.end - begin});
    }
    return (begin > 0 ? u"…"_s : QString()) + marked(line.sliced(begin, end - begin), shown)
           + (end < line.size() ? u"…"_s : QString());
}

/// Which of \a texts has most of what is looked for; the first of those.
qsizetype bestOf(const QStringList &texts, Field field, const query::Query &query)
{
    qsizetype best = -1;
    qsizetype most = 0;
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const qsizetype count = query::marks(texts.at(i), field, query).size();
        if (count > most) {
            best = i;
            most = count;
        }
    }
    return best;
}

Result<QString> notesOf(Connection &connection, EpisodeId episode)
{
    const auto found = connection.execute(u"SELECT notes FROM episode_text WHERE episode_id = ?"_s,
                                          {episode.value});
    if (!found)
        return failure(found.error());
    const QString notes = (*found)->next() ? (*found)->value(0).toString() : QString();
    (*found)->finish();
    return notes;
}

Result<> addChapter(Connection &connection, SearchHit &hit, const query::Query &query)
{
    const auto chapters = storedChapters(connection, hit.episode.id);
    if (!chapters)
        return failure(chapters.error());
    QStringList titles;
    for (const domain::Chapter &chapter : *chapters)
        titles.append(chapter.title);
    const qsizetype best = bestOf(titles, Field::Chapter, query);
    if (best < 0)
        return {};
    hit.start = chapters->at(best).start;
    hit.snippet = snippetOf(titles.at(best), Field::Chapter, query);
    return {};
}

Result<> addTranscript(Connection &connection, SearchHit &hit, const query::Query &query)
{
    const auto cues = CueStore(connection).find(hit.episode.id);
    if (!cues)
        return failure(cues.error());
    const qsizetype best = bestOf(cues->texts, Field::Transcript, query);
    if (best < 0)
        return {};
    if (best < cues->starts.size())
        hit.start = cues->starts.at(best);
    // With what is said after it: single cues are short.
    hit.snippet = snippetOf(
        cues->texts.sliced(best, std::min<qsizetype>(3, cues->texts.size() - best)).join(u' '),
        Field::Transcript,
        query);
    return {};
}

Result<> addPlace(Connection &connection, SearchHit &hit, const query::Query &query)
{
    hit.markedTitle =
        marked(hit.episode.title, query::marks(hit.episode.title, Field::Title, query));
    if (hit.kind == HitKind::Chapter)
        return addChapter(connection, hit, query);
    if (hit.kind == HitKind::Transcript)
        return addTranscript(connection, hit, query);
    return notesOf(connection, hit.episode.id).map([&](const QString &notes) {
        hit.snippet = snippetOf(notes, Field::Notes, query);
    });
}

Result<std::optional<domain::EpisodeSummary>> summaryOf(Connection &connection, EpisodeId id)
{
    const auto found = connection.execute(
        u"SELECT "_s + summaryColumns
            + " FROM episode e JOIN podcast p ON p.id = e.podcast_id WHERE e.id = ?"_L1,
        {id.value});
    if (!found)
        return failure(found.error());
    std::optional<domain::EpisodeSummary> summary;
    if ((*found)->next())
        summary = readSummary(**found);
    (*found)->finish();
    return summary;
}

} // namespace

Result<QList<SearchHit>> readHits(Connection &connection,
                                  const QList<FoundEpisode> &found,
                                  const query::Query &query)
{
    QList<SearchHit> hits;
    for (const FoundEpisode &episode : found) {
        const auto summary = summaryOf(connection, episode.id);
        if (!summary)
            return failure(summary.error());
        if (!*summary)
            continue;
        SearchHit hit{.episode = **summary, .kind = episode.kind};
        if (auto added = addPlace(connection, hit, query); !added)
            return failure(added.error());
        hits.append(hit);
    }
    return hits;
}

} // namespace dogear::storage
