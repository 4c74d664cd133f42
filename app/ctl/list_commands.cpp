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

/// All that is known of an episode. Chapters come from wherever something was read, the words of a
/// transcript from what was fetched before.
Outcome toOutcome(const domain::EpisodeDetail &episode,
                  const library::EpisodeChapters &known,
                  const library::EpisodeTranscript &transcript)
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
    library::Episodes &episodes = library.episodes();
    const auto list = [&episodes, query = *query] {
        return runEpisodeQuery(episodes, query).then(listOutcome);
    };
    if (!query->filter.podcast.isValid())
        return list();
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
    library::Chapters &chapters = library.chapters();
    library::Transcripts &transcripts = library.transcripts();
    return library.episodes().detail(*id).then(
        &chapters, [&chapters, &transcripts](const Result<domain::EpisodeDetail> &episode) {
            if (!episode)
                return failedNow(episode.error());
            return chapters.stored(*episode).then(
                &transcripts,
                [&transcripts, detail = *episode](const Result<library::EpisodeChapters> &known) {
                    if (!known)
                        return failedNow(known.error());
                    return transcripts.stored(detail).then(
                        [detail, known = *known](const library::EpisodeTranscript &transcript) {
                            return transcript.error ? failedOutcome(*transcript.error)
                                                    : toOutcome(detail, known, transcript);
                        });
                });
        });
}

} // namespace dogear::ctl
