// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes libraries, targets and actions for tests of sync.

#include <base/utc.h>
#include <domain/sync_action.h>
#include <storage/connection.h>
#include <storage/episode_store.h>
#include <storage/podcast_store.h>
#include <storage/sync_log_store.h>
#include <storage/sync_target_store.h>

namespace dogear::sync::test {

using namespace Qt::StringLiterals;

inline std::unique_ptr<storage::Connection> openLibrary()
{
    auto opened = storage::Connection::open(u":memory:"_s);
    return opened ? *std::move(opened) : nullptr;
}

inline QString feedOf(const QString &show)
{
    return u"https://example.org/%1.xml"_s.arg(show);
}

inline QString mediaOf(const QString &guid)
{
    return u"https://example.org/media/%1.mp3"_s.arg(guid);
}

/// Follows \a show, with episodes of 1,000 s named \a guids.
inline PodcastId addShow(storage::Connection &connection,
                         const QString &show,
                         const QStringList &guids)
{
    const QDateTime now = QDateTime::fromSecsSinceEpoch(1'700'000'000, utc);
    const auto id = storage::PodcastStore(connection).add(QUrl(feedOf(show)), show, now);
    if (!id)
        return {};
    QList<storage::EpisodeToStore> episodes;
    for (const QString &guid : guids) {
        domain::Episode episode;
        episode.guid = guid;
        episode.title = guid;
        episode.duration = std::chrono::seconds(1000);
        episode.published = now;
        episode.enclosure = domain::Enclosure{QUrl(mediaOf(guid)), u"audio/mpeg"_s, 1};
        episodes.append({episode, {}});
    }
    const auto stored = connection.transaction(
        [&] { return storage::EpisodeStore(connection).update(*id, episodes, true, now); });
    return stored ? *id : PodcastId();
}

inline EpisodeId episodeId(storage::Connection &connection, const QString &guid)
{
    return EpisodeId{
        connection.number(u"SELECT id FROM episode WHERE guid = ?"_s, {guid}).value_or(0)};
}

/// Makes a play of \a guid up to \a position of 1,000 s; with \a guid empty in the action if
/// \a hasGuid is false.
inline domain::SyncAction play(const QString &show,
                               const QString &guid,
                               qint64 time,
                               qint64 position,
                               const QString &device = u"phone"_s,
                               bool hasGuid = true)
{
    return {.feed = feedOf(show),
            .episode = mediaOf(guid),
            .guid = hasGuid ? guid : QString(),
            .device = device,
            .time = time,
            .started = 0,
            .position = position,
            .total = 1000};
}

inline domain::SyncTarget addTarget(storage::Connection &connection)
{
    const domain::SyncTarget wanted{
        .address = QUrl(u"https://sync.example"_s), .user = u"ann"_s, .device = u"desk"_s};
    return connection.transaction([&] { return storage::SyncTargetStore(connection).add(wanted); })
        .value_or(domain::SyncTarget());
}

/// Adds an action of this device. \return its id
inline qint64 addOwn(storage::Connection &connection, domain::SyncAction action)
{
    action.device = u"desk"_s;
    return connection
        .transaction([&]() -> Result<qint64> {
            storage::SyncLogStore log(connection);
            const auto feed = log.feedFor(action.feed);
            return feed ? log.addOwn(*feed, action) : feed;
        })
        .value_or(0);
}

} // namespace dogear::sync::test
