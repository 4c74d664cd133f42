// SPDX-License-Identifier: GPL-3.0-or-later
#include "directory_json.h"

#include "json_values.h"

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::ctl {

using discovery::Directory;
using discovery::SourceProgress;

namespace {

constexpr std::array sources{std::pair(Directory::Apple, "apple"_L1),
                             std::pair(Directory::PodcastIndex, "podcastindex"_L1),
                             std::pair(Directory::PodcastIndexKeyed, "podcastindex-key"_L1),
                             std::pair(Directory::Fyyd, "fyyd"_L1)};

QJsonValue timeOrNull(const QDateTime &time)
{
    return time.isValid() ? QJsonValue(time.toSecsSinceEpoch()) : QJsonValue();
}

QJsonValue numberOrNull(qint64 number)
{
    return number > 0 ? QJsonValue(number) : QJsonValue();
}

QString stateName(SourceProgress::State state)
{
    switch (state) {
    case SourceProgress::State::Idle:
        return u"idle"_s;
    case SourceProgress::State::Asked:
        return u"asked"_s;
    case SourceProgress::State::Answered:
        return u"answered"_s;
    case SourceProgress::State::Failed:
        return u"failed"_s;
    }
    return {};
}

} // namespace

QString sourceName(Directory directory)
{
    for (const auto &[each, name] : sources) {
        if (each == directory)
            return name;
    }
    return {};
}

std::optional<Directory> sourceOf(const QString &name)
{
    for (const auto &[directory, each] : sources) {
        if (each == name)
            return directory;
    }
    return std::nullopt;
}

QJsonArray toJson(const QList<SourceProgress> &progress)
{
    QJsonArray array;
    for (const SourceProgress &source : progress) {
        if (source.state == SourceProgress::State::Idle)
            continue;
        array.append(QJsonObject{
            {u"name"_s, sourceName(source.directory)},
            {u"state"_s, stateName(source.state)},
            {u"count"_s, source.count},
            {u"ms"_s, qint64(source.elapsed.count())},
            {u"error"_s, source.error ? QJsonValue(toJson(*source.error)) : QJsonValue()},
            {u"read"_s, timeOrNull(source.read)}});
    }
    return array;
}

QJsonObject toJson(const discovery::DirectoryShow &show)
{
    QJsonArray directories;
    for (const Directory directory : show.directories)
        directories.append(sourceName(directory));
    return {{u"title"_s, show.title},
            {u"author"_s, textOrNull(show.author)},
            {u"description"_s, textOrNull(show.description)},
            {u"feed"_s, urlOrNull(show.feedUrl)},
            {u"podcast_guid"_s, textOrNull(show.podcastGuid)},
            {u"apple_id"_s, numberOrNull(show.appleId)},
            {u"podcast_index_id"_s, numberOrNull(show.podcastIndexId)},
            {u"fyyd_id"_s, numberOrNull(show.fyydId)},
            {u"image"_s, urlOrNull(show.artwork)},
            {u"link"_s, urlOrNull(show.website)},
            {u"page"_s, urlOrNull(show.page)},
            {u"categories"_s, QJsonArray::fromStringList(show.categories)},
            {u"language"_s, textOrNull(show.language)},
            {u"newest"_s, timeOrNull(show.newestEpisode)},
            {u"episodes"_s, numberOrNull(show.episodeCount)},
            {u"explicit"_s, show.isExplicit ? QJsonValue(*show.isExplicit) : QJsonValue()},
            {u"dead"_s, show.isDead},
            {u"sources"_s, directories}};
}

QJsonObject toJson(const discovery::ListedShow &row)
{
    if (row.episode) {
        QJsonObject object = toJson(*row.episode);
        object.insert(u"followed"_s, numberOrNull(row.followed.value));
        return object;
    }
    QJsonArray feeds;
    for (const QUrl &feed : row.feeds)
        feeds.append(urlOrNull(feed));
    QJsonObject object = toJson(row.show);
    object.insert(u"feeds"_s, feeds);
    object.insert(u"followed"_s, numberOrNull(row.followed.value));
    return object;
}

QJsonObject toJson(const discovery::DirectoryEpisode &episode)
{
    const QJsonValue duration =
        episode.duration ? QJsonValue(double(episode.duration->count()) / 1000) : QJsonValue();
    return {{u"title"_s, episode.title},
            {u"description"_s, textOrNull(episode.description)},
            {u"guid"_s, textOrNull(episode.guid)},
            {u"enclosure"_s, urlOrNull(episode.enclosure)},
            {u"image"_s, urlOrNull(episode.artwork)},
            {u"published"_s, timeOrNull(episode.published)},
            {u"duration"_s, duration},
            {u"show"_s, toJson(episode.show)}};
}

} // namespace dogear::ctl
