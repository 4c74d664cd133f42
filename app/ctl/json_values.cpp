// SPDX-License-Identifier: GPL-3.0-or-later
#include "json_values.h"

#include <domain/extras_json.h>
#include <notes/notes.h>

#include <QJsonArray>

#include <chrono>

using namespace Qt::StringLiterals;

namespace dogear::ctl {

namespace {

QJsonValue seconds(const std::optional<QDateTime> &time)
{
    return time ? QJsonValue(time->toSecsSinceEpoch()) : QJsonValue();
}

/// Returns whole seconds as an integer, other durations with a fraction.
QJsonValue seconds(const std::optional<std::chrono::milliseconds> &duration)
{
    if (!duration)
        return {};
    if (duration->count() % 1000 == 0)
        return {qint64(duration->count() / 1000)};
    return {double(duration->count()) / 1000.0};
}

QJsonValue toJson(const std::optional<domain::Enclosure> &enclosure)
{
    if (!enclosure)
        return {};
    return QJsonObject{{u"url"_s, urlOrNull(enclosure->url)},
                       {u"type"_s, textOrNull(enclosure->type)},
                       {u"length"_s, numberOrNull(enclosure->length)}};
}

QJsonArray toJson(const QList<domain::TranscriptLink> &transcripts)
{
    QJsonArray array;
    for (const domain::TranscriptLink &transcript : transcripts) {
        array.append(QJsonObject{{u"url"_s, urlOrNull(transcript.url)},
                                 {u"type"_s, textOrNull(transcript.type)},
                                 {u"language"_s, textOrNull(transcript.language)},
                                 {u"captions"_s, transcript.isCaptions}});
    }
    return array;
}

QJsonArray toJson(const QList<domain::Person> &persons)
{
    QJsonArray array;
    for (const domain::Person &person : persons) {
        array.append(QJsonObject{{u"name"_s, person.name},
                                 {u"role"_s, textOrNull(person.role)},
                                 {u"group"_s, textOrNull(person.group)},
                                 {u"image"_s, urlOrNull(person.image)},
                                 {u"link"_s, urlOrNull(person.link)}});
    }
    return array;
}

/// Adds the fields of \a more whose keys \a object lacks.
void addMissing(QJsonObject &object, const QJsonObject &more)
{
    for (auto field = more.constBegin(); field != more.constEnd(); ++field) {
        if (!object.contains(field.key()))
            object.insert(field.key(), field.value());
    }
}

QJsonArray toJson(const QList<domain::Funding> &fundings)
{
    QJsonArray array;
    for (const domain::Funding &funding : fundings)
        array.append(
            QJsonObject{{u"url"_s, urlOrNull(funding.url)}, {u"text"_s, textOrNull(funding.text)}});
    return array;
}

/// Adds the fields of a show that only a feed has: categories, persons and the like.
void addShowFields(QJsonObject &object, const domain::Podcast &podcast)
{
    object.insert(u"categories"_s, QJsonArray::fromStringList(podcast.categories));
    object.insert(u"new_feed_url"_s, urlOrNull(podcast.newFeedUrl));
    object.insert(u"podcast_guid"_s, textOrNull(podcast.guid));
    object.insert(u"funding"_s, toJson(podcast.fundings));
    object.insert(u"persons"_s, toJson(podcast.persons));
    domain::PodcastExtras extras = *podcast.extras;
    // HTML of a feed is untrusted; only its safe form leaves the program.
    for (domain::LiveItem &live : extras.liveItems)
        live.notesHtml = notes::toSafeHtml(live.notesHtml, {.base = live.link, .duration = {}});
    addMissing(object, domain::toJson(extras, domain::Absent::Null));
}

/// Returns the fields of an episode that a feed has, for `parse` and `show`.
QJsonObject feedFields(const domain::Episode &episode, const QUrl &base)
{
    QJsonObject object{
        {u"guid"_s, episode.guid},
        {u"title"_s, textOrNull(episode.title)},
        {u"published"_s, seconds(episode.published)},
        {u"duration"_s, seconds(episode.duration)},
        {u"link"_s, urlOrNull(episode.link)},
        {u"enclosure"_s, toJson(episode.enclosure)},
        {u"notes_html"_s,
         textOrNull(notes::toSafeHtml(episode.notesHtml,
                                      {.base = episode.link.isEmpty() ? base : episode.link,
                                       .duration = episode.duration}))},
        {u"notes_text"_s, textOrNull(notes::toPlainText(episode.notesHtml))},
        {u"season"_s, numberOrNull(episode.season)},
        {u"episode"_s, numberOrNull(episode.number)},
        {u"episode_type"_s, domain::toName(episode.type)},
        {u"explicit"_s, episode.isExplicit ? QJsonValue(*episode.isExplicit) : QJsonValue()},
        {u"author"_s, textOrNull(episode.author)},
        {u"subtitle"_s, textOrNull(episode.subtitle)},
        {u"image"_s, urlOrNull(episode.image)},
        {u"chapters_url"_s, urlOrNull(episode.chaptersUrl)},
        {u"transcripts"_s, toJson(episode.transcripts)},
        {u"persons"_s, toJson(episode.persons)}};
    addMissing(object, domain::toJson(*episode.extras, domain::Absent::Null));
    return object;
}

/// Adds the user's state of an episode.
void addState(QJsonObject &object, const domain::EpisodeState &state)
{
    object.insert(u"played"_s, state.isPlayed);
    object.insert(u"favourite"_s, state.isFavourite);
    object.insert(u"position"_s, qint64(state.position.count()));
    object.insert(u"last_played"_s, seconds(state.lastPlayed));
}

} // namespace

QJsonValue textOrNull(const QString &text)
{
    return text.isEmpty() ? QJsonValue() : QJsonValue(text);
}

QJsonValue urlOrNull(const QUrl &url)
{
    return textOrNull(QString::fromUtf8(url.toEncoded()));
}

QJsonObject toJson(const Error &error)
{
    QString detail = error.detail;
    // The status has no field of its own in the JSON.
    if (error.httpStatus != 0)
        detail = u"HTTP %1"_s.arg(error.httpStatus) + (detail.isEmpty() ? u""_s : u": "_s + detail);
    return {{u"code"_s, toName(error.code)}, {u"detail"_s, detail}};
}

QJsonObject toJson(const feed::ParsedFeed &feed, const QUrl &base)
{
    QJsonArray episodes;
    for (const domain::Episode &episode : feed.episodes)
        episodes.append(feedFields(episode, base));
    QJsonObject object{
        {u"title"_s, textOrNull(feed.podcast.title)},
        {u"author"_s, textOrNull(feed.podcast.author)},
        {u"link"_s, urlOrNull(feed.podcast.link)},
        {u"description"_s, textOrNull(notes::toPlainText(feed.podcast.descriptionHtml))},
        {u"image"_s, urlOrNull(feed.podcast.image)},
        {u"language"_s, textOrNull(feed.podcast.language)},
        {u"copyright"_s, textOrNull(feed.podcast.copyright)},
        {u"episodes"_s, episodes},
        {u"moved"_s, feed.isMoved},
        {u"warnings"_s, QJsonArray::fromStringList(feed.warnings)}};
    addShowFields(object, feed.podcast);
    return object;
}

QJsonObject toJson(const domain::Chapter &chapter)
{
    return {{u"start"_s, double(chapter.start.count()) / 1000.0},
            {u"end"_s, seconds(chapter.end)},
            {u"title"_s, textOrNull(chapter.title)},
            {u"link"_s, urlOrNull(chapter.link)},
            {u"image"_s, urlOrNull(chapter.image)},
            {u"listed"_s, chapter.isListed}};
}

QJsonObject toJson(const documents::EpisodeTranscript &transcript)
{
    const auto time = [&transcript](std::chrono::milliseconds at) {
        // Cues of plain text have no times; their zeros would be wrong.
        return transcript.isTimed ? QJsonValue(double(at.count()) / 1000.0) : QJsonValue();
    };
    QJsonArray cues;
    for (const domain::Cue &cue : transcript.cues) {
        cues.append(QJsonObject{{u"start"_s, time(cue.start)},
                                {u"end"_s, time(cue.end)},
                                {u"speaker"_s, textOrNull(cue.speaker)},
                                {u"text"_s, cue.text}});
    }
    const domain::TranscriptLink chosen = transcript.choices.value(transcript.chosen);
    return {{u"url"_s, urlOrNull(chosen.url)},
            {u"type"_s, textOrNull(chosen.type)},
            {u"language"_s, textOrNull(chosen.language)},
            {u"timed"_s, transcript.isTimed},
            {u"cues"_s, cues}};
}

QJsonObject toJson(const domain::FollowedPodcast &show)
{
    QJsonObject object{
        {u"id"_s, show.id.value},
        {u"title"_s, show.title()},
        {u"feed_title"_s, show.podcast.title},
        {u"archived"_s, show.overrides.isArchived},
        {u"url"_s, urlOrNull(show.url)},
        {u"author"_s, textOrNull(show.podcast.author)},
        {u"link"_s, urlOrNull(show.podcast.link)},
        {u"description"_s, textOrNull(notes::toPlainText(show.podcast.descriptionHtml))},
        {u"image"_s, urlOrNull(show.podcast.image)},
        {u"language"_s, textOrNull(show.podcast.language)},
        {u"copyright"_s, textOrNull(show.podcast.copyright)},
        {u"episodes"_s, show.episodeCount},
        {u"unplayed"_s, show.unplayedCount},
        {u"tags"_s, QJsonArray::fromStringList(show.tags)},
        {u"last_attempt"_s, seconds(show.fetch.lastAttempt)},
        {u"last_success"_s, seconds(show.fetch.lastSuccess)},
        {u"error"_s,
         show.fetch.lastError ? QJsonValue(toJson(*show.fetch.lastError)) : QJsonValue()}};
    addShowFields(object, show.podcast);
    return object;
}

QJsonObject toJson(const domain::FetchRecord &fetch)
{
    return {{u"at"_s, seconds(std::optional(fetch.at))},
            {u"status"_s, fetch.httpStatus > 0 ? QJsonValue(fetch.httpStatus) : QJsonValue()},
            {u"modified"_s, fetch.wasModified},
            {u"bytes"_s, fetch.bytes},
            {u"elapsed_ms"_s, qint64(fetch.elapsed.count())},
            {u"final_url"_s, urlOrNull(fetch.finalUrl)},
            {u"warnings"_s, QJsonArray::fromStringList(fetch.warnings)},
            {u"error"_s, fetch.error ? QJsonValue(toJson(*fetch.error)) : QJsonValue()}};
}

QJsonObject toJson(const domain::EpisodeSummary &episode)
{
    QJsonObject object{{u"id"_s, episode.id.value},
                       {u"show_id"_s, episode.podcastId.value},
                       {u"show"_s, episode.podcastTitle},
                       {u"title"_s, episode.title},
                       {u"published"_s, seconds(episode.published)},
                       {u"duration"_s, seconds(episode.duration)},
                       {u"episode_type"_s, domain::toName(episode.type)}};
    addState(object, episode.state);
    return object;
}

QJsonObject toJson(const domain::EpisodeDetail &episode)
{
    QJsonObject object = feedFields(episode.episode, episode.podcastUrl);
    object.insert(u"id"_s, episode.summary.id.value);
    object.insert(u"show_id"_s, episode.summary.podcastId.value);
    object.insert(u"show"_s, episode.summary.podcastTitle);
    object.insert(u"show_url"_s, urlOrNull(episode.podcastUrl));
    // Replaces the duration of the feed, because the player may have measured another one.
    object.insert(u"duration"_s, seconds(episode.summary.duration));
    object.insert(u"removed"_s, episode.isRemoved);
    addState(object, episode.summary.state);
    return object;
}

QJsonObject toJson(const domain::SearchHit &hit)
{
    QString plain = hit.snippet;
    plain.remove(domain::matchBegin).remove(domain::matchEnd);
    // Escaped before the markers become tags, because the text may contain markup itself.
    QString marked = hit.snippet.toHtmlEscaped();
    marked.replace(domain::matchBegin, "<mark>"_L1).replace(domain::matchEnd, "</mark>"_L1);
    return {{u"episode_id"_s, hit.episode.id.value},
            {u"show"_s, hit.episode.podcastTitle},
            {u"title"_s, hit.episode.title},
            {u"published"_s, seconds(hit.episode.published)},
            {u"kind"_s, domain::toName(hit.kind)},
            {u"snippet"_s, plain},
            {u"snippet_html"_s, marked},
            {u"start_ms"_s, hit.start ? QJsonValue(qint64(hit.start->count())) : QJsonValue()}};
}

QJsonObject toJson(const domain::Bookmark &bookmark)
{
    const EpisodeId episode = bookmark.episode;
    return {{u"id"_s, bookmark.id.value},
            {u"episode_id"_s, episode.isValid() ? QJsonValue(episode.value) : QJsonValue()},
            {u"show"_s, textOrNull(bookmark.podcastTitle)},
            {u"title"_s, textOrNull(bookmark.title)},
            {u"position"_s, qint64(bookmark.position.count())},
            {u"note"_s, textOrNull(bookmark.note)},
            {u"created"_s, bookmark.created.toSecsSinceEpoch()},
            {u"link"_s, urlOrNull(domain::linkAtTime(bookmark))}};
}

QJsonObject toJson(EpisodeId id, const domain::EpisodeState &state)
{
    QJsonObject object{{u"id"_s, id.value}};
    addState(object, state);
    return object;
}

} // namespace dogear::ctl
