// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Implements the rows and the change signals of all list models, as a base class.
///
/// A concrete model names its roles and implements cell(). setRows() compares old and new rows and
/// emits the smallest signals: rows removed, inserted, moved, changed; never a reset.
///
/// Threads: GUI thread.
/// Tests:   tests/unit/itemmodels/tst_list_rows.cpp

#include <QAbstractListModel>
#include <QList>
#include <QSet>

#include <algorithm>
#include <utility>

namespace dogear::itemmodels {

/// \a Row is a value with `==`. `rowKey(row)`, found by argument-dependent lookup, identifies a
/// row.
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

    /// Makes the list equal to \a rows. If very many rows differ, they are removed and inserted.
    void setRows(const QList<Row> &rows)
    {
        const auto shortest = std::min(m_rows.size(), rows.size());
        qsizetype before = 0;
        while (before < shortest && isSame(m_rows.at(before), rows.at(before)))
            ++before;
        qsizetype after = 0;
        while (after < shortest - before
               && isSame(m_rows.at(m_rows.size() - 1 - after), rows.at(rows.size() - 1 - after)))
            ++after;
        for (qsizetype i = 0; i < before; ++i)
            changeRow(int(i), rows.at(i));
        const auto differing = rows.sliced(before, rows.size() - before - after);
        if (std::max(differing.size(), m_rows.size() - before - after) > maxComparedRows)
            replaceRun(int(before), int(m_rows.size() - after), differing);
        else
            mergeRun(int(before), int(m_rows.size() - after), differing);
        for (qsizetype i = rows.size() - after; i < rows.size(); ++i)
            changeRow(int(i), rows.at(i));
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
        removeRun(i, i);
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

    /// Each difference costs a signal, and each signal moves all rows behind it.
    static constexpr qsizetype maxComparedRows = 5'000;

    [[nodiscard]] static bool isSame(const Row &a, const Row &b) { return rowKey(a) == rowKey(b); }

    [[nodiscard]] static KeySet keysOf(const QList<Row> &rows)
    {
        KeySet keys;
        keys.reserve(rows.size());
        for (const Row &row : rows)
            keys.insert(rowKey(row));
        return keys;
    }

    /// Makes the rows from \a first to before \a end equal to \a rows, in small steps.
    void mergeRun(int first, int end, const QList<Row> &rows)
    {
        const qsizetype behind = m_rows.size() - end;
        const int removed = removeMissing(first, end, keysOf(rows));
        const KeySet present = keysOf(m_rows.sliced(first, end - removed - first));
        for (int i = 0; i < rows.size();) {
            int next = i;
            while (next < rows.size() && !present.contains(rowKey(rows.at(next))))
                ++next;
            insertRun(first + i, rows.mid(i, next - i));
            if (next < rows.size())
                placeRow(first + next, rows.at(next));
            i = next + 1;
        }
        removeRun(first + int(rows.size()), int(m_rows.size() - behind) - 1); // duplicate keys
    }

    void replaceRun(int first, int end, const QList<Row> &rows)
    {
        removeRun(first, end - 1);
        insertRun(first, rows);
    }

    /// Removes rows whose key is not in \a wanted. \return their number
    int removeMissing(int begin, int end, const KeySet &wanted)
    {
        int removed = 0;
        for (int last = end - 1; last >= begin; --last) {
            if (wanted.contains(rowKey(m_rows.at(last))))
                continue;
            int first = last;
            while (first > begin && !wanted.contains(rowKey(m_rows.at(first - 1))))
                --first;
            removeRun(first, last);
            removed += last - first + 1;
            last = first;
        }
        return removed;
    }

    void removeRun(int first, int last)
    {
        if (first > last)
            return;
        beginRemoveRows({}, first, last);
        m_rows.remove(first, last - first + 1);
        endRemoveRows();
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

    /// Moves \a row, which is at or behind \a i, to \a i.
    void placeRow(int i, const Row &row)
    {
        if (i < m_rows.size() && rowKey(m_rows.at(i)) == rowKey(row)) {
            changeRow(i, row);
            return;
        }
        int old = i + 1;
        while (old < m_rows.size() && rowKey(m_rows.at(old)) != rowKey(row))
            ++old;
        if (old >= m_rows.size()) { // a duplicate of a row in front of i
            insertRun(i, {row});
            return;
        }
        beginMoveRows({}, old, old, {}, i);
        m_rows.move(old, i);
        endMoveRows();
        changeRow(i, row);
    }

    QList<Row> m_rows;
};

} // namespace dogear::itemmodels
