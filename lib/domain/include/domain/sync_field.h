// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Describes a value that the user changed and that sync through a folder carries: queue,
///        favourites, tags, bookmarks, settings of shows and lists.
///
/// Each value is a field of its own, so that two devices may change different ones at the same
/// time. A set (favourites, tags) has one field for each element, and an ordered list one with the
/// place of each episode (sync/list_places.h).
///
/// Threads: values; any thread.
/// Tests:   tests/unit/storage/tst_sync_field_store.cpp

#include <QJsonValue>
#include <QString>

namespace dogear::domain {

/// The numbers are stored. The comments name `item`, `part` and the value of the field; a value of
/// null means that the element was removed, or that the setting has its default.
enum class SyncFieldKind {
    Show = 0,        ///< –, –, whether the show is followed
    Queue = 1,       ///< guid, –, place in Up next
    Favourite = 2,   ///< guid, –, true
    Tag = 3,         ///< tag, –, true
    Bookmark = 4,    ///< guid, "position in ms/created in Unix seconds", object with the note
    ShowSetting = 5, ///< –, name of the setting, its value
    List = 6,        ///< id of the list on all devices, name of the property, its value
    ListItem = 7,    ///< guid, id of the list, place in the list
};

struct SyncField
{
    SyncFieldKind kind = SyncFieldKind::Show;
    QString feed;     ///< address of the feed, as the source spells it; empty for List
    QString item;     ///< see SyncFieldKind
    QString part;     ///< see SyncFieldKind
    QString url = {}; ///< address of the enclosure, if `item` is a guid
    QJsonValue value = {};
    qint64 time = 0;     ///< Unix milliseconds UTC; greater than that of every value it replaced
    QString device = {}; ///< that changed it

    friend bool operator==(const SyncField &, const SyncField &) = default;
};

} // namespace dogear::domain
