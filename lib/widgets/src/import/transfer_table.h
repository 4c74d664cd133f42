// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Gives the table of another player's shows texts.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_import_dialog.cpp

#include <QIdentityProxyModel>
#include <QString>

namespace dogear::itemmodels {
class TransferTableModel;
} // namespace dogear::itemmodels

namespace dogear::widgets {

class TransferTable final : public QIdentityProxyModel
{
    Q_OBJECT

public:
    TransferTable(itemmodels::TransferTableModel &model, QObject *parent);

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section,
                                      Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QString textOf(const QModelIndex &index) const;
    /// The row as a screen reader says it at its tick.
    [[nodiscard]] QString spokenText(const QModelIndex &index) const;

    itemmodels::TransferTableModel &m_model;
};

} // namespace dogear::widgets
