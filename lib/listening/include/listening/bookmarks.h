// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Manages the user's bookmarks: positions in episodes, each with a note.
///
/// Threads: GUI thread; futures finish there.
/// Owner:   the composition root; collaborators outlive it.
/// Tests:   tests/integration/tst_bookmarks.cpp

#include <base/clock.h>
#include <base/future.h>
#include <base/ids.h>
#include <base/result.h>
#include <domain/bookmark.h>
#include <storage/database_thread.h>

#include <QObject>

namespace dogear::listening {

class Bookmarks final : public QObject
{
    Q_OBJECT

public:
    /// Formats bookmarks as a document; called in the pool.
    using Format = QString (*)(const QList<domain::Bookmark> &);

    Bookmarks(storage::DatabaseThread &database, const Clock &clock, QObject *parent = nullptr);

    /// The bookmarks of one episode by position, or all bookmarks, the newest first.
    [[nodiscard]] Future<Result<QList<domain::Bookmark>>> list(
        const domain::BookmarkFilter &filter = {});

    /// Adds a bookmark at \a position of \a episode. \return the stored bookmark; NotFound if the
    /// episode does not exist
    Future<Result<domain::Bookmark>> add(EpisodeId episode,
                                         std::chrono::milliseconds position,
                                         const QString &note = {});
    Future<Result<domain::Bookmark>> setNote(BookmarkId id, const QString &note); ///< or NotFound
    /// \return the removed bookmark, for restore(), or NotFound
    Future<Result<domain::Bookmark>> remove(BookmarkId id);
    /// Adds a removed bookmark again, under a new id.
    Future<Result<domain::Bookmark>> restore(const domain::Bookmark &bookmark);

    /// Writes all bookmarks, formatted by \a format, to \a path, atomically.
    /// \return the number of bookmarks, or FileUnwritable or a Database… code
    [[nodiscard]] Future<Result<int>> exportAll(const QString &path, Format format);

signals:
    /// Emitted when bookmarks were added, removed or got another note.
    void changed();

private:
    using Edit = std::function<Result<domain::Bookmark>(storage::Connection &)>;

    /// Runs \a edit in a transaction.
    Future<Result<domain::Bookmark>> edit(Edit edit);

    storage::DatabaseThread &m_database;
    const Clock &m_clock;
};

} // namespace dogear::listening
