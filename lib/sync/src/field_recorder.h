// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Compares the library with the newest known values, and stores what was changed here.
///
/// Threads: the database thread, in a transaction.
/// Tests:   tests/unit/sync/tst_field_sync.cpp

#include "episode_finder.h"
#include "field_keys.h"

#include <base/result.h>
#include <storage/library_value_store.h>

#include <QSet>

namespace dogear::sync {

class FieldRecorder final
{
public:
    /// \a now, \a isFirst: see FieldSync::record().
    FieldRecorder(storage::Connection &connection, QString device, qint64 now, bool isFirst)
        : m_connection(connection)
        , m_fields(connection)
        , m_finder(connection)
        , m_device(std::move(device))
        , m_now(now)
        , m_isFirst(isFirst)
    {}

    /// Records the elements of a set, or settings.
    [[nodiscard]] Result<> recordSet(domain::SyncFieldKind kind);
    [[nodiscard]] Result<> recordQueue();
    [[nodiscard]] Result<> recordLists(storage::SharedLists &lists);

private:
    using Known = QHash<FieldKey, storage::StoredField>;

    [[nodiscard]] Result<QList<LibraryField>> withFeeds(
        const Result<QList<domain::SyncField>> &fields);
    /// Gives the elements of \a here the names under which they are stored: the guid of an episode
    /// may be another one on another device, or may have changed since.
    [[nodiscard]] Result<QList<LibraryField>> withKnownNames(
        QList<LibraryField> here,
        const QList<storage::StoredField> &stored);
    /// The guid in the library of the episode that \a stored names; empty if it is not there.
    [[nodiscard]] Result<QString> guidOf(const storage::StoredField &stored);
    [[nodiscard]] Result<> recordElements(const QList<LibraryField> &here,
                                          const QList<storage::StoredField> &stored);
    [[nodiscard]] Result<> recordOrder(const QList<LibraryField> &here,
                                       const QList<storage::StoredField> &stored);
    [[nodiscard]] Result<> recordPlaces(const QList<LibraryField> &here, const Known &known);
    [[nodiscard]] Result<> recordGone(const QList<storage::StoredField> &stored,
                                      const QSet<FieldKey> &here);
    [[nodiscard]] Result<bool> isInLibrary(const storage::StoredField &stored);
    [[nodiscard]] Result<> put(const LibraryField &field, const QJsonValue &value, bool isKnown);

    storage::Connection &m_connection;
    storage::SyncFieldStore m_fields;
    EpisodeFinder m_finder;
    QString m_device;
    qint64 m_now;
    bool m_isFirst;
};

} // namespace dogear::sync
