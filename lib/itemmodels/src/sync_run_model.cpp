// SPDX-License-Identifier: GPL-3.0-or-later
#include <itemmodels/sync_run_model.h>

namespace dogear::itemmodels {

using domain::SyncRunRecord;

namespace {

/// Counts the runs of \a now before those that \a known begins with.
qsizetype newRuns(const QList<SyncRunRecord> &now, const QList<SyncRunRecord> &known)
{
    if (known.isEmpty())
        return now.size();
    const qsizetype first = now.indexOf(known.constFirst());
    return first < 0 ? now.size() : first;
}

} // namespace

void SyncRunModel::setRuns(const QList<SyncRunRecord> &runs)
{
    const qsizetype added = newRuns(runs, m_runs);
    const QList<SyncRunRecord> rest = runs.mid(added);
    if (rest != m_runs.mid(0, rest.size()) || (rest.isEmpty() && !m_runs.isEmpty())) {
        // Another target.
        beginResetModel();
        m_runs = runs;
        endResetModel();
        return;
    }
    if (rest.size() < m_runs.size()) { // the oldest ones are forgotten
        beginRemoveRows({}, int(rest.size()), int(m_runs.size()) - 1);
        m_runs.resize(rest.size());
        endRemoveRows();
    }
    if (added > 0) {
        beginInsertRows({}, 0, int(added) - 1);
        m_runs = runs;
        endInsertRows();
    }
}

int SyncRunModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_runs.size());
}

int SyncRunModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant SyncRunModel::data(const QModelIndex &index, int role) const
{
    if (role != ValueRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const SyncRunRecord &run = m_runs.at(index.row());
    return index.column() == AtColumn ? QVariant(run.at) : QVariant::fromValue(run);
}

QHash<int, QByteArray> SyncRunModel::roleNames() const
{
    return {{ValueRole, "value"}};
}

} // namespace dogear::itemmodels
