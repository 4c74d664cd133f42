// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores the user's bookmarks.
///
/// Bookmarks outlive their episode. When the user unsubscribes from a show, its bookmarks keep the
/// last titles of episode and show; when the episode is added again, they belong to it again.
///
/// Threads: the database thread. Every function may fail with a Database… code.
/// Tests:   tests/unit/storage/tst_bookmark_store.cpp

#include <base/ids.h>
#include <base/result.h>
#include <domain/bookmark.h>

#include <QList>

namespace dogear::storage {

class Connection;

class BookmarkStore final
{
public:
    explicit BookmarkStore(Connection &connection)
        : m_connection(connection)
    {}

    /// Stores \a bookmark under a new id; its own id is ignored, and its episode may be missing.
    /// Undo of a removal calls this function, too.
    [[nodiscard]] Result<BookmarkId> add(const domain::Bookmark &bookmark);
    [[nodiscard]] Result<> setNote(BookmarkId id, const QString &note); ///< or NotFound
    [[nodiscard]] Result<> remove(BookmarkId id);                       ///< or NotFound
    [[nodiscard]] Result<domain::Bookmark> find(BookmarkId id);         ///< or NotFound

    /// Lists the bookmarks of one episode by position, or all bookmarks, the newest first.
    [[nodiscard]] Result<QList<domain::Bookmark>> list(const domain::BookmarkFilter &filter = {});

    /// Connects bookmarks without an episode to the episodes of \a podcast with the same guid.
    [[nodiscard]] Result<> findEpisodes(PodcastId podcast);

private:
    Connection &m_connection;
};

} // namespace dogear::storage
