// SPDX-License-Identifier: GPL-3.0-or-later
#include "episode_writes.h"

#include "packed_notes.h"
#include "value_json.h"

#include <domain/search_results.h>
#include <storage/connection.h>

#include <query/words.h>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

QByteArray packedNotes(const EpisodeToStore &item)
{
    return item.packedNotes.isNull() ? packNotes(item.episode.notesHtml, searchable(item.notesText))
                                     : item.packedNotes;
}

QString notesWords(const EpisodeToStore &item)
{
    return item.notesWords.isNull() ? query::indexText(item.notesText) : item.notesWords;
}

/// Values for both statements below, whose columns have this order. `notes` is empty: the text is
/// in the packed notes.
QVariantList textColumns(const EpisodeToStore &item)
{
    const domain::Episode &episode = item.episode;
    const domain::Enclosure enclosure = episode.enclosure.value_or(domain::Enclosure{});
    return {searchable(episode.title),
            QString(u""_s),
            packedNotes(item),
            notNull(episode.subtitle),
            notNull(episode.author),
            storage::toColumn(episode.link),
            storage::toColumn(enclosure.url),
            notNull(enclosure.type),
            storage::toColumn(enclosure.length),
            storage::toColumn(episode.season),
            storage::toColumn(episode.number),
            storage::toColumn(episode.isExplicit),
            storage::toColumn(episode.chaptersUrl),
            notNull(episode.chaptersType),
            storage::toColumn(episode.transcripts),
            storage::toColumn(episode.persons),
            storage::toColumn(episode.extras)};
}

} // namespace

void prepare(QList<EpisodeToStore> &items)
{
    NotesPacker packer;
    for (EpisodeToStore &item : items) {
        if (item.notesText.isNull()) // the caller skipped an unchanged episode
            continue;
        item.notesWords = notNull(notesWords(item));
        item.distinctNotes = distinctWords(item.notesWords.toUtf8());
        item.packedNotes = packer.pack(item.episode.notesHtml, searchable(item.notesText));
    }
}

QString searchable(QString text)
{
    return notNull(text.remove(domain::matchBegin).remove(domain::matchEnd));
}

qint64 sortTime(const domain::Episode &episode, const QDateTime &firstSeen)
{
    const qint64 seen = firstSeen.toSecsSinceEpoch();
    return episode.published ? std::min(episode.published->toSecsSinceEpoch(), seen) : seen;
}

Result<EpisodeId> insertEpisode(Connection &connection,
                                PodcastId podcast,
                                const EpisodeToStore &item,
                                const QByteArray &hash,
                                const QDateTime &now)
{
    const domain::Episode &episode = item.episode;
    const auto inserted = connection.execute(
        u"INSERT INTO episode (podcast_id, guid, title, published, sort_time, duration_ms,"
        " has_enclosure, type, image, content_hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
        {podcast.value,
         notNull(episode.guid),
         searchable(episode.title),
         storage::toColumn(episode.published),
         sortTime(episode, now),
         storage::toColumn(episode.duration),
         episode.enclosure.has_value(),
         int(episode.type),
         storage::toColumn(episode.image),
         hash});
    if (!inserted)
        return failure(inserted.error());
    // Long texts are in a table of their own, so that lists scan small rows.
    const EpisodeId id{(*inserted)->lastInsertId().toLongLong()};
    const auto text = connection.execute(
        u"INSERT INTO episode_text (title, notes, notes_html, subtitle, author, link, "
        u"enclosure_url,"
        " enclosure_type, enclosure_length, season, number, explicit, chapters_url, chapters_type,"
        " transcripts, persons, extras, episode_id)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
        textColumns(item) + QVariantList{id.value});
    if (!text)
        return failure(text.error());
    return id;
}

Result<> changeEpisode(Connection &connection,
                       EpisodeId id,
                       const EpisodeToStore &item,
                       const QByteArray &hash,
                       const QDateTime &now)
{
    const domain::Episode &episode = item.episode;
    // A stored date that is missing or later than sort_time means that sort_time is the time of
    // first sight, which then limits the new date as in sortTime(). Otherwise that time is unknown,
    // and now is the limit. min() of a null is null: an episode without a date keeps its sort_time.
    const QVariant published = storage::toColumn(episode.published);
    const auto changed = connection.execute(
        u"UPDATE episode SET guid = ?, title = ?, published = ?,"
        " sort_time = coalesce(min(?, CASE WHEN published <= sort_time THEN ? ELSE sort_time END),"
        " sort_time), duration_ms = ?, has_enclosure = ?,"
        " type = ?, image = ?, content_hash = ?, removed = 0 WHERE id = ?"_s,
        {notNull(episode.guid),
         searchable(episode.title),
         published,
         published,
         now.toSecsSinceEpoch(),
         storage::toColumn(episode.duration),
         episode.enclosure.has_value(),
         int(episode.type),
         storage::toColumn(episode.image),
         hash,
         id.value});
    if (!changed)
        return failure(changed.error());
    const auto text = connection.execute(
        u"UPDATE episode_text SET title = ?, notes = ?, notes_html = ?, subtitle = ?, author = ?,"
        " link = ?, enclosure_url = ?, enclosure_type = ?, enclosure_length = ?, season = ?,"
        " number = ?, explicit = ?, chapters_url = ?, chapters_type = ?, transcripts = ?,"
        " persons = ?, extras = ? WHERE episode_id = ?"_s,
        textColumns(item) + QVariantList{id.value});
    if (!text)
        return failure(text.error());
    return {};
}

SearchDocument documentOf(EpisodeId id,
                          const EpisodeToStore &item,
                          const QList<domain::Person> &showPersons,
                          const QDateTime &now)
{
    const domain::Episode &episode = item.episode;
    SearchDocument document;
    document.episode = id;
    document.sortTime = sortTime(episode, now);
    document.title = query::indexText(episode.title);
    document.notes = notesWords(item);
    document.distinctNotes = item.distinctNotes;
    document.persons =
        personWords(episode.author, episode.persons.isEmpty() ? showPersons : episode.persons);
    // A new episode has no other texts yet. When chapters, a transcript or a bookmark are stored
    // later, triggers schedule it for indexing again (0015_search.sql).
    QStringList chapters;
    for (const domain::Chapter &chapter : episode.extras->chapters)
        chapters.append(chapter.title);
    document.chapters = query::indexText(chapters.join(u'\n'));
    return document;
}

} // namespace dogear::storage
