// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"
#include "episode_lines.h"
#include "episode_query.h"
#include "json_values.h"

#include <notes/notes.h>
#include <words/format.h>

#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dogear::ctl {

namespace {

/// Returns all facts about an episode: chapters from every source that was read, and the transcript
/// if it was fetched before. Nothing is fetched for this command.
Outcome toOutcome(const domain::EpisodeDetail &episode,
                  const documents::EpisodeChapters &known,
                  const documents::EpisodeTranscript &transcript)
{
    const QStringList lines{episode.summary.title,
                            line(episode.summary),
                            {},
                            notes::toPlainText(episode.episode.notesHtml)};
    QJsonArray chapters;
    for (const domain::Chapter &chapter : known.chapters) {
        QJsonObject object = toJson(chapter);
        object.insert(u"skipped"_s,
                      domain::skipOf(chapter, known.skips) != domain::ChapterSkip::None);
        chapters.append(object);
    }
    QJsonObject object = toJson(episode);
    object.insert(u"chapters"_s, chapters);
    // null means that there is no stored transcript; one that was read may have no cues.
    object.insert(u"transcript"_s,
                  transcript.isRead ? QJsonValue(toJson(transcript)) : QJsonValue());
    return {.json = QJsonDocument(object), .text = lines.join(u'\n'), .errors = {}};
}

} // namespace

Future<Outcome> runShows(library::Library &library, const Arguments & /*arguments*/)
{
    return library.subscriptions().all().then(
        [](const Result<QList<domain::FollowedPodcast>> &shows) {
            if (!shows)
                return failedOutcome(shows.error());
            QJsonArray array;
            QStringList lines;
            for (const domain::FollowedPodcast &show : *shows) {
                array.append(toJson(show));
                lines.append(
                    u"%1  %2 (%3)"_s
                        .arg(QString::number(show.id.value).rightJustified(4), show.title())
                        .arg(show.episodeCount));
            }
            return Outcome{.json = QJsonDocument(array), .text = lines.join(u'\n'), .errors = {}};
        });
}

Future<Outcome> runEpisodes(library::Library &library, const Arguments &arguments)
{
    const Result<EpisodeQuery> query = parseEpisodeQuery(arguments);
    if (!query)
        return failedNow(query.error());
    episodes::Episodes &episodes = library.episodes();
    const auto list = [&episodes, query = *query] {
        return runEpisodeQuery(episodes, query).then(listOutcome);
    };
    if (!query->filter.podcast.isValid())
        return list();
    // Without this check an unknown show would be an empty list and exit code 0.
    return library.subscriptions()
        .find(query->filter.podcast)
        .then(&episodes, [list](const Result<domain::FollowedPodcast> &show) {
            return show ? list() : failedNow(show.error());
        });
}

Future<Outcome> runShow(library::Library &library, const Arguments &arguments)
{
    const Result<EpisodeId> id = arguments.episode();
    if (!id)
        return failedNow(id.error());
    documents::Chapters &chapters = library.chapters();
    documents::Transcripts &transcripts = library.transcripts();
    // Each step names the object that it calls as its context: without one it might run on the
    // thread that finishes the future (base/future.h).
    return library.episodes().detail(*id).then(
        &chapters, [&chapters, &transcripts](const Result<domain::EpisodeDetail> &episode) {
            if (!episode)
                return failedNow(episode.error());
            return chapters.stored(*episode).then(
                &transcripts,
                [&transcripts, detail = *episode](const Result<documents::EpisodeChapters> &known) {
                    if (!known)
                        return failedNow(known.error());
                    return transcripts.stored(detail).then(
                        [detail, known = *known](const documents::EpisodeTranscript &transcript) {
                            return transcript.error ? failedOutcome(*transcript.error)
                                                    : toOutcome(detail, known, transcript);
                        });
                });
        });
}

} // namespace dogear::ctl
