// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Orders the actions of all devices, and decides which of them an episode shows.
///
/// Every device that has the same actions reaches the same result, in whatever order they came.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/sync/tst_merge.cpp
/// Decision: README.md, "Many marks at once never replace a place".

#include <domain/sync_action.h>
#include <storage/sync_log_store.h>

#include <QHash>
#include <QList>

namespace dogear::sync {

/// When actions arrived here, in Unix seconds UTC.
struct Receipt
{
    qint64 now = 0;
    qint64 lastPull = 0; ///< last complete read of the same target before; 0: none
};

/// The time by which an action is ordered whose device says that it was made at \a time.
///
/// A time more than a day ahead of \a receipt is impossible, as is 0. Such an action was uploaded
/// between the last read and this one; it counts as made at the beginning of that span, so that it
/// replaces no place that was reached since.
[[nodiscard]] qint64 orderTime(qint64 time, const Receipt &receipt);

/// Whether \a a is newer than \a b: by time, then the farther position, then the device, then the
/// kind.
[[nodiscard]] bool isNewer(const domain::LoggedAction &a, const domain::LoggedAction &b);

/// Finds marks that were made by the dozen, as AntennaPod does when it first uploads all played
/// episodes of a library with the present time. Such a time says nothing.
class BulkMarks final
{
public:
    static constexpr int minMarks = 20;         ///< in a row
    static constexpr qint64 maxGapSeconds = 60; ///< between two marks of a row

    BulkMarks() = default;
    /// \a marks: all marks, by device, then by time.
    explicit BulkMarks(const QList<storage::MarkTime> &marks);

    /// Whether \a action is one of many marks at once.
    [[nodiscard]] bool contains(const domain::SyncAction &action) const;

private:
    struct Span
    {
        qint64 first = 0;
        qint64 last = 0;
    };
    QHash<QString, QList<Span>> m_spans; ///< by device
};

/// Chooses the action that the episode of \a actions shows: the newest one that has a state. Bulk
/// marks count only if there is no other.
/// \return nullptr if no action has a state
[[nodiscard]] const domain::LoggedAction *newest(const QList<const domain::LoggedAction *> &actions,
                                                 const BulkMarks &bulk);

} // namespace dogear::sync
