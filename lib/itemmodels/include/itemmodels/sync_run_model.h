// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists the last runs of sync with one target as a table of values, the newest first.
///
/// Threads: GUI thread.
/// Tests:   tests/unit/itemmodels/tst_sync_run_model.cpp

#include <domain/sync_target.h>

#include <QAbstractTableModel>
#include <QList>

namespace dogear::itemmodels {

class SyncRunModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { AtColumn, ResultColumn };
    static constexpr int columns = 2;

    enum Role {
        /// QDateTime in UTC, domain::SyncRunRecord.
        ValueRole = Qt::UserRole + 1,
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Shows \a runs, newest first. Rows that are in both lists stay.
    void setRuns(const QList<domain::SyncRunRecord> &runs);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    QList<domain::SyncRunRecord> m_runs;
};

} // namespace dogear::itemmodels
