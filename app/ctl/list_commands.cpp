// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"
#include "episode_lines.h"
#include "episode_query.h"
#include "json_values.h"
#include "stored_episode.h"

#include <notes/notes.h>
#include <words/format.h>

#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dogear::ctl {

namespace {

/// Returns all facts about an episode: chapters from every source that was read, and the transcript
/// if it was fetched before.
Outcome toOutcome(const StoredEpisode &stored)
{
    const domain::EpisodeDetail &episode = stored.detail;
    const QStringList lines{episode.summary.title,
                            line(episode.summary),
                            {},
                            notes::toPlainText(episode.episode.notesHtml)};
    QJsonArray chapters;
    for (const domain::Chapter &chapter : stored.known.chapters) {
        QJsonObject object = toJson(chapter);
        object.insert(u"skipped"_s,
                      domain::skipOf(chapter, stored.known.skips) != domain::ChapterSkip::None);
        chapters.append(object);
    }
    QJsonObject object = toJson(episode);
    object.insert(u"chapters"_s, chapters);
    // null means that there is no stored transcript; one that was read may have no cues.
    object.insert(u"transcript"_s,
                  stored.transcript.isRead ? QJsonValue(toJson(stored.transcript)) : QJsonValue());
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
    return storedEpisode(library, *id).then([](const Result<StoredEpisode> &episode) {
        return episode ? toOutcome(*episode) : failedOutcome(episode.error());
    });
}

} // namespace dogear::ctl
