// SPDX-License-Identifier: GPL-3.0-or-later
#include "value_json.h"

#include <base/utc.h>
#include <domain/show_playback.h>
#include <storage/bookmark_store.h>
#include <storage/connection.h>
#include <storage/episode_store.h>
#include <storage/library_value_store.h>
#include <storage/podcast_store.h>
#include <storage/show_playback_store.h>

#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::storage {

using domain::SyncField;
using domain::SyncFieldKind;
using std::chrono::seconds;

namespace {

const QString selectEpisode = u"SELECT p.url, e.guid, t.enclosure_url FROM episode e"
                              " JOIN podcast p ON p.id = e.podcast_id"
                              " JOIN episode_text t ON t.episode_id = e.id"_s;

SyncField readEpisode(const QSqlQuery &row, SyncFieldKind kind)
{
    return {.kind = kind,
            .feed = row.value(0).toString(),
            .item = row.value(1).toString(),
            .part = {},
            .url = row.value(2).toString(),
            .value = true};
}

QString bookmarkPart(const domain::Bookmark &bookmark)
{
    return u"%1/%2"_s.arg(bookmark.position.count()).arg(bookmark.created.toSecsSinceEpoch());
}

bool isOnWeb(const QUrl &url)
{
    return url.scheme() == "http"_L1 || url.scheme() == "https"_L1;
}

/// The settings of a show that differ from their defaults, by name.
QHash<QString, QJsonValue> settingsOf(const domain::ShowOverrides &overrides,
                                      const domain::ShowPlayback &playback)
{
    QHash<QString, QJsonValue> values;
    if (!overrides.title.isEmpty())
        values.insert(u"title"_s, overrides.title);
    if (isOnWeb(overrides.image))
        values.insert(u"image"_s, overrides.image.toString(QUrl::FullyEncoded));
    if (overrides.isArchived)
        values.insert(u"archived"_s, true);
    if (overrides.isQuiet)
        values.insert(u"quiet"_s, true);
    if (playback.speed)
        values.insert(u"speed"_s, *playback.speed);
    if (playback.trimsSilence)
        values.insert(u"silence"_s, *playback.trimsSilence);
    if (playback.levelsLoudness)
        values.insert(u"loudness"_s, *playback.levelsLoudness);
    if (playback.intro > seconds(0))
        values.insert(u"intro"_s, qint64(playback.intro.count()));
    if (playback.outro > seconds(0))
        values.insert(u"outro"_s, qint64(playback.outro.count()));
    return values;
}

std::optional<bool> boolOf(const QJsonValue &value)
{
    return value.isBool() ? std::optional(value.toBool()) : std::nullopt;
}

std::optional<double> speedOf(const QJsonValue &value)
{
    using domain::PlaybackEffects;
    if (!value.isDouble())
        return std::nullopt;
    return std::clamp(value.toDouble(), PlaybackEffects::minSpeed, PlaybackEffects::maxSpeed);
}

seconds skipOf(const QJsonValue &value)
{
    return std::clamp(seconds(value.toInt()), seconds(0), domain::ShowPlayback::maxSkip);
}

void change(domain::ShowOverrides &overrides,
            domain::ShowPlayback &playback,
            const QString &name,
            const QJsonValue &value)
{
    if (name == "title"_L1)
        overrides.title = value.toString();
    else if (name == "image"_L1 && (value.isNull() || isOnWeb(QUrl(value.toString()))))
        overrides.image = QUrl(value.toString());
    else if (name == "archived"_L1)
        overrides.isArchived = value.toBool();
    else if (name == "quiet"_L1)
        overrides.isQuiet = value.toBool();
    else if (name == "speed"_L1)
        playback.speed = speedOf(value);
    else if (name == "silence"_L1)
        playback.trimsSilence = boolOf(value);
    else if (name == "loudness"_L1)
        playback.levelsLoudness = boolOf(value);
    else if (name == "intro"_L1)
        playback.intro = skipOf(value);
    else if (name == "outro"_L1)
        playback.outro = skipOf(value);
}

} // namespace

Result<QList<SyncField>> LibraryValueStore::read(SyncFieldKind kind)
{
    const auto readRow = [kind](const QSqlQuery &row) { return readEpisode(row, kind); };
    switch (kind) {
    case SyncFieldKind::Queue:
        return m_connection.list(selectEpisode
                                     + " JOIN queue q ON q.episode_id = e.id ORDER BY q.place"_L1,
                                 {},
                                 readRow);
    case SyncFieldKind::Favourite:
        return m_connection.list(
            selectEpisode + " WHERE e.favourite = 1 AND p.previewed_at IS NULL"_L1, {}, readRow);
    case SyncFieldKind::Tag:
        return readTags();
    case SyncFieldKind::Bookmark:
        return readBookmarks();
    case SyncFieldKind::ShowSetting:
        return readSettings();
    case SyncFieldKind::Show:
    case SyncFieldKind::List:
    case SyncFieldKind::ListItem:
        break;
    }
    return QList<SyncField>();
}

Result<QList<SyncField>> LibraryValueStore::describe(const QList<EpisodeId> &ids,
                                                     SyncFieldKind kind)
{
    return m_connection.list(selectEpisode
                                 + " JOIN json_each(?) j ON j.value = e.id ORDER BY j.key"_L1,
                             {toColumn(ids)},
                             [kind](const QSqlQuery &row) { return readEpisode(row, kind); });
}

Result<QList<SyncField>> LibraryValueStore::readTags()
{
    return PodcastStore(m_connection).all().map([](const QList<domain::FollowedPodcast> &shows) {
        QList<SyncField> fields;
        for (const domain::FollowedPodcast &show : shows) {
            for (const QString &tag : show.tags)
                fields.append({.kind = SyncFieldKind::Tag,
                               .feed = show.url.toString(QUrl::FullyEncoded),
                               .item = tag,
                               .part = {},
                               .value = true});
        }
        return fields;
    });
}

Result<QList<SyncField>> LibraryValueStore::readSettings()
{
    const auto shows = PodcastStore(m_connection).all();
    if (!shows)
        return failure(shows.error());
    QList<SyncField> fields;
    for (const domain::FollowedPodcast &show : *shows) {
        const auto playback = ShowPlaybackStore(m_connection).find(show.id);
        if (!playback)
            return failure(playback.error());
        const auto values = settingsOf(show.overrides, *playback);
        for (auto each = values.cbegin(); each != values.cend(); ++each)
            fields.append({.kind = SyncFieldKind::ShowSetting,
                           .feed = show.url.toString(QUrl::FullyEncoded),
                           .item = {},
                           .part = each.key(),
                           .value = each.value()});
    }
    return fields;
}

Result<QList<SyncField>> LibraryValueStore::readBookmarks()
{
    const auto bookmarks = BookmarkStore(m_connection).list();
    if (!bookmarks)
        return failure(bookmarks.error());
    QList<SyncField> fields;
    for (const domain::Bookmark &bookmark : *bookmarks) {
        if (!bookmark.episode.isValid())
            continue; // its show is not followed: it stays here until it is again
        const auto episode = describe({bookmark.episode}, SyncFieldKind::Bookmark);
        if (!episode)
            return failure(episode.error());
        if (episode->isEmpty())
            continue;
        SyncField field = episode->constFirst();
        field.part = bookmarkPart(bookmark);
        field.value = QJsonObject{{u"note"_s, bookmark.note}};
        fields.append(field);
    }
    return fields;
}

Result<> LibraryValueStore::setFavourites(const QHash<EpisodeId, bool> &favourites)
{
    EpisodeStore episodes(m_connection);
    const auto stored = episodes.stored(favourites.keys());
    if (!stored)
        return failure(stored.error());
    QList<domain::EpisodeMark> marks;
    for (const StoredState &each : *stored) {
        domain::EpisodeState state = each.state;
        state.isFavourite = favourites.value(each.id);
        if (state != each.state)
            marks.append({each.id, state});
    }
    return marks.isEmpty() ? Result<>() : episodes.setStates(marks);
}

Result<> LibraryValueStore::setTags(PodcastId show, const QHash<QString, bool> &tags)
{
    PodcastStore podcasts(m_connection);
    const auto found = podcasts.find(show);
    if (!found)
        return failure(found.error());
    QStringList changed = found->tags;
    changed.removeIf([&tags](const QString &tag) { return !tags.value(tag, true); });
    QStringList added;
    for (auto each = tags.cbegin(); each != tags.cend(); ++each) {
        if (each.value() && !changed.contains(each.key()))
            added.append(each.key());
    }
    added.sort(); // the order of a hash differs between runs
    return podcasts.setTags(show, changed + added);
}

Result<> LibraryValueStore::setSettings(PodcastId show, const QHash<QString, QJsonValue> &values)
{
    PodcastStore podcasts(m_connection);
    ShowPlaybackStore playbacks(m_connection);
    const auto found = podcasts.find(show);
    if (!found)
        return failure(found.error());
    auto playback = playbacks.find(show);
    if (!playback)
        return failure(playback.error());
    domain::ShowOverrides overrides = found->overrides;
    for (auto each = values.cbegin(); each != values.cend(); ++each)
        change(overrides, *playback, each.key(), each.value());
    if (auto set = podcasts.setOverrides(show, overrides); !set)
        return set;
    return playbacks.put(show, *playback);
}

Result<> LibraryValueStore::setBookmark(EpisodeId episode, const SyncField &field)
{
    BookmarkStore bookmarks(m_connection);
    const auto known = bookmarks.list({.episode = episode});
    if (!known)
        return failure(known.error());
    const auto found = std::ranges::find(*known, field.part, bookmarkPart);
    const QString note = field.value.toObject().value("note"_L1).toString();
    if (found != known->cend())
        return field.value.isNull() ? bookmarks.remove(found->id)
                                    : bookmarks.setNote(found->id, note);
    if (field.value.isNull())
        return {};
    const auto detail = EpisodeStore(m_connection).detail(episode);
    if (!detail)
        return failure(detail.error());
    const std::chrono::milliseconds position(field.part.section(u'/', 0, 0).toLongLong());
    domain::Bookmark bookmark = domain::bookmarkAt(*detail, position);
    bookmark.note = note;
    bookmark.created =
        QDateTime::fromSecsSinceEpoch(field.part.section(u'/', 1, 1).toLongLong(), utc);
    return bookmarks.add(bookmark).map([](BookmarkId) {});
}

} // namespace dogear::storage
