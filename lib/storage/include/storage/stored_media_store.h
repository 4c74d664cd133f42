// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What the media store has of which episode, so that lists can say so.
///
/// A mirror: where the two differ the media store is right.
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
    /// \return whether that is news. An episode that is gone meanwhile is no failure.
    [[nodiscard]] Result<bool> put(const StoredMediaRow &row);
    /// Nothing of it is there any more. \return the episodes that had something under \a key
    [[nodiscard]] Result<QList<EpisodeId>> remove(const QString &key);
    /// Everything, in no order.
    [[nodiscard]] Result<QList<StoredMediaRow>> all();

private:
    Connection &m_connection;
};

} // namespace dogear::storage
