// SPDX-License-Identifier: GPL-3.0-or-later
#include "apple/apple_charts.h"

#include "apple/apple_fields.h"
#include "values/answer.h"
#include "values/categories.h"
#include "values/fields.h"
#include "values/hits.h"

#include <base/timestamp.h>

using namespace Qt::StringLiterals;

namespace dogear::discovery {

namespace {

Result<QJsonObject> feedOf(const QByteArray &body)
{
    const auto answer = readAnswer(body);
    if (!answer)
        return failure(answer.error());
    return objectIn(*answer, "feed"_L1);
}

/// \return the ranked entries of the new service
Result<QJsonArray> resultsOf(const QByteArray &body)
{
    const auto feed = feedOf(body);
    if (!feed)
        return failure(feed.error());
    return listIn(*feed, "results"_L1);
}

DirectoryShow toShow(const QJsonObject &entry)
{
    DirectoryShow show;
    show.title = labelOf(entry.value("name"_L1));
    show.author = labelOf(entry.value("artistName"_L1));
    show.page = webUrlOf(entry.value("url"_L1));
    show.appleId = idOf(entry.value("id"_L1));
    if (show.appleId == 0)
        show.appleId = appleShowId(show.page);
    show.artwork = largeAppleArtwork(webUrlOf(entry.value("artworkUrl100"_L1)));
    show.categories = categoriesOf(entry.value("genres"_L1));
    show.isExplicit = explicitOf(entry.value("contentAdvisoryRating"_L1));
    show.directories = {Directory::Apple};
    return show;
}

/// \return the "label" of \a value, as the old service wraps its texts
QJsonValue labelIn(const QJsonValue &value)
{
    return value.toObject().value("label"_L1);
}

QJsonObject attributesIn(const QJsonValue &value)
{
    return value.toObject().value("attributes"_L1).toObject();
}

/// \return \a value, or its first element if it is a list
QJsonValue firstOf(const QJsonValue &value)
{
    return value.isArray() ? value.toArray().first() : value;
}

QUrl largestImage(const QJsonValue &images)
{
    const QJsonArray sizes = images.isArray() ? images.toArray() : QJsonArray{images};
    QUrl largest;
    int largestHeight = -1;
    for (const QJsonValue image : sizes) {
        const int height = countOf(attributesIn(image).value("height"_L1));
        const QUrl url = webUrlOf(labelIn(image));
        if (!url.isEmpty() && height > largestHeight) {
            largest = url;
            largestHeight = height;
        }
    }
    return largest;
}

QStringList categoryOf(const QJsonValue &category)
{
    const QJsonObject attributes = attributesIn(firstOf(category));
    const QString name = firstLabelIn(attributes, {"label"_L1, "term"_L1});
    return categoriesOf(QJsonArray{name}, QJsonArray{attributes.value("im:id"_L1)});
}

DirectoryShow toCategoryShow(const QJsonObject &entry)
{
    DirectoryShow show;
    show.title = labelOf(labelIn(entry.value("im:name"_L1))); // "title" has the artist, too
    show.author = labelOf(labelIn(entry.value("im:artist"_L1)));
    show.description = descriptionOf(labelIn(entry.value("summary"_L1)));
    show.page = webUrlOf(attributesIn(firstOf(entry.value("link"_L1))).value("href"_L1));
    show.appleId = idOf(attributesIn(entry.value("id"_L1)).value("im:id"_L1));
    if (show.appleId == 0)
        show.appleId = appleShowId(show.page);
    show.artwork = largeAppleArtwork(largestImage(entry.value("im:image"_L1)));
    show.categories = categoryOf(entry.value("category"_L1));
    show.newestEpisode = readTimestamp(labelIn(entry.value("im:releaseDate"_L1)).toString());
    show.directories = {Directory::Apple};
    return show;
}

} // namespace

Result<QList<DirectoryShow>> readAppleChart(const QByteArray &body)
{
    const auto results = resultsOf(body);
    if (!results)
        return failure(results.error());
    return usableHits<DirectoryShow>(*results, toShow);
}

Result<QList<DirectoryShow>> readAppleCategoryChart(const QByteArray &body)
{
    const auto feed = feedOf(body);
    if (!feed)
        return failure(feed.error());
    if (!feed->contains("entry"_L1)) // a category without shows
        return QList<DirectoryShow>();
    const auto entries = listIn(*feed, "entry"_L1);
    if (!entries)
        return failure(entries.error());
    return usableHits<DirectoryShow>(*entries, toCategoryShow);
}

} // namespace dogear::discovery
