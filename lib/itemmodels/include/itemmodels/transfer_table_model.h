// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists the shows of another player as a table of values, with a tick for each that can
///        come over.
///
/// Threads: GUI thread.
/// Tests:   tests/unit/itemmodels/tst_transfer_table_model.cpp

#include <QAbstractTableModel>
#include <QList>
#include <QSet>

#include <transfer/transfer_values.h>

namespace dogear::itemmodels {

class TransferTableModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { ShowColumn, PresenceColumn, TakenColumn, RemainderColumn };
    static constexpr int columns = 4;

    enum Role {
        /// QString title, transfer::ShowPresence as int, number of states that come over, number of
        /// those that do not come over or wait.
        ValueRole = Qt::UserRole + 1,
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Lists the shows of \a preview, and ticks those that are suggested and change something.
    void setPreview(const transfer::TransferPreview &preview);
    /// Replaces the numbers by those of \a preview, which is of the same library; the ticks stay.
    void updatePreview(const transfer::TransferPreview &preview);

    /// The show in \a row. \pre there is such a row
    [[nodiscard]] const transfer::ShowTransfer &show(int row) const { return m_shows.at(row); }
    /// The ticked shows, as indexes in PlayerLibrary::shows.
    [[nodiscard]] QSet<qsizetype> ticked() const;
    /// Number of rows that can be ticked.
    [[nodiscard]] int tickable() const;
    /// Ticks every row that can be ticked, or none.
    void tickAll(bool isTicked);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    /// Emitted when ticked() or tickable() may have changed.
    void ticksChanged();

private:
    [[nodiscard]] QVariant valueOf(const transfer::ShowTransfer &show, int column) const;
    [[nodiscard]] bool isTicked(const transfer::ShowTransfer &show) const;

    QList<transfer::ShowTransfer> m_shows;
    QSet<qsizetype> m_ticked; ///< also shows that cannot be ticked now
};

} // namespace dogear::itemmodels
