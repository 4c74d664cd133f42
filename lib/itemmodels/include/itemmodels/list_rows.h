// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The index arithmetic of every list model, written once.
///
/// A concrete model names its roles and answers cell(); setRows() finds out what changed and says
/// so with the smallest signals: rows removed, inserted, moved, changed; never a reset.
///
/// Threads: GUI thread.
/// Tests:   tests/unit/itemmodels/tst_list_rows.cpp

#include <QAbstractListModel>
#include <QList>
#include <QSet>

#include <algorithm>
#include <utility>

namespace dogear::itemmodels {

/// \a Row is a value with `==`; `rowKey(row)`, found by argument, tells which rows are the same
/// one.
template<typename Row>
class ListRows : public QAbstractListModel
{
public:
    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_rows.size());
    }

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override
    {
        if (!index.isValid() || index.model() != this || index.column() != 0 || index.row() < 0
            || index.row() >= m_rows.size())
            return {};
        return cell(m_rows.at(index.row()), role);
    }

    [[nodiscard]] const QList<Row> &rows() const { return m_rows; }

protected:
    [[nodiscard]] virtual QVariant cell(const Row &row, int role) const = 0;

    /// Makes the list equal to \a rows, whose keys are distinct.
    void setRows(const QList<Row> &rows)
    {
        removeMissing(rows);
        KeySet present;
        present.reserve(m_rows.size());
        for (const Row &row : std::as_const(m_rows))
            present.insert(rowKey(row));
        for (int i = 0; i < rows.size();) {
            int next = i;
            while (next < rows.size() && !present.contains(rowKey(rows.at(next))))
                ++next;
            insertRun(i, rows.mid(i, next - i));
            if (next < rows.size())
                placeRow(next, rows.at(next));
            i = next + 1;
        }
    }

    /// Adds \a rows at the end.
    void appendRows(const QList<Row> &rows) { insertRun(int(m_rows.size()), rows); }

    void changeRow(int i, const Row &row)
    {
        if (i < 0 || i >= m_rows.size() || m_rows.at(i) == row)
            return;
        m_rows[i] = row;
        emit dataChanged(index(i), index(i));
    }

    void removeRowAt(int i)
    {
        if (i < 0 || i >= m_rows.size())
            return;
        beginRemoveRows({}, i, i);
        m_rows.removeAt(i);
        endRemoveRows();
    }

    template<typename Key>
    [[nodiscard]] int rowOf(const Key &key) const
    {
        for (int i = 0; i < m_rows.size(); ++i) {
            if (rowKey(m_rows.at(i)) == key)
                return i;
        }
        return -1;
    }

private:
    using KeySet = QSet<decltype(rowKey(std::declval<Row>()))>;

    void removeMissing(const QList<Row> &rows)
    {
        KeySet wanted;
        wanted.reserve(rows.size());
        for (const Row &row : rows)
            wanted.insert(rowKey(row));
        for (int last = int(m_rows.size()) - 1; last >= 0; --last) {
            if (wanted.contains(rowKey(m_rows.at(last))))
                continue;
            int first = last;
            while (first > 0 && !wanted.contains(rowKey(m_rows.at(first - 1))))
                --first;
            beginRemoveRows({}, first, last);
            m_rows.remove(first, last - first + 1);
            endRemoveRows();
            last = first;
        }
    }

    void insertRun(int i, const QList<Row> &run)
    {
        if (run.isEmpty())
            return;
        beginInsertRows({}, i, i + int(run.size()) - 1);
        m_rows.insert(i, run.size(), Row{});
        std::copy(run.cbegin(), run.cend(), m_rows.begin() + i);
        endInsertRows();
    }

    /// Puts \a row, which is somewhere at or behind \a i, there.
    void placeRow(int i, const Row &row)
    {
        if (i < m_rows.size() && rowKey(m_rows.at(i)) == rowKey(row)) {
            changeRow(i, row);
            return;
        }
        int old = i + 1;
        while (old < m_rows.size() && rowKey(m_rows.at(old)) != rowKey(row))
            ++old;
        beginMoveRows({}, old, old, {}, i);
        m_rows.move(old, i);
        endMoveRows();
        changeRow(i, row);
    }

    QList<Row> m_rows;
};

} // namespace dogear::itemmodels
