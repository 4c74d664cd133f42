// SPDX-License-Identifier: GPL-3.0-or-later
#include "episode_finder.h"

#include <domain/sync_action.h>
#include <storage/connection.h>
#include <storage/sync_library_store.h>
#include <storage/sync_log_store.h>

namespace dogear::sync {

Result<qint64> EpisodeFinder::feedFor(const QString &address)
{
    if (const auto known = m_feeds.constFind(address); known != m_feeds.cend())
        return *known;
    return storage::SyncLogStore(m_connection).feedFor(address).map([&](qint64 feed) {
        m_feeds.insert(address, feed);
        return feed;
    });
}

Result<PodcastId> EpisodeFinder::show(qint64 feed)
{
    if (const auto known = m_shows.constFind(feed); known != m_shows.cend())
        return *known;
    return storage::SyncLogStore(m_connection)
        .show(feed)
        .map([&](const std::optional<domain::FollowedPodcast> &found) {
            const PodcastId id = found ? found->id : PodcastId();
            m_shows.insert(feed, id);
            return id;
        });
}

Result<EpisodeId> EpisodeFinder::episode(const storage::StoredField &stored)
{
    const auto id = show(stored.feed);
    if (!id || !id->isValid())
        return id.map([](PodcastId) { return EpisodeId(); });
    storage::SyncLibraryStore library(m_connection);
    const auto byGuid = library.byGuid(*id, {stored.field.item});
    if (!byGuid)
        return failure(byGuid.error());
    if (!byGuid->isEmpty() || stored.field.url.isEmpty())
        return byGuid->value(stored.field.item);
    auto enclosures = m_enclosures.constFind(*id);
    if (enclosures == m_enclosures.cend()) {
        const auto read = library.byEnclosure(*id); // slow, hence once for each show
        if (!read)
            return failure(read.error());
        enclosures = m_enclosures.insert(*id, *read);
    }
    return enclosures->value(domain::syncAddressKey(stored.field.url));
}

} // namespace dogear::sync
