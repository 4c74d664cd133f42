// SPDX-License-Identifier: GPL-3.0-or-later
#include "search_hits.h"

#include "episodes/episode_rows.h"
#include "indexing/search_documents.h"
#include "packed_notes.h"
#include "value_json.h"

#include <base/future.h>
#include <base/workers.h>
#include <storage/connection.h>
#include <storage/cue_store.h>

#include <QSet>
#include <QtConcurrentRun>
#include <query/marks.h>

#include <algorithm>
#include <iterator>
#include <vector>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

using domain::HitKind;
using domain::SearchHit;
using query::Field;
using query::Mark;
using query::Marker;

/// Maximum length of a snippet, and of its part before the best match, in UTF-16 units. A row
/// shows about 45.
constexpr int before = 24;
constexpr int longest = 220;

QString marked(const QString &text, const QList<Mark> &marks)
{
    return query::delimited(text, marks, domain::matchBegin, domain::matchEnd);
}

/// Moves \a at forwards to the beginning of a word, unless that is too far away.
int wordBegin(const QString &text, int at)
{
    const int space = int(text.indexOf(u' ', at));
    return space < 0 || space - at > before / 2 ? at : space + 1;
}

/// Returns the begin of the first match behind which most different words match, within the length
/// of a snippet; 0 without matches.
int bestPlace(const QString &text, const QList<Mark> &marks)
{
    constexpr qsizetype maxCompared = 200; // of a word in every line
    int best = 0;
    qsizetype most = 0;
    for (qsizetype i = 0; i < std::min(maxCompared, marks.size()); ++i) {
        const int begin = marks.at(i).begin;
        QSet<QString> words;
        for (qsizetype j = i; j < marks.size() && marks.at(j).end - begin < longest - before; ++j)
            words.insert(
                text.sliced(marks.at(j).begin, marks.at(j).end - marks.at(j).begin).toLower());
        if (words.size() > most) {
            most = words.size();
            best = begin;
        }
    }
    return best;
}

/// Cuts one line around the best match out of \a text; its beginning if there is no match.
QString snippetOf(const QString &text, const Marker &marker)
{
    const QList<Mark> everywhere = marker.marks(text);
    // Only the part around the best match is simplified, because texts may be long. That removes
    // white space, which shifts positions, so the words are marked again.
    const int near = bestPlace(text, everywhere);
    const int from = std::max(0, near - 2 * before);
    const int until = std::min(int(text.size()), near + 2 * longest);
    const QString line = text.sliced(from, until - from).simplified();
    const QList<Mark> all = marker.marks(line);
    const int first = bestPlace(line, all);
    const int begin = from > 0 || first > before ? wordBegin(line, std::max(0, first - before)) : 0;
    int end = std::min(int(line.size()), begin + longest);
    if (end < line.size() && line.lastIndexOf(u' ', end) > first)
        end = int(line.lastIndexOf(u' ', end));
    QList<Mark> shown;
    for (const Mark &mark : all) {
        if (mark.begin >= begin && mark.end <= end)
            shown.append({mark.begin - begin, mark.end - begin});
    }
    const bool goesOn = end < line.size() || until < text.size();
    return (begin > 0 || from > 0 ? u"…"_s : QString())
           + marked(line.sliced(begin, end - begin), shown) + (goesOn ? u"…"_s : QString());
}

/// A line of a text.
struct BestLine
{
    qsizetype number = -1; ///< counted from 0; -1: no line has a match
    qsizetype begin = 0;   ///< offset in the text, in UTF-16 units
};

/// Finds the first of the lines of \a text with the most matches.
BestLine bestLine(const QString &text, const Marker &marker)
{
    BestLine best;
    BestLine line{.number = 0};
    int most = 0;
    int count = 0;
    qsizetype at = 0;
    for (const Mark &mark : marker.marks(text)) {
        for (; at < mark.begin; ++at) {
            if (text.at(at) != u'\n')
                continue;
            line = {.number = line.number + 1, .begin = at + 1};
            count = 0;
        }
        if (++count > most) {
            best = line;
            most = count;
        }
    }
    return best;
}

/// Returns at most \a count lines of \a text, starting at \a begin.
QString linesFrom(const QString &text, qsizetype begin, int count)
{
    qsizetype end = begin - 1;
    for (int i = 0; i < count && end < text.size(); ++i) {
        const qsizetype next = text.indexOf(u'\n', end + 1);
        end = next < 0 ? text.size() : next;
    }
    return text.sliced(begin, end - begin);
}

/// Data of a found episode from which its hit is made.
struct FoundRow
{
    domain::EpisodeSummary summary;
    HitKind kind = HitKind::Title;
    QVariant notes; ///< column, see notesText()
    QVariant notesHtml;
    QList<domain::Chapter> chapters; ///< only for HitKind::Chapter
    PackedCues cues;                 ///< only for HitKind::Transcript
};

/// Reads all rows with one statement, because each statement has a fixed cost.
Result<QHash<EpisodeId, FoundRow>> readRows(Connection &connection,
                                            const QList<FoundEpisode> &found)
{
    QList<EpisodeId> ids;
    for (const FoundEpisode &episode : found)
        ids.append(episode.id);
    QHash<EpisodeId, FoundRow> rows;
    return connection
        .forEach(u"SELECT "_s + summaryColumns
                     + ", t.notes, t.notes_html FROM json_each(?) j"
                       " CROSS JOIN episode e ON e.id = j.value"
                       " JOIN podcast p ON p.id = e.podcast_id"
                       " JOIN episode_text t ON t.episode_id = e.id"_L1,
                 {toColumn(ids)},
                 [&rows](const QSqlQuery &row) {
                     const domain::EpisodeSummary summary = readSummary(row);
                     rows.insert(summary.id,
                                 {.summary = summary,
                                  .notes = row.value(summaryColumnCount),
                                  .notesHtml = row.value(summaryColumnCount + 1),
                                  .chapters = {},
                                  .cues = {}});
                 })
        .map([&rows] { return std::move(rows); });
}

Result<> addDetails(Connection &connection, FoundRow &row)
{
    if (row.kind == HitKind::Chapter) {
        return storedChapters(connection, row.summary.id)
            .map([&row](const QList<domain::Chapter> &chapters) { row.chapters = chapters; });
    }
    if (row.kind == HitKind::Transcript) {
        return CueStore(connection).find(row.summary.id).map([&row](const PackedCues &cues) {
            row.cues = cues;
        });
    }
    return {};
}

/// Makes the hits of one query. Any thread, because it uses no connection.
class HitMaker
{
public:
    explicit HitMaker(const query::Query &query)
        : m_inTitle(Field::Title, query)
        , m_inChapters(Field::Chapter, query)
        , m_inNotes(Field::Notes, query)
        , m_inTranscript(Field::Transcript, query)
    {}

    SearchHit operator()(const FoundRow &row) const
    {
        SearchHit hit{.episode = row.summary, .kind = row.kind};
        hit.markedTitle = marked(hit.episode.title, m_inTitle.marks(hit.episode.title));
        if (row.kind == HitKind::Chapter)
            addChapter(hit, row.chapters);
        else if (row.kind == HitKind::Transcript)
            addCue(hit, row.cues);
        else
            hit.snippet = snippetOf(notesText(row.notes, row.notesHtml), m_inNotes);
        return hit;
    }

private:
    void addChapter(SearchHit &hit, const QList<domain::Chapter> &chapters) const
    {
        QStringList titles;
        for (const domain::Chapter &chapter : chapters)
            titles.append(chapter.title.simplified());
        const qsizetype best = bestLine(titles.join(u'\n'), m_inChapters).number;
        if (best < 0)
            return;
        hit.start = chapters.at(best).start;
        hit.snippet = snippetOf(titles.at(best), m_inChapters);
    }

    void addCue(SearchHit &hit, const PackedCues &cues) const
    {
        const QString text = cues.text();
        const BestLine best = bestLine(text, m_inTranscript);
        if (best.number < 0)
            return;
        // With the next two lines, because single cues are short.
        hit.snippet = snippetOf(linesFrom(text, best.begin, 3), m_inTranscript);
        if (const auto starts = cues.starts(); best.number < starts.size())
            hit.start = starts.at(best.number);
    }

    Marker m_inTitle;
    Marker m_inChapters;
    Marker m_inNotes;
    Marker m_inTranscript;
};

/// Makes the hits on two threads, each every second row, because transcripts are long.
QList<SearchHit> made(const QList<FoundRow> &rows, const HitMaker &maker)
{
    std::vector<SearchHit> hits(rows.size());
    const auto make = [&](size_t first) {
        for (size_t i = first; i < hits.size(); i += 2)
            hits[i] = maker(rows.at(qsizetype(i)));
    };
    Future<void> others(QtConcurrent::run(workers(), make, size_t{1}));
    make(0);
    others.waitForFinished(); // runs the function on this thread if the pool has not started it
    return {std::make_move_iterator(hits.begin()), std::make_move_iterator(hits.end())};
}

} // namespace

Result<QList<SearchHit>> readHits(Connection &connection,
                                  const QList<FoundEpisode> &found,
                                  const query::Query &query)
{
    const auto read = readRows(connection, found);
    if (!read)
        return failure(read.error());
    QList<FoundRow> rows;
    for (const FoundEpisode &episode : found) {
        const auto row = read->constFind(episode.id);
        // Index and texts were read in one snapshot, so a missing row can only be damage.
        if (row == read->cend())
            return failure({.code = ErrorCode::DatabaseCorrupt,
                            .detail = u"episode %1 without its texts"_s.arg(episode.id.value)});
        rows.append(*row);
        rows.back().kind = episode.kind;
        if (auto added = addDetails(connection, rows.back()); !added)
            return failure(added.error());
    }
    return made(rows, HitMaker(query));
}

} // namespace dogear::storage
