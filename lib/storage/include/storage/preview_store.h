// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores previews: shows that the user looks at before following them.
///
/// A preview is a show with its episodes and their states, but only its own list has them, and what
/// the user queues, downloads or bookmarks. Following it keeps all of that.
///
/// Threads: the database thread. Every function may fail with a Database… code.
/// Tests:   tests/unit/storage/tst_preview_store.cpp
/// Decision: README.md, "A preview is a show with a mark".

#include <base/ids.h>
#include <base/result.h>

#include <QDateTime>
#include <QUrl>

#include <chrono>

namespace dogear::storage {

class Connection;

class PreviewStore final
{
public:
    /// A preview that was not used for this time is removed.
    static constexpr std::chrono::hours unusedTime{7 * 24};

    explicit PreviewStore(Connection &connection)
        : m_connection(connection)
    {}

    /// Adds an empty preview; \a title is shown until the feed was read.
    /// \return its id, or AlreadyFollowed if a show or a preview has the feedUrlKey() of \a url
    [[nodiscard]] Result<PodcastId> add(const QUrl &url,
                                        const QString &title,
                                        const QDateTime &now);

    /// Makes the preview \a id a followed show.
    /// \return false, without a change, if it is no preview
    [[nodiscard]] Result<bool> follow(PodcastId id, const QDateTime &now);

    /// Stores that the preview \a id is used now; ignores followed shows.
    [[nodiscard]] Result<> use(PodcastId id, const QDateTime &now);
    /// The same for the show of \a episode.
    [[nodiscard]] Result<> useShowOf(EpisodeId episode, const QDateTime &now);

    /// Removes one preview that was not used for unusedTime. Those with an episode that is in the
    /// player (\a playing), in Up next, downloaded or bookmarked are in use.
    /// \pre runs in a transaction
    /// \return whether one was removed, so there may be more
    [[nodiscard]] Result<bool> removeUnused(const QDateTime &now, EpisodeId playing);

private:
    Connection &m_connection;
};

} // namespace dogear::storage
