// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads and changes the values of the library that sync through a folder carries.
///
/// Settings of a show have the names "title", "image", "archived", "quiet", "speed", "silence",
/// "loudness", "intro" and "outro"; one without a value has its default. A picture from this
/// machine has no name elsewhere and is left out.
///
/// Threads: the database thread. Every function may fail with a Database… code.
/// Tests:   tests/unit/storage/tst_library_value_store.cpp

#include <base/ids.h>
#include <base/result.h>
#include <domain/bookmark.h>
#include <domain/sync_field.h>

#include <QHash>
#include <QList>
#include <QSet>

namespace dogear::storage {

class Connection;

/// An ordered list of episodes, as devices exchange it.
struct SharedList
{
    QString id; ///< the same on all devices
    QString name;
    bool keepsPlayed = true;
    QList<EpisodeId> episodes;

    friend bool operator==(const SharedList &, const SharedList &) = default;
};

/// Interface to the lists that the user orders by hand; shared_playlists.h implements it.
class SharedLists
{
public:
    virtual ~SharedLists() = default;

    [[nodiscard]] virtual Result<QList<SharedList>> all(Connection &connection) = 0;
    /// Makes \a lists the lists of the library; one that it lacks is removed there.
    [[nodiscard]] virtual Result<> replace(Connection &connection,
                                           const QList<SharedList> &lists) = 0;

protected:
    SharedLists() = default;
    SharedLists(const SharedLists &) = default;
    SharedLists &operator=(const SharedLists &) = default;
};

class LibraryValueStore final
{
public:
    explicit LibraryValueStore(Connection &connection)
        : m_connection(connection)
    {}

    /// Reads the values of \a kind: Queue in its order and with previews; Favourite, Tag,
    /// ShowSetting and Bookmark of followed shows. `time` and `device` are empty.
    [[nodiscard]] Result<QList<domain::SyncField>> read(domain::SyncFieldKind kind);
    /// Describes the episodes \a ids as read() does, in their order; missing ones are left out.
    [[nodiscard]] Result<QList<domain::SyncField>> describe(const QList<EpisodeId> &ids,
                                                            domain::SyncFieldKind kind);

    // The callers run in a transaction.
    [[nodiscard]] Result<> setFavourites(const QHash<EpisodeId, bool> &favourites);
    /// Adds and removes single tags, and keeps the order of the others.
    [[nodiscard]] Result<> setTags(PodcastId show, const QHash<QString, bool> &tags);
    /// Changes the settings with the names \a values; an unknown name is ignored.
    [[nodiscard]] Result<> setSettings(PodcastId show, const QHash<QString, QJsonValue> &values);
    /// Adds the bookmark of \a field to \a episode, changes its note, or removes it.
    [[nodiscard]] Result<> setBookmark(EpisodeId episode, const domain::SyncField &field);

private:
    [[nodiscard]] Result<QList<domain::SyncField>> readTags();
    [[nodiscard]] Result<QList<domain::SyncField>> readSettings();
    [[nodiscard]] Result<QList<domain::SyncField>> readBookmarks();

    Connection &m_connection;
};

} // namespace dogear::storage
