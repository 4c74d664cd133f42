// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores and lists the followed shows.
///
/// Threads: the database thread. Every function may fail with a Database… code.
/// Tests:   tests/unit/storage/tst_podcast_store.cpp

#include <base/ids.h>
#include <base/result.h>
#include <domain/library.h>
#include <domain/listed_podcast.h>

#include <QList>

namespace dogear::storage {

class Connection;

class PodcastStore final
{
public:
    static constexpr int keptFetches = 20; ///< maximum number of fetch records per show

    explicit PodcastStore(Connection &connection)
        : m_connection(connection)
    {}

    /// Adds an empty show; \a title is shown until the feed was read. A preview with the same
    /// feedUrlKey() as \a url is followed from now on, with its episodes.
    /// \return its id, or AlreadyFollowed (`detail` is the id of the other show) if a followed show
    ///   has that feedUrlKey()
    [[nodiscard]] Result<PodcastId> add(const QUrl &url,
                                        const QString &title,
                                        const QDateTime &now);

    /// Stores the new address of the feed, for a document that contains nothing else.
    [[nodiscard]] Result<> setNewFeedUrl(PodcastId id, const QUrl &url);

    /// Stores the data of the feed; an empty text of the feed never overwrites a stored one.
    [[nodiscard]] Result<> update(PodcastId id, const domain::Podcast &podcast);
    /// Replaces the tags; duplicates are dropped.
    [[nodiscard]] Result<> setTags(PodcastId id, const QStringList &tags);
    /// Stores the user's own title, picture, archive mark and whether new episodes are announced;
    /// the data of the feed stays unchanged.
    [[nodiscard]] Result<> setOverrides(PodcastId id, const domain::ShowOverrides &overrides);
    [[nodiscard]] Result<> setFetchState(PodcastId id, const domain::FetchState &state);

    /// Moves the show to its new address \a url.
    /// \return false, without a change, if another show has this address
    [[nodiscard]] Result<bool> moveTo(PodcastId id, const QUrl &url);

    /// Adds \a fetch to the log of \a id and deletes the oldest records beyond keptFetches.
    [[nodiscard]] Result<> addFetch(PodcastId id, const domain::FetchRecord &fetch);
    [[nodiscard]] Result<QList<domain::FetchRecord>> fetches(PodcastId id); ///< newest first

    /// Deletes the show with its episodes and their state.
    [[nodiscard]] Result<> remove(PodcastId id);

    /// Finds a show or a preview. \return or NotFound
    [[nodiscard]] Result<domain::FollowedPodcast> find(PodcastId id);
    /// Finds the show or preview whose address, else self link, else former address has the
    /// feedUrlKey() of \a url.
    [[nodiscard]] Result<std::optional<domain::FollowedPodcast>> findByUrl(const QUrl &url);
    /// Finds the followed show whose feed has the `podcast:guid` \a guid, in any case.
    [[nodiscard]] Result<std::optional<domain::FollowedPodcast>> findByGuid(const QString &guid);
    /// Lists all followed shows, archived ones too, by displayed title, case-insensitive.
    [[nodiscard]] Result<QList<domain::FollowedPodcast>> all();
    /// Lists the same shows in the same order with fewer fields, which is faster.
    [[nodiscard]] Result<QList<domain::ListedPodcast>> listed();

private:
    Connection &m_connection;
};

} // namespace dogear::storage
