// SPDX-License-Identifier: GPL-3.0-or-later
#include <itemmodels/sync_run_model.h>

namespace dogear::itemmodels {

void SyncRunModel::setRuns(const QList<domain::SyncRunRecord> &runs)
{
    // `sameSecond` is counted from the oldest run, so that a row keeps its key when newer ones
    // come.
    QList<SyncRunRow> rows;
    for (qsizetype i = runs.size() - 1; i >= 0; --i) {
        SyncRunRow row{.run = runs.at(i)};
        if (!rows.isEmpty() && rows.constFirst().run.at == row.run.at)
            row.sameSecond = rows.constFirst().sameSecond + 1;
        rows.prepend(row);
    }
    setRows(rows);
}

QHash<int, QByteArray> SyncRunModel::roleNames() const
{
    return {{TimeRole, "time"}, {RunRole, "run"}};
}

QVariant SyncRunModel::cell(const SyncRunRow &row, int role) const
{
    switch (role) {
    case TimeRole:
        return row.run.at;
    case RunRole:
        return QVariant::fromValue(row.run);
    default:
        return {};
    }
}

} // namespace dogear::itemmodels
