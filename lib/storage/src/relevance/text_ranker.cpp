// SPDX-License-Identifier: GPL-3.0-or-later
#include "text_ranker.h"

#include "indexing/search_documents.h"
#include "packed_notes.h"
#include "value_json.h"

#include <base/future.h>
#include <base/workers.h>
#include <domain/transcript_choice.h>
#include <storage/connection.h>
#include <storage/cue_store.h>

#include <QRegularExpression>
#include <QtConcurrentRun>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

/// The texts of an episode as they are stored: unpacking takes longer than reading.
struct PackedTexts
{
    EpisodeId id;
    qint64 key = 0;
    RankedTexts texts; ///< without those below
    QVariant notes;    ///< columns, see notesText()
    QVariant notesHtml;
    PackedCues cues;
    bool hasChapters = false;
};

constexpr auto columns =
    u"e.id, e.search_key, t.title, t.notes, t.notes_html, t.author,"
    " coalesce(nullif(t.persons, ''), p.persons), p.title, p.own_title, p.language,"
    " t.extras <> '' OR EXISTS (SELECT 1 FROM chapter_source s WHERE s.episode_id = e.id),"
    " (SELECT texts FROM transcript_cues c WHERE c.episode_id = e.id),"
    " (SELECT group_concat(note, char(10)) FROM bookmark b WHERE b.episode_id = e.id)";

PackedTexts readPacked(const QSqlQuery &row)
{
    PackedTexts packed;
    packed.id = EpisodeId{row.value(0).toLongLong()};
    packed.key = row.value(1).toLongLong();
    RankedTexts &texts = packed.texts;
    texts.of(TextField::Title) = row.value(2).toString();
    packed.notes = row.value(3);
    packed.notesHtml = row.value(4);
    QStringList persons{row.value(5).toString()};
    for (const domain::Person &person : personsFromColumn(row.value(6).toString()))
        persons.append(person.name);
    texts.of(TextField::Persons) = persons.join(u'\n');
    texts.of(TextField::Show) = row.value(7).toString() + u'\n' + row.value(8).toString();
    texts.language = domain::primaryLanguage(row.value(9).toString());
    packed.hasChapters = row.value(10).toBool();
    packed.cues = PackedCues(row.value(11).toByteArray(), {});
    texts.of(TextField::Bookmarks) = row.value(12).toString();
    return packed;
}

Result<> addChapters(Connection &connection, PackedTexts &packed)
{
    if (!packed.hasChapters)
        return {};
    return storedChapters(connection, packed.id)
        .map([&packed](const QList<domain::Chapter> &chapters) {
            QStringList titles;
            for (const domain::Chapter &chapter : chapters)
                titles.append(chapter.title);
            packed.texts.of(TextField::Chapters) = titles.join(u'\n');
        });
}

Result<QList<PackedTexts>> readAll(Connection &connection,
                                   const QString &sql,
                                   const QVariant &value)
{
    auto all = connection.list(sql, {value}, readPacked);
    if (!all)
        return failure(all.error());
    for (PackedTexts &packed : *all) {
        if (auto added = addChapters(connection, packed); !added)
            return failure(added.error());
    }
    return all;
}

RankedTexts unpacked(const PackedTexts &packed)
{
    // The words of addresses say where a link leads, not what the episode is about.
    static const QRegularExpression address(u"https?://\\S+"_s);
    RankedTexts texts = packed.texts;
    texts.of(TextField::Notes) = notesText(packed.notes, packed.notesHtml).remove(address);
    texts.of(TextField::Transcript) = packed.cues.text();
    return texts;
}

/// Counts on two threads, each every second episode, because transcripts are long.
std::vector<TextCount> counted(const QList<PackedTexts> &all, const TermCounter &counter)
{
    std::vector<TextCount> counts(all.size());
    const auto count = [&](size_t first) {
        for (size_t i = first; i < counts.size(); i += 2)
            counts[i] = counter.count(unpacked(all.at(qsizetype(i))));
    };
    Future<void> others(QtConcurrent::run(workers(), count, size_t{1}));
    count(0);
    others.waitForFinished(); // runs the function on this thread if the pool has not started it
    return counts;
}

} // namespace

Result<std::vector<RankedEpisode>> rankTexts(Connection &connection,
                                             const QList<SearchTerm> &terms,
                                             double maxIdf,
                                             const QList<qint64> &keys)
{
    const auto all =
        readAll(connection,
                u"SELECT %1 FROM json_each(?) j CROSS JOIN episode e ON e.search_key = j.value"
                " JOIN podcast p ON p.id = e.podcast_id"
                " JOIN episode_text t ON t.episode_id = e.id"_s.arg(columns),
                toColumn(keys));
    if (!all)
        return failure(all.error());
    const std::vector<Relevance> relevances =
        rank(terms, maxIdf, counted(*all, TermCounter(terms)));
    std::vector<RankedEpisode> ranked;
    for (size_t i = 0; i < relevances.size(); ++i) {
        const PackedTexts &packed = all->at(qsizetype(i));
        if (relevances[i].score > 0)
            ranked.push_back({.id = packed.id, .key = packed.key, .relevance = relevances[i]});
    }
    std::ranges::sort(ranked, [](const RankedEpisode &one, const RankedEpisode &other) {
        return std::pair(one.relevance.score, one.key)
               > std::pair(other.relevance.score, other.key);
    });
    return ranked;
}

Result<std::optional<RankedTexts>> readTexts(Connection &connection, EpisodeId episode)
{
    const auto found =
        readAll(connection,
                u"SELECT %1 FROM episode e JOIN podcast p ON p.id = e.podcast_id"
                " JOIN episode_text t ON t.episode_id = e.id WHERE e.id = ?"_s.arg(columns),
                episode.value);
    if (!found)
        return failure(found.error());
    return found->isEmpty() ? std::optional<RankedTexts>() : unpacked(found->constFirst());
}

} // namespace dogear::storage
