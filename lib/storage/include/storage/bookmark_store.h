// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The bookmarks of a listener.
///
/// They outlive their episode: one whose show is no longer followed stands under the titles that it
/// had last, and is the episode's again when that comes back.
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

    /// Keeps \a bookmark under a new id, whatever id it has; of an episode that is not there too.
    /// That is also how one that was removed comes back.
    [[nodiscard]] Result<BookmarkId> add(const domain::Bookmark &bookmark);
    [[nodiscard]] Result<> setNote(BookmarkId id, const QString &note); ///< or NotFound
    [[nodiscard]] Result<> remove(BookmarkId id);                       ///< or NotFound
    [[nodiscard]] Result<domain::Bookmark> find(BookmarkId id);         ///< or NotFound

    /// Of one episode: by position. Of all: the newest first.
    [[nodiscard]] Result<QList<domain::Bookmark>> list(const domain::BookmarkFilter &filter = {});

    /// Gives the bookmarks that were left without an episode to those that \a podcast has again.
    [[nodiscard]] Result<> findEpisodes(PodcastId podcast);

private:
    Connection &m_connection;
};

} // namespace dogear::storage
