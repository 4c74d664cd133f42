// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Mirrors in the database which media of episodes are stored locally, for lists.
///
/// If this mirror and the media store differ, the media store is right.
///
/// Threads: the database thread. Every function may fail with a Database… code.
/// Tests:   tests/unit/storage/tst_stored_media_store.cpp

#include <base/ids.h>
#include <base/result.h>

#include <QList>
#include <QSet>
#include <QString>

#include <optional>

namespace dogear::storage {

class Connection;

struct StoredMediaRow
{
    EpisodeId episode;
    QString key;
    bool isComplete = false;

    friend bool operator==(const StoredMediaRow &, const StoredMediaRow &) = default;
};

class StoredMediaStore final
{
public:
    explicit StoredMediaStore(Connection &connection)
        : m_connection(connection)
    {}

    [[nodiscard]] Result<std::optional<StoredMediaRow>> find(EpisodeId episode);
    /// Adds or replaces \a row. Does nothing if the episode was deleted meanwhile.
    /// \return whether this changed the database
    [[nodiscard]] Result<bool> put(const StoredMediaRow &row);
    /// Deletes the rows of the media \a key, which are no longer stored.
    /// \return the episodes of these rows
    [[nodiscard]] Result<QList<EpisodeId>> remove(const QString &key);
    /// Lists all rows, in no particular order.
    [[nodiscard]] Result<QList<StoredMediaRow>> all();

private:
    Connection &m_connection;
};

} // namespace dogear::storage
