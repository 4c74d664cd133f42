// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The followed shows in the database.
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
    static constexpr int keptFetches = 20; ///< of each show

    explicit PodcastStore(Connection &connection)
        : m_connection(connection)
    {}

    /// Adds an empty show. `title` is shown until the feed was read.
    /// \return its id, or AlreadyFollowed (`detail` is the other's id) if a show has the same
    ///   feedUrlKey() as \a url
    [[nodiscard]] Result<PodcastId> add(const QUrl &url,
                                        const QString &title,
                                        const QDateTime &now);

    /// Of a show whose document says nothing but where its feed is now.
    [[nodiscard]] Result<> setNewFeedUrl(PodcastId id, const QUrl &url);

    /// Takes over what the feed says; an empty field of the feed never overwrites a stored one.
    [[nodiscard]] Result<> update(PodcastId id, const domain::Podcast &podcast);
    /// Replaces them; each counts once.
    [[nodiscard]] Result<> setTags(PodcastId id, const QStringList &tags);
    /// What a person makes of it; what the feed says stays beside it.
    [[nodiscard]] Result<> setOwn(PodcastId id, const domain::OwnShow &own);
    [[nodiscard]] Result<> setFetchState(PodcastId id, const domain::FetchState &state);

    /// The show lives at \a url now. \return false, and nothing changes, if another show does
    [[nodiscard]] Result<bool> moveTo(PodcastId id, const QUrl &url);

    /// Adds to the log of \a id; the oldest beyond keptFetches go.
    [[nodiscard]] Result<> addFetch(PodcastId id, const domain::FetchRecord &fetch);
    [[nodiscard]] Result<QList<domain::FetchRecord>> fetches(PodcastId id); ///< newest first

    /// Removes the show with its episodes and their state.
    [[nodiscard]] Result<> remove(PodcastId id);

    [[nodiscard]] Result<domain::FollowedPodcast> find(PodcastId id); ///< or NotFound
    /// The show whose url, or failing that whose self link, has the feedUrlKey() of \a url.
    [[nodiscard]] Result<std::optional<domain::FollowedPodcast>> findByUrl(const QUrl &url);
    /// Every show, by the title that is shown, case-insensitive; those put away, too.
    [[nodiscard]] Result<QList<domain::FollowedPodcast>> all();
    /// The same shows in the same order, quicker.
    [[nodiscard]] Result<QList<domain::ListedPodcast>> listed();

private:
    Connection &m_connection;
};

} // namespace dogear::storage
