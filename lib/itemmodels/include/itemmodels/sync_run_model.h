// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists the last runs of sync with one target, the newest first; semantic roles only.
///
/// Threads: GUI thread.
/// Tests:   tests/unit/itemmodels/tst_sync_models.cpp

#include <domain/sync_target.h>
#include <itemmodels/list_rows.h>

namespace dogear::itemmodels {

struct SyncRunRow
{
    domain::SyncRunRecord run;
    int sameSecond = 0; ///< number of earlier runs in the same second; part of the key

    friend bool operator==(const SyncRunRow &, const SyncRunRow &) = default;
};

[[nodiscard]] inline std::pair<qint64, int> rowKey(const SyncRunRow &row)
{
    return {row.run.at.isValid() ? row.run.at.toSecsSinceEpoch() : 0, row.sameSecond};
}

class SyncRunModel final : public ListRows<SyncRunRow>
{
    Q_OBJECT

public:
    enum Role {
        TimeRole = Qt::UserRole + 1, ///< QDateTime, UTC
        RunRole,                     ///< domain::SyncRunRecord
    };

    using ListRows::ListRows;

    /// Shows \a runs, newest first.
    void setRuns(const QList<domain::SyncRunRecord> &runs);

    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

protected:
    [[nodiscard]] QVariant cell(const SyncRunRow &row, int role) const override;
};

} // namespace dogear::itemmodels
