// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Times of episodes that a listener wants to find again, each with a note.
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

namespace dogear::library {

class Bookmarks final : public QObject
{
    Q_OBJECT

public:
    /// Makes a document of bookmarks; called on a thread of the pool.
    using Format = QString (*)(const QList<domain::Bookmark> &);

    Bookmarks(storage::DatabaseThread &database, const Clock &clock, QObject *parent = nullptr);

    /// Of one episode: by position. Of all: the newest first.
    [[nodiscard]] Future<Result<QList<domain::Bookmark>>> list(
        const domain::BookmarkFilter &filter = {});

    /// Marks \a position of \a episode. \return it as it was kept, or NotFound: no such episode
    Future<Result<domain::Bookmark>> add(EpisodeId episode,
                                         std::chrono::milliseconds position,
                                         const QString &note = {});
    Future<Result<domain::Bookmark>> setNote(BookmarkId id, const QString &note); ///< or NotFound
    /// \return what it was, for restore(), or NotFound
    Future<Result<domain::Bookmark>> remove(BookmarkId id);
    /// Puts back what was removed, under a new id: undo.
    Future<Result<domain::Bookmark>> restore(const domain::Bookmark &bookmark);

    /// Writes what \a format makes of all bookmarks to \a path, whole or not at all.
    /// \return how many they were, or FileUnwritable or a Database… code
    [[nodiscard]] Future<Result<int>> exportAll(const QString &path, Format format);

signals:
    /// Emitted when bookmarks came, went or have another note.
    void changed();

private:
    using Edit = std::function<Result<domain::Bookmark>(storage::Connection &)>;

    /// Runs \a edit in a transaction.
    Future<Result<domain::Bookmark>> edit(Edit edit);

    storage::DatabaseThread &m_database;
    const Clock &m_clock;
};

} // namespace dogear::library
