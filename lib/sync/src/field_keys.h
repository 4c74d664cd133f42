// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Names a field on this device, and checks the form of fields that come from elsewhere.
///
/// Threads: values; any thread.

#include <domain/sync_field.h>
#include <storage/sync_field_store.h>

#include <QHash>
#include <QList>

namespace dogear::sync {

/// Names a field among those of one kind.
struct FieldKey
{
    qint64 feed = 0; ///< of the log
    QString item;
    QString part;

    friend bool operator==(const FieldKey &, const FieldKey &) = default;
};

inline size_t qHash(const FieldKey &key, size_t seed = 0)
{
    return qHashMulti(seed, key.feed, key.item, key.part);
}

/// A value that the library has.
struct LibraryField
{
    FieldKey key;
    domain::SyncField field;
};

inline FieldKey keyOf(const storage::StoredField &stored)
{
    return {stored.feed, stored.field.item, stored.field.part};
}

/// Whether \a field may be stored: short enough, with the names that its kind needs, and a value of
/// the right type.
[[nodiscard]] bool isWellFormed(const domain::SyncField &field);

/// Whether \a a is before \a b in their list: by place, then by guid, then by feed.
[[nodiscard]] bool isBefore(const domain::SyncField &a, const domain::SyncField &b);

} // namespace dogear::sync
