// SPDX-License-Identifier: GPL-3.0-or-later
#include "apple/apple_answers.h"

#include "apple/apple_fields.h"
#include "values/answer.h"
#include "values/categories.h"
#include "values/fields.h"
#include "values/hits.h"

#include <base/timestamp.h>

#include <QHash>

#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace dogear::discovery {

namespace {

Result<QJsonArray> hitsOf(const QByteArray &body)
{
    const auto answer = readAnswer(body);
    if (!answer)
        return failure(answer.error());
    return listIn(*answer, "results"_L1);
}

bool isEpisode(const QJsonObject &hit)
{
    return hit.value("kind"_L1).toString() == "podcast-episode"_L1
           || hit.value("wrapperType"_L1).toString() == "podcastEpisode"_L1;
}

/// A lookup may also find music, books and artists.
bool isShow(const QJsonObject &hit)
{
    const QString kind = hit.value("kind"_L1).toString();
    return !isEpisode(hit) && (kind.isEmpty() || kind == "podcast"_L1);
}

QUrl artworkOf(const QJsonObject &hit)
{
    return largeAppleArtwork(firstWebUrlIn(hit,
                                           {"artworkUrl600"_L1,
                                            "artworkUrl160"_L1,
                                            "artworkUrl100"_L1,
                                            "artworkUrl60"_L1,
                                            "artworkUrl30"_L1}));
}

std::optional<bool> isExplicit(const QJsonObject &hit)
{
    for (const auto name :
         {"contentAdvisoryRating"_L1, "collectionExplicitness"_L1, "trackExplicitness"_L1}) {
        if (const auto rating = explicitOf(hit.value(name)))
            return rating;
    }
    return std::nullopt;
}

DirectoryShow toShow(const QJsonObject &hit, Directory directory)
{
    DirectoryShow show;
    if (!isShow(hit))
        return show;
    show.title = firstLabelIn(hit, {"collectionName"_L1, "trackName"_L1});
    show.author = labelOf(hit.value("artistName"_L1));
    show.feedUrl = webUrlOf(hit.value("feedUrl"_L1));
    show.appleId = idOf(hit.value("collectionId"_L1));
    if (show.appleId == 0)
        show.appleId = idOf(hit.value("trackId"_L1));
    show.artwork = artworkOf(hit);
    show.page = firstWebUrlIn(hit, {"collectionViewUrl"_L1, "trackViewUrl"_L1});
    show.categories = categoriesOf(hit.value("genres"_L1), hit.value("genreIds"_L1));
    show.episodeCount = countOf(hit.value("trackCount"_L1));
    show.isExplicit = isExplicit(hit);
    // Podcast Index sends the time of the request as "releaseDate".
    if (directory == Directory::Apple)
        show.newestEpisode = readTimestamp(hit.value("releaseDate"_L1).toString());
    show.directories = {directory};
    return show;
}

/// Makes the show of an episode from the fields of the episode alone.
DirectoryShow showOfEpisode(const QJsonObject &hit, Directory directory)
{
    DirectoryShow show;
    show.title = labelOf(hit.value("collectionName"_L1));
    show.feedUrl = webUrlOf(hit.value("feedUrl"_L1));
    show.appleId = idOf(hit.value("collectionId"_L1));
    show.categories = categoriesOf(hit.value("genres"_L1));
    show.directories = {directory};
    return show;
}

DirectoryEpisode toEpisode(const QJsonObject &hit, Directory directory)
{
    DirectoryEpisode episode;
    if (!isEpisode(hit))
        return episode;
    episode.title = labelOf(hit.value("trackName"_L1));
    episode.description = descriptionOf(hit.value("description"_L1));
    if (episode.description.isEmpty())
        episode.description = descriptionOf(hit.value("shortDescription"_L1));
    episode.guid = identifierOf(hit.value("episodeGuid"_L1));
    episode.enclosure = webUrlOf(hit.value("episodeUrl"_L1));
    episode.artwork = artworkOf(hit);
    episode.published = readTimestamp(hit.value("releaseDate"_L1).toString());
    // Milliseconds only here: for a show the same field has seconds, of its newest episode.
    episode.duration = durationOf(hit.value("trackTimeMillis"_L1), 1ms);
    episode.appleId = idOf(hit.value("trackId"_L1));
    episode.show = showOfEpisode(hit, directory);
    return episode;
}

} // namespace

Result<QList<DirectoryShow>> readAppleShows(const QByteArray &body, Directory directory)
{
    const auto hits = hitsOf(body);
    if (!hits)
        return failure(hits.error());
    return usableHits<DirectoryShow>(
        *hits, [directory](const QJsonObject &hit) { return toShow(hit, directory); });
}

Result<QList<DirectoryEpisode>> readAppleEpisodes(const QByteArray &body, Directory directory)
{
    const auto hits = hitsOf(body);
    if (!hits)
        return failure(hits.error());
    QHash<qint64, DirectoryShow> shows; // by Apple number, as far as the answer contains them
    for (const QJsonValue hit : *hits) {
        const DirectoryShow show = toShow(hit.toObject(), directory);
        if (isUsable(show) && show.appleId > 0)
            shows.insert(show.appleId, show);
    }
    return usableHits<DirectoryEpisode>(*hits, [&](const QJsonObject &hit) {
        DirectoryEpisode episode = toEpisode(hit, directory);
        episode.show = shows.value(episode.show.appleId, episode.show);
        return episode;
    });
}

} // namespace dogear::discovery
