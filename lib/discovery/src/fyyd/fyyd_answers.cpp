// SPDX-License-Identifier: GPL-3.0-or-later
#include "fyyd/fyyd_answers.h"

#include "values/answer.h"
#include "values/fields.h"
#include "values/hits.h"

#include <base/timestamp.h>

#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace dogear::discovery {

namespace {

/// Reads an object such as {"code":0,"message":"…","http_code":400,"http_message":"…"}.
Error toError(const QJsonObject &errors)
{
    const QString message = firstLabelIn(errors, {"message"_L1, "http_message"_L1});
    const int status = countOf(errors.value("http_code"_L1));
    if (status < 300)
        return badResponse(message);
    return {ErrorCode::HttpStatus, message, {}, status};
}

/// \return the "data" of an answer, which is an empty object or null if there are no hits
Result<QJsonArray> dataOf(const QByteArray &body)
{
    const auto answer = readAnswer(body);
    if (!answer)
        return failure(answer.error());
    const QJsonObject errors = answer->value("errors"_L1).toObject();
    if (!errors.isEmpty())
        return failure(toError(errors));
    const QJsonValue data = answer->value("data"_L1);
    if (data.isNull() || (data.isObject() && data.toObject().isEmpty()))
        return QJsonArray();
    return listIn(*answer, "data"_L1);
}

/// Older answers have the time of fyyd's server without an offset.
QDateTime dateOf(const QJsonValue &value)
{
    return readTimestamp(value.toString(), QTimeZone("Europe/Berlin"));
}

DirectoryShow toShow(const QJsonObject &hit)
{
    DirectoryShow show;
    show.title = labelOf(hit.value("title"_L1));
    show.author = labelOf(hit.value("author"_L1));
    show.description = descriptionOf(hit.value("description"_L1));
    if (show.description.isEmpty())
        show.description = descriptionOf(hit.value("subtitle"_L1));
    show.feedUrl = webUrlOf(hit.value("xmlURL"_L1));
    show.fyydId = idOf(hit.value("id"_L1));
    // fyyd's own copy first: "imgURL" leads to the publisher and may have any size.
    show.artwork = firstWebUrlIn(
        hit, {"layoutImageURL"_L1, "imgURL"_L1, "thumbImageURL"_L1, "smallImageURL"_L1});
    show.website = webUrlOf(hit.value("htmlURL"_L1));
    show.page = webUrlOf(hit.value("url_fyyd"_L1));
    show.language = labelOf(hit.value("language"_L1)); // "categories" has numbers without names
    show.newestEpisode = dateOf(hit.value("lastpub"_L1));
    show.episodeCount = countOf(hit.value("episode_count"_L1));
    show.isDead = isGone(hit.value("status"_L1));
    show.directories = {Directory::Fyyd};
    return show;
}

DirectoryEpisode toEpisode(const QJsonObject &hit)
{
    DirectoryEpisode episode;
    episode.title = labelOf(hit.value("title"_L1));
    episode.description = descriptionOf(hit.value("description"_L1));
    episode.guid = identifierOf(hit.value("guid"_L1));
    episode.enclosure = webUrlOf(hit.value("enclosure"_L1));
    episode.artwork = webUrlOf(hit.value("imgURL"_L1));
    episode.published = dateOf(hit.value("pubdate"_L1));
    episode.duration = durationOf(hit.value("duration"_L1), 1s);
    episode.show.fyydId = idOf(hit.value("podcast_id"_L1));
    episode.show.directories = {Directory::Fyyd};
    return episode;
}

} // namespace

Result<QList<DirectoryShow>> readFyydShows(const QByteArray &body)
{
    const auto data = dataOf(body);
    if (!data)
        return failure(data.error());
    return usableHits<DirectoryShow>(*data, toShow);
}

Result<QList<DirectoryEpisode>> readFyydEpisodes(const QByteArray &body)
{
    const auto data = dataOf(body);
    if (!data)
        return failure(data.error());
    return usableHits<DirectoryEpisode>(*data, toEpisode);
}

} // namespace dogear::discovery
