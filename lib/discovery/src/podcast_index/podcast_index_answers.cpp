// SPDX-License-Identifier: GPL-3.0-or-later
#include "podcast_index/podcast_index_answers.h"

#include "values/answer.h"
#include "values/categories.h"
#include "values/fields.h"
#include "values/hits.h"

#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace dogear::discovery {

namespace {

/// "status" is the string "true" or "false".
bool hasFailed(const QJsonObject &answer)
{
    const QJsonValue status = answer.value("status"_L1);
    return status.isBool() ? !status.toBool()
                           : status.toString().compare("false"_L1, Qt::CaseInsensitive) == 0;
}

Result<QJsonObject> readIndexAnswer(const QByteArray &body)
{
    auto answer = readAnswer(body);
    if (answer && hasFailed(*answer))
        return failure(badResponse(labelOf(answer->value("description"_L1))));
    return answer;
}

QUrl pageOf(qint64 podcastIndexId)
{
    const QString page = u"https://podcastindex.org/podcast/%1"_s;
    return podcastIndexId > 0 ? QUrl(page.arg(podcastIndexId)) : QUrl();
}

bool isDead(const QJsonObject &hit)
{
    const QJsonValue dead = hit.value("dead"_L1);
    return dead.toBool() || idOf(dead) == 1 || isGone(hit.value("lastHttpStatus"_L1));
}

DirectoryShow toShow(const QJsonObject &hit)
{
    DirectoryShow show;
    show.title = labelOf(hit.value("title"_L1));
    show.author = labelOf(hit.value("author"_L1));
    show.description = descriptionOf(hit.value("description"_L1));
    show.feedUrl = webUrlOf(hit.value("url"_L1));
    show.podcastGuid = podcastGuidOf(hit.value("podcastGuid"_L1));
    show.appleId = idOf(hit.value("itunesId"_L1));
    show.podcastIndexId = idOf(hit.value("id"_L1));
    show.artwork = firstWebUrlIn(hit, {"artwork"_L1, "image"_L1});
    show.website = webUrlOf(hit.value("link"_L1));
    show.page = pageOf(show.podcastIndexId);
    show.categories = categoriesOf(hit.value("categories"_L1));
    show.language = labelOf(hit.value("language"_L1));
    show.newestEpisode = unixTimeOf(hit.value("newestItemPubdate"_L1));
    show.episodeCount = countOf(hit.value("episodeCount"_L1));
    show.isExplicit = explicitOf(hit.value("explicit"_L1));
    show.medium = labelOf(hit.value("medium"_L1)).toLower();
    show.isDead = isDead(hit);
    show.directories = {Directory::PodcastIndexKeyed};
    return show;
}

DirectoryShow showOfEpisode(const QJsonObject &hit)
{
    DirectoryShow show;
    show.title = labelOf(hit.value("feedTitle"_L1));
    show.feedUrl = webUrlOf(hit.value("feedUrl"_L1));
    show.appleId = idOf(hit.value("feedItunesId"_L1));
    show.podcastIndexId = idOf(hit.value("feedId"_L1));
    show.artwork = webUrlOf(hit.value("feedImage"_L1));
    show.page = pageOf(show.podcastIndexId);
    show.language = labelOf(hit.value("feedLanguage"_L1));
    show.directories = {Directory::PodcastIndexKeyed};
    return show;
}

DirectoryEpisode toEpisode(const QJsonObject &hit)
{
    DirectoryEpisode episode;
    episode.title = labelOf(hit.value("title"_L1));
    episode.description = descriptionOf(hit.value("description"_L1));
    episode.guid = identifierOf(hit.value("guid"_L1));
    episode.enclosure = webUrlOf(hit.value("enclosureUrl"_L1));
    episode.artwork = webUrlOf(hit.value("image"_L1));
    episode.published = unixTimeOf(hit.value("datePublished"_L1));
    episode.duration = durationOf(hit.value("duration"_L1), 1s);
    episode.show = showOfEpisode(hit);
    return episode;
}

} // namespace

Result<QList<DirectoryShow>> readPodcastIndexShows(const QByteArray &body)
{
    const auto answer = readIndexAnswer(body);
    if (!answer)
        return failure(answer.error());
    // "feed" is one object, or an empty list if there is no such show.
    const auto hits = listIn(*answer, answer->contains("feeds"_L1) ? "feeds"_L1 : "feed"_L1);
    if (!hits)
        return failure(hits.error());
    return usableHits<DirectoryShow>(*hits, toShow);
}

Result<QList<DirectoryEpisode>> readPodcastIndexEpisodes(const QByteArray &body)
{
    const auto answer = readIndexAnswer(body);
    if (!answer)
        return failure(answer.error());
    const auto hits = listIn(*answer, "items"_L1);
    if (!hits)
        return failure(hits.error());
    return usableHits<DirectoryEpisode>(*hits, toEpisode);
}

} // namespace dogear::discovery
